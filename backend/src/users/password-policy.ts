import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../rules/domain-error';
import { PASSWORD_MIN_CHARS } from '../contracts/account';
import { passwordWeakness, type PasswordOwner } from './domain/password-policy';

/** Tens of thousands of the passwords that people choose most; shorter ones are refused anyway. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN_CHARS),
);

/** Refuses a new password that is easy to guess: CONTRASENA_DEBIL with the reason. */
export function assertGoodPassword(password: string, owner: PasswordOwner): void {
  const reason = passwordWeakness(password, owner, (word) => COMMON.has(word));
  if (reason) throw new DomainError('CONTRASENA_DEBIL', { reason });
}
