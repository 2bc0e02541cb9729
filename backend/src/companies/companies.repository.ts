import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CompanyRecord } from './company.schema';

@Injectable()
export class CompaniesRepository {
  constructor(@InjectModel(CompanyRecord.name) private readonly companies: Model<CompanyRecord>) {}

  async insert(company: CompanyRecord): Promise<void> {
    await this.companies.create(company);
  }

  async find(id: string): Promise<CompanyRecord | null> {
    return this.companies.findById(id).lean<CompanyRecord>();
  }

  async findDemo(): Promise<CompanyRecord | null> {
    return this.companies.findOne({ isDemo: true }).lean<CompanyRecord>();
  }
}
