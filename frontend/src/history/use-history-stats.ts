import { useRef } from 'react';
import { useProviderQuery } from '../api/use-provider-query';
import { ALL_OF_DOCUMENTS } from '../documents/document-key';

export const HISTORY_STATS_KEY = [...ALL_OF_DOCUMENTS, 'stats'] as const;
const EVERY_MS = 60_000;

/** The figures of the company's documents, for the screen and the badge of the navigation. */
export function useHistoryStats() {
  const isPolling = useRef(false);
  const { data } = useProviderQuery(
    HISTORY_STATS_KEY,
    (provider, signal) => {
      const isBackground = isPolling.current;
      isPolling.current = true;
      return provider.getHistoryStats({ signal, isBackground });
    },
    { refetchInterval: EVERY_MS },
  );
  return data ?? undefined;
}
