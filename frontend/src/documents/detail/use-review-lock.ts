import type { ReviewLockAnswer } from '@contracts/review';
import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';

/** Well before the ten minutes of the server are over. */
const RENEW_MS = 120_000;

/** Says that one works on this document, and learns who else does. Advice only (review, soft lock). */
export function useReviewLock(id: string, isWanted: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [answer, setAnswer] = useState<ReviewLockAnswer | null>(null);

  const hold = useCallback(
    (take = false): Promise<void> =>
      // Without an answer nobody is known to work on it: saving does not depend on it.
      dataProvider.holdDocument(id, take).then(setAnswer, () => setAnswer(null)),
    [dataProvider, id],
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    void hold();
    const timer = setInterval(() => void hold(), RENEW_MS);
    return () => {
      clearInterval(timer);
      void dataProvider.releaseDocument(id).catch(() => null);
    };
  }, [dataProvider, hold, id, isWanted]);

  return { lock: isWanted ? answer : null, take: () => hold(true) };
}
