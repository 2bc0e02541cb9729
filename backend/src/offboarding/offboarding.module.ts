import { Module } from '@nestjs/common';
import { AuditModule } from '../audit';
import { CompaniesModule } from '../companies';
import { DocumentsModule } from '../documents';
import { PaymentsModule } from '../payments';
import { UsersModule } from '../users';
import { ArchiveController } from './archive/archive.controller';
import { ArchiveFiles } from './archive/archive-files.service';
import { DataArchive } from './archive/data-archive.service';
import { CompanyLeaving } from './company-leaving.service';
import { CompanyRemains } from './company-remains.service';
import { CompanyRemoval } from './company-removal.service';
import { AdminOffboardingController, CompanyOffboardingController } from './offboarding.controller';
import { PersonRemoval } from './person-removal.service';

/** What people and companies may ask for by law (Ley 29733): to be forgotten, and to take what is theirs. */
@Module({
  imports: [AuditModule, CompaniesModule, DocumentsModule, PaymentsModule, UsersModule],
  controllers: [CompanyOffboardingController, AdminOffboardingController, ArchiveController],
  providers: [
    PersonRemoval,
    CompanyRemains,
    CompanyRemoval,
    CompanyLeaving,
    ArchiveFiles,
    DataArchive,
  ],
})
export class OffboardingModule {}
