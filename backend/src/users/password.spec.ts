/**
 * What Jest loads by itself hashes at the real cost.
 * @jest-environment node
 */
import { hash } from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './users.service';

describe('a password', () => {
  it('fits its hash and no other password does', async () => {
    const stored = await hashPassword('cuatro palabras al azar');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(verifyPassword(stored, 'cuatro palabras al azar')).resolves.toBe(true);
    await expect(verifyPassword(stored, 'cuatro palabras al azaR')).resolves.toBe(false);
  });

  it('is the same however its accents were typed', async () => {
    const stored = await hashPassword('contrase\u00f1a larga');
    await expect(verifyPassword(stored, 'contrasen\u0303a larga')).resolves.toBe(true);
  });

  it('still fits a hash made before passwords were normalised', async () => {
    const typed = 'contrasen\u0303a larga';
    await expect(verifyPassword(await hash(typed), typed)).resolves.toBe(true);
  });

  it('is never cut: the 1,024th character counts', async () => {
    const stored = await hashPassword(`${'🙂'.repeat(1_023)}a`);
    await expect(verifyPassword(stored, `${'🙂'.repeat(1_023)}b`)).resolves.toBe(false);
    await expect(verifyPassword(stored, `${'🙂'.repeat(1_023)}a`)).resolves.toBe(true);
  });
});
