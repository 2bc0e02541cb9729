import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import { z } from 'zod';
import type { LivingModel } from '../../../contracts/models';
import type { RawExtraction, VendorUsage } from '../../domain/raw-extraction';
import {
  answerSchema,
  encodedPages,
  readAnswer,
  systemText,
  systemTextWithSchema,
  type Answer,
} from '../../language-models';
import { InvalidAnswer, Pace, VENDOR_LIMITS, VendorGate, type VendorLimits } from '../../vendors';
import {
  ProcessorError,
  type Availability,
  type Processor,
  type ProcessorInput,
} from '../processor';
import { openAiClient, openAiFailure, type OpenAiSettings } from './openai-client';

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

interface OpenAiAnswer {
  answer: Answer;
  used: Omit<VendorUsage, 'ms'>;
}

/** A completion -> fields and what they have cost. Throws `InvalidAnswer`; a server may answer anything. */
function readCompletion(completion: unknown): OpenAiAnswer {
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

type Request = OpenAI.ChatCompletionCreateParamsNonStreaming;
type Format = NonNullable<Request['response_format']>;

/** What a model is asked for one document: words, page images if it sees, and the shape as far as it takes one. */
async function openAiRequest(
  { model, pages, pageImages }: ProcessorInput,
  signal: AbortSignal,
): Promise<Request> {
  const hasSchema = model.output === 'json_schema';
  const text = await pages.text(signal);
  const content =
    model.input === 'image' ? await withImages(text, pageImages, model.imageDetail) : text;
  return {
    model: model.apiModel,
    messages: [
      { role: 'system', content: hasSchema ? systemText() : systemTextWithSchema() },
      { role: 'user', content },
    ],
    response_format: hasSchema ? schemaFormat() : { type: 'json_object' },
    // Nothing of a document stays with the vendor for its own screens.
    store: false,
    ...(model.takesTemperature ? { temperature: 0 } : {}),
    ...(model.effort ? { reasoning_effort: model.effort as Request['reasoning_effort'] } : {}),
  };
}

function schemaFormat(): Format {
  const schema = { ...answerSchema() };
  return { type: 'json_schema', json_schema: { name: 'documento', strict: true, schema } };
}

async function withImages(
  text: string,
  paths: readonly string[],
  detail: LivingModel['imageDetail'],
): Promise<OpenAI.ChatCompletionContentPart[]> {
  const images = await encodedPages(paths);
  return [
    { type: 'text', text },
    ...images.map(({ mimeType, base64 }) => ({
      type: 'image_url' as const,
      image_url: { url: `data:${mimeType};base64,${base64}`, detail },
    })),
  ];
}

/** OpenAI's models, or those of a compatible server: one request for a document, answered by our schema. */
export class OpenAiProcessor implements Processor {
  readonly id = 'openai' as const;
  private readonly gate: VendorGate;
  private readonly pace = new Pace();
  private client: Promise<OpenAI> | null = null;

  constructor(
    private readonly settings: OpenAiSettings | null,
    private readonly limits: VendorLimits = VENDOR_LIMITS,
  ) {
    this.gate = new VendorGate(openAiFailure, limits, this.pace);
  }

  availability(): Availability {
    if (this.settings) return { available: true };
    return {
      available: false,
      reason: 'Falta la clave de OpenAI en la configuración del servidor.',
    };
  }

  assertOpen(): void {
    this.gate.assertOpen();
  }

  async extract(input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> {
    signal.throwIfAborted();
    const started = performance.now();
    const client = await this.openClient();
    const request = await openAiRequest(input, signal);
    const { answer, used } = await this.gate.call(async (ends) => {
      return readCompletion(await client.chat.completions.create(request, { signal: ends }));
    }, signal);
    const usage = { ms: performance.now() - started, requests: 1, ...used };
    return { ...answer, tables: [], usage };
  }

  private openClient(): Promise<OpenAI> {
    if (!this.settings) throw new ProcessorError('unavailable', 'PROCESADOR_NO_DISPONIBLE');
    this.client ??= openAiClient(this.settings, this.limits, this.pace);
    return this.client;
  }
}
