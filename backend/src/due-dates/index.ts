export { DueDatesModule } from './due-dates.module';
