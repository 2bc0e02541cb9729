import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import mongoose, { type Connection, type Model } from 'mongoose';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/app-config';
import { embeddedMongo, type EmbeddedMongo } from '../embedded-mongo';
import { endForLoss } from '../startup/stop-on-signals';
import { applyMongooseRules, connectOptions } from './connection-options';
import { StoreIndexes } from './store-indexes';
import { StoreOutages } from './store-outages';
import { STORE_STEPS } from './store-steps';
import { alone, upgradeStore, type UpgradeContext } from './store-upgrade';

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
