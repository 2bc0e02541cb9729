import type { RawExtraction } from '../../domain/raw-extraction';
import type { Availability, Processor, ProcessorInput } from '../processor';

/**
 * The offline engine: reads text layers, OCR words and the SUNAT QR by the layout habits of
 * Peruvian documents (`readPageSet`, in the reading process). It never fails for an unknown document; what
 * it does not find is absent.
 */
export class LocalProcessor implements Processor {
  readonly id = 'local' as const;

  availability(): Availability {
    return { available: true };
  }

  async extract({ pages, hints }: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> {
    signal.throwIfAborted();
    return pages.read(hints, signal);
  }
}
