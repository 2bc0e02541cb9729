import type { CuentaData, Maybe } from '../contracts/extracted-data';
import { accountCurrency, detectCurrency, type Currency } from './currency';
import { foldText } from './text-clean';

/** A bank of Peru, by the first three digits of its CCI. */
interface Bank {
  name: string;
  /** How its name is printed: folded, found as words. */
  printed: RegExp;
  /** What of an account's digits its CCI holds, null when they are not so many; office first, where it is printed. */
  core: (digits: string) => string | null;
  /** The same of the office and the twelve digits of a CCI. */
  cciCore: (office: string, part: string) => string;
}

const none = (): null => null;
const office10 = (office: string, part: string): string => office + part.slice(2);
const whole = (office: string, part: string): string => office + part;

/**
 * How account and CCI agree by bank, measured on accounts that companies publish: 52 of 52 (BCP 26, BBVA 12,
 * Interbank 8, Nación 5, Scotiabank 1, whose printed number does not carry the office).
 */
export const BANKS: Readonly<Record<string, Bank>> = {
  '002': {
    name: 'BCP',
    printed: /\b(?:BCP|BANCO DE CREDITO|CREDITO DEL PERU)\b/,
    core: (digits) => (/^(?:\d{13}|\d{14})$/.test(digits) ? digits : null),
    cciCore: (office, part) => office + part.slice(part.startsWith('1') ? 1 : 2),
  },
  '003': {
    name: 'Interbank',
    printed: /\b(?:INTERBANK|IBK|BANCO INTERNACIONAL)\b/,
    core: (digits) => (digits.length === 13 ? digits : null),
    cciCore: office10,
  },
  '009': {
    name: 'Scotiabank',
    printed: /\bSCOTIABANK\b/,
    core: (digits) => (digits.length >= 7 && digits.length <= 14 ? digits.slice(-7) : null),
    cciCore: (_office, part) => part.slice(-7),
  },
  '011': {
    name: 'BBVA',
    printed: /\b(?:BBVA|CONTINENTAL)\b/,
    core: (digits) => bbvaAccount(digits)?.core ?? null,
    cciCore: office10,
  },
  '018': {
    name: 'Banco de la Nación',
    printed: /\b(?:NACION|BN)\b/,
    core: (digits) => (digits.length === 11 ? digits : null),
    cciCore: (_office, part) => part.slice(-11),
  },
  '038': { name: 'BanBif', printed: /\bBANBIF\b/, core: none, cciCore: whole },
  '049': { name: 'Mibanco', printed: /\bMI ?BANCO\b/, core: none, cciCore: whole },
};

/**
 * Office and account of BBVA's `0011-0OOO-` and ten digits. Where its own two digits are printed too, after the
 * office or at the end, they are those of its CCI, which tells where they stand.
 */
function bbvaAccount(digits: string): { core: string; fits: boolean } | null {
  const match = /^0?0110(\d{3})(\d{10}|\d{12})$/.exec(digits);
  if (!match) return null;
  const [, office = '', rest = ''] = match;
  if (rest.length === 10) return { core: office + rest, fits: true };
  const ways = [
    { account: rest.slice(0, 10), own: rest.slice(10) },
    { account: rest.slice(2), own: rest.slice(0, 2) },
  ];
  const fitting = ways.find(({ account, own }) => own === cciDigits(`011${office}00${account}`));
  return { core: office + (fitting ?? ways[0])?.account, fits: fitting !== undefined };
}

/** Its digits alone. */
export const digitsOf = (text: Maybe<string>): string => (text ?? '').replace(/\D/g, '');

/** The code of a bank by its printed name or by the beginning of a CCI; null when it is none of ours. */
export function bankCode({ banco, cci, numero }: CuentaData): string | null {
  const printed = foldText(banco ?? '');
  const named = Object.keys(BANKS).find((code) => BANKS[code]?.printed.test(printed));
  if (named) return named;
  const entity = digitsOf(cci).length === 20 ? digitsOf(cci).slice(0, 3) : '';
  if (Object.hasOwn(BANKS, entity)) return entity;
  return /^0?0110\d{13,15}$/.test(digitsOf(numero)) ? '011' : null;
}

/** The digit that closes a group: weights 1, 2, 1, 2 from the left, products summed by their figures. */
function closingDigit(group: string): string {
  const sum = [...group].reduce((total, figure, index) => {
    const product = Number(figure) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The two digits that close the 18 of a CCI: entity 3, office 3, account 12. */
export const cciDigits = (eighteen: string): string =>
  closingDigit(eighteen.slice(0, 6)) + closingDigit(eighteen.slice(6, 18));

/** 20 digits, of which both check digits fit. */
export function isValidCci(cci: Maybe<string>): boolean {
  const digits = digitsOf(cci);
  return digits.length === 20 && digits.slice(18) === cciDigits(digits.slice(0, 18));
}

/** An account with what its numbers say. */
interface Told {
  cci: string;
  /** The CCI has its 20 digits. */
  isWhole: boolean;
  number: string;
  code: string | null;
  bank: Bank | undefined;
  /** What of the number identifies the account; null when it has not the digits of its bank. */
  core: string | null;
  /** Currency that is printed. */
  currency: Currency | null;
}

function toldBy(account: CuentaData): Told {
  const [number, cci, code] = [digitsOf(account.numero), digitsOf(account.cci), bankCode(account)];
  const bank = code === null ? undefined : BANKS[code];
  const core = number === '' ? null : (bank?.core(number) ?? null);
  const currency = detectCurrency(account.moneda ?? '');
  return { cci, isWhole: cci.length === 20, number, code, bank, core, currency };
}

/**
 * The digits by which its bank knows it, office first: those of its number, else those that its CCI holds. Null
 * where neither has as many as it must, and where BBVA's own two digits do not fit.
 */
export function accountCore(account: CuentaData): string | null {
  const { core, number, cci, code, isWhole } = toldBy(account);
  if (code === '011' && bbvaAccount(number)?.fits === false) return null;
  return core ?? (isWhole && cci.startsWith(code ?? '-') ? cciCore(cci) : null);
}

/** The currency that it says, or that BCP keeps in its number; null where nothing tells it. */
export function currencyOfAccount(account: CuentaData): Currency | null {
  const kept = bcpCurrency({ ...toldBy(account), core: accountCore(account) });
  return accountCurrency(account.moneda ?? '') ?? kept ?? null;
}

/** Of an account of BCP, by the third digit from its end. */
const BCP_CURRENCY: Readonly<Record<string, Currency>> = { '0': 'PEN', '1': 'USD' };
const bcpCurrency = ({ code, core }: Told): Currency | undefined =>
  code === '002' ? BCP_CURRENCY[core?.at(-3) ?? ''] : undefined;

/** What of an account does not agree with the rest of it: its Spanish sentence, or null. */
const ACCOUNT_CHECKS = {
  CCI_LARGO: ({ cci, isWhole }) =>
    cci === '' || isWhole ? null : `El CCI tiene ${cci.length} dígitos y debe tener 20.`,
  CCI_DIGITOS: ({ cci, isWhole }) =>
    isWhole && !isValidCci(cci)
      ? 'Los dígitos de control del CCI no cuadran: hay un dígito equivocado.'
      : null,
  CCI_BANCO: ({ cci, isWhole, code, bank }) => {
    const entity = cci.slice(0, 3);
    if (!isWhole || !bank || entity === code) return null;
    const owner = BANKS[entity]?.name ?? `la entidad ${entity}`;
    return `El CCI es de ${owner} y la cuenta dice ser de ${bank.name}.`;
  },
  CCI_CUENTA: ({ cci, isWhole, code, core }) =>
    isWhole && core !== null && cci.startsWith(code ?? '') && core !== cciCore(cci)
      ? 'La cuenta y el CCI no son de la misma cuenta.'
      : null,
  CUENTA_LARGO: ({ number, bank, core }) =>
    bank && number !== '' && core === null && bank.core !== none
      ? `El número de cuenta no tiene los dígitos de una cuenta de ${bank.name}.`
      : null,
  CUENTA_DIGITOS: ({ number, code }) =>
    code === '011' && bbvaAccount(number)?.fits === false
      ? 'Los dígitos de control de la cuenta de BBVA no cuadran: hay un dígito equivocado.'
      : null,
  CUENTA_MONEDA: (told) => {
    const kept = bcpCurrency(told);
    if (!told.currency || !kept || told.currency === kept) return null;
    const name = kept === 'PEN' ? 'soles' : 'dólares';
    return `La cuenta del BCP es en ${name} por su número, y dice ser en otra moneda.`;
  },
} as const satisfies Record<string, (told: Told) => string | null>;
export type AccountFindingCode = keyof typeof ACCOUNT_CHECKS;

export interface AccountFinding {
  code: AccountFindingCode;
  /** Spanish sentence. */
  text: string;
}

/**
 * What does not agree within one account. Eleven of a hundred published accounts have a slip of their own
 * author: a finding is a strong warning, never a refusal.
 */
export function accountFindings(account: CuentaData): AccountFinding[] {
  const told = toldBy(account);
  const codes = Object.keys(ACCOUNT_CHECKS) as AccountFindingCode[];
  return codes.flatMap((code) => {
    const text = ACCOUNT_CHECKS[code](told);
    return text === null ? [] : [{ code, text }];
  });
}

const cciCore = (cci: string): string =>
  (BANKS[cci.slice(0, 3)]?.cciCore ?? whole)(cci.slice(3, 6), cci.slice(6, 18));

/** Whether it names an account at all. */
export const hasAccount = ({ numero, cci }: CuentaData): boolean =>
  digitsOf(numero) !== '' || digitsOf(cci) !== '';

/** Its bank, by our code or else by its folded name; null when none is told. */
const bankOf = (account: CuentaData): string | null =>
  bankCode(account) ?? (foldText(account.banco ?? '') || null);

/**
 * Whether what is printed leads to the account that is known. Every number that is printed must, so that a
 * changed CCI beside a known account number is another account.
 */
export function isSameAccount(known: CuentaData, printed: CuentaData): boolean {
  const [number, cci] = [digitsOf(printed.numero), digitsOf(printed.cci)];
  const [knownNumber, knownCci] = [digitsOf(known.numero), digitsOf(known.cci)];
  const bank = bankOf(known) ?? bankOf(printed);
  const core = (digits: string): string => BANKS[bank ?? '']?.core(digits) ?? digits;
  const isSameBank = (bankOf(printed) ?? bank) === bank;
  const leads = (digits: string, toCci: string): boolean =>
    toCci.length === 20 && toCci.startsWith(bank ?? '-') && core(digits) === cciCore(toCci);
  const isSameNumber = (): boolean =>
    isSameBank &&
    (knownNumber === '' ? leads(number, knownCci) : core(number) === core(knownNumber));
  const isSameCci = (): boolean =>
    knownCci === '' ? isSameBank && leads(knownNumber, cci) : cci === knownCci;
  return hasAccount(printed) && (number === '' || isSameNumber()) && (cci === '' || isSameCci());
}

/** How a person recognises it: `BCP …4417`, by the last four of the number that is printed first. */
export function accountName(account: CuentaData): string {
  const digits = digitsOf(account.numero) || digitsOf(account.cci);
  const code = bankCode(account);
  const bank = (code === null ? account.banco : BANKS[code]?.name) ?? 'Cuenta';
  return `${bank} …${digits.slice(-4)}`;
}

/** An account field by field, as records and events keep it. */
export const accountNumbers = ({
  banco,
  numero,
  cci,
  moneda,
  titular,
}: CuentaData): CuentaData => ({
  ...{ banco: banco ?? null, numero: numero ?? null, cci: cci ?? null },
  ...{ moneda: moneda ?? null, titular: titular ?? null },
});
