import { retryAfterMs } from '../../../platform/outbound';
import type { VendorFailure } from '../../vendors';

/** What the client throws, as far as it is looked at; its classes are not loaded before it is. */
interface ClientError {
  status?: unknown;
  headers?: unknown;
}

/** An error of OpenAI's client: status and kind alone. */
export function openAiFailure(error: unknown): VendorFailure {
  const { status, headers } = (error ?? {}) as ClientError;
  if (typeof status !== 'number') return { kind: 'connection' };
  const header = headers instanceof Headers ? headers.get('retry-after') : null;
  return { kind: 'status', status, retryAfterMs: retryAfterMs(header, new Date()) };
}
