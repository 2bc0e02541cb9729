import type { BenchCurrency, BenchFacts, BenchKind, BenchStyle, CivilDate } from './model';
import type { Dice } from './facts/dice';

const MONTHS = [
  ['enero', 'ENE'],
  ['febrero', 'FEB'],
  ['marzo', 'MAR'],
  ['abril', 'ABR'],
  ['mayo', 'MAY'],
  ['junio', 'JUN'],
  ['julio', 'JUL'],
  ['agosto', 'AGO'],
  ['setiembre', 'SET'],
  ['octubre', 'OCT'],
  ['noviembre', 'NOV'],
  ['diciembre', 'DIC'],
] as const;

interface Day {
  y: string;
  m: string;
  d: string;
  long: string;
  short: string;
}

function parts(date: CivilDate): Day {
  const [y = '', m = '', d = ''] = date.split('-');
  const [long, short] = MONTHS[Number(m) - 1] ?? ['', ''];
  return { y, m, d, long, short };
}

type Written<T> = (value: T) => string;

const dateStyle =
  (write: (day: Day) => string): Written<CivilDate> =>
  (date) =>
    write(parts(date));

export const DATE_STYLES = {
  slash: dateStyle(({ d, m, y }) => `${d}/${m}/${y}`),
  dash: dateStyle(({ d, m, y }) => `${d}-${m}-${y}`),
  iso: dateStyle(({ d, m, y }) => `${y}-${m}-${d}`),
  long: dateStyle(({ d, long, y }) => `${Number(d)} de ${long} de ${y}`),
  longDel: dateStyle(({ d, long, y }) => `${d} de ${long} del ${y}`),
  month: dateStyle(({ d, short, y }) => `${d}-${short}-${y}`),
  monthShort: dateStyle(({ d, short, y }) => `${d}-${short}-${y.slice(2)}`),
  dot: dateStyle(({ d, m, y }) => `${d}.${m}.${y}`),
  dotShort: dateStyle(({ d, m, y }) => `${d}.${m}.${y.slice(2)}`),
  slashShort: dateStyle(({ d, m, y }) => `${d}/${m}/${y.slice(2)}`),
} as const;
export type DateStyle = keyof typeof DATE_STYLES;

interface Marks {
  thousands: string;
  decimal: string;
}

export const NUMBER_MARKS = {
  point: { thousands: ',', decimal: '.' },
  bare: { thousands: '', decimal: '.' },
  space: { thousands: ' ', decimal: '.' },
  comma: { thousands: '.', decimal: ',' },
} as const satisfies Record<string, Marks>;
export type NumberStyle = keyof typeof NUMBER_MARKS;

function grouped(integer: string, thousands: string): string {
  return integer.replace(/\B(?=(\d{3})+$)/g, thousands);
}

/** `value` in units of 10^-digits, e.g. cents for 2. */
function decimalText(value: number, digits: number, { thousands, decimal }: Marks): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const sign = value < 0 ? '-' : '';
  const integer = `${sign}${grouped(text.slice(0, -digits || undefined), thousands)}`;
  return digits === 0 ? integer : `${integer}${decimal}${text.slice(-digits)}`;
}

export const amountText = (cents: number, marks: NumberStyle): string =>
  decimalText(cents, 2, NUMBER_MARKS[marks]);

/** Whole numbers as such, or always with decimals; fractions with as many as they need. */
function quantityText(thousandths: number, marks: Marks, wholeDigits: 0 | 2 | 3): string {
  if (thousandths % 1000 === 0 && wholeDigits === 0) return String(thousandths / 1000);
  if (thousandths % 10 === 0 && wholeDigits < 3)
    return decimalText(thousandths / 10, 2, { ...marks, thousands: '' });
  return decimalText(thousandths, 3, { ...marks, thousands: '' });
}

const SIGNS: Readonly<Record<BenchCurrency, readonly string[]>> = {
  PEN: ['S/', 'S/', 'S/', 'S/.', 'PEN'],
  USD: ['US$', 'US$', '$', 'USD'],
  EUR: ['€', 'EUR'],
};

const NAMES: Readonly<Record<BenchCurrency, readonly string[]>> = {
  PEN: ['SOLES', 'Soles', 'PEN', 'Soles (PEN)'],
  USD: ['DÓLARES AMERICANOS', 'Dólares', 'USD'],
  EUR: ['EUROS', 'Euro', 'EUR'],
};

type NumberText = BenchStyle['number'];

const bare = (correlativo: string): string => String(Number(correlativo));

const NUMBER_TEXTS: readonly NumberText[] = [
  (serie, correlativo) => `${serie}-${correlativo}`,
  (serie, correlativo) => `${serie}-${correlativo}`,
  (serie, correlativo) => `${serie}-${bare(correlativo)}`,
  (serie, correlativo) => `${serie} - ${correlativo}`,
  (serie, correlativo) => `N° ${serie}-${correlativo}`,
  (serie, correlativo) => `${serie} Nº ${correlativo}`,
  (serie, correlativo) => `Nro. ${serie} - ${bare(correlativo)}`,
];

const NUMBERS: readonly NumberStyle[] = [
  'point',
  'point',
  'point',
  'point',
  'point',
  'point',
  'bare',
  'bare',
  'space',
  'comma',
];

/**
 * A comma before three decimals could be a thousand as well: so it stands only where amounts on the same page
 * say which it is, and never behind a whole number.
 */
function numbersOf(kind: BenchKind, dice: Dice): { number: NumberStyle; wholeDigits: 0 | 2 | 3 } {
  const drawn = dice.pick(NUMBERS);
  const wholeDigits = dice.pick([0, 2, 2, 3] as const);
  const number = kind === 'guia_remision' && drawn === 'comma' ? 'point' : drawn;
  return { number, wholeDigits: number === 'comma' && wholeDigits === 3 ? 2 : wholeDigits };
}

/** How one document writes its values; mostly the customs of the country, now and then the odd ones. */
export function styleOf(
  { kind, moneda }: Pick<BenchFacts, 'kind' | 'moneda'>,
  dice: Dice,
): BenchStyle {
  const dates: DateStyle[] = [
    'slash',
    'slash',
    'slash',
    'dash',
    'iso',
    'iso',
    'long',
    'longDel',
    'month',
  ];
  const rareDates: DateStyle[] = ['monthShort', 'dot', 'dotShort', 'slashShort'];
  const date = dice.chance(0.8) ? dice.pick(dates) : dice.pick(rareDates);
  const { number, wholeDigits } = numbersOf(kind, dice);
  const marks = NUMBER_MARKS[number];
  return {
    date: DATE_STYLES[date],
    amount: (cents) => amountText(cents, number),
    quantity: (thousandths) => quantityText(thousandths, marks, wholeDigits),
    currencySign: dice.pick(SIGNS[moneda]),
    currencyName: dice.pick(NAMES[moneda]),
    number: dice.pick(NUMBER_TEXTS),
  };
}
