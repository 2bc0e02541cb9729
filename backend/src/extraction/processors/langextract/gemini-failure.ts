import { retryAfterMs } from '../../../platform/outbound';
import type { VendorFailure } from '../../vendors';

/** An answer that is an error: its status and the pause that it asks for, nothing of its words. */
export class GeminiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | null,
  ) {
    super(`gemini answered ${status}`);
    this.name = 'GeminiRefusal';
  }
}

/** No answer came, or it broke off. */
export class GeminiUnreached extends Error {
  override readonly name = 'GeminiUnreached';
}

export function refusalOf({ status, headers }: Response): GeminiRefusal {
  return new GeminiRefusal(status, retryAfterMs(headers.get('retry-after'), new Date()));
}

/** What Google's client throws: a refusal, a connection that failed, else an answer that it cannot map. */
export function geminiFailure(error: unknown): VendorFailure {
  if (error instanceof GeminiRefusal) {
    return { kind: 'status', status: error.status, retryAfterMs: error.retryAfterMs };
  }
  return error instanceof GeminiUnreached
    ? { kind: 'connection' }
    : { kind: 'answer', fault: 'wrong_shape' };
}
