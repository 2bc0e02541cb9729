import type { DocumentSummary } from '@contracts/document';
import { DOCUMENT_POLL_MS } from '@contracts/limits';
import type { DocumentFilter } from '@contracts/list-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type ListControllerResult, useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { useProviderQuery } from '../api/use-provider-query';
import { isBeingRead } from '../documents/current-document';
import { ALL_OF_DOCUMENTS } from '../documents/document-key';
import { HISTORY_STATS_KEY } from './use-history-stats';

/** How long a page that was fetched ahead is kept and not fetched again. */
const PREFETCHED_MS = 30_000;

/** Everything that the screen shows is asked again. */
export function useRefreshHistory(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: ALL_OF_DOCUMENTS }),
    [queryClient],
  );
}

/**
 * The documents of a page with the news of those that are still being read. Asked for by their ids, so that
 * what was uploaded meanwhile does not push the rows down under somebody's hands.
 */
export function useReadingNews(page: readonly DocumentSummary[]): DocumentSummary[] {
  const queryClient = useQueryClient();
  const reading = useMemo(() => page.filter(isBeingRead), [page]);
  const ids = reading.map(({ id }) => id);
  const { data } = useProviderQuery(
    [...ALL_OF_DOCUMENTS, 'reading', ids],
    (provider, signal) =>
      provider.listHistory(
        { from: 0, to: ids.length - 1, sort: 'createdAt', order: 'DESC', filter: { ids } },
        { signal, isBackground: true },
      ),
    {
      enabled: ids.length > 0,
      initialData: reading,
      staleTime: DOCUMENT_POLL_MS,
      refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? DOCUMENT_POLL_MS : false),
    },
  );
  const finished = (data ?? []).filter((document) => !isBeingRead(document)).length;
  const seen = useRef(0);
  useEffect(() => {
    const isNews = finished > seen.current;
    seen.current = finished;
    if (isNews) void queryClient.invalidateQueries({ queryKey: HISTORY_STATS_KEY });
  }, [finished, queryClient]);
  return useMemo(() => {
    const news = new Map((data ?? []).map((document) => [document.id, document]));
    return page.map((document) => (isBeingRead(document) && news.get(document.id)) || document);
  }, [page, data]);
}

/** The page after the one that is read is fetched meanwhile: turning it is then at once. */
export function useNextPage(list: ListControllerResult): void {
  const { resource, page, perPage, sort } = list;
  const filter = list.filterValues as DocumentFilter;
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const isWanted = list.hasNextPage === true && !list.isPlaceholderData;
  useEffect(() => {
    if (!isWanted) return;
    const next = { pagination: { page: page + 1, perPage }, sort, filter };
    void queryClient.prefetchQuery({
      // As react-admin names the page of a list.
      queryKey: [resource, 'getList', next],
      queryFn: ({ signal }) => provider.getList(resource, { ...next, signal }),
      staleTime: PREFETCHED_MS,
      gcTime: PREFETCHED_MS,
    });
  }, [provider, queryClient, isWanted, resource, page, perPage, sort, filter]);
}

/** How many match and their sums, asked apart from the rows. Undefined until it is known. */
export function useDocumentCount(filter: DocumentFilter) {
  const { data } = useProviderQuery([...ALL_OF_DOCUMENTS, 'count', filter], (provider, signal) =>
    provider.countDocuments(filter, signal),
  );
  return data ?? undefined;
}
