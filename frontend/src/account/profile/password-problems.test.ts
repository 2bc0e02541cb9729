import { ApiError, NetworkError } from '../../api/api-error';
import { localProblems, serverProblems } from './password-problems';

const refused = (code: string, message: string): ApiError =>
  new ApiError({ status: 400, statusText: '', body: JSON.stringify({ code, message }) });

describe('a password change, before it is sent', () => {
  it('needs the current one', () => {
    expect(localProblems({ currentPassword: '', newPassword: 'ocho caracteres' })).toEqual({
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
    expect(localProblems({ currentPassword: 'actual-clave', newPassword })).toEqual({
      newPassword: problem,
    });
  });

  it('is in order', () => {
    expect(localProblems({ currentPassword: 'a', newPassword: 'ocho cara' })).toEqual({});
  });
});

describe('the reason of the server', () => {
  it('stands under the field that it is about', () => {
    expect(serverProblems(refused('CONTRASENA_ACTUAL_INCORRECTA', 'No es correcta.'))).toEqual({
      currentPassword: 'No es correcta.',
    });
    expect(serverProblems(refused('CONTRASENA_DEBIL', 'Es muy usada.'))).toEqual({
      newPassword: 'Es muy usada.',
    });
  });

  it('stands below the form when it is about none', () => {
    expect(serverProblems(new NetworkError())).toEqual({ other: 'Sin conexión con el servidor' });
    expect(serverProblems(null)).toEqual({});
  });
});
