import type { DocumentDetail } from '@contracts/document';
import { DOCUMENT_POLL_MS } from '@contracts/limits';
import type { DocumentRun, DocumentRuns } from '@contracts/runs';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { documentKey } from '../document-key';

export const isUnderWay = ({ status }: DocumentRun): boolean =>
  status === 'en_cola' || status === 'en_curso';

const isWaiting = (data: DocumentRuns | null | undefined): boolean =>
  data?.runs.some(isUnderWay) ?? false;

/**
 * The readings of a document, asked again every five seconds while one is under way. What a second
 * reading finds changes the document: it is asked for anew when the reading ends.
 */
export function useRuns({ id, version, status }: DocumentDetail) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['documents', 'runs', id, version, status],
    queryFn: ({ signal, client, queryKey }) =>
      dataProvider.getRuns(id, isWaiting(client.getQueryData(queryKey)), signal),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? DOCUMENT_POLL_MS : false),
    placeholderData: keepPreviousData,
  });
  const isReading = isWaiting(query.data);
  const wasReading = useRef(false);
  useEffect(() => {
    const hasEnded = wasReading.current && !isReading;
    wasReading.current = isReading;
    if (hasEnded) void queryClient.invalidateQueries({ queryKey: documentKey(id), exact: true });
  }, [isReading, id, queryClient]);
  return query;
}
