import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, and for each worker of each runner its own. */
const FIRST_PORT = 17_000;
const PORTS_EACH = 1_000;
const FIRST_OF_JEST = 6;
const { TEST_PARALLEL_INDEX, JEST_WORKER_ID = 1 } = process.env;
const worker = TEST_PARALLEL_INDEX ?? FIRST_OF_JEST + Number(JEST_WORKER_ID);
const ownPorts = FIRST_PORT + Number(worker) * PORTS_EACH;
/** A worker that replaces another one begins elsewhere: the ports of before may not be free yet. */
let portsTried = process.pid % PORTS_EACH;

/** A port of the loopback interface that is free, and that no other worker and no outgoing connection will ask for. */
export async function freePort(): Promise<number> {
  for (let left = PORTS_EACH; left > 0; left -= 1) {
    const port = ownPorts + (portsTried++ % PORTS_EACH);
    if (await canListen(port)) return port;
  }
  throw new Error('no port is free');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
