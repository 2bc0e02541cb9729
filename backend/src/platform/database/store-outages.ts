import { Injectable, Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';

/** Servers that take writes. */
const WRITABLE: readonly string[] = ['Standalone', 'RSPrimary', 'Mongos', 'LoadBalancer'];

/**
 * Whether the store answers, as the driver sees it: it asks every two seconds. An outage is one line in the
 * log when it begins and one when it ends; whoever is refused because of it says nothing of its own.
 */
@Injectable()
export class StoreOutages {
  private readonly logger = new Logger('Store');
  private awaySince: number | null = null;
  private backAt = -Infinity;
  private cause: string | null = null;
  private isEnding = false;

  watch(client: mongo.MongoClient): void {
    client.on('serverHeartbeatFailed', ({ failure }) => (this.cause = causeOf(failure)));
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      const servers = [...newDescription.servers.values()];
      const hosts = servers.map(({ address }) => address);
      const failure = servers.find(({ error }) => error)?.error;
      if (failure) this.cause = causeOf(failure);
      if (servers.some(({ type }) => WRITABLE.includes(type))) this.isBack(hosts);
      else this.isGone(hosts);
    });
  }

  get isAway(): boolean {
    return this.awaySince !== null;
  }

  /** True while the store is away, and for so long after its return. */
  wasAwayWithin(ms: number): boolean {
    return this.isAway || performance.now() - this.backAt < ms;
  }

  /** The connection is being closed: that is no outage. */
  end(): void {
    this.isEnding = true;
  }

  private isGone(hosts: string[]): void {
    if (this.isAway || this.isEnding) return;
    this.awaySince = performance.now();
    this.logger.warn({ store: 'away', hosts, cause: this.cause });
  }

  private isBack(hosts: string[]): void {
    if (this.awaySince === null) return;
    this.backAt = performance.now();
    const seconds = Math.round((this.backAt - this.awaySince) / 1_000);
    this.awaySince = null;
    this.logger.log({ store: 'back', hosts, seconds });
  }
}

/** What the system says of a connection (`ECONNREFUSED`), else the kind of the error; texts may hold the address with its password. */
function causeOf(failure: Error): string {
  const cause = failure.cause ?? failure;
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' ? code : failure.name;
}
