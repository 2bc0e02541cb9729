import { NAME_MAX_CHARS, PASSWORD_MIN_CHARS } from '../../contracts/account';
import { field, type FormError } from './fields';
import { html, type Html } from './html';

/** First and last name, side by side. */
export function personFields(
  { firstName, lastName }: { firstName: string; lastName: string },
  error: FormError | null,
): Html {
  const limits = { maxLength: NAME_MAX_CHARS };
  return html`<div class="pair">
    ${field(
      {
        ...limits,
        name: 'firstName',
        label: 'Nombre',
        autocomplete: 'given-name',
        value: firstName,
        isFocused: true,
      },
      error,
    )}
    ${field(
      {
        ...limits,
        name: 'lastName',
        label: 'Apellido',
        autocomplete: 'family-name',
        value: lastName,
        isOptional: true,
      },
      error,
    )}
  </div>`;
}

/** A password that is being chosen. */
export function newPasswordField(error: FormError | null, isFocused = false): Html {
  return field(
    {
      name: 'password',
      label: 'Contraseña',
      type: 'password',
      autocomplete: 'new-password',
      minLength: PASSWORD_MIN_CHARS,
      hint: `${PASSWORD_MIN_CHARS} caracteres o más. Cuatro palabras al azar, con espacios, son una buena contraseña.`,
      isFocused,
    },
    error,
  );
}
