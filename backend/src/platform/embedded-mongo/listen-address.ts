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

/**
 * A unix socket in a folder of its own that only its owner may enter; loopback TCP where there are
 * none. Socket paths are limited to about 100 bytes, so the data folder is named by its hash.
 */
export function listenAddress(dataDir: string): ListenAddress {
  return process.platform === 'win32' ? loopback() : unixSocket(resolve(dataDir));
}

function loopback(): ListenAddress {
  return {
    target: { host: '127.0.0.1', port: 0 },
    uri: (bound) => {
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
      return `mongodb://127.0.0.1:${port}/${DATABASE}${OPTIONS}`;
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
