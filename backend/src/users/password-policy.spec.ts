import { dictionary } from '@zxcvbn-ts/language-common';
import { assertGoodPassword } from './password-policy';

const owner = { email: 'rosa@andina.pe' };

describe('assertGoodPassword', () => {
  it('refuses every one of the 3,000 most used passwords, in capitals too', () => {
    const top = dictionary['passwords-common'].slice(0, 3_000);
    expect(top).toHaveLength(3_000);
    const accepted = [...top, ...top.map((word) => word.toUpperCase())].filter((password) => {
      try {
        assertGoodPassword(password, owner);
        return true;
      } catch {
        return false;
      }
    });
    expect(accepted).toEqual([]);
  });

  it('names the reason in the refusal', () => {
    expect(() => assertGoodPassword('password', owner)).toThrow(
      expect.objectContaining({
        code: 'CONTRASENA_DEBIL',
        data: { reason: expect.stringContaining('más usadas') },
      }),
    );
  });

  it('accepts an ordinary phrase', () => {
    expect(() => assertGoodPassword('cuatro palabras al azar', owner)).not.toThrow();
  });
});
