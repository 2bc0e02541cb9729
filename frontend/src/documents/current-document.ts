import type { DocumentSummary } from '@contracts/document';

/** The document that the upload screen shows: the one with the newest createdAt (spec section 2). */
export function currentDocument(documents: readonly DocumentSummary[]): DocumentSummary | null {
  return documents.reduce<DocumentSummary | null>(
    (newest, document) =>
      !newest || Date.parse(document.createdAt) > Date.parse(newest.createdAt) ? document : newest,
    null,
  );
}

/** Provider, else client, else the name of the file. */
export function documentTitle({ extractedData, filename }: DocumentSummary): string {
  return extractedData?.proveedor?.nombre || extractedData?.cliente?.nombre || filename;
}

export const isBeingRead = ({ status }: DocumentSummary): boolean =>
  status === 'pending' || status === 'processing';
