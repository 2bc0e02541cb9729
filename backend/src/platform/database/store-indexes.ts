import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { mongo, type Model } from 'mongoose';
import { Rounds } from '../timing';
import { definitionOf, indexNotesOf, planIndexes, type IndexDefinition } from './index-plan';
import { isDuplicateKey } from './unique-writes';

/** Records from which on an index takes so long to make that nobody should wait for it at the start. */
const LARGE = 20_000;
/** After the start, so that the process listens first. */
const LATE_MS = 2_000;
/** After an index as often its own time as rest: while one is made the embedded store answers nobody. */
const REST = 2;
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

interface Missing {
  model: Model<unknown>;
  index: IndexDefinition;
}

/** Sees to it that each collection has the indexes that its schema describes, whatever version made those there are. */
@Injectable()
export class StoreIndexes implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(StoreIndexes.name);
  private readonly rounds = new Rounds(() => this.makeLate());
  private late: Missing[] = [];

  /** How many are still to be made; until then some lists take longer. */
  get pending(): number {
    return this.late.length;
  }

  /** Whether something is to be dropped or made; cheap, for a start that has nothing to do. */
  async isCurrent(models: readonly Model<unknown>[]): Promise<boolean> {
    const plans = await Promise.all(models.map((model) => planOf(model)));
    return plans.every(({ drop, make }) => drop.length === 0 && make.length === 0);
  }

  /**
   * Drops what stands in the way and makes what is missing; what may come late is left for after the start.
   * Throws when records break a unique index.
   */
  async reconcile(models: readonly Model<unknown>[]): Promise<void> {
    this.late = [];
    for (const model of models) {
      const { drop, make } = await planOf(model);
      for (const name of drop) await this.drop(model, name);
      const isLate = make.length > 0 && indexNotesOf(model).mayComeLate && (await isLarge(model));
      for (const index of make) {
        if (isLate && !index.options.unique) this.late.push({ model, index });
        else await this.make({ model, index });
      }
    }
  }

  onApplicationBootstrap(): void {
    if (this.late.length > 0) this.rounds.once(LATE_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** What an end leaves is made after the next start. */
  private async makeLate(): Promise<void> {
    for (const missing of [...this.late]) {
      if (this.rounds.isStopped) return;
      const begun = performance.now();
      try {
        await this.make(missing);
        this.late = this.late.filter((one) => one !== missing);
      } catch (error) {
        this.logger.warn({ index: 'not made', ...namesOf(missing), error: (error as Error).name });
      }
      await pause(REST * (performance.now() - begun));
    }
  }

  private async make({ model, index }: Missing): Promise<void> {
    const { name, key, options } = index;
    const begun = performance.now();
    try {
      await model.collection.createIndex(key as mongo.IndexSpecification, { ...options, name });
    } catch (error) {
      throw isDuplicateKey(error) ? new RecordsBreakIndex(model, index) : error;
    }
    const ms = Math.round(performance.now() - begun);
    if (ms > 1_000) this.logger.log({ index: 'made', ...namesOf({ model, index }), ms });
  }

  /** Another process that starts may have been faster. */
  private async drop(model: Model<unknown>, name: string): Promise<void> {
    try {
      await model.collection.dropIndex(name);
      this.logger.log({ index: 'dropped', collection: model.collection.name, name });
    } catch (error) {
      if (codeOf(error) !== INDEX_NOT_FOUND) throw error;
    }
  }
}

/** Records that an earlier version let in. */
class RecordsBreakIndex extends Error {
  constructor(model: Model<unknown>, { name }: IndexDefinition) {
    super(
      `en ${model.collection.name} hay registros repetidos que el índice ${name} no admite. Nada se cambió en ellos: restaure la copia anterior a la actualización y pida ayuda.`,
    );
    this.name = 'RecordsBreakIndex';
  }
}

async function planOf(model: Model<unknown>) {
  const wanted = model.schema
    .indexes()
    .map(([key, options]) => definitionOf(key, options as Record<string, unknown>));
  return planIndexes(wanted, await existingOf(model), indexNotesOf(model).retired);
}

async function existingOf(model: Model<unknown>): Promise<IndexDefinition[]> {
  try {
    const found = (await model.collection.listIndexes().toArray()) as mongo.IndexDescriptionInfo[];
    return found
      .filter(({ name }) => name !== '_id_')
      .map(({ key, ...options }) => definitionOf(key as IndexDefinition['key'], options));
  } catch (error) {
    if (codeOf(error) === NAMESPACE_NOT_FOUND) return [];
    throw error;
  }
}

const isLarge = async (model: Model<unknown>): Promise<boolean> =>
  (await model.collection.estimatedDocumentCount()) >= LARGE;

const namesOf = ({ model, index }: Missing) => ({
  collection: model.collection.name,
  name: index.name,
});

const codeOf = (error: unknown): unknown =>
  error instanceof mongo.MongoServerError ? error.code : null;
