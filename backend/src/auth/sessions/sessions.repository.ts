import { Injectable, type INestApplication, type OnApplicationBootstrap } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import MongoStore from 'connect-mongo';
import type { SessionData, Store } from 'express-session';
import type { Connection } from 'mongoose';
import type { ErrorCode } from '../../contracts/errors';

/** Collection that the session store writes and this repository reads. */
export const SESSIONS = 'sessions';
const USER = 'session.passport.user';
const PUBLIC_ID = 'session.publicId';

interface SessionRecord {
  /** The id that the cookie holds; never leaves the store. */
  _id: string;
  session: SessionData;
}

/** Why a session was ended, where the person who still holds its cookie should hear it. */
export type SessionEnd = Extract<ErrorCode, 'SESION_CUENTA_INACTIVA'>;

/** The open sessions of a person. Nothing here brings an ended session back to life. */
@Injectable()
export class SessionsRepository implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sessions.createIndex({ [USER]: 1 });
  }

  async listOf(userId: string): Promise<SessionData[]> {
    const records = await this.sessions.find({ [USER]: userId }).toArray();
    return records.map(({ session }) => session);
  }

  /** Notes the time of the last use, epoch milliseconds; of a session that has ended meanwhile: nothing. */
  async recordUse(sessionId: string, at: number): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId }, { $set: { 'session.lastActiveAt': at } });
  }

  /** False when the person has no such session. */
  async end(userId: string, publicId: string): Promise<boolean> {
    const { deletedCount } = await this.sessions.deleteOne({
      [USER]: userId,
      [PUBLIC_ID]: publicId,
    });
    return deletedCount > 0;
  }

  /** Ends all sessions of a person but the named one; answers how many. */
  async endAll(userId: string, exceptPublicId: string | null): Promise<number> {
    const others = exceptPublicId === null ? {} : { [PUBLIC_ID]: { $ne: exceptPublicId } };
    const { deletedCount } = await this.sessions.deleteMany({ [USER]: userId, ...others });
    return deletedCount;
  }

  /**
   * Ends all sessions of a person and leaves the reason for whoever still holds one of their cookies,
   * until the session would have ended by itself. Nothing else about the person stays in it.
   */
  async endAllAs(userId: string, reason: SessionEnd): Promise<void> {
    await this.sessions.updateMany(
      { [USER]: userId },
      {
        $set: { 'session.endedAs': reason },
        $unset: {
          'session.passport': '',
          [PUBLIC_ID]: '',
          'session.device': '',
          'session.ipAddress': '',
        },
      },
    );
  }

  private get sessions() {
    return this.connection.collection<SessionRecord>(SESSIONS);
  }
}

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
