import type { NoticeList } from '@contracts/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { useProviderQuery } from '../api/use-provider-query';
import { HISTORY_STATS_KEY } from '../history/use-history-stats';
import { SUPPLIERS_KEY } from '../suppliers/suppliers-api';
import { WORKFLOW_KEY } from '../workflow/workflow-keys';

const NOTICES_KEY = ['notices'] as const;
const EVERY_MS = 30_000;
/** What is asked anew when documents have changed; the history stays as it is under somebody's hands. */
const REFRESHED = [WORKFLOW_KEY, HISTORY_STATS_KEY, SUPPLIERS_KEY];

/** What the person may want to know, asked for all the time; lists follow what others do. */
export function useNotices() {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const isPolling = useRef(false);
  const { data } = useProviderQuery(
    NOTICES_KEY,
    (asked, signal) => {
      const isBackground = isPolling.current;
      isPolling.current = true;
      return asked.listNotices(isBackground, signal);
    },
    { refetchInterval: EVERY_MS },
  );
  const revision = data?.revision;
  const known = useRef(revision);
  useEffect(() => {
    if (known.current !== undefined && known.current !== revision) {
      for (const queryKey of REFRESHED) void queryClient.invalidateQueries({ queryKey });
    }
    known.current = revision;
  }, [revision, queryClient]);
  const notices = data?.notices ?? [];
  /** They stay marked as new until they are opened again. */
  const markSeen = async (): Promise<void> => {
    const [newest] = notices;
    if (!newest || !notices.some(({ fresh }) => fresh > 0)) return;
    await provider.seeNotices(newest.at);
    queryClient.setQueryData<NoticeList | null>(
      NOTICES_KEY,
      (list) => list && { ...list, notices: list.notices.map((one) => ({ ...one, fresh: 0 })) },
    );
  };
  return { notices, markSeen };
}
