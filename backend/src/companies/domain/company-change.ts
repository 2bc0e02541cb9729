import type { ChargeAccount } from '../../contracts/bank-file';
import { COMPANY_NAME_MAX_CHARS, type CompanyUpdate } from '../../contracts/company';
import { digitsOf } from '../../rules/bank-account';
import { chargeName, chargeProblem } from '../../rules/bank-file';
import { DomainError } from '../../rules/domain-error';
import { isValidRuc } from '../../rules/ruc';
import { cleanText } from '../../rules/text-clean';

/** What of a company can be changed. */
export type CompanySettings = Required<CompanyUpdate>;

/** The settings with other values than before, each old and new. */
export interface CompanyChange {
  set: CompanyUpdate;
  old: CompanyUpdate;
}

const KEYS = [
  'name',
  'ruc',
  'separacionFunciones',
  'dobleControl',
  'fileRetentionDays',
  'limitePEN',
  'limiteUSD',
  'limiteEUR',
  'cuentasCargo',
] as const;

/** A razón social as it is stored. Throws CAMPO_INVALIDO when nothing is left or it is too long. */
export function companyName(text: string): string {
  const name = cleanText(text);
  if (name === '' || [...name].length > COMPANY_NAME_MAX_CHARS) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'name' });
  }
  return name;
}

/** A RUC without spaces; null or blank takes it away. Throws RUC_INVALIDO. */
export function companyRuc(text: string | null): string | null {
  const ruc = text?.replace(/\s/g, '') ?? '';
  if (ruc === '') return null;
  if (!isValidRuc(ruc)) throw new DomainError('RUC_INVALIDO');
  return ruc;
}

/**
 * Accounts to charge payments to, their numbers as digits. Throws VALOR_INVALIDO for one that its bank would not
 * take, or that is there twice.
 */
function chargeAccounts(accounts: readonly ChargeAccount[]): ChargeAccount[] {
  const clean = accounts.map((account) => ({ ...account, numero: digitsOf(account.numero) }));
  for (const [at, account] of clean.entries()) {
    const isTwice = clean.findIndex(({ numero }) => numero === account.numero) < at;
    const problem = isTwice ? 'Esa cuenta ya está en la lista.' : chargeProblem(account);
    if (problem !== null) throw new DomainError('VALOR_INVALIDO', { expected: problem });
  }
  return clean;
}

/** Whether two values of a setting say the same. */
export const isSameSetting = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Settings as an event keeps them: accounts by their names. */
export const inEvent = ({ cuentasCargo, ...others }: CompanyUpdate) => ({
  ...others,
  ...(cuentasCargo && { cuentasCargo: cuentasCargo.map(chargeName) }),
});

/** What of `wanted` differs from the present settings, or null. */
export function companyChange(
  present: CompanySettings,
  wanted: CompanyUpdate,
): CompanyChange | null {
  const clean: CompanyUpdate = {
    ...wanted,
    ...(wanted.name === undefined ? {} : { name: companyName(wanted.name) }),
    ...(wanted.ruc === undefined ? {} : { ruc: companyRuc(wanted.ruc) }),
    ...(wanted.cuentasCargo && { cuentasCargo: chargeAccounts(wanted.cuentasCargo) }),
  };
  const changed = KEYS.filter(
    (key) => clean[key] !== undefined && !isSameSetting(clean[key], present[key]),
  );
  if (changed.length === 0) return null;
  const pick = (from: CompanyUpdate): CompanyUpdate =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { set: pick(clean), old: pick(present) };
}
