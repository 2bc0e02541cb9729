import { BACKGROUND_HEADER } from '@contracts/headers';
import { isSessionOver, ApiError, NetworkError, isAbort } from './api-error';

/** Sent with every request (spec section 7): nothing that is read may come from a cache. */
export const NO_CACHE_HEADERS = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } as const;

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(NO_CACHE_HEADERS)) headers.set(name, value);
  headers.set('Accept', 'application/json');
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  try {
    return await fetch(path, { ...init, headers, credentials: 'include', cache: 'no-store' });
  } catch (error) {
    throw isAbort(error) ? error : new NetworkError({ cause: error });
  }
}

const toApiError = async (response: Response): Promise<ApiError> =>
  new ApiError({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  });

/**
 * One request with the cookie; 304 counts as an answer.
 * @throws {ApiError} for any other non-success answer
 * @throws {NetworkError} when there is no answer
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await send(path, init);
  if (response.ok || response.status === 304) return response;
  throw await toApiError(response);
}

/** The JSON body of a successful answer. */
export async function requestJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await request(path, init);
  return (await response.json()) as T;
}

/** Runs a data query; an ended session (401) is null, not an error (spec section 7). */
export async function nullWhenSignedOut<T>(query: Promise<T>): Promise<T | null> {
  try {
    return await query;
  } catch (error) {
    if (isSessionOver(error)) return null;
    throw error;
  }
}

export interface ReadOptions {
  signal?: AbortSignal;
  /** The page asks by itself: an idle session ends all the same. */
  isBackground?: boolean;
}

/** What a screen reads; null when the session has ended. */
export function read<T>(
  path: string,
  { signal, isBackground }: ReadOptions = {},
): Promise<T | null> {
  const headers: HeadersInit = isBackground ? { [BACKGROUND_HEADER]: '1' } : {};
  return nullWhenSignedOut(requestJson<T>(path, { headers, signal }));
}
