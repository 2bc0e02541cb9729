import type { SourcesResponse } from '@contracts/document';
import { ApiError, NetworkError } from '../api/api-error';
import type { UploadWatch } from './upload-request';
import { aFile } from '../test/factories';
import {
  type Engine,
  entryName,
  type UploadEntry,
  type UploadSource,
  unsentNames,
} from './upload-entry';
import { MAX_PARALLEL_UPLOADS, UploadQueue } from './upload-queue';

interface Sending {
  entry: UploadEntry;
  watch: UploadWatch;
  resolve(response: SourcesResponse): void;
  reject(error: unknown): void;
}

const LOCAL: Engine = { processor: 'local', model: 'local-es-pe' };
const OPENAI: Engine = { processor: 'openai', model: 'gpt-4o' };
const source = (name: string): UploadSource => ({ kind: 'file', file: aFile(name) });
const refusal = (status: number, retryAfter?: string): ApiError =>
  new ApiError({ status, statusText: '', body: '{"message":"No se puede"}', retryAfter });

function aQueue() {
  const sendings: Sending[] = [];
  let key = 0;
  const deps = {
    send: (entry: UploadEntry, watch: UploadWatch) =>
      new Promise<SourcesResponse>((resolve, reject) => {
        watch.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        sendings.push({ entry, watch, resolve, reject });
      }),
    newKey: () => `key-${(key += 1)}`,
    onUploaded: jest.fn(),
    onFailed: jest.fn(),
  };
  const queue = new UploadQueue(deps);
  const sending = (index: number): Sending => {
    const found = sendings[index];
    if (!found) throw new Error(`Nothing was sent as number ${index}`);
    return found;
  };
  const entry = (): UploadEntry => {
    const [first] = queue.snapshot().entries;
    if (!first) throw new Error('The queue is empty');
    return first;
  };
  return { queue, sendings, sending, entry, ...deps };
}

/** Lets the promises of the queue run. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

describe('the upload queue', () => {
  it('shows the files of an archive in its place, those that were refused with the reason', async () => {
    const { queue, sending } = aQueue();
    queue.add(['julio.zip'].map(source), LOCAL);
    sending(0).resolve({
      documentId: 'd-1',
      documents: [
        { documentId: 'd-1', filename: 'a.xml' },
        { documentId: 'd-2', filename: 'a.pdf' },
      ],
      refused: [{ filename: 'b.zip', code: 'TIPO_NO_PERMITIDO', message: 'b.zip es un ZIP.' }],
    });
    await settle();
    const shown = queue
      .snapshot()
      .entries.map((entry) => [entryName(entry), entry.status, entry.documentId, entry.failure]);
    expect(shown).toEqual([
      ['b.zip', 'error', null, 'b.zip es un ZIP.'],
      ['a.pdf', 'processing', 'd-2', null],
      ['a.xml', 'processing', 'd-1', null],
    ]);
    expect(unsentNames(queue.snapshot().entries)).toEqual([]);
  });

  it('sends three files at a time, in the order given', async () => {
    const { queue, sendings, sending } = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map(source), LOCAL);
    expect(sendings).toHaveLength(MAX_PARALLEL_UPLOADS);
    sending(0).resolve({ documentId: 'd-a' });
    await settle();
    expect(
      sendings.map(({ entry }) => entry.source.kind === 'file' && entry.source.file.name),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes from pending over uploading to processing', async () => {
    const { queue, sending, entry, onUploaded } = aQueue();
    queue.add([source('a')], LOCAL);
    sending(0).watch.onProgress(0.4);
    expect(entry()).toMatchObject({ status: 'uploading', progress: 0.4 });
    sending(0).resolve({ documentId: 'd-1' });
    await settle();
    expect(entry()).toMatchObject({ status: 'processing', documentId: 'd-1' });
    expect(onUploaded).toHaveBeenCalledWith(expect.objectContaining({ documentId: 'd-1' }));
  });

  it('keeps the reason of a failure', async () => {
    const { queue, sending, entry, onFailed } = aQueue();
    queue.add([source('a')], LOCAL);
    sending(0).reject(refusal(422));
    await settle();
    expect(entry()).toMatchObject({ status: 'error', failure: 'No se puede' });
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('tries a refused file as a new request, with the engine chosen now', async () => {
    const { queue, sending, entry } = aQueue();
    queue.add([source('a')], OPENAI);
    sending(0).reject(refusal(409));
    await settle();
    queue.retry(entry().key, LOCAL);
    expect(sending(1).entry.idempotencyKey).not.toBe(sending(0).entry.idempotencyKey);
    expect(sending(1).entry.engine).toEqual(LOCAL);
  });

  it.each([new NetworkError(), refusal(503)])(
    'repeats the same request after %s, so that it cannot make two documents',
    async (error) => {
      const { queue, sending, entry } = aQueue();
      queue.add([source('a')], OPENAI);
      sending(0).reject(error);
      await settle();
      queue.retry(entry().key, LOCAL);
      expect(sending(1).entry.idempotencyKey).toBe(sending(0).entry.idempotencyKey);
      expect(sending(1).entry.engine).toEqual(OPENAI);
    },
  );

  it('sends the same file anew when its reading failed', async () => {
    const { queue, sending, entry } = aQueue();
    queue.add([source('a')], LOCAL);
    sending(0).resolve({ documentId: 'd-1' });
    await settle();
    queue.retry(entry().key, LOCAL);
    expect(entry()).toMatchObject({ status: 'uploading', documentId: null });
    expect(sending(1).entry.idempotencyKey).not.toBe(sending(0).entry.idempotencyKey);
  });

  it('stops a file that is cancelled and sends the next one', async () => {
    const { queue, sendings, sending, onFailed } = aQueue();
    queue.add(['a', 'b', 'c', 'd'].map(source), LOCAL);
    queue.cancel(sending(0).entry.key);
    await settle();
    expect(sending(0).watch.signal.aborted).toBe(true);
    expect(sendings).toHaveLength(4);
    expect(queue.snapshot().entries).toHaveLength(3);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('stops everything when the app is left', () => {
    const { queue, sending } = aQueue();
    queue.add(['a', 'b'].map(source), LOCAL);
    queue.stop();
    expect([sending(0), sending(1)].map(({ watch }) => watch.signal.aborted)).toEqual([true, true]);
  });

  it('tells its listeners until they leave', () => {
    const { queue } = aQueue();
    const listener = jest.fn();
    const leave = queue.subscribe(listener);
    queue.add([source('a')], LOCAL);
    const calls = listener.mock.calls.length;
    leave();
    queue.cancel(queue.snapshot().entries[0]?.key ?? '');
    expect(calls).toBeGreaterThan(0);
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

describe('a server that asks for a pause (429)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is obeyed to the second, and the same request goes on by itself', async () => {
    const { queue, sendings, sending, entry } = aQueue();
    queue.add([source('a')], LOCAL);
    sending(0).reject(refusal(429, '7'));
    await settle();
    expect(entry().status).toBe('pending');
    expect(queue.snapshot().isPaused).toBe(true);
    jest.advanceTimersByTime(6_999);
    expect(sendings).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sendings).toHaveLength(2);
    expect(queue.snapshot().isPaused).toBe(false);
    expect(sending(1).entry.idempotencyKey).toBe(sending(0).entry.idempotencyKey);
  });

  it('holds back new files too', async () => {
    const { queue, sendings, sending } = aQueue();
    queue.add([source('a')], LOCAL);
    sending(0).reject(refusal(429));
    await settle();
    queue.add([source('b')], LOCAL);
    expect(sendings).toHaveLength(1);
    jest.advanceTimersByTime(10_000);
    expect(sendings).toHaveLength(3);
  });
});
