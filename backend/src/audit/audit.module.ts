import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../access';
import { CompaniesModule } from '../companies';
import { UsersModule } from '../users';
import { AddressTerm } from './address-term.service';
import { ActivityRecord, ActivityRepository, ActivitySchema } from './activity.repository';
import { ActivityService } from './activity.service';
import { AuditNames, AuditReach } from './audit-names.service';
import { AuditExport } from './export/audit-export.service';
import { AuditExportController } from './export/export.controller';
import { ExportLines } from './export/export-lines.service';
import { AuditTrail } from './trail/audit-trail.service';
import { AuditController } from './trail/audit.controller';
import { ChainPass } from './verification/chain-pass.service';
import { Checkpoints } from './verification/checkpoints.service';
import { VerificationAnswers } from './verification/verification-answers.service';
import {
  VerificationMetrics,
  VerificationSchedule,
} from './verification/verification-schedule.service';
import { VerificationController } from './verification/verification.controller';
import { VerificationMaintenanceRepository } from './verification/verification-maintenance.repository';
import {
  VerificationRecord,
  VerificationRepository,
  VerificationSchema,
} from './verification/verification.repository';
import { ChainState, VerificationService } from './verification/verification.service';

@Module({
  imports: [
    AccessModule,
    CompaniesModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: ActivityRecord.name, schema: ActivitySchema },
      { name: VerificationRecord.name, schema: VerificationSchema },
    ]),
  ],
  controllers: [AuditController, VerificationController, AuditExportController],
  providers: [
    ActivityRepository,
    ActivityService,
    AddressTerm,
    AuditNames,
    AuditReach,
    AuditTrail,
    ChainPass,
    ChainState,
    Checkpoints,
    VerificationRepository,
    VerificationMaintenanceRepository,
    VerificationMetrics,
    VerificationService,
    VerificationSchedule,
    VerificationAnswers,
    ExportLines,
    AuditExport,
  ],
  exports: [ActivityService, AuditExport, ChainState],
})
export class AuditModule {}
