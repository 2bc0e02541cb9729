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

export const NOTHING: Selection = { documents: new Map(), all: null };

export type SelectionChange =
  | { kind: 'set'; documents: readonly DocumentSummary[]; isOn: boolean }
  | { kind: 'toggle'; document: DocumentSummary }
  | { kind: 'only'; documents: readonly DocumentSummary[] }
  | { kind: 'all'; matching: AllMatching }
  | { kind: 'clear' };

const withDocuments = (
  now: ReadonlyMap<string, DocumentSummary>,
  documents: readonly DocumentSummary[],
  isOn: boolean,
): Selection => {
  const next = new Map(now);
  for (const document of documents) {
    if (isOn) next.set(document.id, document);
    else next.delete(document.id);
  }
  return { documents: next, all: null };
};

export function changeSelection(now: Selection, change: SelectionChange): Selection {
  switch (change.kind) {
    case 'set':
      return withDocuments(now.documents, change.documents, change.isOn);
    case 'toggle':
      return withDocuments(
        now.documents,
        [change.document],
        !now.documents.has(change.document.id),
      );
    case 'only':
      return withDocuments(NOTHING.documents, change.documents, true);
    case 'all':
      return { ...NOTHING, all: change.matching };
    case 'clear':
      return NOTHING;
  }
}

export const isChosen = ({ documents, all }: Selection, id: string): boolean =>
  all !== null || documents.has(id);

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

/** Documents from one row to another, both included, whichever comes first. */
export function between(
  documents: readonly DocumentSummary[],
  from: number,
  to: number,
): DocumentSummary[] {
  return documents.slice(Math.min(from, to), Math.max(from, to) + 1);
}
