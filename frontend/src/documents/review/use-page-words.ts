import type { DocumentDetail } from '@contracts/document';
import type { Word } from '@contracts/evidence';
import { useProviderQuery } from '../../api/use-provider-query';

/** Words of one page with their places, asked for once they are wanted; null until they are here. */
export function usePageWords(
  { id, pages }: Pick<DocumentDetail, 'id' | 'pages'>,
  page: number,
  isWanted: boolean,
): readonly Word[] | null {
  const { data } = useProviderQuery(
    ['documents', 'words', id, page],
    (provider, signal) => provider.getPageWords(id, page, signal),
    // The words of a page do not change while it is looked at.
    { enabled: isWanted && pages.length > 0, staleTime: Number.POSITIVE_INFINITY },
  );
  return data ?? null;
}
