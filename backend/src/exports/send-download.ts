import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { EXPORT_COUNT_HEADER } from '../contracts/exports';

/** A file on its way out. */
export interface Download {
  filename: string;
  contentType: string;
  /** Documents in it; null when nobody knows. */
  count: number | null;
  content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Sends a file as a download, status 200. What breaks after the first byte ends the connection, so that
 * nobody takes a part for the whole; a client that goes away is no failure.
 */
export async function sendDownload(response: Response, download: Download): Promise<void> {
  response.status(200).set({
    'Content-Type': download.contentType,
    'Content-Disposition': contentDisposition(download.filename, { type: 'attachment' }),
    ...(download.count === null ? {} : { [EXPORT_COUNT_HEADER]: String(download.count) }),
  });
  try {
    await pipeline(Readable.from(download.content), response);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
