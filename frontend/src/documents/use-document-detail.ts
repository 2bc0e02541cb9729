import type { DocumentSummary } from '@contracts/document';
import { useEffect, useRef } from 'react';
import { useProviderQuery } from '../api/use-provider-query';
import { documentKey } from './document-key';

/** One document with the place of every value; asked again when the list says that it changed. */
export function useDocumentDetail(summary: DocumentSummary) {
  const query = useProviderQuery(documentKey(summary.id), (provider, signal) =>
    provider.getDocument(summary.id, signal),
  );
  const seen = useRef(summary);
  const { refetch } = query;
  useEffect(() => {
    const hasChanged = seen.current !== summary && seen.current.id === summary.id;
    seen.current = summary;
    if (hasChanged) void refetch();
  }, [summary, refetch]);
  return query;
}
