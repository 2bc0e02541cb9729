import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { AppConfig } from '../../platform/config/app-config';
import { EventStore } from '../../platform/event-store';
import { DocumentMaintenanceRepository } from '../document-maintenance.repository';
import type { DocumentRecord } from '../document.schema';

/** In-process news: the document with this id has changed. A hint only; the sweep finds what it misses. */
export const DOCUMENT_CHANGED = 'document.changed';
const BATCH = 200;

/** Copies events from the documents' outboxes to the event store, in order and each once. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutboxRelay.name);
  private timer: NodeJS.Timeout | null = null;
  /** One copy at a time keeps the order of a document's events. */
  private tail: Promise<void> = Promise.resolve();

  constructor(
    private readonly documents: DocumentMaintenanceRepository,
    private readonly events: EventStore,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.enqueue(() => this.sweep());
    const period = this.config.reconcileSeconds * 1_000;
    this.timer = setInterval(() => void this.enqueue(() => this.sweep()), period);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.tail;
  }

  @OnEvent(DOCUMENT_CHANGED)
  async onDocumentChanged(id: string): Promise<void> {
    await this.enqueue(async () => {
      const document = await this.documents.findOutbox(id);
      if (document) await this.relay(document);
    });
  }

  /** What fails stays in its outbox and is taken up by the next sweep. */
  private enqueue(task: () => Promise<void>): Promise<void> {
    this.tail = this.tail.then(task).catch((error: Error) => {
      this.logger.warn({ relay: 'failed', error: error.name });
    });
    return this.tail;
  }

  private async sweep(): Promise<void> {
    for (const document of await this.documents.withOutbox(BATCH)) await this.relay(document);
  }

  private async relay({ _id, tenantId, outbox }: DocumentRecord): Promise<void> {
    for (const entry of outbox) {
      await this.events.appendFromOutbox({
        streamId: `document-${_id}`,
        tenantId,
        event: { type: entry.type, data: entry.data },
        meta: {
          actorId: entry.actor.id,
          role: entry.actor.role,
          at: entry.at.toISOString(),
          commandId: entry.eventId,
          correlationId: entry.correlationId,
        },
      });
      await this.documents.clearFromOutbox(_id, entry.eventId);
    }
  }
}
