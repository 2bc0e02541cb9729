import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import type { RawExtraction } from '../../domain/raw-extraction';
import { Pace, VENDOR_LIMITS, VendorGate, type VendorLimits } from '../../vendors';
import {
  ProcessorError,
  type Availability,
  type Processor,
  type ProcessorInput,
} from '../processor';
import { readCompletion } from './openai-answer';
import { openAiClient, type OpenAiSettings } from './openai-client';
import { openAiFailure } from './openai-failure';
import { openAiRequest } from './openai-request';

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
