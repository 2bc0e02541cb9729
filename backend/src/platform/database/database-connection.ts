import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import mongoose, { type Connection, type ConnectOptions, type Model } from 'mongoose';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/app-config';
import { embeddedMongo, type EmbeddedMongo } from '../embedded-mongo';
import { endForLoss } from '../startup/stop-on-signals';
import { StoreIndexes } from './store-indexes';
import { StoreOutages } from './store-outages';
import { alone, STORE_STEPS, upgradeStore, type UpgradeContext } from './store-upgrade';

/** Used when the connection string names no database. */
const DEFAULT_DATABASE = 'foliado';
const SELECT_MS = 5_000;
/** A server that is asked so often and answers nothing for so long is away: what waits for it is refused. */
const LOOK_MS = 2_000;
const SILENT_MS = 4_000;
/** No query of the product takes nearly as long; one that does has met something that nobody foresaw. */
export const MAX_QUERY_MS = 30_000;

/**
 * Writes are answered when they are on disk: uploads, events and credits rest on that. The embedded store says
 * itself when it is lost; while it is silent it works on a large query, and what waits for it is answered then.
 */
export function connectOptions(uri: string, isEmbedded: boolean): ConnectOptions {
  return {
    ...(namesDatabase(uri) ? {} : { dbName: DEFAULT_DATABASE }),
    // `StoreIndexes` makes them: by themselves they would end the start over a changed definition.
    autoIndex: false,
    writeConcern: { w: 'majority', journal: true },
    serverSelectionTimeoutMS: SELECT_MS,
    heartbeatFrequencyMS: LOOK_MS,
    connectTimeoutMS: isEmbedded ? MAX_QUERY_MS : SILENT_MS,
  };
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(?:\+srv)?:\/\/[^/?]+\/[^?]/.test(uri);
}

/**
 * Global settings of mongoose: operators in a filter's values count only where the code marks them as
 * trusted (reliability M7), and a filter key that the schema does not know is an error.
 */
export function applyMongooseRules(): void {
  mongoose.set('sanitizeFilter', true);
  mongoose.set('strictQuery', 'throw');
  mongoose.set('maxTimeMS', MAX_QUERY_MS);
}

/**
 * The one connection of the process: to `MONGODB_URI`, or to the embedded store in the data folder,
 * which lives as long as the connection does.
 */
@Injectable()
export class DatabaseConnection implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseConnection.name);
  private embedded: EmbeddedMongo | null = null;
  private opened: Connection | null = null;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly indexes: StoreIndexes,
    private readonly outages: StoreOutages,
  ) {}

  /**
   * Connects; the embedded store is started first when no server is configured. What is stored is of this
   * program's version when it resolves.
   */
  async open(): Promise<Connection> {
    applyMongooseRules();
    const uri = this.config.mongodbUri ?? (await this.startEmbedded());
    const options = connectOptions(uri, this.embedded !== null);
    try {
      this.opened = await mongoose.createConnection(uri, options).asPromise();
      this.outages.watch(this.opened.getClient());
      await upgradeStore(this.db(), STORE_STEPS, this.context());
      return this.opened;
    } catch (error) {
      await this.opened?.close();
      await this.embedded?.close();
      throw error;
    }
  }

  /** Waits until every collection and index is there, so that nothing starts without its unique index. */
  async onModuleInit(): Promise<void> {
    const models = Object.values(this.opened?.models ?? {}) as Model<unknown>[];
    await Promise.all(models.map((model) => model.init()));
    if (await this.indexes.isCurrent(models)) return;
    await alone(this.db(), this.context(), () => this.indexes.reconcile(models));
  }

  /** First the connection, then the server that it used. Who still writes then must stop in an earlier hook. */
  async onApplicationShutdown(): Promise<void> {
    this.outages.end();
    await this.opened?.close();
    await this.embedded?.close();
  }

  private db() {
    const db = this.opened?.db;
    if (!db) throw new Error('the store is not connected');
    return db;
  }

  private context(): UpgradeContext {
    const isAlone = this.config.mongodbUri === null;
    return { own: this.clock.uuid(), isAlone, now: () => this.clock.now() };
  }

  private async startEmbedded(): Promise<string> {
    this.embedded = await embeddedMongo(this.config.dataDir).start({
      onDamage: ({ namespace, id }) =>
        this.logger.error({ store: 'damaged', namespace, id }, 'a document was set aside'),
      onLost: (error) => this.endWithStore(error),
    });
    return this.embedded.uri;
  }

  /** The store does not come back in this process. */
  private endWithStore(error: Error): never {
    this.logger.fatal({ store: 'lost', err: error });
    return endForLoss(
      'el almacén integrado se detuvo; la causa está en el registro. Vuelva a iniciarlo: lo confirmado está guardado.',
    );
  }
}
