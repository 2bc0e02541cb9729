import type { DocumentSummary } from '@contracts/document';
import { DOCUMENT_POLL_MS } from '@contracts/limits';
import type { DocumentFilter } from '@contracts/list-query';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { useProviderQuery } from '../api/use-provider-query';
import { isBeingRead } from '../documents/current-document';
import { type HistoryParams, filterOf } from './history-params';
import { HISTORY_KEY } from './history-key';
import { HISTORY_STATS_KEY } from './use-history-stats';

export const HISTORY_PER_PAGE = 25;
/** How long a page that was fetched ahead is not fetched again. */
const PREFETCHED_MS = 30_000;

/** Everything that the screen shows is asked again. */
export function useRefreshHistory(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [HISTORY_KEY] }),
    [queryClient],
  );
}

const NO_DOCUMENTS: readonly DocumentSummary[] = [];

/**
 * News of the documents of a page that are still being read, by id. Asked for by their ids, so that
 * what was uploaded meanwhile does not push the rows down under somebody's hands.
 */
function useReadingNews(page: readonly DocumentSummary[]): ReadonlyMap<string, DocumentSummary> {
  const queryClient = useQueryClient();
  const reading = useMemo(() => page.filter(isBeingRead), [page]);
  const ids = reading.map(({ id }) => id);
  const { data } = useProviderQuery(
    [HISTORY_KEY, 'reading', ids],
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
  return useMemo(() => new Map((data ?? []).map((document) => [document.id, document])), [data]);
}

function pageQueryOf(dataProvider: AppDataProvider, params: HistoryParams) {
  const { sort, order, page } = params;
  const from = (page - 1) * HISTORY_PER_PAGE;
  // One more than is shown: says whether there is a next page before anything has been counted.
  const query = { from, to: from + HISTORY_PER_PAGE, sort, order, filter: filterOf(params) };
  return queryOptions({
    queryKey: [HISTORY_KEY, 'page', query],
    queryFn: ({ signal }) => dataProvider.listHistory(query, { signal }),
  });
}

/** The page after the one that is read is fetched meanwhile: turning it is then at once. */
function useNextPage(params: HistoryParams, isWanted: boolean): void {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const next = pageQueryOf(dataProvider, { ...params, page: params.page + 1 });
    void queryClient.prefetchQuery({ ...next, staleTime: PREFETCHED_MS });
  }, [dataProvider, queryClient, params, isWanted]);
}

/** A page of the history; the one before stays until the next is there. Null rows: not known yet. */
export function useHistoryPage(params: HistoryParams) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const result = useQuery({
    ...pageQueryOf(dataProvider, params),
    placeholderData: keepPreviousData,
  });
  const asked = result.data ?? NO_DOCUMENTS;
  const shown = useMemo(() => asked.slice(0, HISTORY_PER_PAGE), [asked]);
  const news = useReadingNews(shown);
  const documents = useMemo(
    () => shown.map((document) => (isBeingRead(document) && news.get(document.id)) || document),
    [shown, news],
  );
  const hasNext = asked.length > HISTORY_PER_PAGE;
  useNextPage(params, hasNext && !result.isPlaceholderData);
  return {
    documents: result.data ? documents : null,
    hasNext,
    isStale: result.isPlaceholderData,
    error: result.error,
    refetch: () => void result.refetch(),
  };
}

/** How many match and their sums, asked apart from the rows. Undefined until it is known. */
export function useDocumentCount(filter: DocumentFilter) {
  const { data } = useProviderQuery([HISTORY_KEY, 'count', filter], (provider, signal) =>
    provider.countDocuments(filter, signal),
  );
  return data ?? undefined;
}
