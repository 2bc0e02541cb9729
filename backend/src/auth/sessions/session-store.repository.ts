import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import MongoStore from 'connect-mongo';
import type { Store } from 'express-session';
import type { Connection } from 'mongoose';
import { SESSIONS } from './sessions.repository';

/**
 * Sessions in the product's own store; they survive a restart and end by themselves after `ttlSeconds`.
 * Without `touch` a request writes nothing: the time of the last use is kept by `SessionsRepository`.
 */
export function sessionStore(app: INestApplication, ttlSeconds: number): Store {
  const connection = app.get<Connection>(getConnectionToken());
  const store: Store = MongoStore.create({
    client: connection.getClient(),
    dbName: connection.name,
    collectionName: SESSIONS,
    ttl: ttlSeconds,
    stringify: false,
  });
  store.touch = undefined;
  return store;
}
