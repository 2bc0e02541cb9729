import { PASSWORD_MIN_CHARS, type PasswordChange } from '@contracts/account';
import { ApiError, errorText } from '../../api/api-error';

/** What is wrong, under the field that it is about; `other` belongs to none. */
export interface PasswordProblems {
  currentPassword?: string;
  newPassword?: string;
  other?: string;
}

/** What can be said without asking the server. */
export function localProblems({ currentPassword, newPassword }: PasswordChange): PasswordProblems {
  const problems: PasswordProblems = {};
  if (currentPassword === '') problems.currentPassword = 'Escriba su contraseña actual.';
  // Characters as a person counts them.
  const missing = PASSWORD_MIN_CHARS - [...newPassword].length;
  if (missing > 0) {
    problems.newPassword = `Debe tener ${PASSWORD_MIN_CHARS} caracteres o más: ${
      missing === 1 ? 'falta 1' : `faltan ${missing}`
    }.`;
  } else if (newPassword === currentPassword) {
    problems.newPassword = 'Es la misma que la actual. Escriba otra.';
  }
  return problems;
}

/** The server's reason under the field that it is about. */
export function serverProblems(error: unknown): PasswordProblems {
  if (error === null) return {};
  const text = errorText(error);
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'CONTRASENA_ACTUAL_INCORRECTA') return { currentPassword: text };
  if (code === 'CONTRASENA_DEBIL') return { newPassword: text };
  return { other: text };
}
