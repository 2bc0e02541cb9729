import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesController } from './companies.controller';
import { CompaniesRepository, CompanyOutbox } from './companies.repository';
import { CompaniesService } from './companies.service';
import { CompanyProfileService } from './company-profile.service';
import { CompanyRemovals } from './company-removals.service';
import { CompanyRecord, CompanySchema } from './company.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: CompanyRecord.name, schema: CompanySchema }])],
  controllers: [CompaniesController],
  providers: [
    CompaniesRepository,
    CompaniesService,
    CompanyProfileService,
    CompanyRemovals,
    CompanyOutbox,
  ],
  exports: [CompaniesService, CompanyRemovals],
})
export class CompaniesModule {}
