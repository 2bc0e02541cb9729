import { built } from '../../../built';
import { between, type Random } from '../../facts/chance';

type Ruc = typeof import('../../../../../backend/src/rules/ruc');

/** Digits of which the first is none of the zeros that a person would leave out. */
export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, (_, at) => between(random, at === 0 ? 1 : 0, 9)).join('');

/** A valid RUC of a company that is no party of the sale. */
export function thirdRuc(random: Random): string {
  const ten = `20${between(random, 1, 6)}${digits(random, 7)}`;
  return `${ten}${built<Ruc>('rules/ruc').rucCheckDigit(ten)}`;
}
