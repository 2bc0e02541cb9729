import { DOCUMENT_POLL_MS } from '@contracts/limits';
import type { ReadingPlace } from '@contracts/document';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';

const NONE: readonly ReadingPlace[] = [];

/** Where documents of the company stand that wait to be read, asked again while this session has some. */
export function useReadingLine(isWaiting: boolean): readonly ReadingPlace[] {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: ['documents', 'reading-line'],
    queryFn: ({ signal }) => dataProvider.readingLine(signal),
    enabled: isWaiting,
    refetchInterval: DOCUMENT_POLL_MS,
  });
  return (isWaiting && data) || NONE;
}
