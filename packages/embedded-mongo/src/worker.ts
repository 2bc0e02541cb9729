import { parentPort, workerData } from 'node:worker_threads';
import { EmbeddedServer, type ServerOptions } from './embedded-server';
import { EmbeddedStoreError } from './embedded-store-error';
import type { FromWorker, ToWorker } from './start';

/** Entry of the thread that serves the store: starts at once, closes on a message. */
async function main(options: ServerOptions): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('the embedded store worker needs a parent thread');
  const send = (message: FromWorker): void => port.postMessage(message);
  try {
    const server = await EmbeddedServer.open(options, (report) => send({ kind: 'damage', report }));
    port.on('message', (message: ToWorker) => {
      if (message.kind === 'close')
        void server.close().then(() => {
          send({ kind: 'closed' });
          port.close();
        });
    });
    send({ kind: 'ready', uri: server.uri });
  } catch (error) {
    send({ kind: 'failed', ...describe(error) });
    port.close();
  }
}

function describe(error: unknown): { code: EmbeddedStoreError['code']; message: string } {
  if (error instanceof EmbeddedStoreError) return { code: error.code, message: error.message };
  return { code: 'NO_INICIA', message: `El almacén integrado no pudo iniciar: ${String(error)}` };
}

void main(workerData as ServerOptions);
