import type { GenerateContentParameters, GoogleGenAI, Part, ThinkingLevel } from '@google/genai';
import { z } from 'zod';
import type { RawExtraction, VendorUsage } from '../../domain/raw-extraction';
import {
  answerSchema,
  encodedPages,
  readAnswer,
  systemText,
  type Answer,
} from '../../language-models';
import { InvalidAnswer, VENDOR_LIMITS, VendorGate, type VendorLimits } from '../../vendors';
import {
  ProcessorError,
  type Availability,
  type Processor,
  type ProcessorInput,
} from '../processor';
import { geminiClient, geminiFailure, type GeminiSettings } from './gemini-client';

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

interface GeminiAnswer {
  answer: Answer;
  used: Omit<VendorUsage, 'ms'>;
}

/**
 * Generated content -> fields and what they have cost. Throws `InvalidAnswer`: a blocked prompt is an
 * answer without an error and without candidates, and an answer may end for other reasons than its end.
 */
function readGenerated(generated: unknown): GeminiAnswer {
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

/**
 * What a model is asked for one document: page images, words and the shape of the answer. Every value is
 * asked for as it is printed: it is its own source text, and is aligned to the words of the page later.
 */
async function geminiRequest(
  { model, pages, pageImages }: ProcessorInput,
  signal: AbortSignal,
): Promise<GenerateContentParameters> {
  const images = model.input === 'image' ? await encodedPages(pageImages) : [];
  const parts: Part[] = [
    ...images.map(({ mimeType, base64: data }) => ({ inlineData: { mimeType, data } })),
    { text: await pages.text(signal) },
  ];
  return {
    model: model.apiModel,
    contents: [{ role: 'user', parts }],
    config: {
      systemInstruction: systemText(),
      responseMimeType: 'application/json',
      responseJsonSchema: answerSchema(),
      ...(model.takesTemperature ? { temperature: 0 } : {}),
      ...(model.effort ? { thinkingConfig: { thinkingLevel: model.effort as ThinkingLevel } } : {}),
    },
  };
}

/** Google's Gemini: one request for a document, answered by our schema in the words of the page. */
export class LangExtractProcessor implements Processor {
  readonly id = 'langextract' as const;
  private readonly gate: VendorGate;
  private client: Promise<GoogleGenAI> | null = null;

  constructor(
    private readonly settings: GeminiSettings | null,
    private readonly limits: VendorLimits = VENDOR_LIMITS,
  ) {
    this.gate = new VendorGate(geminiFailure, limits);
  }

  availability(): Availability {
    if (this.settings) return { available: true };
    return {
      available: false,
      reason: 'Falta la clave de Gemini en la configuración del servidor.',
    };
  }

  assertOpen(): void {
    this.gate.assertOpen();
  }

  async extract(input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> {
    signal.throwIfAborted();
    const started = performance.now();
    const client = await this.openClient();
    const request = await geminiRequest(input, signal);
    const { answer, used } = await this.gate.call(async (abortSignal) => {
      const config = { ...request.config, abortSignal };
      return readGenerated(await client.models.generateContent({ ...request, config }));
    }, signal);
    const usage = { ms: performance.now() - started, requests: 1, ...used };
    return { ...answer, tables: [], usage };
  }

  private openClient(): Promise<GoogleGenAI> {
    if (!this.settings) throw new ProcessorError('unavailable', 'PROCESADOR_NO_DISPONIBLE');
    this.client ??= geminiClient(this.settings, this.limits);
    return this.client;
  }
}
