import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CompanyRemovals } from '../companies';
import { ACTIVITY, type ActivityNews } from '../contracts/activity';
import {
  REMOVAL_MIN_DAYS,
  type CompanyRemoval,
  type CompanyRemovalRequest,
} from '../contracts/offboarding';
import type { RequestActor } from '../access';
import { DomainError } from '../rules/domain-error';
import { CompanyRemoval as Removal } from './company-removal.service';

/** That a company leaves, as its admin or the platform's orders it. */
@Injectable()
export class CompanyLeaving {
  constructor(
    private readonly removals: CompanyRemovals,
    private readonly removal: Removal,
    private readonly news: EventEmitter2,
  ) {}

  /** Throws NO_ENCONTRADO for a person without company. */
  async removalOf({ companyId }: Pick<RequestActor, 'companyId'>): Promise<CompanyRemoval | null> {
    return this.removals.removalOf(known(companyId));
  }

  /**
   * A company's admin gives the others time to take what is theirs; the platform's may remove it today. Throws like
   * `CompanyRemovals.order`.
   */
  async order(
    actor: RequestActor,
    companyId: string | null,
    request: CompanyRemovalRequest,
  ): Promise<CompanyRemoval> {
    const id = known(companyId);
    const minDays = actor.role === 'admin' ? 0 : REMOVAL_MIN_DAYS;
    const ordered = await this.removals.order(actor, id, request, minDays);
    this.tell(actor, id, `Ordenó la baja de la empresa para el ${ordered.on}.`);
    void this.removal.run();
    return ordered;
  }

  /** Throws like `CompanyRemovals.cancel`. */
  async cancel(actor: RequestActor, companyId: string | null): Promise<void> {
    const id = known(companyId);
    await this.removals.cancel(actor, id);
    this.tell(actor, id, 'Anuló la baja de la empresa.');
  }

  private tell({ id, role, ipAddress }: RequestActor, tenantId: string, details: string): void {
    const news: ActivityNews = {
      action: 'company_removal',
      actorId: id,
      ...{ role, tenantId, ipAddress, details },
    };
    this.news.emit(ACTIVITY, news);
  }
}

function known(companyId: string | null): string {
  if (!companyId) throw new DomainError('NO_ENCONTRADO');
  return companyId;
}
