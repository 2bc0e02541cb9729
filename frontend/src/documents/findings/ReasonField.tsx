import { MAX_COMMENT_CHARS } from '@contracts/review';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { WarnNote } from '../../ui/WarnNote';

interface ReasonFieldProps {
  /** Whose payment it is about, for who cannot see the card. */
  name: string;
  value: string;
  isDisabled: boolean;
  onChange(reason: string): void;
  /** Gives the same reason to the others that ask for one; absent where there are none. */
  onCopy?(): void;
}

/** Why a document is paid in spite of what was found in it. */
export const ReasonField = ({ name, value, isDisabled, onChange, onCopy }: ReasonFieldProps) => (
  <div className="mt8 finding-reason">
    <Field
      label="Motivo para pagarlo"
      aria-label={`Motivo para pagar ${name}`}
      value={value}
      maxLength={MAX_COMMENT_CHARS}
      disabled={isDisabled}
      placeholder="Por ejemplo: lo confirmó el proveedor por teléfono"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        // A reason is not the wish to pay: Enter sends no file.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
    {onCopy && value.trim() !== '' && (
      <Button size="s" look="ghost" disabled={isDisabled} onClick={onCopy}>
        Usar este motivo en los demás
      </Button>
    )}
  </div>
);

/** The reasons were typed before the page was loaded anew, perhaps for other documents than these. */
export const FoundReasonsNote = () => (
  <WarnNote>
    Los motivos que escribió antes siguen aquí: revise si valen para estos documentos.
  </WarnNote>
);
