import compression from 'compression';
import type { Request, Response } from 'express';

/**
 * Only what is read, and only JSON: an answer to a change may hold a link that is a secret, a page a token, and
 * neither may stand packed beside what somebody else put into it.
 */
export const isPacked = (
  { method }: Pick<Request, 'method'>,
  response: Pick<Response, 'getHeader'>,
): boolean =>
  method === 'GET' && /^application\/json\b/.test(String(response.getHeader('content-type')));

/** Lists of the API shrink to a tenth. */
export const jsonCompression = () => compression({ filter: isPacked });
