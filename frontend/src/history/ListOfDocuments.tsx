import type { DocumentSummary } from '@contracts/document';
import type { DocumentCount, DocumentFilter } from '@contracts/list-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { type AllMatching, type Selection, selectionOf } from './selection';
import { useDocumentCount, useNextPage, useReadingNews } from './use-history';

interface Documents {
  /** Undefined until it is known. */
  count: DocumentCount | undefined;
  selection: Selection;
  /** Takes all that match, while more do than are chosen. */
  chooseAll?: () => void;
  clear(): void;
}

const Context = createContext<Documents | null>(null);

/** What is known of the documents of the list, over all pages. */
export function useDocuments(): Documents {
  const documents = useContext(Context);
  if (!documents) throw new Error('useDocuments needs ListOfDocuments around it');
  return documents;
}

const NONE: readonly DocumentSummary[] = [];

/**
 * What react-admin's list does not do: the count asked apart, news of what is being read, the rows of what is
 * chosen on other pages, and the choice of all that match.
 */
export function ListOfDocuments({ children }: { children: ReactNode }) {
  const list = useListContext<DocumentSummary>();
  const { selectedIds, onSelect, onToggleItem } = list;
  const filter = list.filterValues as DocumentFilter;
  const count = useDocumentCount(filter);
  const rows = useReadingNews(list.data ?? NONE);
  useNextPage(list);
  const [seen] = useState(() => new Map<string, DocumentSummary>());
  const chosen = useMemo(() => {
    for (const row of rows) seen.set(row.id, row);
    return selectionOf(selectedIds.flatMap((id: string) => seen.get(id) ?? []));
  }, [rows, selectedIds, seen]);
  const [matching, setMatching] = useState<AllMatching | null>(null);
  // All that match are chosen so long as the filter stands.
  const isAll = matching !== null && JSON.stringify(matching.filter) === JSON.stringify(filter);
  if (matching && !isAll) setMatching(null);

  const pageIds = rows.map(({ id }) => id);
  const select = (ids: string[]): void => {
    setMatching(null);
    onSelect(ids);
  };
  const isPageChosen = pageIds.length > 0 && pageIds.every((id) => selectedIds.includes(id));
  const hasMore = !isAll && count !== undefined && count.total > selectedIds.length;
  const value: Documents = {
    count,
    selection: isAll ? { documents: new Map(), all: matching } : chosen,
    chooseAll:
      isPageChosen && hasMore
        ? () => {
            onSelect([]);
            setMatching({ filter, count });
          }
        : undefined,
    clear: () => select([]),
  };
  const shown = {
    ...list,
    data: list.data && rows,
    // Rows do not wait for a count, nor go for one of before.
    total: count?.total ? count.total + Number(count.isCapped) : undefined,
    selectedIds: isAll ? pageIds : selectedIds,
    onSelect: select,
    // One out of all that match: the rest of the page stays chosen.
    onToggleItem: (id: string) =>
      isAll ? select(pageIds.filter((one) => one !== id)) : onToggleItem(id),
  };
  return (
    <ListContextProvider value={shown as typeof list}>
      <Context value={value}>{children}</Context>
    </ListContextProvider>
  );
}
