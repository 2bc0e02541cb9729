import type { CivilDate } from '../facts/model';

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre';
const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

interface Day {
  y: string;
  m: string;
  d: string;
  long: string;
  short: string;
}

function parts(date: CivilDate): Day {
  const [y = '', m = '', d = ''] = date.split('-');
  const long = MONTHS.split(' ')[Number(m) - 1] ?? '';
  return { y, m, d, long, short: long.slice(0, 3).toUpperCase() };
}

const dateStyle =
  (write: (day: Day) => string): ((date: CivilDate) => string) =>
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
  english: dateStyle(({ d, m, y }) => `${ENGLISH_MONTHS[Number(m) - 1] ?? ''} ${Number(d)}, ${y}`),
  american: dateStyle(({ d, m, y }) => `${m}/${d}/${y}`),
  slashShort: dateStyle(({ d, m, y }) => `${d}/${m}/${y.slice(2)}`),
} as const;
export type DateStyle = keyof typeof DATE_STYLES;

interface Marks {
  thousands: string;
  decimal: string;
}

export const AMOUNT_STYLES = {
  point: { thousands: ',', decimal: '.' },
  bare: { thousands: '', decimal: '.' },
  space: { thousands: ' ', decimal: '.' },
  comma: { thousands: '.', decimal: ',' },
} as const satisfies Record<string, Marks>;
export type AmountStyle = keyof typeof AMOUNT_STYLES;

const bare = (correlativo: string): string => String(Number(correlativo));

/** `F001-00000123` in other ways. */
const NUMBER_STYLES = {
  plain: (serie: string, correlativo: string) => `${serie}-${correlativo}`,
  bare: (serie: string, correlativo: string) => `${serie}-${bare(correlativo)}`,
  spaced: (serie: string, correlativo: string) => `${serie} - ${correlativo}`,
  signed: (serie: string, correlativo: string) => `N° ${serie}-${correlativo}`,
  divided: (serie: string, correlativo: string) => `${serie} Nº ${correlativo}`,
  labelled: (serie: string, correlativo: string) => `Nro. ${serie} - ${bare(correlativo)}`,
} as const;
export type NumberStyle = keyof typeof NUMBER_STYLES;

/** How one document writes its values. */
export interface BenchStyle {
  dates: DateStyle;
  amounts: AmountStyle;
  /** Decimals of a quantity that is whole. */
  wholeDigits: 0 | 2 | 3;
  sign: string;
  currency: string;
  numbers: NumberStyle;
}

const grouped = (integer: string, thousands: string): string =>
  integer.replace(/\B(?=(\d{3})+$)/g, thousands);

/** `value` in units of 10^-digits, e.g. cents for 2. */
function decimalText(value: number, digits: number, { thousands, decimal }: Marks): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${grouped(text.slice(0, -digits), thousands)}${decimal}${text.slice(-digits)}`;
}

export const amountText = (cents: number, style: AmountStyle): string =>
  decimalText(cents, 2, AMOUNT_STYLES[style]);

/** Whole numbers as such, or always with decimals; fractions with as many as they need. */
export function quantityText(thousandths: number, { amounts, wholeDigits }: BenchStyle): string {
  const marks = { ...AMOUNT_STYLES[amounts], thousands: '' };
  if (thousandths % 1000 === 0 && wholeDigits === 0) return String(thousandths / 1000);
  if (thousandths % 10 === 0 && wholeDigits < 3) return decimalText(thousandths / 10, 2, marks);
  return decimalText(thousandths, 3, marks);
}

/** A number of series and correlativo, which has no dash itself. */
export function numberText(numero: string, style: NumberStyle): string {
  const at = numero.lastIndexOf('-');
  return NUMBER_STYLES[style](numero.slice(0, at), numero.slice(at + 1));
}
