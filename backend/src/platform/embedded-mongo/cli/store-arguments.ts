import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

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
