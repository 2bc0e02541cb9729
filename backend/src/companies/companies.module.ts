import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { outboxOf } from '../platform/outbox';
import { CompaniesController } from './companies.controller';
import { CompaniesRepository } from './companies.repository';
import { CompaniesService } from './companies.service';
import { CompanyProfileService } from './company-profile.service';
import { CompanyRemovals } from './company-removals.service';
import { COMPANY_STREAM, CompanyRecord, CompanySchema } from './company.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: CompanyRecord.name, schema: CompanySchema }])],
  controllers: [CompaniesController],
  providers: [
    CompaniesRepository,
    CompaniesService,
    CompanyProfileService,
    CompanyRemovals,
    outboxOf({
      collection: 'companies',
      stream: COMPANY_STREAM,
      tenantOf: ({ _id }) => String(_id),
    }),
  ],
  exports: [CompaniesService, CompanyRemovals],
})
export class CompaniesModule {}
