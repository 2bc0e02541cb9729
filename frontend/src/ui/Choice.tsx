import { type ComponentProps, type ReactNode, useId } from 'react';
import './choice.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  /** One more line under the label. */
  help?: ReactNode;
  onChange(isOn: boolean): void;
}

interface KindProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
}

function Choice({ label, help, onChange, className, role, type, ...input }: KindProps) {
  const helpId = useId();
  return (
    <label className={className}>
      <input
        {...input}
        type={type}
        role={role}
        aria-describedby={help ? helpId : input['aria-describedby']}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="col fit choice-words">
        <span>{label}</span>
        {help && (
          <span id={helpId} className="sm t3">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}

export const Checkbox = ({ className = '', ...rest }: ChoiceProps) => (
  <Choice {...rest} type="checkbox" className={`choice checkbox ${className}`.trim()} />
);

/** One of several with the same `name`, inside a `fieldset`. */
export const Radio = ({ className = '', ...rest }: ChoiceProps) => (
  <Choice {...rest} type="radio" className={`choice radio ${className}`.trim()} />
);

/** On or off, with the knob at the end of the line. */
export function Switch({ className = '', ...rest }: ChoiceProps) {
  const classes = `choice switch ${className}`.trim();
  return <Choice {...rest} type="checkbox" role="switch" className={classes} />;
}
