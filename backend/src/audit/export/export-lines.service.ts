import { Injectable } from '@nestjs/common';
import { EventLog, type StoredEvent } from '../../platform/event-store';
import type { RequestActor } from '../../access';
import { AuditNames } from '../audit-names.service';
import { checkpointPages, streamPages } from '../stored-pages';
import { ChainPass } from '../verification/chain-pass.service';
import { Erasures } from '../verification/erasures';
import { Checkpoints } from '../verification/checkpoints.service';
import { EXPORT_FORMAT, lineOf, redacted, type ExportFooter } from './export-file';

export interface ExportOrder {
  tenantId: string;
  isRedacted: boolean;
  /** ISO. */
  exportedAt: string;
  actor: Pick<RequestActor, 'id' | 'role' | 'correlationId'>;
}

/** Writes an exported audit, a page of events at a time. */
@Injectable()
export class ExportLines {
  constructor(
    private readonly log: EventLog,
    private readonly pass: ChainPass,
    private readonly checkpoints: Checkpoints,
    private readonly names: AuditNames,
  ) {}

  /**
   * Header, a fresh checkpoint with those before it, all other events, footer; whatever is broken is
   * written as it is. Throws when the signal ends it: the file has no footer then.
   */
  async *linesOf(order: ExportOrder, signal: AbortSignal): AsyncGenerator<string> {
    const { tenantId } = order;
    yield await this.header(order);
    await this.takeCheckpoint(order, signal);
    const count = new FooterCount();
    for await (const page of checkpointPages(this.log, tenantId)) {
      signal.throwIfAborted();
      yield this.chunk(page, order, (event) => count.checkpoint(event));
    }
    for await (const page of streamPages(this.log, tenantId)) {
      signal.throwIfAborted();
      yield this.chunk(page, order, (event) => count.event(event));
    }
    yield lineOf(count.footer);
  }

  private async header({ tenantId, isRedacted, exportedAt, actor }: ExportOrder): Promise<string> {
    const names = await this.names.companyNames([tenantId]);
    return lineOf({
      kind: 'header',
      format: EXPORT_FORMAT,
      tenantId,
      companyName: names.get(tenantId) ?? null,
      exportedAt,
      exportedBy: actor.id,
      isRedacted,
    });
  }

  private async takeCheckpoint(order: ExportOrder, signal: AbortSignal): Promise<void> {
    const { id: actorId, role, correlationId } = order.actor;
    const pass = await this.pass.run(order.tenantId, { anchor: null, signal });
    await this.checkpoints.record(order.tenantId, pass, { actorId, role, correlationId });
  }

  private chunk(
    page: readonly StoredEvent[],
    { isRedacted }: ExportOrder,
    counted: (event: StoredEvent) => void,
  ): string {
    page.forEach(counted);
    return page
      .map((event) => lineOf({ kind: 'event', ...(isRedacted ? redacted(event) : event) }))
      .join('');
  }
}

/** What the footer says of the lines before it. */
class FooterCount {
  private readonly erasures = new Erasures();
  private readonly counts: ExportFooter = {
    kind: 'footer',
    events: 0,
    streams: 0,
    checkpointEvents: 0,
    lastCheckpoint: null,
  };
  private streamId: string | null = null;

  get footer(): ExportFooter {
    const { erasures } = this;
    return { ...this.counts, erasedEvents: erasures.events, erasures: erasures.explained() };
  }

  checkpoint({ hash }: StoredEvent): void {
    this.counts.checkpointEvents += 1;
    this.counts.lastCheckpoint = hash;
  }

  event(event: StoredEvent): void {
    const { streamId } = event;
    this.erasures.note(event);
    this.counts.events += 1;
    if (streamId !== this.streamId) this.counts.streams += 1;
    this.streamId = streamId;
  }
}
