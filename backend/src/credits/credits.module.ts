import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../access';
import { UsersModule } from '../users';
import { CreditGivers } from './credit-giver.service';
import { CreditHoldMaintenanceRepository } from './credit-hold-maintenance.repository';
import { CreditHoldRecord, CreditHoldRepository, CreditHoldSchema } from './credit-hold.repository';
import { CreditPasses } from './credit-passes.service';
import { CreditReservations } from './credit-reservations.service';
import { CompanyCreditsController, CreditsController } from './credits.controller';
import { CreditsService } from './credits.service';
import { Ledger } from './ledger.service';

@Module({
  imports: [
    AccessModule,
    UsersModule,
    MongooseModule.forFeature([{ name: CreditHoldRecord.name, schema: CreditHoldSchema }]),
  ],
  controllers: [CreditsController, CompanyCreditsController],
  providers: [
    CreditGivers,
    CreditHoldRepository,
    CreditHoldMaintenanceRepository,
    Ledger,
    CreditReservations,
    CreditsService,
    CreditPasses,
  ],
  exports: [CreditReservations, CreditsService],
})
export class CreditsModule {}
