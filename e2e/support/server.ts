import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../backend/test/support/free-port';

const ROOT = path.resolve(__dirname, '../..');
const READY_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 20_000;

/** Password of the demo accounts of every server that tests start. */
export const DEMO_PASSWORD = 'clave-de-las-pruebas-7f3a';

export interface RunningServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Everything that it has printed so far. */
  output(): string;
  /** SIGTERM, waits for the end; resolves the exit code. The data folder goes too, unless kept. */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
  /** SIGKILL, as a power cut; the data folder stays. */
  kill(): Promise<void>;
  /** Waits until it ends by itself; resolves the exit code. */
  ended(): Promise<number | null>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /** An existing data folder, for a second start on the same data. */
  dataDir?: string;
  /** Where `dist` and `node_modules` are; the repository unless it says otherwise. */
  root?: string;
  /** The program of Node that runs it; this one's unless it says otherwise. */
  node?: string;
}

/** What would lead a test server to other servers, or to vendors that are paid. */
const LEADS_ELSEWHERE =
  /^(MONGODB_|REDIS_|NODE_ENV$|PUBLIC_URL$|OIDC_|GOOGLE_|OPENAI_|GEMINI_|AWS_|MODEL_)/;

/** The environment of a test server: this machine's, without what would lead it elsewhere. */
function serverEnvironment(port: number, dataDir: string, extra: Record<string, string>) {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !LEADS_ELSEWHERE.test(name)),
  );
  return {
    ...inherited,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD,
    UPLOADS_PER_MINUTE: '600',
    REQUESTS_PER_MINUTE: '100000',
    ...extra,
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function ended(child: ChildProcess, withinMs: number): Promise<boolean> {
  if (hasEnded(child)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), withinMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${output()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms:\n${output()}`);
}

/** What the configuration of a run wants loaded into its servers before the product. */
const preloads = process.env.TEST_SERVER_PRELOAD
  ? ['--require', process.env.TEST_SERVER_PRELOAD]
  : [];

/** Starts the built server on its own data folder and a free port, and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'foliado-e2e-')));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(options.node ?? process.execPath, [...preloads, 'dist/backend/main.js'], {
    cwd: options.root ?? ROOT,
    env: serverEnvironment(port, dataDir, options.env ?? {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString('utf8');
  // Asked by address: Node resolves localhost to ::1 first on some machines.
  await untilReady(`http://127.0.0.1:${port}`, child, output);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    dataDir,
    output,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM');
      const isGraceful = await ended(child, STOP_WITHIN_MS);
      if (!isGraceful) child.kill('SIGKILL');
      await ended(child, STOP_WITHIN_MS);
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
      if (!isGraceful) throw new Error(`The server did not stop within ${STOP_WITHIN_MS} ms`);
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child, STOP_WITHIN_MS);
    },
    async ended() {
      if (!(await ended(child, READY_WITHIN_MS))) throw new Error('The server has not ended');
      return child.exitCode;
    },
  };
}
