import { z } from 'zod';
import type { VendorUsage } from '../../domain/raw-extraction';
import { InvalidAnswer, readAnswer, type Answer } from '../../vendors';

const count = z.number().int().nonnegative().optional().catch(undefined);

const COMPLETION = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

export interface OpenAiAnswer {
  answer: Answer;
  used: Omit<VendorUsage, 'ms'>;
}

/** A completion -> fields and what they have cost. Throws `InvalidAnswer`; a server may answer anything. */
export function readCompletion(completion: unknown): OpenAiAnswer {
  const parsed = COMPLETION.safeParse(completion);
  const [choice] = parsed.data?.choices ?? [];
  if (!parsed.success || !choice) throw new InvalidAnswer('wrong_shape');
  const used = usedOf(parsed.data.usage ?? {});
  if (choice.finish_reason === 'length') throw new InvalidAnswer('cut_off', used);
  if (choice.finish_reason === 'content_filter' || choice.message.refusal) {
    throw new InvalidAnswer('refused', used);
  }
  return { answer: readAnswer(choice.message.content ?? '', used), used };
}

function usedOf(usage: {
  prompt_tokens?: number;
  completion_tokens?: number;
}): OpenAiAnswer['used'] {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
}
