export { CompaniesModule } from './companies.module';
export { CompaniesService, type NewCompany } from './companies.service';
export type { Company } from './company.mapper';
