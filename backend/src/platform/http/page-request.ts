import type { Request } from 'express';

/** True for the navigation of a browser to a page: not a call of the API nor a probe of the server. */
export function isPageRequest({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !/^\/(api|healthz|readyz)(\/|$)/.test(path);
}
