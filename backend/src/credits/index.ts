export type { CreditHold } from './credit-hold.repository';
export { CreditReservations, type Settlement } from './credit-reservations.service';
export { CreditsModule } from './credits.module';
export {
  CreditsService,
  type CreditAdmin,
  type CreditHistory,
  type CreditNumbers,
} from './credits.service';
export type { CreditRun } from './domain/ledger';
