import type { DocumentSummary } from '@contracts/document';
import type { Amounts, DocumentCount, DocumentFilter } from '@contracts/list-query';
import { sumsOfDocuments } from '@rules/debts';
import type { AppDataProvider } from '../../api/data-provider';
import { type Selection, chosenCount } from '../selection';

/** What 'Marcar como pagado' would do with a selection. */
export interface Payable {
  /** Read and not paid. */
  toPay: number;
  /** There are more of each than were counted. */
  isCapped: boolean;
  /** What is still to be paid of those to pay, each debt once; null where not all was added up. */
  owed: Amounts | null;
  alreadyPaid: number;
  /** Without data: cannot be marked. */
  unread: number;
}

export const isPayable = ({ status, paymentStatus }: DocumentSummary): boolean =>
  status === 'completed' && paymentStatus !== 'paid';

const isRead = ({ status }: DocumentSummary): boolean => status === 'completed';

/** The same filter with one more condition; null when the two exclude each other. */
export function narrowed(
  filter: DocumentFilter,
  more: Pick<DocumentFilter, 'status' | 'paymentStatus'>,
): DocumentFilter | null {
  const excludes = (key: 'status' | 'paymentStatus'): boolean => {
    const now = filter[key];
    return more[key] !== undefined && now !== undefined && now !== 'all' && now !== more[key];
  };
  return excludes('status') || excludes('paymentStatus') ? null : { ...filter, ...more };
}

const NONE: DocumentCount = { total: 0, isCapped: false, amounts: {}, owed: {} };

const countOf = async (
  provider: AppDataProvider,
  filter: DocumentFilter | null,
): Promise<DocumentCount> => (filter && (await provider.countDocuments(filter))) ?? NONE;

/** Counted here for documents chosen one by one, by the server for all that match. */
export async function payableOf(provider: AppDataProvider, selection: Selection): Promise<Payable> {
  const { documents, all } = selection;
  if (!all) {
    const list = [...documents.values()];
    const payable = list.filter(isPayable);
    const toPay = payable.length;
    const unread = list.filter((document) => !isRead(document)).length;
    const { owed } = sumsOfDocuments(payable);
    return { toPay, isCapped: false, owed, unread, alreadyPaid: list.length - toPay - unread };
  }
  const ask = (paymentStatus: DocumentFilter['paymentStatus']) =>
    countOf(provider, narrowed(all.filter, { status: 'completed', paymentStatus }));
  const [read, unpaid, inPart] = await Promise.all([
    countOf(provider, narrowed(all.filter, { status: 'completed' })),
    ask('unpaid'),
    ask('partially_paid'),
  ]);
  const toPay = unpaid.total + inPart.total;
  return {
    toPay,
    isCapped: read.isCapped || unpaid.isCapped || inPart.isCapped,
    owed: read.owed,
    alreadyPaid: read.total - toPay,
    unread: chosenCount(selection) - read.total,
  };
}

const PAGE = 500;

/**
 * Ids of what can be paid. All of them before the first is written: marking changes what a filter by
 * payment lets through.
 */
export async function payableIds(
  provider: AppDataProvider,
  { documents, all }: Selection,
): Promise<string[]> {
  if (!all) return [...documents.values()].filter(isPayable).map(({ id }) => id);
  const filter = narrowed(all.filter, { status: 'completed' });
  // Of one document that moves while the pages are read, both places count once.
  const ids = new Set<string>();
  for (let from = 0; filter; from += PAGE) {
    const query = { from, to: from + PAGE - 1, sort: 'createdAt', order: 'ASC', filter } as const;
    const rows = (await provider.listHistory(query)) ?? [];
    for (const document of rows) if (isPayable(document)) ids.add(document.id);
    if (rows.length < PAGE) break;
  }
  return [...ids];
}
