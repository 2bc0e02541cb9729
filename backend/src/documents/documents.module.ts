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
import { DocumentRecord, DocumentSchema } from './document.schema';
import {
  DocumentRevisionRecord,
  DocumentRevisionRepository,
  DocumentRevisionSchema,
  DocumentsRepository,
} from './documents.repository';
import { DocumentFigures } from './figures/document-figures.service';
import { FiguresMaintenanceRepository } from './figures/figures-maintenance.repository';
import { IntakeController } from './intake/intake.controller';
import { IntakeService } from './intake/intake.service';
import { EngineChoices, EngineModels } from './intake/engine-choices.service';
import { ReadingJobs, ReadingTurns } from './intake/reading-jobs.service';
import { Reconciler } from './intake/reconciler.service';
import { UploadClaims } from './intake/upload-claims.service';
import { uploadStorage } from './intake/upload-storage';
import { LibraryController } from './library/library.controller';
import { LibraryService } from './library/library.service';
import { DocumentQuery, ListTag } from './listing/document-query.service';
import { HistoryStatsService } from './listing/history-stats.service';
import { ListFiguresRepair } from './listing/list-figures-repair.service';
import { ListingMaintenanceRepository } from './listing/listing-maintenance.repository';
import { ListingController } from './listing/listing.controller';
import { ListingRepository } from './listing/listing.repository';
import { ObservationController } from './observation/observation.controller';
import { ObservationService } from './observation/observation.service';
import { DocumentOutbox } from './outbox/document-outbox.service';
import { BulkPaymentService } from './payment/bulk-payment.service';
import { CreditNotes } from './payment/credit-notes.service';
import { PaymentController } from './payment/payment.controller';
import { PaymentJudgementModule } from './payment-judgement/payment-judgement.module';
import { DuplicateAcceptanceService, PaymentService } from './payment/payment.service';
import { CancelReading } from './reading/cancel-reading.service';
import { ReadingCredits } from './reading/reading-credits.service';
import { DocumentWriter } from './reading/document-writer.service';
import { ReadingEnd, ReadingLines, ReadingRemains } from './reading/reading-end.service';
import { DocumentHistory, DuplicateMarks } from './removal/duplicate-marks.service';
import { CompanyDocuments, Eraser } from './removal/eraser.service';
import { RemovalMaintenanceRepository } from './removal/removal-maintenance.repository';
import { RemovalSweep } from './removal/removal-sweep.service';
import { RemovalController } from './removal/removal.controller';
import { RemovalRepository } from './removal/removal.repository';
import { RemovalService } from './removal/removal.service';
import { RetentionMaintenanceRepository } from './retention/retention-maintenance.repository';
import { RetentionRepository } from './retention/retention.repository';
import { OriginalFiles, OriginalRetention, RetentionSchedule } from './retention/retention.service';
import { RetryController } from './retry/retry.controller';
import { DocumentsRetry, ReadingRestart } from './retry/reading-restart.service';
import { AssessProcess } from './review/assess-process';
import { ConfirmService } from './review/confirm.service';
import { EditService, ItemsService } from './review/edit.service';
import { ReviewAssessor } from './review/review-assessor.service';
import { ReviewDuplicates } from './review/review-duplicates.service';
import { ReviewLockService } from './review/review-lock.service';
import { ReadingFactsStore, ReviewReadingService } from './review/review-reading.service';
import { ReviewWriter } from './review/review-writer.service';
import { ReviewRepository } from './review/review.repository';
import {
  EngineSpendingRecord,
  EngineSpendingRepository,
  EngineSpendingSchema,
} from './runs/engine-spending.repository';
import { EngineSpending, ReadingCosts } from './runs/engine-spending.service';
import { RunsMaintenanceRepository } from './runs/runs-maintenance.repository';
import { RunsController } from './runs/runs.controller';
import { ReadingRuns } from './runs/reading-runs.service';
import { RunRecord, RunSchema, RunsRepository } from './runs/runs.repository';
import { DocumentRunsService } from './runs/runs.service';
import { SecondReadingWriter } from './runs/second-reading-writer.service';
import { SecondReadingJobs, SecondReadings } from './runs/second-reading.service';
import { StoredPages } from './runs/stored-pages.service';
import { ReviewController, ReviewReadingController } from './review/review.controller';
import { FileCopies } from './separation/file-copies.service';
import { SeparationController } from './separation/separation.controller';
import { SeparationRepository } from './separation/separation.repository';
import { SeparationNews, SeparationService } from './separation/separation.service';
import { StorageQuota } from './storage/storage-quota.service';
import {
  StorageUsageRecord,
  StorageUsageRepository,
  StorageUsageSchema,
} from './storage/storage-usage.repository';
import { StorageController } from './storage/storage.controller';
import { DocumentSends } from './sending/document-sends.service';
import { CompanyGroupsService } from './sums/company-groups.service';
import { DocumentSums } from './sums/document-sums.service';
import { SumsRepository } from './sums/sums.repository';
import { TeamListController } from './team-list/team-list.controller';
import { TeamListRepository } from './team-list/team-list.repository';
import { TeamListService } from './team-list/team-list.service';

/** Everything of the list that the documents module provides. */
const LISTING_PROVIDERS = [
  ListingRepository,
  ListingMaintenanceRepository,
  ListTag,
  SumsRepository,
  CompanyGroupsService,
  DocumentSums,
  DocumentQuery,
  HistoryStatsService,
  ListFiguresRepair,
];

/** What the room of a company's originals is made of. */
const STORAGE_PROVIDERS = [StorageUsageRepository, StorageQuota];

/** What makes documents of the other comprobantes in a file. */
const SEPARATION_PROVIDERS = [SeparationRepository, FileCopies, SeparationNews, SeparationService];

/** Everything of review that the documents module provides. */
const REVIEW_PROVIDERS = [
  ReviewRepository,
  ReviewWriter,
  ReadingFactsStore,
  AssessProcess,
  ReviewAssessor,
  ReviewDuplicates,
  EditService,
  ItemsService,
  ConfirmService,
  ReviewLockService,
  ReviewReadingService,
];

/** Everything of runs that the documents module provides. */
const RUNS_PROVIDERS = [
  RunsRepository,
  RunsMaintenanceRepository,
  ReadingRuns,
  DocumentRunsService,
  SecondReadingJobs,
  SecondReadings,
  SecondReadingWriter,
  StoredPages,
  ReadingCosts,
  EngineSpendingRepository,
  EngineSpending,
  ReadingEnd,
  ReadingLines,
  ReadingRemains,
  CancelReading,
];

/** What the deletion of documents is made of. */
const REMOVAL_PROVIDERS = [
  RemovalRepository,
  RemovalMaintenanceRepository,
  DocumentHistory,
  DuplicateMarks,
  Eraser,
  RemovalService,
  RemovalSweep,
  CompanyDocuments,
];

/** What the retention of originals is made of. */
const RETENTION_PROVIDERS = [
  RetentionRepository,
  RetentionMaintenanceRepository,
  OriginalFiles,
  OriginalRetention,
  RetentionSchedule,
];

/** What payments and accepted duplicates are made of. */
const PAYMENT_PROVIDERS = [
  DuplicateAcceptanceService,
  PaymentService,
  BulkPaymentService,
  CreditNotes,
];

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
