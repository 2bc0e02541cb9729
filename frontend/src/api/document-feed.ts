import type { DocumentSummary } from '@contracts/document';
import { BACKGROUND_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, request } from './http-client';

/** The newest documents, and those of `ids` that are older, in the order of their creation, newest first. */
export type DocumentFeed = (
  ids: readonly string[],
  signal?: AbortSignal,
) => Promise<DocumentSummary[] | null>;

/** As many as the history shows on a page. */
const NEWEST = 25;
/** Ids of one request: its address stays within what servers take. */
const IDS = 150;

/** A part of the list as it came last. */
interface Held {
  etag: string;
  rows: DocumentSummary[];
}

const partOf = (count: number, filter: object): string => {
  const query = {
    range: JSON.stringify([0, count - 1]),
    filter: JSON.stringify(filter),
    total: '0',
  };
  return `${API.documents}?${new URLSearchParams(query)}`;
};

const byNewest = (left: DocumentSummary, right: DocumentSummary): number =>
  right.createdAt.localeCompare(left.createdAt);

/** The list of documents as far as a screen shows it; what is here already in its present version (304) is not sent. */
export function createDocumentFeed(): DocumentFeed {
  let held = new Map<string, Held>();
  let isPolling = false;

  return (ids, signal) => {
    // The first call is a person's; the repeated ones must not keep an idle session alive.
    const mark: HeadersInit = isPolling ? { [BACKGROUND_HEADER]: '1' } : {};
    isPolling = true;
    const asked = new Map<string, Held>();

    const read = async (path: string): Promise<DocumentSummary[]> => {
      const known = held.get(path);
      const version: HeadersInit = known ? { 'If-None-Match': known.etag } : {};
      const response = await request(path, { headers: { ...mark, ...version }, signal });
      const isKnown = known && response.status === 304;
      const rows = isKnown ? known.rows : ((await response.json()) as DocumentSummary[]);
      const etag = response.headers.get('ETag') ?? known?.etag;
      if (etag) asked.set(path, { etag, rows });
      return rows;
    };

    const readAll = async (): Promise<DocumentSummary[]> => {
      const newest = await read(partOf(NEWEST, {}));
      const here = new Set(newest.map(({ id }) => id));
      const older = ids.filter((id) => !here.has(id));
      const parts: Promise<DocumentSummary[]>[] = [];
      for (let from = 0; from < older.length; from += IDS) {
        parts.push(read(partOf(IDS, { ids: older.slice(from, from + IDS) })));
      }
      const others = (await Promise.all(parts)).flat();
      held = asked;
      return [...newest, ...others.toSorted(byNewest)];
    };

    return nullWhenSignedOut(readAll());
  };
}
