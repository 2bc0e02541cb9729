import type { DocumentDetail } from '@contracts/document';
import type { StoryEntry } from '@contracts/review';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';

/** Who did what with a document, the newest first; asked anew for each version of it. */
export function useStory({ id, version }: Pick<DocumentDetail, 'id' | 'version'>) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['documents', 'story', id, version],
    queryFn: ({ signal }): Promise<StoryEntry[] | null> => dataProvider.getStory(id, signal),
  });
}
