import { addDays } from '../facts/civil-day';
import {
  AMOUNT_STYLES,
  amountText,
  DATE_STYLES,
  numberText,
  quantityText,
  type BenchStyle,
} from './writing';

const isOf = <Table extends object>(table: Table, name: string): name is string & keyof Table =>
  Object.hasOwn(table, name);

/**
 * A value in a form that a template asks for: `point` or another of the ways of writing amounts, `slash` or another of
 * those of dates, `amount`, `date`, `quantity` and `numbered` as the document writes them, `fixed:2`, `pad:3`, `times:10`,
 * `plus:-3` (days), `upper`. Throws for a form that there is not.
 */
export function inForm(value: unknown, name: string, argument: string, style: BenchStyle): unknown {
  if (isOf(AMOUNT_STYLES, name)) return amountText(Math.round(Number(value) * 100), name);
  if (isOf(DATE_STYLES, name)) return DATE_STYLES[name](String(value));
  switch (name) {
    case 'amount':
      return amountText(Math.round(Number(value) * 100), style.amounts);
    case 'date':
      return DATE_STYLES[style.dates](String(value));
    case 'quantity':
      return quantityText(Math.round(Number(value) * 1000), style);
    case 'spaced':
      return numberText(String(value), 'spaced');
    case 'numbered':
      return numberText(String(value), style.numbers);
    case 'fixed':
      return Number(value).toFixed(Number(argument));
    case 'pad':
      return String(value).padStart(Number(argument), '0');
    case 'times':
      return Number(value) * Number(argument);
    case 'plus':
      return addDays(String(value), Number(argument));
    case 'upper':
      return String(value).toUpperCase();
    default:
      throw new Error(`no form ${name}`);
  }
}
