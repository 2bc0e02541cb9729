import type { DocumentDetail, PageInfo } from '@contracts/document';
import { API } from '@contracts/routes';
import { useEffect, useState } from 'react';
import type { PageSource } from './results/page-source';

const NO_PAGES: readonly PageInfo[] = [];

/** The file as its own picture: its size in pixels once it is here; null while it is not, or is none. */
function useOwnPicture(url: string | null): readonly PageInfo[] | null {
  const [seen, setSeen] = useState<{ url: string; page: PageInfo } | null>(null);
  useEffect(() => {
    if (!url) return undefined;
    const picture = new Image();
    picture.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      setSeen({ url, page: { number: 1, width, height } });
    };
    picture.src = url;
    return () => {
      picture.onload = null;
    };
  }, [url]);
  return seen && seen.url === url ? [seen.page] : null;
}

/** Pictures of a document's pages. An image that has none, because it was not read, is shown as it came. */
export function usePictures(document: DocumentDetail): PageSource {
  const { id, pages, fileType, originalDeletedAt } = document;
  const isPicture = fileType.startsWith('image/') && originalDeletedAt === null;
  const file = API.documentFile(id);
  const own = useOwnPicture(pages.length === 0 && isPicture ? file : null);
  if (pages.length > 0) return { pages, imageUrl: (page) => API.pageImage(id, page) };
  return { pages: own ?? NO_PAGES, imageUrl: () => file };
}
