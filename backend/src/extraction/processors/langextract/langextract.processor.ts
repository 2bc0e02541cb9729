import type { GoogleGenAI } from '@google/genai' with { 'resolution-mode': 'import' };
import type { RawExtraction } from '../../domain/raw-extraction';
import { VENDOR_LIMITS, VendorGate, type VendorLimits } from '../../vendors';
import {
  ProcessorError,
  type Availability,
  type Processor,
  type ProcessorInput,
} from '../processor';
import { readGenerated } from './gemini-answer';
import { geminiClient, type GeminiSettings } from './gemini-client';
import { geminiFailure } from './gemini-failure';
import { geminiRequest } from './gemini-request';

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
