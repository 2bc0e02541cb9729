import type { DocumentSummary } from '@contracts/document';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { documentKey } from './document-key';

/** One document with the place of every value; asked again when the list says that it changed. */
export function useDocumentDetail(summary: DocumentSummary) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const query = useQuery({
    queryKey: documentKey(summary.id),
    queryFn: ({ signal }) => dataProvider.getDocument(summary.id, signal),
  });
  const seen = useRef(summary);
  const { refetch } = query;
  useEffect(() => {
    const hasChanged = seen.current !== summary && seen.current.id === summary.id;
    seen.current = summary;
    if (hasChanged) void refetch();
  }, [summary, refetch]);
  return query;
}
