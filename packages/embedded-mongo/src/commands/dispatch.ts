import type { Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { aggregate } from './aggregate-command';
import { BACKUP_COMMAND, copyStore } from './backup-command';
import type { CommandContext, CommandHandler, Reply } from './context';
import { deleteCommand } from './delete-command';
import { findAndModify } from './find-and-modify';
import { createIndexes, dropIndexes, listIndexes } from './index-commands';
import { insert } from './insert-command';
import { create, drop, dropDatabase, listCollections } from './namespace-commands';
import { countCommand, distinct, find, getMore, killCursors } from './read-commands';
import { endSessions, sessionsOf } from './sessions';
import { buildInfo, done, hello } from './server-commands';
import { update } from './update-command';
import { validate } from './validate-command';

/** Every command that this server offers, by its name in lower case. */
const COMMANDS: Readonly<Record<string, CommandHandler>> = {
  hello,
  ismaster: hello,
  ping: done,
  buildinfo: buildInfo,
  endsessions: endSessions,
  create,
  drop,
  dropdatabase: dropDatabase,
  listcollections: listCollections,
  createindexes: createIndexes,
  dropindexes: dropIndexes,
  listindexes: listIndexes,
  insert,
  find,
  getmore: getMore,
  killcursors: killCursors,
  update,
  delete: deleteCommand,
  findandmodify: findAndModify,
  count: countCommand,
  distinct,
  aggregate,
  validate,
  [BACKUP_COMMAND.toLowerCase()]: copyStore,
};

/** Runs one command; a refusal is an answer with `ok: 0`, never a broken connection. */
export async function dispatch(context: CommandContext): Promise<Reply> {
  try {
    const name = context.name.toLowerCase();
    const handler = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!handler) throw new MongoError(59, `no such command: '${context.name}'`);
    sessionsOf(context.store).note(context.command['lsid'], Date.now());
    return await handler(context);
  } catch (error) {
    return errorReply(error);
  }
}

export function errorReply(error: unknown): Doc {
  const known =
    error instanceof MongoError
      ? error
      : new MongoError(1, error instanceof Error ? error.message : String(error));
  return {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: known.codeName,
    ...known.extra,
  };
}
