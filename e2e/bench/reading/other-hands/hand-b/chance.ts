import { built } from '../../../built';

type Ruc = typeof import('../../../../../backend/src/rules/ruc');

export type Random = () => number;

export const int = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

export const pick = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

export const chance = (random: Random, share: number): boolean => random() < share;

/** Digits of which the first is none of the zeros that a person would leave out. */
export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, (_, at) => int(random, at === 0 ? 1 : 0, 9)).join('');

/** A valid RUC of a company that is no party of the sale. */
export function thirdRuc(random: Random): string {
  const ten = `20${int(random, 1, 6)}${digits(random, 7)}`;
  return `${ten}${built<Ruc>('rules/ruc').rucCheckDigit(ten)}`;
}
