import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedStoreError } from './embedded-store-error';

/** Where the server listens, and how a driver names it. */
export interface ListenAddress {
  target: { path: string } | { host: string; port: number; path?: undefined };
  uri(bound: AddressInfo | string | null): string;
  /** Removes what was made for it. */
  remove(): void;
}

const OPTIONS = '?directConnection=true';
const DATABASE = 'foliado';
const LOOPBACK = '127.0.0.1';

/**
 * A unix socket in a folder of its own that only its owner may enter; loopback TCP where there are
 * none, or where a port is named. Socket paths are limited to about 100 bytes, so the data folder is
 * named by its hash.
 * @param port loopback TCP on this port, whatever the system; 0 lets the system choose one
 */
export function listenAddress(dataDir: string, port?: number): ListenAddress {
  return port !== undefined || process.platform === 'win32'
    ? loopback(port ?? 0)
    : unixSocket(resolve(dataDir));
}

function loopback(port: number): ListenAddress {
  return {
    target: { host: LOOPBACK, port },
    uri: (bound) => {
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      return `mongodb://${LOOPBACK}:${actual}/${DATABASE}${OPTIONS}`;
    },
    remove: () => undefined,
  };
}

function unixSocket(dataDir: string): ListenAddress {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `foliado-${hash}`);
  makeOwnFolder(folder);
  const path = join(folder, 'store.sock');
  rmSync(path, { force: true });
  return {
    target: { path },
    uri: () => `mongodb://${encodeURIComponent(path)}/${DATABASE}${OPTIONS}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Why the server could not listen, for the person who started it. */
export function listenFailure(
  target: ListenAddress['target'],
  error: NodeJS.ErrnoException,
): Error {
  if (target.path !== undefined) return error;
  const reason = LISTEN_REASONS.get(error.code ?? '');
  if (reason === undefined) return error;
  return new EmbeddedStoreError(
    'PUERTO_NO_DISPONIBLE',
    `${reason(target.port)} Elija otro con --port; --port 0 toma uno libre.`,
    { cause: error },
  );
}

const LISTEN_REASONS = new Map<string, (port: number) => string>([
  ['EADDRINUSE', (port) => `El puerto ${port} ya lo usa otro programa.`],
  ['EACCES', (port) => `El sistema no deja que este usuario escuche en el puerto ${port}.`],
]);

/** The temporary folder is everybody's, so a folder that somebody else put there is refused. */
function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  const isOwn = stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0;
  if (!isOwn)
    throw new EmbeddedStoreError(
      'NO_INICIA',
      `La carpeta temporal ${folder} no es de este usuario o la pueden abrir otros. Bórrela e inicie de nuevo.`,
    );
}
