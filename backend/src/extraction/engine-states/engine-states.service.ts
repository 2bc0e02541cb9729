import { Injectable, Logger } from '@nestjs/common';
import { SETUP_PAUSE_MS } from '../../contracts/limits';
import type { CallOutcome, ProcessorId } from '../../contracts/processors';
import { Clock } from '../../platform/clock/clock';
import type { RawExtraction } from '../domain/raw-extraction';
import { ProcessorError, type Processor, type ProcessorInput } from '../processors/processor';
import { EngineStateRepository, type EngineStateRecord } from './engine-state.repository';

/** The same outcome again is written down once in so long. */
const SAME_MS = 30_000;

type Proof = Pick<EngineStateRecord, 'outcome' | 'fault'>;

const READS: Proof = { outcome: 'responde', fault: null };

/** The name under which what is known of a vendor's model is kept. */
export const modelStateId = (engine: ProcessorId, apiModel: string): string =>
  `${engine}/${apiModel}`;

/** What the last calls of the engines in the cloud proved, whichever process made them. */
@Injectable()
export class EngineStates {
  private readonly logger = new Logger(EngineStates.name);
  private readonly written = new Map<string, { outcome: CallOutcome; at: number }>();
  /** Before it the operator may have set another key. */
  private readonly since: Date;

  constructor(
    private readonly states: EngineStateRepository,
    private readonly clock: Clock,
  ) {
    this.since = clock.now();
  }

  /** The engine, each of whose calls is written down. */
  watch(processor: Processor): Processor {
    if (processor.id === 'local') return processor;
    return {
      id: processor.id,
      availability: () => processor.availability(),
      assertOpen: () => processor.assertOpen?.(),
      extract: async (input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction> => {
        try {
          const raw = await processor.extract(input, signal);
          await this.keep(processor.id, input.model.apiModel, READS);
          return raw;
        } catch (error) {
          const proof = proofOf(error);
          if (proof) await this.keep(processor.id, input.model.apiModel, proof);
          throw error;
        }
      },
    };
  }

  /** By the name of an engine, or of a model (`modelStateId`). */
  async all(): Promise<ReadonlyMap<string, EngineStateRecord>> {
    const records = await this.states.all();
    return new Map(records.map((record) => [record._id, record]));
  }

  /** What the operator has to mend, unless that was met with what was set before this start. */
  faultOf(state: EngineStateRecord | undefined): EngineStateRecord['fault'] {
    return state && state.at >= this.since ? state.fault : null;
  }

  /** True while it would be refused again: the vendor was asked a moment ago, with what is set now. */
  isRefused(state: EngineStateRecord | undefined): boolean {
    if (state?.outcome !== 'sin_configurar' && state?.outcome !== 'sin_modelo') return false;
    const at = state.at.getTime();
    return at >= this.since.getTime() && this.clock.now().getTime() - at < SETUP_PAUSE_MS;
  }

  /** What cannot be written down is no reason to fail a reading. */
  private async keep(engine: ProcessorId, apiModel: string, proof: Proof): Promise<void> {
    const model = modelStateId(engine, apiModel);
    if (proof.outcome === 'sin_modelo') return this.put(model, proof);
    await this.put(engine, proof);
    if (this.written.get(model)?.outcome === 'sin_modelo') await this.put(model, proof);
  }

  private async put(_id: string, proof: Proof): Promise<void> {
    const now = this.clock.now();
    const known = this.written.get(_id);
    if (known?.outcome === proof.outcome && now.getTime() - known.at < SAME_MS) return;
    this.written.set(_id, { outcome: proof.outcome, at: now.getTime() });
    try {
      const before = await this.states.put({ _id, ...proof, at: now });
      const isNews = before?.outcome !== proof.outcome || before.fault !== proof.fault;
      if (isNews && proof.fault) this.logger.error({ engine: _id, fault: proof.fault });
    } catch (error) {
      this.written.delete(_id);
      this.logger.warn({ engine: _id, error: (error as Error).name });
    }
  }
}

/** Null where nothing was asked, or a person ended it. An answer about the document proves that the engine works. */
function proofOf(error: unknown): Proof | null {
  if (!(error instanceof ProcessorError) || !error.details.usage?.requests) return null;
  const { code, details } = error;
  if (details.setup) return { outcome: 'sin_configurar', fault: details.setup };
  if (code === 'MODELO_NO_DISPONIBLE') return { outcome: 'sin_modelo', fault: null };
  if (code === 'MOTOR_OCUPADO') return { outcome: 'ocupado', fault: null };
  if (code === 'MOTOR_SIN_RESPUESTA') return { outcome: 'sin_respuesta', fault: null };
  return READS;
}
