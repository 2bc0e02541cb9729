import { type ComponentProps, type ReactNode, useId } from 'react';
import { InlineError } from './InlineError';
import './field.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Below the input; an error takes its place. */
  help?: ReactNode;
  error?: string | null;
  /** Said beside the label, in place of a star at all the others. */
  isOptional?: boolean;
  /** A sign before the text. */
  leading?: ReactNode;
  /** A small button or a unit at the end of the input. */
  trailing?: ReactNode;
}

/** A line of text to fill in: label above, help below, the error in place of the help. */
export function Field(props: FieldProps) {
  const { label, help, error, isOptional, leading, trailing, className = '', ...input } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={`field ${className}`.trim()}>
      <label className="block md m field-label" htmlFor={id}>
        {label}
        {isOptional && <span className="t3"> (opcional)</span>}
      </label>
      <span className="field-box" data-invalid={error ? true : undefined}>
        {leading}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
        />
        {trailing}
      </span>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}

function FieldNote({ id, help, error }: { id: string } & Pick<FieldProps, 'help' | 'error'>) {
  if (error) return <InlineError id={id} text={error} />;
  return help ? (
    <div id={id} className="field-note sm">
      {help}
    </div>
  ) : null;
}
