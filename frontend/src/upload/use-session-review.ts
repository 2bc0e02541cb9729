import type { ReviewQueueDocument } from '@contracts/review';
import { useProviderQuery } from '../api/use-provider-query';
import { type SessionFile, ended, toReview } from './session-files';

export interface SessionReview {
  /** How many documents of the session wait for review; 0 until all of them are read. */
  count: number;
  /** The one of them that the queue has first. */
  firstId: string | null;
  /** What the queue says of them, by id: how much is doubted, how much contradicted. */
  byId: ReadonlyMap<string, ReviewQueueDocument>;
}

/** What of a finished batch is to be reviewed, and where that begins. */
export function useSessionReview(files: readonly SessionFile[]): SessionReview {
  const ids = ended(files).length === files.length ? toReview(files).map(({ id }) => id) : [];
  const { data } = useProviderQuery(
    ['documents', 'queue', 'mios', 'session', ...ids],
    (provider, signal) => provider.getReviewQueue('mios', signal),
    { enabled: ids.length > 0 },
  );
  const own = (data?.documents ?? []).filter(({ id }) => ids.includes(id));
  return {
    count: ids.length,
    firstId: own[0]?.id ?? ids[0] ?? null,
    byId: new Map(own.map((entry) => [entry.id, entry])),
  };
}
