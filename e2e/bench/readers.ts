import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../support/server';
import { built } from './built';

type Embedded = typeof import('../../backend/src/platform/embedded-mongo');

const ROOT = path.resolve(__dirname, '../..');

export async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/backend/worker.js'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Read on for good: a worker whose output nobody takes ends at its next line.
  await new Promise<void>((ready) =>
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('listo')) ready();
    }),
  );
  return child;
}

export async function stopWorker(worker: ChildProcess): Promise<void> {
  worker.kill('SIGTERM');
  if (worker.exitCode === null) await once(worker, 'exit');
}

/** Companies come from addresses of their own, and nobody is held by the limits of a minute. */
const OPEN = { TRUST_PROXY: 'true', UPLOADS_PER_MINUTE: '10000', WELCOME_CREDITS: '100' };

/** A server with everything embedded; or with Redis, one store and so many processes that read, itself one of them. */
export async function withReaders(
  queue: 'embedded' | 'bull',
  readers: number,
  act: (server: RunningServer) => Promise<void>,
): Promise<void> {
  if (queue === 'embedded') {
    const server = await startServer({ env: OPEN });
    try {
      return await act(server);
    } finally {
      await server.stop();
    }
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-bench-'));
  const store = await built<Embedded>('platform/embedded-mongo').embeddedMongo(dataDir).start();
  const shared = { ...OPEN, MONGODB_URI: store.uri, REDIS_URL: process.env.REDIS_URL ?? '' };
  const server = await startServer({ env: shared });
  const workers = await Promise.all(
    Array.from({ length: readers - 1 }, (_, at) =>
      startWorker({ ...shared, DATA_DIR: path.join(dataDir, `worker-${at}`) }),
    ),
  );
  try {
    await act(server);
  } finally {
    await Promise.all(workers.map(stopWorker));
    await server.stop();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
