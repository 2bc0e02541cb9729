import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CompaniesRepository } from './companies.repository';

/** A company as other features see it. */
export interface Company {
  id: string;
  name: string;
  ruc: string | null;
  isDemo: boolean;
}

@Injectable()
export class CompaniesService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly clock: Clock,
  ) {}

  async create(company: Omit<Company, 'id'>): Promise<Company> {
    const id = this.clock.uuid();
    await this.companies.insert({ _id: id, ...company, createdAt: this.clock.now() });
    return { id, ...company };
  }

  async find(id: string): Promise<Company | null> {
    const record = await this.companies.find(id);
    return record && { id: record._id, name: record.name, ruc: record.ruc, isDemo: record.isDemo };
  }

  async findDemo(): Promise<Company | null> {
    const record = await this.companies.findDemo();
    return record && { id: record._id, name: record.name, ruc: record.ruc, isDemo: true };
  }
}
