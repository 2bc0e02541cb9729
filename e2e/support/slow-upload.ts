import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { IDEMPOTENCY_HEADER } from '../../backend/src/contracts/headers';
import { API } from '../../backend/src/contracts/routes';
import type { MadeDocument } from './documents';
import type { RunningServer } from './server';

const BOUNDARY = 'frontera';

/** What became of an upload: its answer, or null when the connection ended without one. */
export interface UploadEnd {
  status: number;
  body: string;
}

/** An upload whose second half waits until it is told to go on. */
export interface SlowUpload {
  finish(): void;
  ended: Promise<UploadEnd | null>;
}

/** Begins an upload as the person of `client`; the first half of its bytes is sent at once. */
export async function beginUpload(
  server: RunningServer,
  client: APIRequestContext,
  key: string,
  { name, mimeType, buffer }: Pick<MadeDocument, 'name' | 'mimeType' | 'buffer'>,
): Promise<SlowUpload> {
  const { cookies } = await client.storageState();
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${mimeType}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), buffer, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const half = Math.floor(body.length / 2);
  const sent = request(`http://127.0.0.1:${server.port}${API.upload}`, {
    method: 'POST',
    agent: false,
    headers: {
      Cookie: cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': body.length,
      [IDEMPOTENCY_HEADER]: key,
    },
  });
  const ended = endOf(sent);
  sent.write(body.subarray(0, half));
  return { finish: () => sent.end(body.subarray(half)), ended };
}

function endOf(sent: ClientRequest): Promise<UploadEnd | null> {
  return new Promise((resolve) => {
    sent.once('error', () => resolve(null));
    sent.once('response', (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', () => resolve(null));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      );
    });
  });
}
