import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from './domain/password-policy';

/** OWASP's first choice for Argon2id (the library's algorithm 2): 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), ARGON2ID);

/** A hash may have been made of the text as it was typed, before passwords were normalised. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const normal = normalizePassword(password);
  if (await verify(passwordHash, normal)) return true;
  return normal !== password && verify(passwordHash, password);
}
