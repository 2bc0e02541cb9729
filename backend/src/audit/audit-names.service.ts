import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies';
import { TenantNames, type Names } from '../platform/http';
import { UsersService } from '../users';

/** What the ids in events stand for. */
@Injectable()
export class AuditNames {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly things: TenantNames,
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
    return this.things.of('document', tenantId, ids);
  }
}
