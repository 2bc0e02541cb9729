import { chmodSync, mkdirSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Doc } from './bson/bson-types';
import type { Reply } from './commands/context';
import { CursorRegistry } from './commands/cursors';
import { dispatch, errorReply } from './commands/dispatch';
import { MAX_MESSAGE_BYTES } from './commands/server-commands';
import { AddressFile } from './storage/address-file';
import { LockFile } from './storage/lock-file';
import { Store, type DamageReport } from './storage/store';
import { TtlSweeper } from './storage/ttl-sweeper';
import { Connection } from './wire/connection';
import type { Request } from './wire/messages';
import { MongoError } from './mongo-error';
import { listenAddress, listenFailure, type ListenAddress } from './listen-address';

export interface ServerOptions {
  /** Absolute path of the data folder; made with mode 0700. */
  dataDir: string;
  /** Milliseconds between two sweeps of TTL indexes; MongoDB's minute unless given. */
  ttlSweepMs?: number;
  /** Loopback TCP on this port (0: one that is free) instead of the unix socket. */
  port?: number;
}

const TTL_SWEEP_MS = 60_000;
const CURSOR_SWEEP_MS = 60_000;

/** One data folder served over MongoDB's wire protocol, in the thread that opens it. */
export class EmbeddedServer {
  private readonly connections = new Set<Connection>();
  private readonly cursors = new CursorRegistry();
  private readonly sweeper: TtlSweeper;
  private readonly cursorTimer: NodeJS.Timeout;
  private readonly addressFile: AddressFile;
  private connectionCount = 0;

  private constructor(
    private readonly store: Store,
    private readonly lock: LockFile,
    private readonly address: ListenAddress,
    options: ServerOptions,
  ) {
    this.addressFile = new AddressFile(options.dataDir);
    this.sweeper = new TtlSweeper(store, options.ttlSweepMs ?? TTL_SWEEP_MS);
    this.cursorTimer = setInterval(() => this.cursors.dropIdle(Date.now()), CURSOR_SWEEP_MS);
    this.cursorTimer.unref();
  }

  private readonly server: Server = createServer((socket) => this.accept(socket));

  /** Opens the folder and listens. Throws EmbeddedStoreError when it is in use or damaged. */
  static async open(
    options: ServerOptions,
    onDamage: (report: DamageReport) => void,
  ): Promise<EmbeddedServer> {
    makeDataDir(options.dataDir);
    const lock = LockFile.acquire(options.dataDir);
    try {
      const store = Store.open(options.dataDir, onDamage);
      return await EmbeddedServer.serve(store, lock, options);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  private static async serve(
    store: Store,
    lock: LockFile,
    options: ServerOptions,
  ): Promise<EmbeddedServer> {
    try {
      const address = listenAddress(options.dataDir, options.port);
      const server = new EmbeddedServer(store, lock, address, options);
      await server.listen();
      return server;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** Connection string for the driver. */
  get uri(): string {
    return this.address.uri(this.server.address());
  }

  async close(): Promise<void> {
    clearInterval(this.cursorTimer);
    await this.sweeper.stop();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const connection of this.connections) connection.close();
    await closed;
    await this.store.close();
    this.addressFile.remove();
    this.address.remove();
    this.lock.release();
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', (error) => reject(listenFailure(this.address.target, error)));
      this.server.listen(this.address.target, resolve);
    });
    if (this.address.target.path !== undefined) chmodSync(this.address.target.path, 0o700);
    this.addressFile.write(this.uri);
    this.sweeper.start();
  }

  private accept(socket: Socket): void {
    this.connectionCount += 1;
    const connection = new Connection(
      socket,
      this.connectionCount,
      MAX_MESSAGE_BYTES,
      (request, id) => this.handle(request, id),
    );
    this.connections.add(connection);
    socket.once('close', () => this.connections.delete(connection));
  }

  private async handle(request: Request, connectionId: number): Promise<Reply> {
    const { command, rawDocuments } = request;
    const [name] = Object.keys(command);
    const database = command['$db'];
    if (name === undefined || typeof database !== 'string' || database === '')
      return errorReply(new MongoError(40571, 'OP_MSG requests require a $db argument'));
    return dispatch({
      store: this.store,
      cursors: this.cursors,
      database,
      name,
      command: withoutUndefined(command),
      rawDocuments,
      connectionId,
    });
  }
}

/** A field sent as undefined counts as not sent. */
function withoutUndefined(command: Doc): Doc {
  return Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined));
}

/** Makes the data folder, for its owner only. */
function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') chmodSync(dataDir, 0o700);
}
