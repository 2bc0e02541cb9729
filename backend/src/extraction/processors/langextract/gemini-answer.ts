import { z } from 'zod';
import type { VendorUsage } from '../../domain/raw-extraction';
import { InvalidAnswer, readAnswer, type Answer } from '../../vendors';

const count = z.number().int().nonnegative().optional().catch(undefined);
/** A thought is the model's own; it is no part of the answer. */
const part = z.object({ text: z.string().nullish(), thought: z.boolean().nullish() });

const GENERATED = z.object({
  candidates: z
    .array(
      z.object({
        finishReason: z.string().nullish(),
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z
    .object({ promptTokenCount: count, candidatesTokenCount: count, thoughtsTokenCount: count })
    .nullish()
    .catch(null),
});

export interface GeminiAnswer {
  answer: Answer;
  used: Omit<VendorUsage, 'ms'>;
}

/**
 * Generated content -> fields and what they have cost. Throws `InvalidAnswer`: a blocked prompt is an
 * answer without an error and without candidates, and an answer may end for other reasons than its end.
 */
export function readGenerated(generated: unknown): GeminiAnswer {
  const parsed = GENERATED.safeParse(generated);
  if (!parsed.success) throw new InvalidAnswer('wrong_shape');
  const { candidates, promptFeedback, usageMetadata } = parsed.data;
  const used = usedOf(usageMetadata ?? {});
  if (promptFeedback?.blockReason) throw new InvalidAnswer('refused', used);
  const [candidate] = candidates ?? [];
  if (!candidate) throw new InvalidAnswer('wrong_shape', used);
  const end = candidate.finishReason ?? 'STOP';
  if (end === 'MAX_TOKENS') throw new InvalidAnswer('cut_off', used);
  if (end !== 'STOP') throw new InvalidAnswer('refused', used);
  const texts = (candidate.content?.parts ?? []).filter(({ thought }) => !thought);
  return { answer: readAnswer(texts.map(({ text }) => text ?? '').join(''), used), used };
}

interface Counted {
  promptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
}

/** Thoughts are paid for like the answer. */
function usedOf({ promptTokenCount, candidatesTokenCount, thoughtsTokenCount }: Counted) {
  const output = candidatesTokenCount ?? thoughtsTokenCount;
  return {
    ...(promptTokenCount === undefined ? {} : { inputTokens: promptTokenCount }),
    ...(output === undefined
      ? {}
      : { outputTokens: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0) }),
  };
}
