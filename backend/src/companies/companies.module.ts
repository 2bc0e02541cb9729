import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesRepository } from './companies.repository';
import { CompaniesService } from './companies.service';
import { CompanyRecord, CompanySchema } from './company.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: CompanyRecord.name, schema: CompanySchema }])],
  providers: [CompaniesRepository, CompaniesService],
  exports: [CompaniesService],
})
export class CompaniesModule {}
