interface PageOwner {
  blobKey: string;
  attempt: number;
}

/** Blob key of a page's image for the viewer. */
export const pageImageKey = ({ blobKey, attempt }: PageOwner, page: number): string =>
  `${blobKey}.a${attempt}.p${page}.image`;

/** Blob key of a page's words with their boxes (JSON). */
export const pageWordsKey = ({ blobKey, attempt }: PageOwner, page: number): string =>
  `${blobKey}.a${attempt}.p${page}.words`;
