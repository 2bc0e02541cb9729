import type { AmountStyle, BenchStyle, DateStyle, NumberStyle } from '../draw/writing';
import type { BenchCurrency, BenchFacts, BenchKind } from './model';
import type { Dice } from './dice';

const DATES: readonly DateStyle[] = [
  ...(['slash', 'slash', 'slash', 'dash', 'iso', 'iso', 'long', 'longDel', 'month'] as const),
];
const RARE_DATES: readonly DateStyle[] = ['monthShort', 'dot', 'dotShort', 'slashShort'];

const AMOUNTS: readonly AmountStyle[] = [
  ...(['point', 'point', 'point', 'point', 'point', 'point', 'bare', 'bare', 'space'] as const),
  'comma',
];

const NUMBERS: readonly NumberStyle[] = [
  ...(['plain', 'plain', 'bare', 'spaced', 'signed', 'divided', 'labelled'] as const),
];

const SIGNS: Readonly<Record<BenchCurrency, readonly string[]>> = {
  PEN: ['S/', 'S/', 'S/', 'S/.', 'PEN'],
  USD: ['US$', 'US$', '$', 'USD'],
  EUR: ['€', 'EUR'],
  GBP: ['£'],
  MXN: ['$'],
};

const NAMES: Readonly<Record<BenchCurrency, readonly string[]>> = {
  PEN: ['SOLES', 'Soles', 'PEN', 'Soles (PEN)'],
  USD: ['DÓLARES AMERICANOS', 'Dólares', 'USD'],
  EUR: ['EUROS', 'Euro', 'EUR'],
  GBP: ['GBP', 'Pounds sterling (GBP)'],
  MXN: ['MXN', 'MXN - Peso Mexicano'],
};

/**
 * A comma before three decimals could be a thousand as well: so it stands only where amounts on the same page
 * say which it is, and never behind a whole number.
 */
function numbersOf(kind: BenchKind, dice: Dice): Pick<BenchStyle, 'amounts' | 'wholeDigits'> {
  const drawn = dice.pick(AMOUNTS);
  const wholeDigits = dice.pick([0, 2, 2, 3] as const);
  const amounts = kind === 'guia_remision' && drawn === 'comma' ? 'point' : drawn;
  return { amounts, wholeDigits: amounts === 'comma' && wholeDigits === 3 ? 2 : wholeDigits };
}

/** How one document writes its values; mostly the customs of the country, now and then the odd ones. */
export function styleOf(
  { kind, moneda }: Pick<BenchFacts, 'kind' | 'moneda'>,
  dice: Dice,
): BenchStyle {
  const dates = dice.chance(0.8) ? dice.pick(DATES) : dice.pick(RARE_DATES);
  return {
    dates,
    ...numbersOf(kind, dice),
    sign: dice.pick(SIGNS[moneda]),
    currency: dice.pick(NAMES[moneda]),
    numbers: dice.pick(NUMBERS),
  };
}
