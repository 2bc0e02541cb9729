import { ApiError, NetworkError } from '../../api/api-error';
import { passwordProblems, refusedPassword } from './password-problems';

const refused = (code: string): ApiError =>
  new ApiError({ status: 400, statusText: '', body: JSON.stringify({ code }) });

describe('a password change, before it is sent', () => {
  it('needs the current one', () => {
    expect(passwordProblems({ currentPassword: '', newPassword: 'ocho caracteres' })).toEqual({
      currentPassword: 'Escriba su contraseña actual.',
    });
  });

  it.each([
    ['', 'Debe tener 8 caracteres o más: faltan 8.'],
    ['siete 7', 'Debe tener 8 caracteres o más: falta 1.'],
    // Characters as a person counts them: an emoji is one.
    ['🔑🔑🔑🔑🔑🔑🔑', 'Debe tener 8 caracteres o más: falta 1.'],
    ['actual-clave', 'Es la misma que la actual. Escriba otra.'],
  ])('refuses the new one %p', (newPassword, problem) => {
    expect(passwordProblems({ currentPassword: 'actual-clave', newPassword })).toEqual({
      newPassword: problem,
    });
  });

  it('is in order', () => {
    expect(passwordProblems({ currentPassword: 'a', newPassword: 'ocho cara' })).toEqual({});
  });
});

describe('the refusal of the server', () => {
  it.each([
    [refused('CONTRASENA_ACTUAL_INCORRECTA'), 'currentPassword'],
    [refused('CONTRASENA_DEBIL'), 'newPassword'],
    [new NetworkError(), null],
    [null, null],
  ])('is about the field that it names, or about none (%#)', (error, field) => {
    expect(refusedPassword(error)).toBe(field);
  });
});
