import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DatabaseConnection } from './database-connection';
import { DatabaseHealth } from './database-health';
import { LivingProcesses } from './living-processes';
import { StoreIndexes } from './store-indexes';
import { StoreOutages } from './store-outages';
import { TenantErasure } from './tenant-erasure';

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
