import { Injectable } from '@nestjs/common';
import {
  PROCESSOR_CATALOGUE,
  PROCESSOR_IDS,
  type ProcessorAvailability,
  type ProcessorId,
  type ProcessorsResponse,
} from '../../contracts/processors';
import { LocalProcessor } from './local/local.processor';
import { ProcessorError, type Processor } from './processor';

/** The engines of this build: one line each. */
@Injectable()
export class ProcessorRegistry {
  private readonly processors: readonly Processor[] = [new LocalProcessor()];

  /** The engine, ready to read. Throws a permanent `ProcessorError` when it cannot. */
  available(id: ProcessorId): Processor {
    const processor = this.processors.find((known) => known.id === id);
    if (!processor?.availability().available) {
      throw new ProcessorError('unavailable', 'PROCESADOR_NO_DISPONIBLE');
    }
    return processor;
  }

  /** Answer of `GET /api/processors`; nothing is asked of the network. */
  overview(): ProcessorsResponse {
    const entries = PROCESSOR_IDS.map((id) => [id, this.describe(id)] as const);
    return Object.fromEntries(entries) as ProcessorsResponse;
  }

  private describe(id: ProcessorId): ProcessorAvailability {
    const { label, models, defaultModel } = PROCESSOR_CATALOGUE[id];
    const entry = { label, models: [...models], defaultModel };
    const availability = this.processors.find((known) => known.id === id)?.availability();
    if (!availability) {
      return {
        ...entry,
        available: false,
        reason: 'Este motor no está instalado en este servidor.',
      };
    }
    return { ...entry, ...availability };
  }
}
