import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { useProviderQuery } from '../api/use-provider-query';

export const DOCUMENTS_KEY = ['documents', 'shown'] as const;

/** The newest documents of the company and those of this session, asked again every 5 seconds. */
export const useDocuments = (ownIds: ReadonlySet<string>) =>
  useProviderQuery(
    DOCUMENTS_KEY,
    (provider, signal) => provider.listDocuments([...ownIds], signal),
    { refetchInterval: DOCUMENT_POLL_MS },
  );
