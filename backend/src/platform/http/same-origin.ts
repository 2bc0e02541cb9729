/** The headers of a request by which its origin is judged. */
export interface OriginFacts {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** Origin under which this server is reached, e.g. `https://foliado.empresa.pe`. */
  own: string;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request may change state: it is safe, or comes from our own pages, or from a program
 * that is no browser (neither header; it holds no cookie of a person). Reliability S5.
 */
export function isSameOrigin({ method, origin, secFetchSite, own }: OriginFacts): boolean {
  if (SAFE_METHODS.has(method)) return true;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') {
    return false;
  }
  return origin === undefined || origin === own;
}
