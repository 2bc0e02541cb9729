import type { DocumentSummary } from '@contracts/document';
import { BULK_MAX_IDS } from '@contracts/payment';
import type { AppDataProvider } from '../../api/data-provider';
import { type Selection, chosenCount } from '../../history/selection';

/** What a selection gives a spreadsheet. */
export interface Sendable {
  documents: readonly DocumentSummary[];
  /** Without data: there is nothing to write in a row. */
  unread: number;
}

const isSendable = ({ status, extractedData }: DocumentSummary): boolean =>
  status === 'completed' && extractedData !== null;

export function sendableOf(chosen: Iterable<DocumentSummary>): Sendable {
  const all = [...chosen];
  const documents = all.filter(isSendable);
  return { documents, unread: all.length - documents.length };
}

/** They are sent one by one, so no more than a bulk call would take. */
export const isTooMany = (selection: Selection): boolean => chosenCount(selection) > BULK_MAX_IDS;

/** All that match, asked for before the first is sent; null when signed out. */
export async function matchingSendable(
  provider: AppDataProvider,
  { all }: Selection,
): Promise<Sendable | null> {
  if (!all) return null;
  const rows = await provider.listHistory({
    from: 0,
    to: BULK_MAX_IDS - 1,
    sort: 'createdAt',
    order: 'ASC',
    filter: all.filter,
  });
  return rows && sendableOf(rows);
}
