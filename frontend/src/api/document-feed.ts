import type { DocumentSummary } from '@contracts/document';
import { BACKGROUND_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, request } from './http-client';

export type DocumentFeed = (signal?: AbortSignal) => Promise<DocumentSummary[] | null>;

/**
 * The list of documents, asked with the version that is already here:
 * an unchanged list (304) is the same array again, so nothing is drawn anew.
 */
export function createDocumentFeed(): DocumentFeed {
  let known: { etag: string; documents: DocumentSummary[] } | null = null;
  let isPolling = false;

  const read = async (signal?: AbortSignal): Promise<DocumentSummary[]> => {
    // The first call is a person's; the repeated ones must not keep an idle session alive.
    const headers: HeadersInit = {
      ...(known ? { 'If-None-Match': known.etag } : {}),
      ...(isPolling ? { [BACKGROUND_HEADER]: '1' } : {}),
    };
    isPolling = true;
    const response = await request(API.documents, { headers, signal });
    if (response.status === 304 && known) return known.documents;
    const documents = (await response.json()) as DocumentSummary[];
    const etag = response.headers.get('ETag');
    known = etag ? { etag, documents } : null;
    return documents;
  };

  return (signal) => nullWhenSignedOut(read(signal));
}
