import { between, digits, type Random } from '../../facts/chance';
import type { ProductoData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts, BenchSums, Cents } from '../../model';
import { linesTruth, shownSums, type LinePrinted } from '../../truth';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** Of a business that is no party of the document; its check digit is right. */
export function strangerRuc(random: Random): string {
  const ten = `209${digits(random, 7)}`;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(ten[at]), 0);
  return `${ten}${(11 - (sum % 11)) % 10}`;
}

export const clockTime = (random: Random): string =>
  [between(random, 8, 21), between(random, 0, 59), between(random, 0, 59)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

export type SumKey = keyof BenchSums;
export type SumLabels = Readonly<Partial<Record<SumKey, string>>>;

export interface SumRow {
  key: SumKey;
  label: string;
  cents: Cents;
}

/** The sums that the layout has a word for, in the order of its words: those that are not 0, and `always`. */
export function sumRows(
  facts: BenchFacts,
  labels: SumLabels,
  always: readonly SumKey[],
): readonly SumRow[] {
  const order = Object.keys(labels) as SumKey[];
  return shownSums(facts, order, always).map((key) => ({
    key,
    label: labels[key] ?? '',
    cents: facts.sumas[key],
  }));
}

export const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

/** Rows whose discount is printed only where there is one. */
export function rowsTruth(facts: BenchFacts, printed: readonly LinePrinted[]): ProductoData[] {
  const full = linesTruth(facts, [...printed, 'descuento']);
  return full.map(({ descuento, ...row }) => (descuento ? { ...row, descuento } : row));
}
