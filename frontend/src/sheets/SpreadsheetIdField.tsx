import { Field } from '../ui/Field';
import { spreadsheetIdOf } from './spreadsheet-id';
import './sheets.css';

interface SpreadsheetIdFieldProps {
  value: string;
  help?: string;
  error: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
  onChange(text: string): void;
  onBlur?(): void;
}

/** What comes in one piece was pasted; what is typed is left alone until the field is left. */
const taken = (before: string, now: string): string =>
  now.length - before.length > 1 ? spreadsheetIdOf(now) : now;

/** Takes an id, or a whole address of which it keeps the id. */
export function SpreadsheetIdField(props: SpreadsheetIdFieldProps) {
  const { value, onChange, onBlur, ...rest } = props;
  return (
    <Field
      {...rest}
      label="ID de la hoja de cálculo"
      className="code-field"
      placeholder="Pegue el ID o la dirección"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(taken(value, event.target.value))}
      onBlur={() => {
        const id = spreadsheetIdOf(value);
        if (id !== value) onChange(id);
        onBlur?.();
      }}
    />
  );
}
