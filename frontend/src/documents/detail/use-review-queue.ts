import type { ReviewQueue } from '@contracts/review';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { API } from '@contracts/routes';
import { useProviderQuery } from '../../api/use-provider-query';
import { documentKey } from '../document-key';

/** How long a prefetched document is good (decisions, "Query cache"). */
const PREFETCHED_MS = 60_000;

export interface QueuePlace {
  /** 1-based; null when the document is not in the queue (any more). */
  position: number | null;
  total: number;
  previousId: string | null;
  nextId: string | null;
}

/** Where a document stands among those to be reviewed; what left the queue has the first one after it. */
export function queuePlace(ids: readonly string[], total: number, id: string): QueuePlace {
  const index = ids.indexOf(id);
  if (index < 0) return { position: null, total, previousId: null, nextId: ids[0] ?? null };
  return {
    position: index + 1,
    total,
    previousId: ids[index - 1] ?? null,
    nextId: ids[index + 1] ?? null,
  };
}

/** How long the list is good: what this person finishes is taken out of it at once. */
const FRESH_MS = 30_000;
const QUEUE_KEY = ['documents', 'queue', 'por-revisar'] as const;

/** The queue without a document that has been dealt with. */
export function queueWithout(queue: ReviewQueue, id: string): ReviewQueue {
  const documents = queue.documents.filter((entry) => entry.id !== id);
  const isGone = documents.length < queue.documents.length;
  return { total: queue.total - Number(isGone), documents };
}

/** The queue of documents to review, and the next one fetched before it is asked for. */
export function useReviewQueue(id: string): QueuePlace & { leave(): void } {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { data } = useProviderQuery(
    QUEUE_KEY,
    (provider, signal) => provider.getReviewQueue('por-revisar', signal),
    { staleTime: FRESH_MS, gcTime: FRESH_MS },
  );
  const ids = (data?.documents ?? []).map((entry) => entry.id);
  const place = queuePlace(ids, data?.total ?? 0, id);
  const { nextId } = place;
  useEffect(() => {
    if (!nextId) return;
    void queryClient.prefetchQuery({
      queryKey: documentKey(nextId),
      queryFn: ({ signal }) => dataProvider.getDocument(nextId, signal),
      staleTime: PREFETCHED_MS,
      gcTime: PREFETCHED_MS,
    });
    const picture = new Image();
    picture.src = API.pageImage(nextId, 1);
  }, [nextId, queryClient, dataProvider]);
  const leave = (): void => {
    queryClient.setQueryData<ReviewQueue | null>(
      QUEUE_KEY,
      (queue) => queue && queueWithout(queue, id),
    );
  };
  return { ...place, leave };
}
