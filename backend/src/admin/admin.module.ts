import { Module } from '@nestjs/common';
import { AuditModule } from '../audit';
import { CompaniesModule } from '../companies';
import { CreditsModule } from '../credits';
import { DocumentsModule } from '../documents';
import { ExtractionModule } from '../extraction';
import { HealthModule } from '../platform/health';
import { RunsModule } from '../runs';
import { UsersModule } from '../users';
import { CompanyUsageController } from './companies/company-usage.controller';
import { CompanyUsageService } from './companies/company-usage.service';
import { UsageMetrics } from './companies/usage-metrics';
import { AdminCreditsController } from './credits/admin-credits.controller';
import { FailedDocumentsController } from './failed/failed-documents.controller';
import { FailedDocumentsService } from './failed/failed-documents.service';
import { HealthController } from './system/health.controller';
import { SystemController } from './system/system.controller';
import { SystemHealthService } from './system/system-health.service';
import { UsageService } from './system/usage.service';
import { AdminUsersController } from './users/admin-users.controller';
import { AdminUsersService } from './users/admin-users.service';

/** What the platform admin sees and does, across companies and without the content of any document. */
@Module({
  imports: [
    UsersModule,
    CompaniesModule,
    CreditsModule,
    DocumentsModule,
    RunsModule,
    ExtractionModule,
    AuditModule,
    HealthModule,
  ],
  controllers: [
    AdminUsersController,
    AdminCreditsController,
    HealthController,
    SystemController,
    FailedDocumentsController,
    CompanyUsageController,
  ],
  providers: [
    AdminUsersService,
    UsageService,
    SystemHealthService,
    FailedDocumentsService,
    CompanyUsageService,
    UsageMetrics,
  ],
})
export class AdminModule {}
