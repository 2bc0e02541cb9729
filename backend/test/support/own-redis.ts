import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './free-port';
import { until } from './until';

/** False where no redis-server is installed. */
export const hasRedisServer = (): boolean =>
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** A Redis of one test that keeps nothing: what was in it is gone when it starts again. */
export class OwnRedis {
  private process: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Ready when it resolves. */
  async start(): Promise<void> {
    const address = ['--bind', '127.0.0.1', '--port', String(this.port)];
    const forgets = ['--save', '', '--appendonly', 'no', '--dir', tmpdir()];
    this.process = spawn('redis-server', [...address, ...forgets], { stdio: 'ignore' });
    await until(() => this.listens());
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  private listens(): Promise<true | null> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1');
      const answer = (isThere: boolean) => (): void => {
        socket.destroy();
        resolve(isThere || null);
      };
      socket.once('connect', answer(true)).once('error', answer(false));
    });
  }
}
