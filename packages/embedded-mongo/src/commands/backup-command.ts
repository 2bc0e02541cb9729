import { lstatSync, readdirSync, statSync, type Stats } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { MongoError } from '../mongo-error';
import { DATA_FILE } from '../storage/environment';
import { checkFields } from './arguments';
import type { CommandHandler } from './context';

/** Name of the command; nothing of MongoDB is called so. */
export const BACKUP_COMMAND = 'foliadoCopyStore';

/**
 * `{foliadoCopyStore: 1, folder}` writes a copy of the store into an empty folder of the server's own
 * user that nobody else may enter. So who reaches the port, but is not that user, gains no way to
 * write files where programs would read them.
 */
export const copyStore: CommandHandler = async ({ command, store }) => {
  checkFields(BACKUP_COMMAND, command, ['folder']);
  const { folder } = command;
  if (typeof folder !== 'string' || !isAbsolute(folder))
    throw new MongoError(2, "BSON field 'folder' must be an absolute path");
  assertOwnEmptyFolder(folder);
  const file = join(folder, DATA_FILE);
  await store.copyTo(file);
  await chmod(file, 0o600);
  return { bytes: statSync(file).size, ok: 1 };
};

function assertOwnEmptyFolder(folder: string): void {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory() || !isOwn(stat) || readdirSync(folder).length > 0)
    throw new MongoError(2, 'the folder of a copy must be empty and belong to the server alone');
}

const isOwn = ({ uid, mode }: Stats): boolean =>
  process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o077) === 0);
