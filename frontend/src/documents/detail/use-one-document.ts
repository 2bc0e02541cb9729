import type { DocumentDetail } from '@contracts/document';
import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { isBeingRead } from '../current-document';
import { documentKey } from '../document-key';

/** One document; asked again every five seconds while it is being read. */
export function useOneDocument(id: string) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: documentKey(id),
    queryFn: ({ signal }): Promise<DocumentDetail | null> => dataProvider.getDocument(id, signal),
    refetchInterval: ({ state }) =>
      state.data && isBeingRead(state.data) ? DOCUMENT_POLL_MS : false,
  });
}
