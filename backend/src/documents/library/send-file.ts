import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import type { DocumentRecord } from '../document.schema';

const POLICY = "default-src 'none'; frame-ancestors 'self'";

/** Nothing in a stored file runs, wherever it is opened (reliability 6.4, serving rules). */
function setServingHeaders(response: Response, record: DocumentRecord): void {
  const isImage = record.fileType !== 'application/pdf';
  response.set({
    'Content-Type': record.fileType,
    'Content-Security-Policy': isImage ? `${POLICY}; sandbox` : POLICY,
    'Content-Disposition': contentDisposition(record.filename, { type: 'inline' }),
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
  });
}

/** The one range asked for; several ranges get the whole file, an impossible one null. */
function singleRange(request: Request, size: number): { start: number; end: number } | null {
  const whole = { start: 0, end: Math.max(size - 1, 0) };
  const ranges = request.range(size);
  if (ranges === undefined || ranges === -2) return whole;
  if (ranges === -1) return null;
  return ranges.length === 1 ? (ranges[0] ?? whole) : whole;
}

type Open = (range: { start: number; end: number }) => Promise<Readable>;

/** Sends the stored original, whole or one range of it. */
export async function sendFile(
  request: Request,
  response: Response,
  record: DocumentRecord,
  open: Open,
): Promise<void> {
  const size = record.fileSize;
  const range = singleRange(request, size);
  if (!range) {
    response.status(416).set('Content-Range', `bytes */${size}`).end();
    return;
  }
  const stream = await open(range);
  setServingHeaders(response, record);
  const length = range.end - range.start + 1;
  const isPartial = length < size;
  response.status(isPartial ? 206 : 200).set('Content-Length', String(length));
  if (isPartial) response.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  await pipeline(stream, response);
}
