import type { Response } from 'express';
import type { ListQuery } from '../../contracts/list-query';
import type { DocumentPage } from './document-query.service';

/**
 * A page as react-admin reads it; `Content-Range` ends in `/*` when nothing was counted, or not as far as the
 * page lies.
 */
export function sendPage(
  response: Response,
  { from }: Pick<ListQuery, 'from'>,
  { documents, total }: DocumentPage,
): void {
  const last = Math.max(from + documents.length - 1, from);
  const isBeyond = documents.length > 0 && total !== null && last >= total;
  const told = isBeyond ? '*' : (total ?? '*');
  response.set('Content-Range', `documents ${from}-${last}/${told}`).json(documents);
}
