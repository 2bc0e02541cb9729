import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { AppConfig } from '../config/app-config';
import { EventStore } from '../event-store';
import { Rounds } from '../timing';
import { OUTBOX_FILLED, type Outbox, type OutboxFilled, type OutboxSource } from './outbox';

const BATCH = 200;

/** Copies events from outboxes to the event store: those of a record in order, each once. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly sources = new Map<string, OutboxSource>();
  private readonly rounds = new Rounds(() => this.sweep());
  /** One copy at a time keeps the order of a record's events. */
  private tail: Promise<void> = Promise.resolve();

  constructor(
    private readonly events: EventStore,
    private readonly config: AppConfig,
  ) {}

  /** Called by a feature while it is set up. Throws when the stream has a source already. */
  register(source: OutboxSource): void {
    if (this.sources.has(source.stream)) throw new Error(`two outboxes for ${source.stream}`);
    this.sources.set(source.stream, source);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
    this.rounds.every(this.config.reconcileSeconds * 1_000);
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
    await this.tail;
  }

  @OnEvent(OUTBOX_FILLED)
  async onOutboxFilled({ stream, id }: OutboxFilled): Promise<void> {
    const source = this.sources.get(stream);
    if (!source) return;
    await this.enqueue(async () => {
      const outbox = await source.find(id);
      if (outbox) await this.relay(source, outbox);
    });
  }

  /** Records of all sources whose events are not copied yet. */
  async countWaiting(): Promise<number> {
    const counts = [...this.sources.values()].map((source) => source.countWaiting());
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  /** Copies what earlier attempts left; resolves when every source has been gone through. */
  async sweep(): Promise<void> {
    for (const source of this.sources.values()) {
      await this.enqueue(async () => {
        for (const outbox of await source.waiting(BATCH)) {
          await this.guarded(() => this.relay(source, outbox));
        }
      });
    }
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.tail = this.tail.then(() => this.guarded(task));
    return this.tail;
  }

  /** What fails stays in its outbox and is taken up by the next sweep. */
  private async guarded(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.logger.warn({ relay: 'failed', error: (error as Error).name });
    }
  }

  private async relay(source: OutboxSource, { id, tenantId, entries }: Outbox): Promise<void> {
    for (const { eventId, type, data, actor, at, correlationId } of entries) {
      await this.events.appendFromOutbox({
        streamId: `${source.stream}-${id}`,
        tenantId,
        event: { type, data },
        meta: {
          actorId: actor.id,
          role: actor.role,
          at: at.toISOString(),
          commandId: eventId,
          correlationId,
        },
      });
      await source.clear(id, eventId);
    }
  }
}
