import { Global, Injectable, Module } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabaseConnection } from './database-connection';
import { LivingProcesses } from './living-processes';
import { StoreIndexes } from './store-indexes';
import { StoreOutages } from './store-outages';
import { TenantErasure } from './tenant-collection';

const PING_MS = 2_000;

/** Whether the store answers. */
@Injectable()
export class DatabaseHealth {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** True when the store answers a ping within two seconds. */
  async isReady(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PING_MS);
    });
    const ping = async (): Promise<boolean> => {
      await this.connection.db?.admin().ping();
      return this.connection.db !== undefined;
    };
    try {
      return await Promise.race([ping().catch(() => false), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Gives the connection under the token of @nestjs/mongoose; features use `MongooseModule.forFeature`. */
@Global()
@Module({
  providers: [
    DatabaseConnection,
    {
      provide: getConnectionToken(),
      inject: [DatabaseConnection],
      useFactory: (database: DatabaseConnection): Promise<Connection> => database.open(),
    },
    DatabaseHealth,
    LivingProcesses,
    StoreIndexes,
    StoreOutages,
    TenantErasure,
  ],
  exports: [
    getConnectionToken(),
    DatabaseHealth,
    LivingProcesses,
    StoreIndexes,
    StoreOutages,
    TenantErasure,
  ],
})
export class DatabaseModule {}
