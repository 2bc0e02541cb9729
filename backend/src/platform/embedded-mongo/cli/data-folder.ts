import { readdirSync, statSync } from 'node:fs';
import { DATA_FILE, EmbeddedStoreError } from '..';

/** What the product puts into a data folder, and what file systems put into theirs. */
const OWN_NAMES = /^(?:store\..*|files|tmp|session-secret|lost\+found)$/;

/**
 * Refuses a path that somebody named by mistake, before anything is made or closed to others there: a
 * file, or a folder with things of others and no store. A folder that does not exist is fine.
 */
export function assertDataFolder(dataDir: string): void {
  const stat = statSync(dataDir, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) throw notData(`${dataDir} no es una carpeta.`);
  const names = readdirSync(dataDir);
  if (names.includes(DATA_FILE)) return;
  const foreign = names.find((name) => !OWN_NAMES.test(name));
  if (foreign !== undefined)
    throw notData(`${dataDir} no es una carpeta de datos de Foliado: contiene ${foreign}.`);
}

function notData(what: string): EmbeddedStoreError {
  return new EmbeddedStoreError(
    'NO_ES_DE_DATOS',
    `${what} Indique la carpeta de datos, o una vacía para comenzar de cero.`,
  );
}
