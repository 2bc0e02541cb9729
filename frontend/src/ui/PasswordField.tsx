import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from './Button';
import { Field } from './Field';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <Button
          look="ghost"
          size="s"
          icon={isShown ? EyeOff : Eye}
          aria-label={`${isShown ? 'Ocultar' : 'Mostrar'}: ${props.label}`}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
