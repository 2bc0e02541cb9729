import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { ApprovalDelegation } from '../contracts/approval';
import type { ChargeAccount } from '../contracts/bank-file';
import type { ApprovalLimits, CompanyUpdate } from '../contracts/company';
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
import { CompaniesRepository } from './companies.repository';
import { COMPANY_STREAM, type CompanyEventType, type CompanyRecord } from './company.schema';
import { companyChange, companyName, companyRuc, inEvent } from './domain/company-change';

/** A company as other features see it. */
export interface Company extends ApprovalLimits {
  id: string;
  name: string;
  ruc: string | null;
  isDemo: boolean;
  /** Who acts on workflow steps 1-2 may not act on 5-6 of the same document. */
  separacionFunciones: boolean;
  /** Who prepares a payment may not execute it. */
  dobleControl: boolean;
  /** Who may approve payments beside the company_admins, and when. */
  delegations: readonly ApprovalDelegation[];
  /** What payments are charged to. */
  cuentasCargo: ChargeAccount[];
  /** Days after confirmation that originals are kept; null takes the server's default. */
  fileRetentionDays: number | null;
  createdAt: Date;
  /** Counts the changes. */
  version: number;
}

/** Records from before the settings read as their defaults. */
function toCompany(record: CompanyRecord): Company {
  const { _id: id, name, ruc, isDemo, createdAt } = record;
  const { separacionFunciones = false, dobleControl = false, fileRetentionDays = null } = record;
  const { limitePEN = null, limiteUSD = null, limiteEUR = null, delegations = [] } = record;
  const { cuentasCargo = [] } = record;
  const rules = {
    ...{ separacionFunciones, dobleControl, fileRetentionDays },
    ...{ limitePEN, limiteUSD, limiteEUR, delegations, cuentasCargo },
  };
  return { id, name, ruc, isDemo, ...rules, createdAt, version: record.revision ?? 0 };
}

const TRIES = 20;
const LOOK = { next: 'Mire cómo quedó y guarde de nuevo.' };

/** What a new company is made of. */
export type NewCompany = Pick<Company, 'name' | 'ruc' | 'isDemo'>;

/** Who causes an event: a person, perhaps by a request, or the product itself. */
export type Causer = EventActor & { readonly correlationId?: string | null };

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
      dobleControl: false,
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
    const record = await this.change(causer, id, (present) => {
      const change = companyChange(toCompany(present), wanted);
      if (!change) return null;
      if (seen !== null && seen !== (present.revision ?? 0))
        throw new DomainError('VERSION_CONFLICTO', LOOK);
      return {
        type: 'CompanyUpdated',
        data: { old: inEvent(change.old), new: inEvent(change.set) },
        set: change.set,
      };
    });
    return toCompany(record);
  }

  /**
   * Decides on the company as it is now and writes what was decided, with its event; decides anew when somebody
   * else was faster. Null changes nothing. Throws NO_ENCONTRADO, and what `decide` throws.
   */
  async change(
    causer: Causer,
    id: string,
    decide: (present: CompanyRecord) => {
      type: CompanyEventType;
      data: EventData;
      set: Partial<CompanyRecord>;
    } | null,
  ): Promise<CompanyRecord> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const record = await this.companies.find(id);
      if (!record || record.removedAt) throw new DomainError('NO_ENCONTRADO');
      const change = decide(record);
      if (!change) return record;
      const { type, data, set } = change;
      if (await this.companies.change(record, set, this.event(causer, type, data))) {
        this.announce(id);
        return { ...record, ...set, revision: (record.revision ?? 0) + 1 };
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
