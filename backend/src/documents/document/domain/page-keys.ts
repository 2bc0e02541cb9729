interface PageOwner {
  blobKey: string;
  attempt: number;
}

/** Blob key of a document's original: its company, the year in which it came, its id. */
export const originalKey = (tenantId: string, id: string, at: Date): string =>
  `${tenantId}/${at.getUTCFullYear()}/${id}`;

/** Blob key of a page's image for the viewer. */
export const pageImageKey = ({ blobKey, attempt }: PageOwner, page: number): string =>
  `${blobKey}.a${attempt}.p${page}.image`;

/** Blob key of what review needs of a reading: text, codes, tables (JSON). */
export const readingFactsKey = ({ blobKey, attempt }: PageOwner): string =>
  `${blobKey}.a${attempt}.facts`;

/** Blob key of a page's words with their boxes (JSON). */
export const pageWordsKey = ({ blobKey, attempt }: PageOwner, page: number): string =>
  `${blobKey}.a${attempt}.p${page}.words`;

/** Blob key of another original of the comprobante, by the id of the document that it came as. */
export const sourceKey = ({ blobKey }: Pick<PageOwner, 'blobKey'>, id: string): string =>
  `${blobKey}.s${id}`;

const COPY = /^\.(?:a\d+\.p\d+\.(?:image|words)|s[\da-f-]{36})$/;

/** True for the key of a document's original, of its other sources and of what shows it: page images and their words. */
export const isCopyOfOriginal = ({ blobKey }: Pick<PageOwner, 'blobKey'>, key: string): boolean =>
  key === blobKey || (key.startsWith(blobKey) && COPY.test(key.slice(blobKey.length)));
