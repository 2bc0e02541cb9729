import type { RawExtraction } from '../../domain/raw-extraction';
import type { Availability, Processor, ProcessorInput } from '../processor';
import { readPageSet } from './read-page-set';

/**
 * The offline engine: reads text layers, OCR words and the SUNAT QR by the layout habits of
 * Peruvian documents. It never fails for an unknown document; what it does not find is absent.
 */
export class LocalProcessor implements Processor {
  readonly id = 'local' as const;

  availability(): Availability {
    return { available: true };
  }

  async extract(input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> {
    signal.throwIfAborted();
    const started = performance.now();
    const reading = readPageSet(input.pageSet, { companyRuc: input.hints.companyRuc });
    return { ...reading, usage: { ms: performance.now() - started } };
  }
}
