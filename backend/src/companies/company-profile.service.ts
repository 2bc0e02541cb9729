import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { CompanyProfile, CompanySummary, CompanyUpdate } from '../contracts/company';
import { tellActivity, type RequestActor, type SessionUser } from '../access';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import type { RowRange } from '../platform/requests';
import { DomainError } from '../rules/domain-error';
import { CompaniesService, type Company } from './companies.service';
import { isSameSetting } from './domain/company-change';

const SETTING_LABEL = {
  name: 'razón social',
  ruc: 'RUC',
  separacionFunciones: 'segregación de funciones',
  dobleControl: 'doble control del pago',
  limitePEN: 'límite de aprobación en soles',
  limiteUSD: 'límite de aprobación en dólares',
  limiteEUR: 'límite de aprobación en euros',
  fileRetentionDays: 'conservación de originales',
  cuentasCargo: 'cuentas de cargo',
} as const;
const SETTINGS = Object.keys(SETTING_LABEL) as (keyof typeof SETTING_LABEL)[];

const toSummary = ({ id, name, ruc }: Company): CompanySummary => ({ id, name, ruc });

/** The company as its people see and change it. */
@Injectable()
export class CompanyProfileService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** The own company; all of the installation for the platform admin (matrix row 17). */
  async list(
    user: SessionUser,
    { from, to }: RowRange,
  ): Promise<{ companies: CompanySummary[]; total: number }> {
    if (user.role === 'admin') {
      const { companies, total } = await this.companies.list(from, to);
      return { companies: companies.map(toSummary), total };
    }
    const own = user.companyId ? await this.companies.findMany([user.companyId]) : [];
    return { companies: own.map(toSummary).slice(from, to + 1), total: own.length };
  }

  /** NO_ENCONTRADO for a person without company. */
  async profileOf({ companyId }: SessionUser): Promise<CompanyProfile> {
    return this.toProfile(await this.ownCompany(companyId));
  }

  /** The new profile. Throws NO_ENCONTRADO, RUC_INVALIDO, CAMPO_INVALIDO or VERSION_CONFLICTO. */
  async changeProfile(
    actor: RequestActor,
    change: CompanyUpdate,
    seen: number | null,
  ): Promise<CompanyProfile> {
    const before = await this.ownCompany(actor.companyId);
    const after = await this.companies.update(actor, before.id, change, seen);
    const changed = SETTINGS.filter((key) => !isSameSetting(before[key], after[key]));
    if (changed.length > 0) this.tell(actor, changed.map((key) => SETTING_LABEL[key]).join(', '));
    return this.toProfile(after);
  }

  private async ownCompany(companyId: string | null): Promise<Company> {
    const company = companyId ? await this.companies.find(companyId) : null;
    if (!company) throw new DomainError('NO_ENCONTRADO');
    return company;
  }

  private tell({ id, role, tenantId, ipAddress }: RequestActor, what: string): void {
    const details = `Cambió de la empresa: ${what}.`;
    tellActivity(this.news, { id, role, tenantId, ipAddress }, 'company_updated', details);
  }

  private toProfile(company: Company): CompanyProfile {
    return {
      ...company,
      delegations: company.delegations.filter(({ to }) => to >= this.clock.today()),
      defaultRetentionDays: this.config.fileRetentionDays,
      createdAt: company.createdAt.toISOString(),
    };
  }
}
