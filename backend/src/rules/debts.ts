import type { DocumentStatus, DocumentSummary, PaymentStatus } from '../contracts/document';
import type { ExtractedData } from '../contracts/extracted-data';
import type { Amounts } from '../contracts/list-query';
import { notPayableReason } from './checks/document-checks';
import { comprobanteKey } from './comprobante-number';
import { normaliseCurrency } from './currency';
import { centsOf, fromCents, toCents } from './money';

/** A document as far as it is a debt; cents. */
export interface Debt {
  currency: string;
  totalCents: number;
  /** While it is paid in part. */
  paidCents: number;
  paymentStatus: PaymentStatus;
}

/** What a debt comes to, and what of it is still to be paid. */
export interface DebtSum {
  currency: string;
  totalCents: number;
  restCents: number;
}

/** Whether there is anything to pay by itself: its type is payable, and its total above zero. */
export function isPayable(data: ExtractedData | null, totalCents: number | null): boolean {
  return totalCents !== null && totalCents > 0 && notPayableReason(data?.documento?.tipo) === null;
}

/** Only what was read counts in sums. */
export const isCounted = (status: DocumentStatus, payable: boolean): boolean =>
  status === 'completed' && payable;

export function sumOf(debt: Debt): DebtSum {
  const { currency, totalCents, paidCents, paymentStatus } = debt;
  const restCents = paymentStatus === 'paid' ? 0 : totalCents - paidCents;
  return { currency, totalCents, restCents };
}

/**
 * One debt that several documents are about: it counts once, as the one that was paid furthest says it.
 * @param counted those in the sum, at least one, the earliest first
 * @param all of the company: what any of them has paid is paid
 */
export function sumOfTwins(counted: readonly Debt[], all: readonly Debt[]): DebtSum {
  const { currency, totalCents } = furthest(counted);
  const { paymentStatus, paidCents } = furthest(all);
  return sumOf({ currency, totalCents, paymentStatus, paidCents });
}

/** The one that was paid furthest: what any of them has paid is paid. */
export function furthest(twins: readonly Debt[]): Debt {
  const [first, ...rest] = twins;
  if (!first) throw new RangeError('a debt of no document');
  return rest.reduce((best, one) => (progress(one) > progress(best) ? one : best), first);
}

const progress = ({ paymentStatus, paidCents }: Debt): number =>
  paymentStatus === 'paid' ? Infinity : paidCents;

/** Things in groups, those that share a name with another of their group; in their order. */
export function joined<T>(things: readonly T[], namesOf: (thing: T) => readonly string[]): T[][] {
  const groupOf = new Map<string, T[]>();
  for (const thing of things) {
    const names = namesOf(thing);
    const known = new Set(names.flatMap((name) => [groupOf.get(name) ?? []]));
    const group = [...[...known].flat(), thing];
    for (const name of group.flatMap(namesOf)) groupOf.set(name, group);
  }
  const place = new Map(things.map((thing, at) => [thing, at]));
  const at = (thing: T): number => place.get(thing) ?? 0;
  return [...new Set(groupOf.values())].map((group) => group.sort((a, b) => at(a) - at(b)));
}

/** Sums of debts by currency. */
export class DebtSums {
  private readonly totals = new Map<string, number>();
  private readonly rests = new Map<string, number>();

  add({ currency, totalCents, restCents }: DebtSum, sign: 1 | -1 = 1): void {
    this.totals.set(currency, (this.totals.get(currency) ?? 0) + sign * totalCents);
    this.rests.set(currency, (this.rests.get(currency) ?? 0) + sign * restCents);
  }

  /** Decimal; what is zero is left out. */
  result(): { amounts: Amounts; owed: Amounts } {
    return { amounts: decimal(this.totals), owed: decimal(this.rests) };
  }
}

function decimal(cents: ReadonlyMap<string, number>): Amounts {
  const some = [...cents].filter(([, amount]) => amount !== 0);
  return Object.fromEntries(some.map(([currency, amount]) => [currency, fromCents(amount)]));
}

type Listed = Pick<
  DocumentSummary,
  'id' | 'status' | 'paymentStatus' | 'paidAmount' | 'extractedData' | 'duplicateOf'
>;

/** What documents of a list come to, each debt once, as far as the list itself tells. */
export function sumsOfDocuments(documents: readonly Listed[]): ReturnType<DebtSums['result']> {
  const sums = new DebtSums();
  for (const twins of joined(documents.filter(isDebt), namesOf)) {
    const debts = twins.map(debtOf);
    sums.add(sumOfTwins(debts, debts));
  }
  return sums.result();
}

const isDebt = ({ status, extractedData: data }: Listed): boolean =>
  isCounted(status, isPayable(data, centsOf(data?.totales?.total)));

const namesOf = ({ id, duplicateOf, extractedData }: Listed): string[] =>
  [id, duplicateOf, comprobanteKey(extractedData ?? {})].filter((name) => name !== null);

const debtOf = ({ extractedData, paymentStatus, paidAmount }: Listed): Debt => ({
  currency: normaliseCurrency(extractedData?.documento?.moneda),
  totalCents: centsOf(extractedData?.totales?.total) ?? 0,
  paidCents: toCents(paidAmount ?? 0),
  paymentStatus,
});
