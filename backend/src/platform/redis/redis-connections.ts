import { Logger } from '@nestjs/common';
import { Redis, type Callback, type RedisOptions } from 'ioredis';
import type { AppConfig } from '../config/app-config';
import { within } from '../timing';

/** `commands` answers at once or not at all; `blocking` waits for seconds by design. */
export type ConnectionKind = 'commands' | 'blocking' | 'subscriber';

const QUIT_MS = 500;
const RETRY_MS = { first: 100, longest: 2_000 };
/** Longer than any wait by design. */
export const SILENCE_MS = 10_000;

const OPTIONS: RedisOptions = {
  // Commands wait for the connection to come back; callers put a limit on their own waiting.
  maxRetriesPerRequest: null,
  connectTimeout: 5_000,
  disconnectTimeout: QUIT_MS,
  retryStrategy: (times) =>
    Math.min(RETRY_MS.first * 2 ** Math.min(times - 1, 10), RETRY_MS.longest),
};

/**
 * A client that stays away once it is retired, even from a library that reconnects it on closing. While it waits for a
 * job it hears no farewell: it is cut, or that library would wait half a second for the answer.
 */
class RetirableRedis extends Redis {
  isRetired = false;
  waits = false;

  override connect(callback?: () => void): Promise<void> {
    return this.isRetired ? Promise.resolve() : super.connect(callback);
  }

  override quit(callback?: Callback<'OK'>): Promise<'OK'> {
    if (!this.isRetired || !this.waits) return super.quit(callback);
    this.disconnect();
    return Promise.resolve('OK');
  }
}

interface Connection {
  kind: ConnectionKind;
  client: RetirableRedis;
}

/**
 * Connections to one Redis for one purpose. They reconnect for ever; one that has gone silent is cut so
 * that it can. An outage is logged once when it begins and once when it ends, however many connections
 * and attempts it concerns.
 */
export class RedisConnections {
  private readonly logger = new Logger('Redis');
  private readonly heartbeat: NodeJS.Timeout;
  private connections: Connection[] = [];
  private isDown = false;
  private isRetired = false;

  constructor(
    private readonly url: string,
    private readonly purpose: string,
    private readonly silenceMs = SILENCE_MS,
  ) {
    this.heartbeat = setInterval(() => this.cutSilent(), silenceMs);
    this.heartbeat.unref();
  }

  static of(config: Pick<AppConfig, 'redisUrl'>, purpose: string): RedisConnections {
    if (config.redisUrl === null) throw new Error('REDIS_URL is not set');
    return new RedisConnections(config.redisUrl, purpose);
  }

  open(kind: ConnectionKind): Redis {
    // Bull refuses the check on its blocking and subscribing connections.
    const client = new RetirableRedis(this.url, {
      ...OPTIONS,
      enableReadyCheck: kind === 'commands',
    });
    client.waits = kind === 'blocking';
    // The lanes of all queues wait for the same one.
    client.setMaxListeners(0);
    client.on('error', (error: Error) => this.noteLoss(error));
    client.on('close', () => this.noteLoss(null));
    client.on('ready', () => this.noteReturn());
    this.connections.push({ kind, client });
    return client;
  }

  /** True when commands are answered at once. */
  isReady(): boolean {
    const commands = this.connections.filter(({ kind }) => kind === 'commands');
    return commands.length > 0 && commands.every(isUp);
  }

  /** Resolves when every connection is up: true; or when `signal` is aborted: false. */
  async whenReady(signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const waiting = this.connections.find((connection) => !isUp(connection));
      if (!waiting || signal.aborted) return !signal.aborted;
      await readyOrAborted(waiting.client, signal);
    }
  }

  /** From now on a blocking connection that ends stays away; commands go on until `close`. */
  retire(): void {
    this.isRetired = true;
    for (const { kind, client } of this.connections) client.isRetired = kind !== 'commands';
  }

  /** Takes leave where the server listens and cuts the rest; no connection comes back afterwards. */
  async close(): Promise<void> {
    this.isRetired = true;
    clearInterval(this.heartbeat);
    const open = this.connections;
    this.connections = [];
    await Promise.all(open.map(({ client }) => closeClient(client)));
  }

  private cutSilent(): void {
    for (const connection of this.connections) {
      if (connection.kind === 'subscriber' || !isUp(connection)) continue;
      void this.cutUnlessAnswering(connection.client);
    }
  }

  private async cutUnlessAnswering(client: Redis): Promise<void> {
    const timer = setTimeout(() => client.disconnect(true), this.silenceMs);
    timer.unref();
    // A connection that breaks meanwhile reports that itself.
    await client.ping().catch(() => undefined);
    clearTimeout(timer);
  }

  private noteLoss(error: Error | null): void {
    if (this.isDown || this.isRetired) return;
    this.isDown = true;
    const code = error && 'code' in error ? error.code : undefined;
    this.logger.warn({ msg: 'redis is away', purpose: this.purpose, code });
  }

  private noteReturn(): void {
    if (!this.isDown || !this.connections.every(isUp)) return;
    this.isDown = false;
    this.logger.log({ msg: 'redis is back', purpose: this.purpose });
  }
}

const isUp = ({ client }: Connection): boolean => client.status === 'ready';

function readyOrAborted(client: Redis, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      client.off('ready', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    client.once('ready', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

async function closeClient(client: RetirableRedis): Promise<void> {
  client.isRetired = true;
  if (client.status === 'end') return;
  const hasLeft = client.status === 'ready' && (await leaves(client));
  if (!hasLeft) client.disconnect();
}

/** False when the server does not answer the farewell. */
async function leaves(client: Redis): Promise<boolean> {
  const farewell = client.quit().then(
    () => true,
    () => false,
  );
  return within(QUIT_MS, farewell, () => false);
}
