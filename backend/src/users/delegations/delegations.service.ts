import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import { tellActivity, type RequestActor } from '../../access';
import { CompaniesService } from '../../companies';
import type { ApprovalDelegation, DelegationRequest } from '../../contracts/approval';
import { permits, POLICY } from '../../contracts/policy';
import { USER_DEACTIVATED, type UserDeactivated } from '../../contracts/user';
import { Clock } from '../../platform/clock/clock';
import { SYSTEM_ACTOR } from '../../platform/outbox';
import { formatDate, isIsoDate } from '../../rules/date';
import { DomainError } from '../../rules/domain-error';
import { fullName } from '../../rules/full-name';
import type { Causer } from '../users.events';
import { UsersService } from '../users.service';

/** Those that a company has at one time. */
const MAX_DELEGATIONS = 50;

/** Who may approve payments beside the company_admins: given by one of them, for some days. */
@Injectable()
export class DelegationsService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * The same again, still to come or in force, is the one that is there. Throws NO_ENCONTRADO (no such active
   * person of tesorería in the company), CAMPO_INVALIDO (`to`: before the first day, or over).
   */
  async delegate(
    actor: RequestActor,
    { userId, from, to, reason }: DelegationRequest,
  ): Promise<ApprovalDelegation> {
    const today = this.clock.today();
    if (!isIsoDate(from)) throw invalid('from');
    if (!isIsoDate(to) || to < from || to < today) throw invalid('to');
    const person = await this.users.find(userId);
    const { companyId } = actor;
    if (!companyId || person?.companyId !== companyId || !person.isActive)
      throw new DomainError('NO_ENCONTRADO');
    if (!permits(POLICY['documents.approve-payment'], person)) throw invalid('userId');
    const made: ApprovalDelegation = {
      ...{ id: this.clock.uuid(), userId, userName: fullName(person), from, to },
      ...{ reason: reason.trim(), byName: actor.name, at: this.clock.now().toISOString() },
    };
    const { delegations = [] } = await this.companies.change(actor, companyId, (present) => {
      const left = (present.delegations ?? []).filter((one) => one.to >= today);
      if (left.some((one) => isSame(one, made))) return null;
      if (left.length >= MAX_DELEGATIONS) throw invalid('to');
      return {
        type: 'ApprovalDelegated',
        data: { ...made },
        set: { delegations: [...left, made] },
      };
    });
    const kept = delegations.find((one) => isSame(one, made)) ?? made;
    if (kept === made) this.tell(actor, 'approval_delegated', made);
    return kept;
  }

  /** Throws NO_ENCONTRADO. */
  async withdraw(actor: RequestActor, id: string): Promise<void> {
    this.tell(actor, 'delegation_withdrawn', await this.end(actor, actor.companyId ?? '', id));
  }

  /** Who is let out, or gone, is named as nobody's delegate any more. */
  @OnEvent(USER_DEACTIVATED)
  async handle({ userId }: UserDeactivated): Promise<void> {
    const companyId = (await this.users.find(userId))?.companyId ?? '';
    const { delegations = [] } = (await this.companies.find(companyId)) ?? {};
    for (const one of delegations)
      if (one.userId === userId) await this.end(SYSTEM_ACTOR, companyId, one.id);
  }

  private async end(causer: Causer, companyId: string, id: string): Promise<ApprovalDelegation> {
    let gone: ApprovalDelegation | undefined;
    await this.companies.change(causer, companyId, ({ delegations = [] }) => {
      gone = delegations.find((one) => one.id === id);
      if (!gone) throw new DomainError('NO_ENCONTRADO');
      const set = { delegations: delegations.filter((one) => one !== gone) };
      return { type: 'DelegationWithdrawn', data: { ...gone }, set };
    });
    if (!gone) throw new DomainError('NO_ENCONTRADO');
    return gone;
  }

  private tell(
    actor: RequestActor,
    action: 'approval_delegated' | 'delegation_withdrawn',
    { userId, from, to }: ApprovalDelegation,
  ): void {
    const details = `Del ${formatDate(from)} al ${formatDate(to)}.`;
    tellActivity(this.news, actor, action, details, userId);
  }
}

const isSame = (one: ApprovalDelegation, other: ApprovalDelegation): boolean =>
  one.userId === other.userId && one.from === other.from && one.to === other.to;

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });
