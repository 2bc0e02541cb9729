import { errorCode } from '../blob-store/durable-files';
import { BackupError } from './backup-error';

const FULL = /ENOSPC|EDQUOT|No space left/;

/** Says it in words when the disk is full in the middle of the work. */
export async function orWithoutSpace<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!FULL.test(`${String(errorCode(error))} ${String(error)}`)) throw error;
    throw new BackupError(
      `El disco de ${folder} se llenó. Libere espacio o indique una carpeta en otro disco.`,
      { cause: error },
    );
  }
}
