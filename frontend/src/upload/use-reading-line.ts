import { DOCUMENT_POLL_MS } from '@contracts/limits';
import type { ReadingPlace } from '@contracts/document';
import { useProviderQuery } from '../api/use-provider-query';

const NONE: readonly ReadingPlace[] = [];

/** Where documents of the company stand that wait to be read, asked again while this session has some. */
export function useReadingLine(isWaiting: boolean): readonly ReadingPlace[] {
  const { data } = useProviderQuery(
    ['documents', 'reading-line'],
    (provider, signal) => provider.readingLine(signal),
    { enabled: isWaiting, refetchInterval: DOCUMENT_POLL_MS },
  );
  return (isWaiting && data) || NONE;
}
