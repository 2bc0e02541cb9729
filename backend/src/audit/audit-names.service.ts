import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies';
import { TenantThings, type SessionUser } from '../access';
import { DomainError } from '../rules/domain-error';
import { UsersService } from '../users';

/** Whose events a person may see, and whether with their values. */
export interface Reach {
  tenantId: string;
  isRedacted: boolean;
}

/** A company_admin sees the own company; the platform admin every one, without the values. */
@Injectable()
export class AuditReach {
  constructor(private readonly companies: CompaniesService) {}

  /** Of lists: null is every company. Throws NO_ENCONTRADO for a company that is foreign or unknown. */
  async ofList(user: SessionUser, companyId?: string): Promise<Reach | null> {
    return user.role === 'admin' && companyId === undefined ? null : this.reachOf(user, companyId);
  }

  /** Of what is done for one company: the person's own unless another is named. Throws as `ofList`. */
  async reachOf(user: SessionUser, companyId: string = user.tenantId): Promise<Reach> {
    const isRedacted = user.role === 'admin';
    if (companyId === user.tenantId) return { tenantId: companyId, isRedacted };
    const isKnown = isRedacted && (await this.companies.find(companyId)) !== null;
    if (!isKnown) throw new DomainError('NO_ENCONTRADO');
    return { tenantId: companyId, isRedacted };
  }
}

/** What ids stand for; those of nothing are not in it. */
export type Names = ReadonlyMap<string, string>;

/** What the ids in events stand for. */
@Injectable()
export class AuditNames {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly things: TenantThings,
  ) {}

  async people(ids: readonly string[]): Promise<Names> {
    const users = await this.users.findMany(ids);
    return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }

  async companyNames(ids: readonly string[]): Promise<Names> {
    const companies = await this.companies.findMany(ids);
    return new Map(companies.map(({ id, name }) => [id, name]));
  }

  documents(tenantId: string, ids: readonly string[]): Promise<Names> {
    return this.things.names('document', tenantId, ids);
  }
}
