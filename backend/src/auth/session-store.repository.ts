import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import MongoStore from 'connect-mongo';
import type { Store } from 'express-session';
import type { Connection } from 'mongoose';

/** Sessions in the product's own store; they survive a restart and end by themselves after `ttlSeconds`. */
export function sessionStore(app: INestApplication, ttlSeconds: number): Store {
  const connection = app.get<Connection>(getConnectionToken());
  return MongoStore.create({
    client: connection.getClient(),
    dbName: connection.name,
    collectionName: 'sessions',
    ttl: ttlSeconds,
    stringify: false,
  });
}
