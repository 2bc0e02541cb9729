import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { useProviderQuery } from '../../api/use-provider-query';
import { isBeingRead } from '../current-document';
import { documentKey } from '../document-key';

/** One document; asked again every five seconds while it is being read. */
export const useOneDocument = (id: string) =>
  useProviderQuery(documentKey(id), (provider, signal) => provider.getDocument(id, signal), {
    refetchInterval: ({ state }) =>
      state.data && isBeingRead(state.data) ? DOCUMENT_POLL_MS : false,
  });
