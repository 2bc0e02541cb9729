import type { DocumentSummary } from '@contracts/document';
import type { Amounts, DocumentCount, DocumentFilter } from '@contracts/list-query';
import { sumsOfDocuments } from '@rules/debts';
import { amountsInOrder } from './history-row';
import { sumsText } from './format';

/** Everything that a filter lets through, over all pages. */
export interface AllMatching {
  filter: DocumentFilter;
  count: DocumentCount;
}

/** What is chosen: documents one by one, over pages, or all that match a filter. */
export interface Selection {
  documents: ReadonlyMap<string, DocumentSummary>;
  all: AllMatching | null;
}

/** Documents one by one. */
export const selectionOf = (documents: readonly DocumentSummary[]): Selection => ({
  documents: new Map(documents.map((document) => [document.id, document])),
  all: null,
});

export const chosenCount = ({ documents, all }: Selection): number =>
  all ? all.count.total : documents.size;

/** By currency; null where not all of it was added up. */
interface Sums {
  amounts: Amounts | null;
  owed: Amounts | null;
}

export const chosenSums = ({ documents, all }: Selection): Sums =>
  all ? all.count : sumsOfDocuments([...documents.values()]);

/** `S/ 1,180.00 en total · S/ 500.00 por pagar`, the part that says nothing new left out; empty without sums. */
export function chosenSumsText(selection: Selection): string {
  const { amounts, owed } = chosenSums(selection);
  const [inAll, left] = [amounts, owed].map((sums) => sumsText(amountsInOrder(sums ?? {})));
  const parts = [inAll !== left && inAll && `${inAll} en total`, left && `${left} por pagar`];
  return parts.filter(Boolean).join(' · ');
}
