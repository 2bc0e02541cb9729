import type { CuentaData, ExtractedData } from '../contracts/extracted-data';
import type { AccountState, RegisteredAccount } from '../contracts/suppliers';
import { hasAccount, isSameAccount } from './bank-account';
import { rucDigits } from './ruc';
import { editDistance, foldText } from './text-clean';

/** Where an account stands by its story. */
export function accountState(account: RegisteredAccount): AccountState {
  if (account.withdrawn) return 'retirada';
  if (!account.confirmed) return account.isOther ? 'otra' : 'nueva';
  return account.isOther && !account.accepted ? 'por_aceptar' : 'confirmada';
}

const STOPPING: ReadonlySet<AccountState> = new Set(['otra', 'por_aceptar', 'retirada']);
/** Whether a payment waits until a second person has accepted it. */
export const isStopping = (state: AccountState): boolean => STOPPING.has(state);

/** The account of the registry that a document prints. */
export function registeredAs(
  registered: readonly RegisteredAccount[],
  printed: CuentaData,
): RegisteredAccount | undefined {
  return registered.find((one) => isSameAccount(one, printed));
}

/** An account on a document, and what the registry of its supplier knows of it. */
export interface PrintedAccount {
  account: CuentaData;
  state: AccountState;
  known: RegisteredAccount | undefined;
  /** Read with certainty, or confirmed with the document by a person. */
  isSure: boolean;
}

/**
 * The accounts of a document. One that the registry has never seen is another one as soon as the supplier has any.
 * @param doubtful places of those in `cuentas` of which a number was read with doubts
 */
export function printedAccounts(
  data: ExtractedData | null,
  registered: readonly RegisteredAccount[],
  { isConfirmed, doubtful }: { isConfirmed: boolean; doubtful: readonly number[] },
): PrintedAccount[] {
  const accounts = data?.cuentas ?? [];
  return accounts.flatMap((account, at) => {
    if (!hasAccount(account)) return [];
    const known = registeredAs(registered, account);
    const unseen = registered.length > 0 ? 'otra' : 'nueva';
    const isSure = isConfirmed || !doubtful.includes(at);
    return [{ account, known, state: known ? accountState(known) : unseen, isSure }];
  });
}

/** Legal forms say nothing of whose name it is. */
const LEGAL_FORM =
  /\b(?:S ?A ?C ?I?|S ?A ?A|S ?A|E ?I ?R ?L|S ?R ?L(?:TDA)?|SOCIEDAD ANONIMA(?: CERRADA| ABIERTA)?)\b/g;
const bareName = (name: string): string =>
  foldText(name).replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim();

/**
 * What the holder of an account has against the supplier of the document, as a Spanish clause; null when it may
 * be the same. A name that is nearly the other's is graver than one that is none of its.
 */
export function holderObjection(holder: string, supplier: string, ruc: string): string | null {
  const told = rucDigits(/\d[\d .-]{9,}/.exec(holder)?.[0] ?? '');
  if (told !== null && told !== ruc) return `su titular tiene otro RUC (${told})`;
  const [theirs, own] = [bareName(holder.replace(/[\d .-]{10,}/, ' ')), bareName(supplier)];
  if (theirs === '' || own === '') return null;
  if (isForeignScript(holder) !== isForeignScript(supplier))
    return 'el nombre de su titular usa letras de otro alfabeto';
  if (theirs === own || isPart(theirs, own) || isPart(own, theirs)) return null;
  return editDistance(theirs, own) <= Math.max(1, Math.floor(own.length / 8))
    ? 'el nombre de su titular se parece al del proveedor, y no es igual'
    : 'su titular es otro que el proveedor';
}

/** Letters beyond the Latin ones, as those that look like them. */
const isForeignScript = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ''));

/** Trade names leave words out, and write them in another order. */
function isPart(part: string, whole: string): boolean {
  const words = new Set(whole.split(' '));
  return part.split(' ').every((word) => words.has(word));
}
