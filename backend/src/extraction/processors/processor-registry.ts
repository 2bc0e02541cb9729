import { Injectable } from '@nestjs/common';
import type { LivingModel } from '../../contracts/models';
import {
  PROCESSOR_CATALOGUE,
  PROCESSOR_IDS,
  type ProcessorAvailability,
  type ProcessorId,
  type ProcessorsResponse,
} from '../../contracts/processors';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/app-config';
import { livingModel, modelEntry, modelNote } from '../../rules/models';
import { LangExtractProcessor } from './langextract/langextract.processor';
import { LocalProcessor } from './local/local.processor';
import { OpenAiProcessor } from './openai/openai.processor';
import { ProcessorError, type Processor } from './processor';
import { TextractProcessor } from './textract/textract.processor';

/** An engine with the model that it is to use today. */
export interface ReadyEngine {
  processor: Processor;
  model: LivingModel;
}

/** The engines of this build: one line each. */
@Injectable()
export class ProcessorRegistry {
  private readonly processors: readonly Processor[];

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.processors = [
      new LocalProcessor(),
      new OpenAiProcessor(config.openai),
      new LangExtractProcessor(config.gemini),
      new TextractProcessor(config.textract),
    ];
  }

  /** The engine, ready to read. Throws `ProcessorError` when it cannot, before anything is spent. */
  ready(id: ProcessorId, modelId: string): ReadyEngine {
    const processor = this.processors.find((known) => known.id === id);
    if (!processor?.availability().available) {
      throw new ProcessorError('unavailable', 'PROCESADOR_NO_DISPONIBLE');
    }
    const entry = modelEntry(this.config.models, id, modelId);
    if (!entry) throw new ProcessorError('permanent', 'PROCESADOR_INVALIDO');
    const model = livingModel(entry, this.clock.today());
    if (!model) throw new ProcessorError('permanent', 'MODELO_RETIRADO');
    return { processor, model };
  }

  /** Answer of `GET /api/processors`; nothing is asked of the network. */
  overview(): ProcessorsResponse {
    const entries = PROCESSOR_IDS.map((id) => [id, this.describe(id)] as const);
    return Object.fromEntries(entries) as ProcessorsResponse;
  }

  private describe(id: ProcessorId): ProcessorAvailability {
    const models = this.config.models[id];
    const today = this.clock.today();
    const notes = models.flatMap((entry) => {
      const note = modelNote(entry, today);
      return note ? [[entry.id, note] as const] : [];
    });
    const entry = {
      label: PROCESSOR_CATALOGUE[id].label,
      models: models.map((model) => model.id),
      defaultModel: PROCESSOR_CATALOGUE[id].defaultModel,
      modelNotes: Object.fromEntries(notes),
    };
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
