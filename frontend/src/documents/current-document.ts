import type { DocumentSummary } from '@contracts/document';

/** The document that the upload screen shows: the one with the newest createdAt (spec section 2). */
export const currentDocument = (documents: readonly DocumentSummary[]): DocumentSummary | null =>
  documents.reduce<DocumentSummary | null>(
    (newest, document) =>
      !newest || Date.parse(document.createdAt) > Date.parse(newest.createdAt) ? document : newest,
    null,
  );

/** Provider, else client; null where neither is known. */
export const partyName = ({ extractedData }: DocumentSummary): string | null =>
  extractedData?.proveedor?.nombre || extractedData?.cliente?.nombre || null;

/** Who it is from, else the name of its file: where one line has to tell documents apart. */
export const documentTitle = (document: DocumentSummary): string =>
  partyName(document) ?? document.filename;

export const isBeingRead = ({ status }: DocumentSummary): boolean =>
  status === 'pending' || status === 'processing';
