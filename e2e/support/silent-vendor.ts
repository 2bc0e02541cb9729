import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A vendor that answers nobody, or refuses everybody's key. */
export interface Vendor {
  url: string;
  /** Who waits for an answer. */
  waiting(): number;
  close(): Promise<void>;
}

const REFUSAL = JSON.stringify({
  error: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message: 'API key not valid.',
    details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
  },
});

export async function startVendor(does: 'silence' | 'refusal'): Promise<Vendor> {
  let waiting = 0;
  const server = createServer((request, response) => {
    request.resume();
    if (does === 'refusal') {
      response.writeHead(400, { 'content-type': 'application/json' }).end(REFUSAL);
      return;
    }
    waiting += 1;
    response.on('close', () => (waiting -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting: () => waiting,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
