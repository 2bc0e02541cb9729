export { CompaniesModule } from './companies.module';
export { CompaniesService, type NewCompany } from './companies.service';
export { CompanyRemovals } from './company-removals.service';
export type { Company } from './companies.service';
