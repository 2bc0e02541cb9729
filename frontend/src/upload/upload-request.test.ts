import { aFile } from '../test/factories';
import { ApiError, NetworkError } from '../api/api-error';
import { uploadDocument } from './upload-request';

/** The part of XMLHttpRequest that the upload uses, driven by the test. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  status = 0;
  statusText = '';
  responseText = '';
  retryAfter: string | null = null;
  withCredentials = false;
  opened: string[] = [];
  body: FormData | null = null;
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;

  constructor() {
    FakeRequest.last = this;
  }

  open(...parts: string[]): void {
    this.opened = parts;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(): string | null {
    return this.retryAfter;
  }

  send(body: FormData): void {
    this.body = body;
  }

  abort(): void {
    this.onabort();
  }

  answer(status: number, responseText: string): void {
    this.status = status;
    this.responseText = responseText;
    this.onload();
  }
}

const file = aFile('factura.pdf');
const upload = { file, processor: 'local', model: 'local-es-pe', idempotencyKey: 'key-1' } as const;

const start = (onProgress = jest.fn(), controller = new AbortController()) => ({
  promise: uploadDocument(upload, { signal: controller.signal, onProgress }),
  controller,
  onProgress,
});

beforeEach(() => {
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeRequest, configurable: true });
});

describe('an upload', () => {
  it('sends the text fields before the file, with key, cookie and no-cache headers', async () => {
    const { promise } = start();
    const sent = FakeRequest.last;
    sent.answer(201, '{"documentId":"d-1"}');
    await expect(promise).resolves.toEqual({ documentId: 'd-1' });
    expect(sent.opened).toEqual(['POST', '/api/documents/upload']);
    expect([...(sent.body?.keys() ?? [])]).toEqual(['model', 'processor', 'file']);
    expect(sent.headers.get('Idempotency-Key')).toBe('key-1');
    expect(sent.headers.get('Cache-Control')).toBe('no-cache');
    expect(sent.withCredentials).toBe(true);
  });

  it('tells how much has been sent', async () => {
    const { promise, onProgress } = start();
    FakeRequest.last.upload.onprogress?.({ loaded: 512, total: 2048 });
    expect(onProgress).toHaveBeenCalledWith(0.25);
    FakeRequest.last.answer(201, '{"documentId":"d"}');
    await promise;
  });

  it('fails with the answer of the server', async () => {
    const { promise } = start();
    FakeRequest.last.retryAfter = '3';
    FakeRequest.last.answer(429, '{"message":"Espere"}');
    const error: unknown = await promise.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, userMessage: 'Espere', retryAfterMs: 3000 });
  });

  it('fails as a lost connection without an answer, or with one that makes no sense', async () => {
    const lost = start();
    FakeRequest.last.onerror();
    await expect(lost.promise).rejects.toBeInstanceOf(NetworkError);
    const senseless = start();
    FakeRequest.last.answer(201, 'not json');
    await expect(senseless.promise).rejects.toBeInstanceOf(NetworkError);
  });

  it('can be cancelled', async () => {
    const { promise, controller } = start();
    controller.abort();
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not begin when it was cancelled before', async () => {
    const controller = new AbortController();
    controller.abort();
    const { promise } = start(jest.fn(), controller);
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeRequest.last.body).toBeNull();
  });
});
