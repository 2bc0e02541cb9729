/** @jest-environment node */
import { ApiError, NetworkError, correlationIdOf, errorText } from './api-error';
import { nullWhenSignedOut, request, requestJson } from './http-client';

const answer = (body: string, init: ResponseInit): void => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
};

const failure = async (): Promise<ApiError> => {
  const error: unknown = await request('/api/documents').catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

afterEach(() => jest.restoreAllMocks());

describe('every request', () => {
  it('carries the cookie and the no-cache headers', async () => {
    answer('{}', { status: 200 });
    await requestJson('/api/processors');
    const [path, init] = jest.mocked(fetch).mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(path).toBe('/api/processors');
    expect(init?.credentials).toBe('include');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Pragma')).toBe('no-cache');
  });
});

describe('a non-success answer', () => {
  const body = JSON.stringify({
    statusCode: 429,
    code: 'DEMASIADAS_SOLICITUDES',
    message: 'Demasiadas solicitudes.',
    correlationId: 'c-1',
  });

  it('is an error whose message is status, colon, space and body', async () => {
    answer(body, { status: 429 });
    expect((await failure()).message).toBe(`429: ${body}`);
  });

  it('names the status text when the body is empty', async () => {
    answer('', { status: 502, statusText: 'Bad Gateway' });
    expect((await failure()).message).toBe('502: Bad Gateway');
  });

  it('carries code, Spanish message, correlation id and the pause asked for', async () => {
    answer(body, { status: 429, headers: { 'Retry-After': '7' } });
    expect(await failure()).toMatchObject({
      status: 429,
      code: 'DEMASIADAS_SOLICITUDES',
      userMessage: 'Demasiadas solicitudes.',
      correlationId: 'c-1',
      retryAfterMs: 7000,
    });
  });

  it('that is not JSON is told in general words, or in those of its place', async () => {
    answer('<h1>nginx</h1>', { status: 503 });
    const error = await failure();
    expect(errorText(error)).toMatch(/^El servidor no respondió/);
    expect(errorText(error, 'No se pudo guardar')).toBe('No se pudo guardar');
    expect(correlationIdOf(error)).toBeNull();
    expect(error.retryAfterMs).toBeNull();
  });
});

describe('a request without an answer', () => {
  it('is a lost connection', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const error: unknown = await request('/api/documents').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(errorText(error)).toBe('Sin conexión con el servidor');
  });

  it('stays an abort when the caller gave up', async () => {
    const abort = new DOMException('stop', 'AbortError');
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(abort);
    await expect(request('/api/documents')).rejects.toBe(abort);
  });
});

describe('a data query', () => {
  it('is null when the session has ended', async () => {
    answer('{}', { status: 401 });
    await expect(nullWhenSignedOut(requestJson('/api/documents'))).resolves.toBeNull();
  });

  it('still fails for any other reason', async () => {
    answer('{}', { status: 403 });
    await expect(nullWhenSignedOut(requestJson('/api/documents'))).rejects.toThrow('403: {}');
  });
});
