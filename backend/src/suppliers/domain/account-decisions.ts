import type { CuentaData } from '../../contracts/extracted-data';
import {
  ONLY_PAYER_HOURS,
  type AccountConfirmation,
  type RegisteredAccount,
} from '../../contracts/suppliers';
import { hasAccount } from '../../rules/bank-account';
import { DomainError } from '../../rules/domain-error';
import { accountState, registeredAs } from '../../rules/supplier-accounts';

/** Who acts, and when (ISO). */
export interface Signed {
  by: string;
  byName: string;
  at: string;
}

/** Who of a company has to do with an account. */
export interface Involved {
  /** Account ids of who may pay, active ones. */
  payers: readonly string[];
  /** Account ids of who uploaded or confirmed a document on which it stands. */
  witnesses: ReadonlySet<string>;
}

const HOUR_MS = 3_600_000;

/** What of an account may be told later, because a bank's file asks for it. */
const LATER = ['numero', 'cci', 'moneda'] as const;

/**
 * An account with the confirmation of one person: the first of a supplier stands by it, any other one waits
 * for a second person. One that was withdrawn, or is told more of than was confirmed, begins anew. Throws ESTADO_NO_PERMITE when it is confirmed.
 */
export function confirmed(
  accounts: readonly RegisteredAccount[],
  account: RegisteredAccount,
  { proof, comment }: Pick<AccountConfirmation, 'proof' | 'comment'>,
  signed: Signed,
): RegisteredAccount {
  const state = accountState(account);
  const known = accounts.find(({ id }) => id === account.id);
  const isMore = known !== undefined && LATER.some((key) => known[key] !== account[key]);
  const isDone = state === 'confirmada' || state === 'por_aceptar';
  if (isDone && !isMore) throw new DomainError('ESTADO_NO_PERMITE');
  const isOther = known ? account.isOther || isDone || state === 'retirada' : accounts.length > 0;
  const act = { ...signed, proof, comment: comment.trim() };
  return { ...account, isOther, confirmed: act, accepted: null, withdrawn: null };
}

/**
 * The account that a confirmation is about: of a known one by its id, of numbers the known one that they lead to,
 * with what they say more, or one made of them. Throws NO_ENCONTRADO, and CAMPO_INVALIDO for numbers of none.
 */
export function confirmable(
  accounts: readonly RegisteredAccount[],
  { accountId, account }: Pick<AccountConfirmation, 'accountId' | 'account'>,
  make: (account: CuentaData) => RegisteredAccount,
): RegisteredAccount {
  if (accountId !== undefined) return knownAs(accounts, accountId);
  if (!account || !hasAccount(account))
    throw new DomainError('CAMPO_INVALIDO', { field: 'account' });
  const known = registeredAs(accounts, account);
  if (!known) return make(account);
  const more = LATER.filter((key) => !known[key] && account[key]);
  return { ...known, ...Object.fromEntries(more.map((key) => [key, account[key]])) };
}

/** Throws NO_ENCONTRADO. */
export function knownAs(accounts: readonly RegisteredAccount[], id: string): RegisteredAccount {
  const found = accounts.find((one) => one.id === id);
  if (!found) throw new DomainError('NO_ENCONTRADO');
  return found;
}

/**
 * Why a person may not be the second one of an account, as a Spanish sentence; null when they may, or when
 * none is waited for. Where there is no other person to ask, who confirmed it may accept it after a day.
 */
export function acceptRefusal(
  account: RegisteredAccount,
  personId: string,
  { payers, witnesses }: Involved,
  now: Date,
): string | null {
  if (accountState(account) !== 'por_aceptar' || !account.confirmed) return null;
  const { by, byName, at } = account.confirmed;
  const others = payers.filter((id) => id !== by && !witnesses.has(id));
  if (personId !== by) {
    return witnesses.has(personId)
      ? `Usted subió o confirmó un documento con esta cuenta: debe aceptarla otra persona que ${byName}.`
      : null;
  }
  if (others.length > 0) return 'Usted la confirmó: debe aceptarla otra persona de Tesorería.';
  const from = new Date(Date.parse(at) + ONLY_PAYER_HOURS * HOUR_MS);
  return now >= from
    ? null
    : `No hay otra persona que pueda aceptarla: podrá hacerlo usted, con un motivo, ${ONLY_PAYER_HOURS} horas después de confirmarla.`;
}
