import { Injectable } from '@nestjs/common';
import { model, type ModelEntry } from '../../contracts/models';
import type { ProcessorId } from '../../contracts/processors';
import { AppConfig } from '../../platform/config/app-config';

/**
 * The models of each engine: those of the catalogue; behind an address of the operator's own those that its server
 * has, under no vendor's dates.
 */
@Injectable()
export class EngineModels {
  private own: readonly ModelEntry[];

  constructor(private readonly config: AppConfig) {
    this.own = config.models.openai.map((entry) => ({ ...entry, retiredOn: null }));
  }

  /** In the order in which they are offered; the first is the engine's default. */
  of(engine: ProcessorId): readonly ModelEntry[] {
    return engine === 'openai' && this.config.openai?.isOwnServer
      ? this.own
      : this.config.models[engine];
  }

  find(engine: ProcessorId, id: string): ModelEntry | null {
    return this.of(engine).find((entry) => entry.id === id) ?? null;
  }

  /** What the operator's own server says that it has; an empty list says nothing. */
  learn(names: readonly string[]): void {
    if (names.length === 0) return;
    const described = new Map(this.config.models.openai.map((entry) => [entry.id, entry]));
    this.own = names.map((name) => ({ ...(described.get(name) ?? model(name)), retiredOn: null }));
  }
}
