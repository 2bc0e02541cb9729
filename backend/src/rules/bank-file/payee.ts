import {
  BANK_LAYOUTS,
  type BankLayout,
  type ChargeAccount,
  type PayableAccount,
  type Payee,
  type PayeeChoice,
} from '../../contracts/bank-file';
import type { RegisteredAccount } from '../../contracts/suppliers';
import { accountName, accountNumbers, currencyOfAccount, digitsOf } from '../bank-account';
import { accountState } from '../supplier-accounts';
import { CURRENCY_NAME } from './charge';
import { ACCOUNT_KIND } from './interbank';
import { isOfBank, targetDigits } from './table';

/** To which account a supplier is paid. */
interface FoundPayee {
  payee: Omit<Payee, 'name'> | null;
  /** The best first. */
  accounts: PayableAccount[];
  /** Why there is none, as a Spanish sentence with the next step; null when there is one. */
  missing: string | null;
  /** The account does not say its currency: as a Spanish sentence, else null. */
  untold: string | null;
}

/**
 * The account that a bank's file pays a supplier to: confirmed, in the currency of the charge account, of its bank
 * before those of others, which are paid by their CCI. What a person chose holds while it is one of these.
 * @param registered accounts of the registry of the supplier
 */
export function payeeOf(
  registered: readonly RegisteredAccount[],
  layout: BankLayout,
  currency: ChargeAccount['moneda'],
  choice?: PayeeChoice,
): FoundPayee {
  const { bank, name } = BANK_LAYOUTS[layout];
  const usable = registered.filter(
    (one) =>
      accountState(one) === 'confirmada' && (currencyOfAccount(one) ?? currency) === currency,
  );
  const rank = (one: RegisteredAccount): number =>
    (currencyOfAccount(one) === null ? 2 : 0) + (isOfBank(one, bank) ? 0 : 1);
  const payable = usable
    .filter((one) => isPayable(one, layout))
    .sort((one, other) => rank(one) - rank(other));
  const label = (one: RegisteredAccount): string =>
    `${accountName(one)}${isOfBank(one, bank) ? '' : ', por su CCI'}`;
  const accounts = payable.map((one) => ({ id: one.id, label: label(one) }));
  const account = choice?.accountId
    ? payable.find(({ id }) => id === choice.accountId)
    : payable[0];
  if (account) {
    const isTold = currencyOfAccount(account) !== null;
    const untold = `${accountName(account)} no dice su moneda. Compruebe que recibe ${CURRENCY_NAME[currency]}.`;
    const payee = { accountId: account.id, account: accountNumbers(account) };
    return { payee, accounts, missing: null, untold: isTold ? null : untold };
  }
  const [first] = usable;
  const missing =
    first && payable.length === 0
      ? `A ${accountName(first)} no se le puede abonar desde ${name}: falta su CCI de 20 dígitos. Escríbalo en Proveedores con «Agregar cuenta».`
      : `No tiene una cuenta confirmada en ${CURRENCY_NAME[currency]}${choice?.accountId ? ' que sea la elegida' : ''}. Confírmela en Proveedores.`;
  return { payee: null, accounts, missing, untold: null };
}

/** Interbank asks for the kind of its own accounts, which only their CCI says. */
function isPayable(account: RegisteredAccount, layout: BankLayout): boolean {
  const { bank } = BANK_LAYOUTS[layout];
  if (targetDigits(account, bank) === null) return false;
  const isKindAsked = layout === 'interbank' && isOfBank(account, bank);
  return !isKindAsked || ACCOUNT_KIND.has(digitsOf(account.cci).slice(6, 8));
}
