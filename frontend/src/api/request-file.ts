import { NetworkError, isAbort } from './api-error';
import { request } from './http-client';

/** A file as the server sent it, whole. */
export interface ReceivedFile {
  blob: Blob;
  headers: Headers;
}

export interface FileWatch {
  signal?: AbortSignal;
  /** Bytes so far. */
  onBytes?(received: number): void;
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: FileWatch['onBytes'],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    chunks.push(value);
    received += value.byteLength;
    onBytes?.(received);
  }
}

/**
 * Asks for a file and reads it to its end; what breaks off in the middle is an error, never half a file.
 * @throws {ApiError} for a non-success answer
 * @throws {NetworkError} when there is no answer, or only the beginning of one
 */
export async function requestFile(
  path: string,
  init: RequestInit = {},
  { signal, onBytes }: FileWatch = {},
): Promise<ReceivedFile> {
  const response = await request(path, { ...init, signal });
  const { headers, body } = response;
  const type = headers.get('Content-Type') ?? 'application/octet-stream';
  if (!body) return { blob: await response.blob(), headers };
  try {
    return { blob: new Blob(await readAll(body, onBytes), { type }), headers };
  } catch (error) {
    throw isAbort(error) ? error : new NetworkError({ cause: error });
  }
}
