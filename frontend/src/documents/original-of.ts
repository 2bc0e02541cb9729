import type { DocumentDetail } from '@contracts/document';
import { API } from '@contracts/routes';

/** Address of a document's file; that of one among others in a file opens at its first page. */
export function originalOf({ id, separatedFrom }: DocumentDetail): string {
  const first = separatedFrom?.pages[0];
  return `${API.documentFile(id)}${first === undefined ? '' : `#page=${first}`}`;
}
