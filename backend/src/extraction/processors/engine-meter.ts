import type { ModelPrice } from '../../contracts/models';
import type { CallUsage } from '../../contracts/reading-runs';
import type { RawExtraction } from '../domain/raw-extraction';
import { ProcessorError, type Processor, type ProcessorInput } from './processor';
import type { ReadyEngine } from './processor-registry';

/** Told what one call of an engine has used, as soon as it is over. */
export type OnUsed = (used: CallUsage, price: ModelPrice | null) => Promise<void>;

/** Stands between a reading and its engine, and writes down what each call has used, also a failed one. */
export class EngineMeter {
  private asked = false;

  constructor(private readonly onUsed: OnUsed) {}

  /** The engine was called, so that something may have been paid for. */
  get wasAsked(): boolean {
    return this.asked;
  }

  on(engine: ReadyEngine): ReadyEngine {
    const { processor, model } = engine;
    const metered: Processor = {
      id: processor.id,
      availability: () => processor.availability(),
      assertOpen: () => processor.assertOpen?.(),
      extract: async (input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> => {
        this.asked = true;
        const start = performance.now();
        try {
          const raw = await processor.extract(input, signal);
          await this.onUsed(raw.usage, model.price);
          return raw;
        } catch (error) {
          const ms = performance.now() - start;
          const used = error instanceof ProcessorError ? error.details.usage : undefined;
          await this.onUsed(used ?? unknownUse(processor, ms), model.price);
          throw error;
        }
      },
    };
    return { ...engine, processor: metered };
  }
}

/** Of a call that ended before it could say: its request was on the way. */
const unknownUse = ({ id }: Processor, ms: number): CallUsage => ({
  ms,
  requests: id === 'local' ? 0 : 1,
});
