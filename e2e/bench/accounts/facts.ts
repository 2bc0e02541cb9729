import type { CuentaData } from '../../../backend/src/contracts/extracted-data';
import { built } from '../built';
import type { Dice } from '../reading/facts/dice';

type Rules = typeof import('../../../backend/src/rules/bank-account');

const { cciDigits } = built<Rules>('rules/bank-account');

/** An account with the words that it is printed in. */
export interface PrintedAccount extends CuentaData {
  bank: string;
  coin: string;
  kind: string;
  /** The CCI in groups. */
  code: string;
  holder: string;
  ruc: string;
  /** One of its CCI's digits is another. */
  isWrong: boolean;
}

const NAMES = {
  '002': ['BCP', 'Banco de Crédito del Perú', 'BANCO DE CRÉDITO'],
  '003': ['Interbank', 'INTERBANK'],
  '009': ['Scotiabank', 'SCOTIABANK PERÚ'],
  '011': ['BBVA', 'BBVA Continental', 'Banco BBVA'],
} as const;
type Code = keyof typeof NAMES;

const COINS = [
  ['Soles', 'Dólares', 'Euros'],
  ['S/', 'US$', '€'],
  ['SOLES', 'DOLARES', 'EUROS'],
  ['M.N.', 'M.E.', 'EUR'],
  ['PEN', 'USD', 'EUR'],
  ['soles', 'dólares americanos', 'euros'],
] as const;
const CURRENCIES = ['PEN', 'USD', 'EUR'] as const;
const KINDS = ['Cta. Cte.', 'Cuenta Corriente', 'CTA. CTE.', 'Cta. de Ahorros'] as const;

const inGroups = (digits: string, sizes: readonly number[], sign: string): string => {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(sign);
};

const WRITINGS: readonly ((cci: string) => string)[] = [
  (cci) => cci,
  (cci) => inGroups(cci, [3, 3, 12, 2], '-'),
  (cci) => inGroups(cci, [3, 5, 7, 3, 2], '-'),
  (cci) => inGroups(cci, [3, 3, 12, 2], ' '),
  (cci) => inGroups(cci, [3, 3, 6, 4, 4], ' '),
  (cci) => inGroups(cci, [3, 15, 2], '-'),
];

/** Account and the eighteen digits of its CCI, by the rule of each bank (`currency` 1 is dollars). */
function numbersOf(code: Code, currency: number, dice: Dice): [numero: string, eighteen: string] {
  const [office, ten] = [dice.digits(3), dice.digits(10)];
  const own = `${ten.slice(0, 7)}${currency === 1 ? 1 : 0}${ten.slice(8)}`;
  const plain = `${office}-${own.slice(0, 7)}-${own[7]}-${own.slice(8)}`;
  switch (code) {
    case '002':
      return dice.chance(0.3)
        ? [`${office}-1${plain.slice(4)}`, `002${office}11${own}`]
        : [plain, `002${office}00${own}`];
    case '003':
      return [`${office}-${ten}`, `003${office}00${ten}`];
    case '009':
      return [`000-${ten.slice(3)}`, `009${office}00${ten}`];
    case '011':
      return [
        dice.pick([`0011-0${office}-${ten}`, `0011 0${office} ${ten}`, `00110${office}${ten}`]),
        `011${office}00${ten}`,
      ];
  }
}

const withSlip = (digits: string, dice: Dice): string => {
  const at = dice.int(3, 19);
  const other = (Number(digits[at]) + dice.int(1, 9)) % 10;
  return `${digits.slice(0, at)}${other}${digits.slice(at + 1)}`;
};

/** The accounts of one supplier, written in one way; one of twelve has a slip in its CCI. */
export function accountsOf(holder: { nombre: string; ruc: string }, dice: Dice): PrintedAccount[] {
  const coins = dice.pick(COINS);
  const write = dice.pick(WRITINGS);
  const kind = dice.pick(KINDS);
  const names = new Map(
    (Object.keys(NAMES) as Code[]).map((code) => [code, dice.pick<string>(NAMES[code])]),
  );
  return Array.from({ length: dice.pick([1, 1, 2, 2, 3]) }, (): PrintedAccount => {
    const code = dice.pick<Code>(['002', '002', '002', '003', '011', '011', '009']);
    const currency = dice.chance(0.03) ? 2 : dice.pick([0, 0, 1]);
    const [numero, eighteen] = numbersOf(code, currency, dice);
    const whole = eighteen + cciDigits(eighteen);
    const isWrong = dice.chance(1 / 12);
    const cci = isWrong ? withSlip(whole, dice) : whole;
    return {
      ...{ numero, cci, isWrong, kind, holder: holder.nombre, ruc: holder.ruc },
      ...{ banco: names.get(code) ?? code, bank: names.get(code) ?? code },
      ...{ moneda: CURRENCIES[currency], coin: coins[currency] ?? '', titular: holder.nombre },
      code: write(cci),
    };
  });
}

/** Numbers that are nobody's account to pay to. */
export const decoyOf = (dice: Dice): string =>
  dice.pick([
    `Cargo en cuenta del cliente: BCP ${dice.digits(3)}-${dice.digits(7)}-0-${dice.digits(2)}`,
    `N° de orden ${dice.digits(20)}`,
    `Código de barras: ${dice.digits(20)}`,
    `N° de operación ${dice.digits(20)}`,
    `Cta. cliente Interbank ${dice.digits(3)}-${dice.digits(10)}`,
  ]);
