export { CompaniesModule } from './companies.module';
export { CompaniesService, type Company } from './companies.service';
