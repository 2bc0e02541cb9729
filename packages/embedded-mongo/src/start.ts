import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { EmbeddedServer, type ServerOptions } from './embedded-server';
import { EmbeddedStoreError, type EmbeddedStoreErrorCode } from './embedded-store-error';
import type { DamageReport } from './storage/store';

/** What the thread of the store tells the one that started it. */
export type FromWorker =
  | { kind: 'ready'; uri: string }
  | { kind: 'failed'; code: EmbeddedStoreErrorCode; message: string }
  | { kind: 'damage'; report: DamageReport }
  | { kind: 'closed' };

export interface ToWorker {
  kind: 'close';
}

export interface EmbeddedMongoOptions extends ServerOptions {
  /** Told of every document that was set aside because its bytes are not what was written. */
  onDamage?: (report: DamageReport) => void;
  /** Told once when the store's thread ends without having been asked to; it does not come back. */
  onLost?: (error: Error) => void;
  /**
   * Where the server runs. Compiled JavaScript gets its own thread; TypeScript under Jest has no
   * file that a thread could load, so the same server runs in the thread of the test.
   */
  thread?: 'worker' | 'here';
}

export interface EmbeddedMongo {
  /** Connection string for mongoose or the driver, valid on this machine only. */
  uri: string;
  /** Ends connections, flushes and gives the folder free. */
  close(): Promise<void>;
}

/**
 * Serves a data folder over MongoDB's wire protocol.
 * @throws EmbeddedStoreError when the folder is in use by another process or damaged
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const {
    onDamage = () => undefined,
    onLost = () => undefined,
    thread = ownThread(),
    ...rest
  } = options;
  const server: ServerOptions = rest;
  return thread === 'here'
    ? EmbeddedServer.open(server, onDamage)
    : inWorker(server, onDamage, onLost);
}

const ownThread = () => (extname(__filename) === '.js' ? 'worker' : 'here');

async function inWorker(
  options: ServerOptions,
  onDamage: (report: DamageReport) => void,
  onLost: (error: Error) => void,
): Promise<EmbeddedMongo> {
  const worker = new Worker(join(__dirname, `worker${extname(__filename)}`), {
    workerData: options,
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const uri = await ready(worker);
  let isClosing = false;
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'damage') onDamage(message.report);
  });
  let fault: Error | null = null;
  worker.once('error', (error) => (fault = error));
  worker.once('exit', (code) => {
    if (!isClosing) onLost(fault ?? endedWith(code));
  });
  const close = async (): Promise<void> => {
    isClosing = true;
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await exited;
  };
  return { uri, close };
}

const endedWith = (code: number): EmbeddedStoreError =>
  new EmbeddedStoreError('TERMINO', `El almacén integrado terminó solo, con el código ${code}.`);

/** The address, once the thread listens. */
async function ready(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = (code: number): void => reject(endedWith(code));
    worker.once('error', reject);
    worker.once('exit', ended);
    worker.once('message', (message: FromWorker) => {
      worker.off('error', reject).off('exit', ended);
      if (message.kind === 'ready') resolve(message.uri);
      else if (message.kind === 'failed')
        reject(new EmbeddedStoreError(message.code, message.message));
      else reject(new Error(`unexpected first message: ${message.kind}`));
    });
  });
}
