import { Injectable } from '@nestjs/common';
import type { AuditVerification } from '../../contracts/audit';
import type { RequestActor, SessionUser } from '../../access';
import { AuditNames, AuditReach, type Names, type Reach } from '../audit-names.service';
import { streamParts } from '../domain/event-action';
import { personName } from '../trail/audit.mapper';
import type { ChainBreak } from './chain-break';
import type { VerificationRecord } from './verification.repository';
import { VerificationService } from './verification.service';

const NEVER: AuditVerification = {
  state: 'never',
  startedAt: null,
  finishedAt: null,
  events: 0,
  streams: 0,
  checkpoints: 0,
  breaks: [],
  erasedEvents: 0,
  erasures: [],
  lastHash: null,
  by: null,
};

const NO_NAMES: Names = new Map();

/** Checks of the chains as people ask for them and read them. */
@Injectable()
export class VerificationAnswers {
  constructor(
    private readonly verifications: VerificationService,
    private readonly reach: AuditReach,
    private readonly names: AuditNames,
  ) {}

  /** Throws NO_ENCONTRADO for a company that is foreign or unknown. */
  async state(user: SessionUser, companyId?: string): Promise<AuditVerification> {
    return this.answer(await this.reach.reachOf(user, companyId));
  }

  /** Begins a check unless one runs; throws as `state`. */
  async start(actor: RequestActor, companyId?: string): Promise<AuditVerification> {
    const reach = await this.reach.reachOf(actor, companyId);
    const { id: actorId, role, correlationId } = actor;
    await this.verifications.start(reach.tenantId, { actorId, role, correlationId });
    return this.answer(reach);
  }

  private async answer(reach: Reach): Promise<AuditVerification> {
    const record = await this.verifications.state(reach.tenantId);
    return record && record.state !== 'never' ? this.toAnswer(record, reach) : NEVER;
  }

  private async toAnswer(record: VerificationRecord, reach: Reach): Promise<AuditVerification> {
    const { state, events, streams, checkpoints, lastHash, by } = record;
    // Records from before erased values were counted.
    const { erasedEvents = 0, erasures = [] } = record;
    const [breaks, people] = await Promise.all([
      this.withLabels(record.breaks, reach),
      this.names.people(by === null ? [] : [by]),
    ]);
    return {
      state,
      startedAt: record.startedAt?.toISOString() ?? null,
      finishedAt: record.finishedAt?.toISOString() ?? null,
      events,
      streams,
      checkpoints,
      breaks,
      erasedEvents,
      erasures,
      lastHash,
      by: by === null ? null : personName(by, people),
    };
  }

  private async withLabels(
    breaks: readonly ChainBreak[],
    { tenantId, isRedacted }: Reach,
  ): Promise<AuditVerification['breaks']> {
    const idOf = ({ streamId }: ChainBreak): string => streamParts(streamId).subjectId;
    const ids = [...new Set(breaks.map(idOf))];
    const labels = isRedacted ? NO_NAMES : await this.names.documents(tenantId, ids);
    return breaks.map((one) => ({ ...one, label: labels.get(idOf(one)) ?? null }));
  }
}
