import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { CompanyUpdate } from '../contracts/company';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import type { EventData } from '../platform/event-store';
import {
  OUTBOX_FILLED,
  SYSTEM_ACTOR,
  type EventActor,
  type OutboxEntry,
  type OutboxFilled,
} from '../platform/outbox';
import { DomainError } from '../rules/domain-error';
import { COMPANY_STREAM, type CompanyEventType } from './companies.events';
import { CompaniesRepository } from './companies.repository';
import { toCompany, type Company } from './company.mapper';
import { companyChange, companyName, companyRuc } from './domain/company-change';

const TRIES = 20;
const LOOK = { next: 'Mire cómo quedó y guarde de nuevo.' };

/** What a new company is made of. */
export type NewCompany = Pick<Company, 'name' | 'ruc' | 'isDemo'>;

/** Who causes an event: a person, perhaps by a request, or the product itself. */
type Causer = EventActor & { readonly correlationId?: string | null };

@Injectable()
export class CompaniesService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
    private readonly config: AppConfig,
  ) {}

  /** Two companies may have one RUC (docs/decisions/011). Throws CAMPO_INVALIDO or RUC_INVALIDO. */
  async create(company: NewCompany, causer: Causer = SYSTEM_ACTOR): Promise<Company> {
    const id = this.clock.uuid();
    const name = companyName(company.name);
    const ruc = companyRuc(company.ruc);
    const record = {
      _id: id,
      name,
      ruc,
      isDemo: company.isDemo,
      separacionFunciones: false,
      fileRetentionDays: null,
      createdAt: this.clock.now(),
      revision: 0,
      hasOutbox: true,
      outbox: [this.event(causer, 'CompanyCreated', { name, ruc })],
    };
    await this.companies.insert(record);
    this.announce(id);
    return toCompany(record);
  }

  async find(id: string): Promise<Company | null> {
    const record = await this.companies.find(id);
    return record && toCompany(record);
  }

  /** The companies that exist, in no order. */
  async findMany(ids: readonly string[]): Promise<Company[]> {
    return (await this.companies.findMany(ids)).map(toCompany);
  }

  async findDemo(): Promise<Company | null> {
    const record = await this.companies.findDemo();
    return record && toCompany(record);
  }

  /** All companies of the installation by name, `from` to `to` inclusive; for the platform admin. */
  async list(from: number, to: number): Promise<{ companies: Company[]; total: number }> {
    const { companies, total } = await this.companies.list(from, to);
    return { companies: companies.map(toCompany), total };
  }

  /** Days after confirmation that originals of this company are kept; 0 keeps them. */
  retentionOf({ fileRetentionDays }: Pick<Company, 'fileRetentionDays'>): number {
    return fileRetentionDays ?? this.config.fileRetentionDays;
  }

  /**
   * Changes what is given and differs, with one event that holds old and new; `seen` is the version that the
   * change was decided on, null for whichever is there.
   * Throws NO_ENCONTRADO, RUC_INVALIDO, CAMPO_INVALIDO or VERSION_CONFLICTO.
   */
  async update(
    causer: Causer,
    id: string,
    wanted: CompanyUpdate,
    seen: number | null = null,
  ): Promise<Company> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const record = await this.companies.find(id);
      if (!record) throw new DomainError('NO_ENCONTRADO');
      const present = toCompany(record);
      const change = companyChange(present, wanted);
      if (!change) return present;
      if (seen !== null && seen !== present.version)
        throw new DomainError('VERSION_CONFLICTO', LOOK);
      const data = { old: { ...change.old }, new: { ...change.set } };
      const event = this.event(causer, 'CompanyUpdated', data);
      if (await this.companies.change(record, change.set, event)) {
        this.announce(id);
        return toCompany({ ...record, ...change.set, revision: present.version + 1 });
      }
    }
    throw new DomainError('SERVICIO_NO_DISPONIBLE');
  }

  /** Takes back a company whose registration failed; its first event stays as what was tried. */
  async remove(id: string): Promise<void> {
    await this.companies.remove(id);
  }

  private event(
    causer: Causer,
    type: CompanyEventType,
    data: EventData,
  ): OutboxEntry<CompanyEventType> {
    return {
      eventId: this.clock.uuid(),
      type,
      data,
      actor: { id: causer.id, role: causer.role },
      at: this.clock.now(),
      correlationId: causer.correlationId ?? null,
    };
  }

  private announce(id: string): void {
    this.news.emit(OUTBOX_FILLED, { stream: COMPANY_STREAM, id } satisfies OutboxFilled);
  }
}
