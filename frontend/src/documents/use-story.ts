import type { DocumentDetail } from '@contracts/document';
import { useProviderQuery } from '../api/use-provider-query';

/** Who did what with a document, the newest first; asked anew for each version of it. */
export const useStory = ({ id, version }: Pick<DocumentDetail, 'id' | 'version'>) =>
  useProviderQuery(['documents', 'story', id, version], (provider, signal) =>
    provider.getStory(id, signal),
  );
