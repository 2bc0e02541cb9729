import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Readable } from 'node:stream';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity, type RequestActor } from '../../access';
import { Clock } from '../../platform/clock/clock';
import { EventStore } from '../../platform/event-store';
import { DomainError } from '../../rules/domain-error';
import { limaDay } from '../../rules/lima-day';
import { AuditReach } from '../audit-names.service';
import { ExportLines } from './export-lines.service';

export interface AuditFile {
  /** `auditoria_2026-11-21.jsonl`; the day is Peru's. */
  name: string;
  body: Readable;
}

/** Chunks, each of a page of events, that wait for a slow reader. */
const CHUNKS_AHEAD = 2;

/** The audit of a company as a file that proves itself without the server. */
@Injectable()
export class AuditExport implements OnModuleDestroy {
  private readonly stopped = new AbortController();

  constructor(
    private readonly lines: ExportLines,
    private readonly reach: AuditReach,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  onModuleDestroy(): void {
    this.stopped.abort();
  }

  /**
   * Records the export, then answers the file, which is made as it is read; `gone` ends that early. Throws
   * NO_ENCONTRADO for a company that is foreign or unknown, EMPRESA_REQUERIDA when a platform admin names none.
   */
  async open(
    actor: RequestActor,
    companyId: string | undefined,
    gone: AbortSignal,
  ): Promise<AuditFile> {
    // What a platform admin has done alone is easily taken for the whole.
    if (actor.role === 'admin' && companyId === undefined)
      throw new DomainError('EMPRESA_REQUERIDA');
    const { tenantId, isRedacted } = await this.reach.reachOf(actor, companyId);
    const at = this.clock.now();
    await this.record(actor, tenantId, isRedacted, at);
    const order = { tenantId, isRedacted, exportedAt: at.toISOString(), actor };
    const signal = AbortSignal.any([gone, this.stopped.signal]);
    const body = Readable.from(this.lines.linesOf(order, signal), { highWaterMark: CHUNKS_AHEAD });
    return { name: `auditoria_${limaDay(at)}.jsonl`, body };
  }

  private async record(
    { id, role, correlationId, ipAddress }: RequestActor,
    tenantId: string,
    isRedacted: boolean,
    at: Date,
  ): Promise<void> {
    await this.events.appendFromOutbox({
      streamId: `audit-${tenantId}`,
      tenantId,
      event: { type: 'AuditExported', data: { isRedacted } },
      meta: {
        actorId: id,
        role,
        at: at.toISOString(),
        commandId: this.clock.uuid(),
        correlationId,
      },
    });
    tellActivity(
      this.news,
      { id, role, tenantId, ipAddress },
      'audit_exported',
      isRedacted ? 'Exportó la auditoría sin valores.' : 'Exportó la auditoría.',
    );
  }
}
