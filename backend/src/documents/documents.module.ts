import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MulterModule } from '@nestjs/platform-express';
import { CompaniesModule } from '../companies';
import { CreditsModule } from '../credits';
import { BlobStore } from '../platform/blob-store/blob-store';
import { Clock } from '../platform/clock/clock';
import { VirusScanner } from '../platform/virus-scan';
import { DocumentLookup } from './document-lookup.service';
import { DocumentMaintenanceRepository } from './document-maintenance.repository';
import {
  DocumentRevisionRecord,
  DocumentRevisionRepository,
  DocumentRevisionSchema,
} from './document-revision.repository';
import { DocumentRecord, DocumentSchema } from './document.schema';
import { DocumentsRepository } from './documents.repository';
import { DocumentFigures } from './figures/document-figures.service';
import { FiguresMaintenanceRepository } from './figures/figures-maintenance.repository';
import { IntakeController } from './intake/intake.controller';
import { IntakeService } from './intake/intake.service';
import { EngineChoices } from './intake/engine-choices.service';
import { EngineModels } from './intake/engine-models.service';
import { ReadingJobs } from './intake/reading-jobs.service';
import { ReadingTurns } from './intake/reading-turns.service';
import { Reconciler } from './intake/reconciler.service';
import { UploadClaims } from './intake/upload-claims.service';
import { uploadStorage } from './intake/upload-storage';
import { LibraryController } from './library/library.controller';
import { LibraryService } from './library/library.service';
import { DocumentQuery } from './listing/document-query.service';
import { ListingController } from './listing/listing.controller';
import { LISTING_PROVIDERS } from './listing/listing.providers';
import { ObservationController } from './observation/observation.controller';
import { ObservationService } from './observation/observation.service';
import { DocumentOutbox } from './outbox/document-outbox.service';
import { PaymentController } from './payment/payment.controller';
import { PAYMENT_PROVIDERS } from './payment/payment.providers';
import { PaymentJudgementModule } from './payment-judgement/payment-judgement.module';
import { ReadingCredits } from './reading/reading-credits.service';
import { DocumentWriter } from './reading/document-writer.service';
import { CompanyDocuments } from './removal/company-documents.service';
import { RemovalController } from './removal/removal.controller';
import { REMOVAL_PROVIDERS } from './removal/removal.providers';
import { RETENTION_PROVIDERS } from './retention/retention.providers';
import { RetryController } from './retry/retry.controller';
import { ReadingRestart } from './retry/reading-restart.service';
import { DocumentsRetry } from './retry/retry.service';
import { EngineSpending } from './runs/engine-spending.service';
import { EngineSpendingRecord, EngineSpendingSchema } from './runs/engine-spending.schema';
import { RunRecord, RunSchema } from './runs/run.schema';
import { RunsController } from './runs/runs.controller';
import { RUNS_PROVIDERS } from './runs/runs.providers';
import { ReadingCosts } from './runs/reading-costs.service';
import { ReadingRuns } from './runs/reading-runs.service';
import { SecondReadingWriter } from './runs/second-reading-writer.service';
import { StoredPages } from './runs/stored-pages.service';
import { ReviewController } from './review/review.controller';
import { REVIEW_PROVIDERS } from './review/review.providers';
import { ReviewReadingController } from './review/review-reading.controller';
import { SeparationController } from './separation/separation.controller';
import { SEPARATION_PROVIDERS } from './separation/separation.providers';
import { StorageController } from './storage/storage.controller';
import { STORAGE_PROVIDERS } from './storage/storage.providers';
import { StorageUsageRecord, StorageUsageSchema } from './storage/storage-usage.schema';
import { DocumentSends } from './sending/document-sends.service';
import { TeamListController } from './team-list/team-list.controller';
import { TeamListRepository } from './team-list/team-list.repository';
import { TeamListService } from './team-list/team-list.service';

const MULTIPART_LIMITS = { files: 1, fields: 8, fieldNameSize: 100, fieldSize: 1_000, parts: 10 };

@Module({
  imports: [
    CompaniesModule,
    CreditsModule,
    PaymentJudgementModule,
    MongooseModule.forFeature([
      { name: DocumentRecord.name, schema: DocumentSchema },
      { name: DocumentRevisionRecord.name, schema: DocumentRevisionSchema },
      { name: RunRecord.name, schema: RunSchema },
      { name: EngineSpendingRecord.name, schema: EngineSpendingSchema },
      { name: StorageUsageRecord.name, schema: StorageUsageSchema },
    ]),
    MulterModule.registerAsync({
      inject: [BlobStore, Clock],
      useFactory: (blobs: BlobStore, clock: Clock) => ({
        storage: uploadStorage(
          () => blobs.tempDir(),
          () => clock.uuid(),
        ),
        limits: MULTIPART_LIMITS,
      }),
    }),
  ],
  // The queue's address comes before `:id`, which would take it for a document.
  controllers: [
    ReviewReadingController,
    TeamListController,
    IntakeController,
    ListingController,
    LibraryController,
    SeparationController,
    RetryController,
    RunsController,
    RemovalController,
    ReviewController,
    ObservationController,
    PaymentController,
    StorageController,
  ],
  providers: [
    DocumentsRepository,
    DocumentMaintenanceRepository,
    DocumentRevisionRepository,
    DocumentLookup,
    ReadingJobs,
    ReadingTurns,
    EngineChoices,
    EngineModels,
    ReadingRestart,
    ReadingCredits,
    VirusScanner,
    UploadClaims,
    IntakeService,
    LibraryService,
    DocumentWriter,
    DocumentsRetry,
    Reconciler,
    DocumentOutbox,
    FiguresMaintenanceRepository,
    DocumentFigures,
    ...RUNS_PROVIDERS,
    ...REMOVAL_PROVIDERS,
    ...RETENTION_PROVIDERS,
    ...SEPARATION_PROVIDERS,
    ...STORAGE_PROVIDERS,
    ...REVIEW_PROVIDERS,
    ObservationService,
    DocumentSends,
    TeamListRepository,
    TeamListService,
    ...PAYMENT_PROVIDERS,
    ...LISTING_PROVIDERS,
  ],
  exports: [
    EngineChoices,
    EngineModels,
    EngineSpending,
    IntakeService,
    DocumentWriter,
    ReadingRuns,
    ReadingCosts,
    SecondReadingWriter,
    StoredPages,
    DocumentsRetry,
    DocumentQuery,
    DocumentFigures,
    DocumentSends,
    CompanyDocuments,
    LibraryService,
  ],
})
export class DocumentsModule {}
