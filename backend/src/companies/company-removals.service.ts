import { Injectable } from '@nestjs/common';
import {
  REMOVAL_MAX_DAYS,
  type CompanyRemoval,
  type CompanyRemovalRequest,
} from '../contracts/offboarding';
import { Clock } from '../platform/clock/clock';
import { SYSTEM_ACTOR } from '../platform/outbox';
import { DomainError } from '../rules/domain-error';
import { limaDay } from '../rules/lima-day';
import { CompaniesRepository } from './companies.repository';
import { CompaniesService, type Causer } from './companies.service';
import type { CompanyRecord } from './company.schema';
import { removalDay } from './domain/removal-day';

const DAY_MS = 24 * 3_600_000;

/** That a company leaves: ordered for a day, taken back until then, and done. */
@Injectable()
export class CompanyRemovals {
  constructor(
    private readonly companies: CompaniesService,
    private readonly records: CompaniesRepository,
    private readonly clock: Clock,
  ) {}

  /** Null while nothing is ordered. Throws NO_ENCONTRADO. */
  async removalOf(id: string): Promise<CompanyRemoval | null> {
    const record = await this.records.find(id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    return toRemoval(record);
  }

  /**
   * Orders the removal, or another day for it. `minDays` is how far ahead the day lies at least. Throws
   * NO_ENCONTRADO, CAMPO_INVALIDO for another name, FECHA_BAJA for a day that is none or out of reach,
   * BAJA_EN_CURSO once it has begun.
   */
  async order(
    causer: Causer,
    id: string,
    { name, on }: CompanyRemovalRequest,
    minDays: number,
  ): Promise<CompanyRemoval> {
    const now = this.clock.now();
    const record = await this.companies.change(causer, id, (present) => {
      assertNotBegun(present);
      if (name.trim() !== present.name) throw new DomainError('CAMPO_INVALIDO', { field: 'name' });
      removalDay(on, now, { minDays, maxDays: REMOVAL_MAX_DAYS });
      if (present.removal?.on === on) return null;
      const set = { removal: { on, orderedAt: now } };
      return { type: 'CompanyRemovalOrdered', data: { on }, set };
    });
    return toRemoval(record) as CompanyRemoval;
  }

  /** Throws NO_ENCONTRADO, or BAJA_EN_CURSO once it has begun. */
  async cancel(causer: Causer, id: string): Promise<void> {
    await this.companies.change(causer, id, (present) => {
      assertNotBegun(present);
      if (!present.removal) return null;
      const { on } = present.removal;
      return { type: 'CompanyRemovalCancelled', data: { on }, set: { removal: null } };
    });
  }

  /** Ids of the companies whose day has come. */
  async due(): Promise<string[]> {
    const records = await this.records.dueRemovals(limaDay(this.clock.now()));
    return records.map(({ _id }) => _id);
  }

  /** From now on it cannot be taken back; false when it has been meanwhile. */
  begin(id: string): Promise<boolean> {
    return this.records.beginRemoval(id, this.clock.now());
  }

  /** Leaves of the company that it was here. */
  async finish(id: string): Promise<void> {
    const set = {
      ...{ name: 'Empresa eliminada', ruc: null, removal: null, delegations: [] },
      ...{ cuentasCargo: [] },
      ...{ removedAt: this.clock.now(), isErasing: true },
    };
    await this.companies.change(SYSTEM_ACTOR, id, () => ({
      type: 'CompanyRemoved',
      data: {},
      set,
    }));
  }

  /** Removed companies of which something may be left, or come late; `isLate` once nothing comes any more. */
  async erasing(): Promise<{ id: string; isLate: boolean }[]> {
    const now = this.clock.now().getTime();
    return (await this.records.erasing()).map(({ _id, removedAt }) => ({
      id: _id,
      isLate: now - (removedAt?.getTime() ?? 0) > DAY_MS,
    }));
  }

  erased(id: string): Promise<void> {
    return this.records.erased(id);
  }
}

function assertNotBegun({ removal }: CompanyRecord): void {
  if (removal?.startedAt) throw new DomainError('BAJA_EN_CURSO');
}

function toRemoval({ removal }: CompanyRecord): CompanyRemoval | null {
  return removal ? { on: removal.on, orderedAt: removal.orderedAt.toISOString() } : null;
}
