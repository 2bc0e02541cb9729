import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { ALL_OF_DOCUMENTS } from '../documents/document-key';

export const HISTORY_STATS_KEY = [...ALL_OF_DOCUMENTS, 'stats'] as const;
const EVERY_MS = 60_000;

/** The figures of the company's documents, for the screen and the badge of the navigation. */
export function useHistoryStats() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const isPolling = useRef(false);
  const { data } = useQuery({
    queryKey: HISTORY_STATS_KEY,
    queryFn: ({ signal }) => {
      const isBackground = isPolling.current;
      isPolling.current = true;
      return dataProvider.getHistoryStats({ signal, isBackground });
    },
    refetchInterval: EVERY_MS,
  });
  return data ?? undefined;
}
