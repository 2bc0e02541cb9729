import Autocomplete from '@mui/material/Autocomplete';
import { FileText, Link2, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { Icon } from '../../ui/Icon';
import '../../ui/field.css';
import type { SearchOption } from './search-options';
import { useSearchOptions } from './use-search-options';

const MAX_CHARS = 100;
/** Names of suppliers are longer than the box. */
const LIST_WIDTH = 'min(440px, calc(100vw - 40px))';

interface AuditSearchProps {
  /** False for who has no documents of his own to look among. */
  hasDocuments: boolean;
  onChoose(option: SearchOption): void;
}

/** One box for documents and hashes: what was typed is offered as what it can mean. `/` leads to it. */
export function AuditSearch({ hasDocuments, onChoose }: AuditSearchProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { options, isFetching } = useSearchOptions(text, hasDocuments);
  useHotkeys('/', () => input.current?.focus(), { preventDefault: true, useKey: true });
  const label = hasDocuments ? 'Documento o huella' : 'Huella o id de documento';
  return (
    <Autocomplete<SearchOption>
      className="audit-search"
      options={options}
      value={null}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, option) => {
        if (option) onChoose(option);
        setText('');
      }}
      // The server has chosen already, by more than the label.
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => `${option.kind}-${option.id}`}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isFetching}
      loadingText="Buscando..."
      noOptionsText={
        hasDocuments
          ? 'Nada coincide. Una huella se busca por sus primeros 6 caracteres o más.'
          : 'Escriba los primeros 6 caracteres de una huella, o más.'
      }
      open={text.trim() !== ''}
      autoHighlight
      blurOnSelect
      forcePopupIcon={false}
      slotProps={{
        paper: { className: 'audit-options' },
        popper: { placement: 'bottom-start', style: { width: LIST_WIDTH } },
      }}
      renderOption={({ key, ...rest }, { kind, label: name, note }) => (
        <li key={key} {...rest}>
          <Icon of={kind === 'hash' ? Link2 : FileText} className="t3" />
          <span className="col fit">
            <span className={`ell m ${kind === 'hash' ? 'mono' : ''}`}>{name}</span>
            <span className="ell sm t3">{note}</span>
          </span>
        </li>
      )}
      renderInput={({ inputProps, InputProps }) => (
        <label className="field-box search-box" ref={InputProps.ref}>
          <Icon of={Search} className="t3" />
          <span className="visually-hidden">Buscar {label.toLowerCase()}</span>
          <input
            {...inputProps}
            ref={(element) => {
              input.current = element;
              const { ref } = inputProps as { ref?: React.RefObject<HTMLInputElement | null> };
              if (ref) ref.current = element;
            }}
            type="text"
            maxLength={MAX_CHARS}
            placeholder={label}
          />
          <kbd className="hide-s" aria-hidden="true">
            /
          </kbd>
        </label>
      )}
    />
  );
}
