import type { DocumentDetail } from '@contracts/document';
import type { Word } from '@contracts/evidence';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';

/** Words of one page with their places, asked for once they are wanted; null until they are here. */
export function usePageWords(
  { id, pages }: Pick<DocumentDetail, 'id' | 'pages'>,
  page: number,
  isWanted: boolean,
): readonly Word[] | null {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: ['documents', 'words', id, page],
    queryFn: ({ signal }) => dataProvider.getPageWords(id, page, signal),
    enabled: isWanted && pages.length > 0,
    // The words of a page do not change while it is looked at.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
