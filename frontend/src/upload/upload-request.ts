import type { SourcesResponse } from '@contracts/document';
import type { ProcessorId } from '@contracts/processors';
import { API } from '@contracts/routes';
import { ApiError, NetworkError } from '../api/api-error';
import { NO_CACHE_HEADERS } from '../api/http-client';

export interface UploadRequest {
  file: File;
  processor: ProcessorId;
  model: string;
  /** The same for every try of the same upload: two tries make one document. */
  idempotencyKey: string;
}

export interface UploadWatch {
  signal: AbortSignal;
  /** Bytes sent so far, 0..1. */
  onProgress(fraction: number): void;
}

/** The signed original of a comprobante, or an archive of originals, by its name: browsers give it one of several types, or none. */
export const isSource = ({ name }: File): boolean => /\.(?:xml|zip)$/i.test(name);

/** The text fields go first: the server knows them before the file arrives. */
function multipart({ file, processor, model }: UploadRequest): FormData {
  const form = new FormData();
  form.append('model', model);
  form.append('processor', processor);
  form.append('file', file, file.name);
  return form;
}

const toApiError = (xhr: XMLHttpRequest): ApiError =>
  new ApiError({
    status: xhr.status,
    statusText: xhr.statusText,
    body: xhr.responseText,
    retryAfter: xhr.getResponseHeader('Retry-After'),
  });

function settle(
  xhr: XMLHttpRequest,
  resolve: (response: SourcesResponse) => void,
  reject: (error: Error) => void,
): void {
  if (xhr.status < 200 || xhr.status > 299) return reject(toApiError(xhr));
  try {
    resolve(JSON.parse(xhr.responseText) as SourcesResponse);
  } catch (error) {
    reject(new NetworkError({ cause: error }));
  }
}

/**
 * Sends one file, an XML or an archive by its own door. An XMLHttpRequest because fetch cannot tell how much has been sent.
 * @throws {ApiError} for a non-success answer, {NetworkError} without one, AbortError when cancelled
 */
export const uploadDocument = (
  upload: UploadRequest,
  watch: UploadWatch,
): Promise<SourcesResponse> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', isSource(upload.file) ? API.sources : API.upload);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(NO_CACHE_HEADERS)) xhr.setRequestHeader(name, value);
    xhr.setRequestHeader('Idempotency-Key', upload.idempotencyKey);
    xhr.upload.onprogress = ({ loaded, total }) => watch.onProgress(total ? loaded / total : 0);
    xhr.onload = () => settle(xhr, resolve, reject);
    xhr.onerror = () => reject(new NetworkError());
    xhr.onabort = () => reject(new DOMException('Subida cancelada', 'AbortError'));
    watch.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    if (watch.signal.aborted) return reject(new DOMException('Subida cancelada', 'AbortError'));
    xhr.send(multipart(upload));
  });
