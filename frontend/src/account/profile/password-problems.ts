import { PASSWORD_MIN_CHARS, type PasswordChange } from '@contracts/account';
import { ApiError } from '../../api/api-error';
import type { Problems } from '../../drafts/use-form';

/** What can be said without asking the server. */
export function passwordProblems({
  currentPassword,
  newPassword,
}: PasswordChange): Problems<PasswordChange> {
  const problems: Problems<PasswordChange> = {};
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

/** Which of the two the server has refused. */
export function refusedPassword(error: unknown): keyof PasswordChange | null {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'CONTRASENA_ACTUAL_INCORRECTA') return 'currentPassword';
  return code === 'CONTRASENA_DEBIL' ? 'newPassword' : null;
}
