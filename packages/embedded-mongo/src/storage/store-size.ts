import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_FILE } from './environment';

/** Bytes of the store's file in a data folder. */
export async function embeddedStoreBytes(dataDir: string): Promise<number> {
  return (await stat(join(dataDir, DATA_FILE))).size;
}
