import type { Told, VendorFailure } from '../../vendors';

/** How compatible servers say in a sentence alone that the document is longer than the model takes. */
const TOO_LONG =
  /maximum context length|context length exceeded|exceeds? the (?:available )?context|context the overflows/i;

interface Named {
  code?: unknown;
  type?: unknown;
  message?: unknown;
}

/** Older vLLM writes its error without an envelope. */
interface ErrorBody extends Named {
  error?: Named | string | null;
}

/** The names in an error of OpenAI or of a server that speaks its language. */
export function openAiTold(body: unknown): Told {
  const { error, ...bare } = (body ?? {}) as ErrorBody;
  const told: Named = typeof error === 'string' ? { message: error } : (error ?? bare);
  const { code, type, message } = told;
  return {
    words: [code, type, ...(TOO_LONG.test(String(message)) ? ['context_length_exceeded'] : [])],
  };
}

/** Whatever else OpenAI's client throws, no answer has come. */
export const openAiFailure = (): VendorFailure => ({ kind: 'connection' });
