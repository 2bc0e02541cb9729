import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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

export interface StoreArguments {
  /** Absolute; null: that of `DATA_DIR`. */
  dataDir: string | null;
  /** Loopback port, 0: a free one. Null: the unix socket. */
  port: number | null;
}

/** MongoDB's own, where a driver looks first. */
const DEFAULT_PORT = 27_017;
const MAX_PORT = 65_535;

export const USAGE = [
  'Uso: npm run embedded-store -- [--data-dir <carpeta>] [--port <puerto> | --socket]',
  '',
  'Sirve el almacén de una carpeta de datos sin la aplicación, solo en esta máquina, para la propia',
  `aplicación con MONGODB_URI o un programa suyo. Sin --data-dir usa DATA_DIR; sin --port, ${DEFAULT_PORT};`,
  '--port 0 toma uno libre. Con --socket atiende en un socket que solo abre su usuario.',
].join('\n');

/** Reads the command line; throws an `Error` with a Spanish message when it is not usable. */
export function storeArguments(argv: readonly string[]): StoreArguments | 'help' {
  const values = parse(argv);
  if (values.help) return 'help';
  if (values.port !== undefined && values.socket)
    throw new Error('Elija --port o --socket, no ambos.');
  return {
    dataDir: values['data-dir'] === undefined ? null : resolve(values['data-dir']),
    port: values.socket ? null : portOf(values.port),
  };
}

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= MAX_PORT) return port;
  throw new Error(`El puerto de --port es un número entre 0 y ${MAX_PORT}.`);
}

function parse(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        'data-dir': { type: 'string' },
        port: { type: 'string' },
        socket: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw new Error('Hay una opción que no existe o a la que le falta su valor.', { cause: error });
  }
}
