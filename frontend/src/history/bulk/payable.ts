import type { DocumentSummary } from '@contracts/document';
import type { DocumentFilter } from '@contracts/list-query';
import type { AppDataProvider } from '../../api/data-provider';
import { type Selection, chosenCount } from '../selection';

/** What 'Marcar como pagado' would do with a selection. */
export interface Payable {
  /** Read and not paid. */
  toPay: number;
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

async function countOf(provider: AppDataProvider, filter: DocumentFilter | null): Promise<number> {
  return filter ? ((await provider.countDocuments(filter))?.total ?? 0) : 0;
}

/** Counted here for documents chosen one by one, by the server for all that match. */
export async function payableOf(provider: AppDataProvider, selection: Selection): Promise<Payable> {
  const { documents, all } = selection;
  if (!all) {
    const list = [...documents.values()];
    const toPay = list.filter(isPayable).length;
    const unread = list.filter((document) => !isRead(document)).length;
    return { toPay, unread, alreadyPaid: list.length - toPay - unread };
  }
  const [read, alreadyPaid] = await Promise.all([
    countOf(provider, narrowed(all.filter, { status: 'completed' })),
    countOf(provider, narrowed(all.filter, { status: 'completed', paymentStatus: 'paid' })),
  ]);
  return { toPay: read - alreadyPaid, alreadyPaid, unread: chosenCount(selection) - read };
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
