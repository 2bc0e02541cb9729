import { Injectable } from '@nestjs/common';
import { model, type LivingModel, type ModelEntry } from '../contracts/models';
import { PROCESSOR_CATALOGUE, PROCESSOR_IDS, type ProcessorId } from '../contracts/processors';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { DomainError } from '../rules/domain-error';
import { livingModel } from '../rules/models';

export interface EngineChoice {
  processor: ProcessorId;
  model: string;
}

/**
 * Which engines and models there are, and which of them a person may ask for: judged before a credit is reserved or
 * money is spent. Behind an address of the operator's own there are the models that its server has, under no
 * vendor's dates.
 */
@Injectable()
export class EngineChoices {
  private own: readonly ModelEntry[];

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.own = config.models.openai.map((entry) => ({ ...entry, retiredOn: null }));
  }

  /** In the order in which they are offered; the first is the engine's default. */
  modelsOf(engine: ProcessorId): readonly ModelEntry[] {
    return engine === 'openai' && this.config.openai?.isOwnServer
      ? this.own
      : this.config.models[engine];
  }

  entryOf(engine: ProcessorId, id: string): ModelEntry | null {
    return this.modelsOf(engine).find((entry) => entry.id === id) ?? null;
  }

  /** What the operator's own server says that it has; an empty list says nothing. */
  learn(names: readonly string[]): void {
    if (names.length === 0) return;
    const described = new Map(this.config.models.openai.map((entry) => [entry.id, entry]));
    this.own = names.map((name) => ({ ...(described.get(name) ?? model(name)), retiredOn: null }));
  }

  /**
   * Nothing chosen means OpenAI where it has a key, else the offline engine; no model, the engine's
   * first. Throws PROCESADOR_INVALIDO, MODELO_RETIRADO.
   */
  chosen(processor?: string, model?: string): EngineChoice {
    const preferred = this.config.openai ? 'openai' : 'local';
    const id = PROCESSOR_IDS.find((known) => known === (processor ?? preferred));
    if (!id) throw new DomainError('PROCESADOR_INVALIDO');
    const chosen = model ?? this.modelsOf(id)[0]?.id ?? '';
    const entry = this.entryOf(id, chosen);
    if (!entry) throw new DomainError('PROCESADOR_INVALIDO');
    if (!livingModel(entry, this.clock.today())) {
      throw new DomainError('MODELO_RETIRADO', { model: chosen });
    }
    return { processor: id, model: chosen };
  }

  /** As `chosen`; throws PROCESADOR_NO_DISPONIBLE, too, for an engine that has no key here. */
  available(processor?: string, model?: string): EngineChoice {
    const choice = this.chosen(processor, model);
    if (!this.hasKey(choice.processor)) {
      const { label } = PROCESSOR_CATALOGUE[choice.processor];
      throw new DomainError('PROCESADOR_NO_DISPONIBLE', { processor: label });
    }
    return choice;
  }

  /** What a vendor is asked for today; null for a model that is unknown or gone. */
  living({ processor, model }: EngineChoice): LivingModel | null {
    const entry = this.entryOf(processor, model);
    return entry && livingModel(entry, this.clock.today());
  }

  /** The name of what is asked for; the model's own where there is nothing to ask any more. */
  apiModelOf(choice: EngineChoice): string {
    return this.living(choice)?.apiModel ?? choice.model;
  }

  private hasKey(id: ProcessorId): boolean {
    const { openai, gemini: langextract, textract } = this.config;
    return { local: true, openai, langextract, textract }[id] !== null;
  }

  /** That needs no key and costs nothing. */
  offline(): EngineChoice {
    return this.chosen('local');
  }
}
