import type { DocumentStatus, DocumentSummary } from '@contracts/document';

export interface CompletionNews {
  completed: DocumentSummary[];
  failed: DocumentSummary[];
}

export type KnownStatuses = ReadonlyMap<string, DocumentStatus>;

export const statusesOf = (documents: readonly DocumentSummary[]): KnownStatuses =>
  new Map(documents.map(({ id, status }) => [id, status]));

/**
 * Which documents became completed or failed since the last look. A document that was not there
 * before is news only when this session sent it; `before` null is the first look: no news.
 */
export function completionNews(
  before: KnownStatuses | null,
  documents: readonly DocumentSummary[],
  ownIds: ReadonlySet<string>,
): CompletionNews {
  const isNews = ({ id, status }: DocumentSummary): boolean => {
    const known = before?.get(id);
    return known ? known !== status : before !== null && ownIds.has(id);
  };
  const changed = documents.filter(isNews);
  return {
    completed: changed.filter(({ status }) => status === 'completed'),
    failed: changed.filter(({ status }) => status === 'error'),
  };
}
