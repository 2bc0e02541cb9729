import type { CloudProcessorId } from '../../contracts/processors';
import { outboundFault, retryAfterMs } from '../../platform/outbound';
import { meaningOf, type FailureMeaning } from './failure-table';
import type { Pace } from './pace';

/** A vendor's names are short; whatever else stands in their place is a sentence, and may quote the document. */
const NAME = /^[A-Za-z][\w.-]{0,79}$/;

/** What an error's body says beside its status. */
export interface Told {
  /** Values that may be names of what is wrong; others are dropped. */
  words: readonly unknown[];
  /** Milliseconds that the body asks to be left alone. */
  retryAfterMs?: number | null;
}

/** An answer that is an error: whose fault it is and the pause that it asks for, nothing of its words. */
export class VendorRefusal extends Error {
  override readonly name = 'VendorRefusal';
  constructor(
    readonly status: number,
    readonly means: FailureMeaning,
    readonly retryAfterMs: number | null,
  ) {
    super(`a vendor answered ${status}`);
  }
}

/** No answer came, or it broke off. */
export class VendorUnreached extends Error {
  override readonly name = 'VendorUnreached';
}

/** By the table; also of an error that a vendor's own client has read. */
export function refusal(
  vendor: CloudProcessorId,
  { status, headers }: { status: number; headers: Headers },
  { words, retryAfterMs: told }: Told,
): VendorRefusal {
  const names = words.map(String).filter((word) => NAME.test(word));
  const means = meaningOf(vendor, { status, words: names });
  return new VendorRefusal(status, means, told ?? pauseIn(headers));
}

/**
 * A vendor's `fetch` whose answers are none but good ones: clients keep less of an error than it says, and put
 * the vendor's sentences into messages of their own. It throws `VendorRefusal`, `VendorUnreached`, `OutboundError`.
 * @param read the body of an error, parsed when it is JSON, else null
 * @param pace told of the headers of every answer
 */
export function refusingFetch(
  vendor: CloudProcessorId,
  send: typeof fetch,
  read: (body: unknown) => Told,
  pace?: Pace,
): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init).catch((error: unknown) => {
      throw outboundFault(error) ? error : new VendorUnreached();
    });
    pace?.note(answer.headers);
    if (answer.ok) return answer;
    throw refusal(vendor, answer, read(parsed(await answer.text())));
  };
}

/** Ours, behind whatever error a client has made of it. */
export function refusalBehind(error: unknown): VendorRefusal | null {
  for (let cause = error, depth = 0; depth < 5; depth += 1) {
    if (cause instanceof VendorRefusal) return cause;
    cause = (cause as { cause?: unknown } | null | undefined)?.cause;
  }
  return null;
}

/** `retry-after-ms` is OpenAI's, and finer than `Retry-After`. */
function pauseIn(headers: Headers): number | null {
  const fine = headers.get('retry-after-ms');
  if (fine !== null && /^\d{1,9}(?:\.\d+)?$/.test(fine)) return Number(fine);
  return retryAfterMs(headers.get('retry-after'), new Date());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
