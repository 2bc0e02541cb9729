import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MulterModule } from '@nestjs/platform-express';
import { AccessModule } from '../access';
import { CompaniesModule } from '../companies';
import { CreditsModule } from '../credits';
import { PaymentsModule } from '../payments';
import { BlobStore } from '../platform/blob-store/blob-store';
import { Clock } from '../platform/clock/clock';
import { VirusScanner } from '../platform/virus-scan';
import { RunsModule } from '../runs';
import { DocumentChanges } from './document/document-changes.service';
import { DocumentLookup } from './document/document-lookup.service';
import { DocumentMaintenanceRepository } from './document/document-maintenance.repository';
import { DocumentRecord, DocumentSchema } from './document/document.schema';
import { AllDocuments } from './lists/figures/all-documents.service';
import { FiguresMaintenanceRepository } from './lists/figures/figures-maintenance.repository';
import { IntakeController } from './upload/intake.controller';
import { IntakeService } from './upload/intake.service';
import { ReadingJobs, ReadingTurns } from './upload/reading-jobs.service';
import { Reconciler } from './upload/reconciler.service';
import { UploadPace } from './upload/upload-limit.guard';
import { UploadClaims } from './upload/upload-claims.service';
import { uploadStorage } from './upload/upload-storage';
import { LibraryController } from './files/library.controller';
import { LibraryService } from './files/library.service';
import { DocumentQuery, ListTag } from './lists/document-query.service';
import { DueDocumentsRepository } from './lists/due/due-documents.repository';
import { DueDocuments } from './lists/due/due-documents.service';
import { HistoryStatsService } from './lists/history-stats.service';
import { ListFiguresRepair } from './lists/list-figures-repair.service';
import { ListingMaintenanceRepository } from './lists/listing-maintenance.repository';
import { ListingController } from './lists/listing.controller';
import { ListingRepository } from './lists/listing.repository';
import { ObservationController } from './review/observation/observation.controller';
import { ObservationService } from './review/observation/observation.service';
import { DocumentOutbox } from './document/document-outbox.service';
import { ApprovalService } from './payment/approval.service';
import { BulkPaymentService } from './payment/bulk-payment.service';
import { CreditNotes } from './payment/credit-notes.service';
import { PaymentController } from './payment/payment.controller';
import { PaymentFactsModule } from './payment/payment-facts.module';
import { DuplicateAcceptanceService, PaymentService } from './payment/payment.service';
import { CancelReading } from './result/cancel-reading.service';
import { ReadingCredits } from './result/reading-credits.service';
import { DocumentWriter } from './result/document-writer.service';
import { ReadingEnd, ReadingLines, ReadingRemains } from './result/reading-end.service';
import { DocumentHistory, DuplicateMarks } from './end/duplicate-marks.service';
import { CompanyDocuments } from './end/company-documents.service';
import { CompanyEraser, Eraser, SilentRemoval } from './end/eraser.service';
import { RemovalMaintenanceRepository } from './end/removal-maintenance.repository';
import { RemovalSweep } from './end/removal-sweep.service';
import { RemovalController } from './end/removal.controller';
import { RemovalRepository } from './end/removal.repository';
import { RemovalService } from './end/removal.service';
import { RetentionMaintenanceRepository } from './end/retention-maintenance.repository';
import { RetentionRepository } from './end/retention.repository';
import { OriginalFiles, OriginalRetention, RetentionSchedule } from './end/retention.service';
import { RetryController } from './result/retry.controller';
import { DocumentsRetry, ReadingRestart } from './result/reading-restart.service';
import { AssessProcess } from './review/assess-process';
import { ConfirmService } from './review/confirm.service';
import { EditService, ItemsService } from './review/edit.service';
import { ReviewAssessor } from './review/review-assessor.service';
import { ReviewDuplicates } from './review/review-duplicates.service';
import { ReviewLockService } from './review/review-lock.service';
import { ReadingFactsStore, ReviewReadingService } from './review/review-reading.service';
import { ReviewRepository } from './review/review.repository';
import { RunsController } from './result/runs.controller';
import { DocumentRunsService } from './result/runs.service';
import { SecondReadingWriter } from './second-reading/second-reading-writer.service';
import { SecondReadingJobs, SecondReadings } from './second-reading/second-reading.service';
import { ReviewController, ReviewReadingController } from './review/review.controller';
import { FileCopies } from './review/separation/file-copies.service';
import { SeparationController } from './review/separation/separation.controller';
import { SeparationRepository } from './review/separation/separation.repository';
import { SeparationService } from './review/separation/separation.service';
import {
  DocumentPairs,
  JoinEnd,
  SourceAssessor,
  SourceFiles,
} from './sources/document-pairs.service';
import { Archives } from './sources/archive/archives.service';
import { PairsMaintenanceRepository } from './sources/pairs-maintenance.repository';
import { PairsRepository } from './sources/pairs.repository';
import { SourcesService } from './sources/sources.service';
import { StorageQuota } from './upload/storage-quota.service';
import {
  StorageUsageRecord,
  StorageUsageRepository,
  StorageUsageSchema,
} from './upload/storage-usage.repository';
import { StorageController } from './upload/storage.controller';
import { DocumentSends } from './review/document-sends.service';
import { CompanyGroupsService } from './lists/sums/company-groups.service';
import { DocumentSums } from './lists/sums/document-sums.service';
import { SumsRepository } from './lists/sums/sums.repository';
import { SupplierDocumentsRepository } from './lists/suppliers/supplier-documents.repository';
import { SupplierDocuments } from './lists/suppliers/supplier-documents.service';
import { TeamListController } from './lists/team/team-list.controller';
import { TeamListRepository } from './lists/team/team-list.repository';
import { TeamListService } from './lists/team/team-list.service';
import { DocumentStepsModule } from './workflow-view';

/** Everything of the list that the documents module provides. */
const LISTING_PROVIDERS = [
  ListingRepository,
  ListingMaintenanceRepository,
  ListTag,
  SumsRepository,
  CompanyGroupsService,
  DocumentSums,
  DocumentQuery,
  SupplierDocuments,
  SupplierDocumentsRepository,
  DueDocuments,
  DueDocumentsRepository,
  HistoryStatsService,
  ListFiguresRepair,
];

/** What the room of a company's originals is made of. */
const STORAGE_PROVIDERS = [StorageUsageRepository, StorageQuota];

/** What makes documents of the other comprobantes in a file. */
const SEPARATION_PROVIDERS = [SeparationRepository, FileCopies, SeparationService];

/** Everything of review that the documents module provides. */
const REVIEW_PROVIDERS = [
  ReviewRepository,
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
  DocumentRunsService,
  SecondReadingJobs,
  SecondReadings,
  SecondReadingWriter,
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
  SilentRemoval,
  Eraser,
  RemovalService,
  RemovalSweep,
  CompanyEraser,
  CompanyDocuments,
];

/** What makes one document of the page and the XML of a comprobante. */
const SOURCE_PROVIDERS = [
  PairsRepository,
  PairsMaintenanceRepository,
  SourceAssessor,
  SourceFiles,
  JoinEnd,
  Archives,
  DocumentPairs,
  SourcesService,
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
  ApprovalService,
  DuplicateAcceptanceService,
  PaymentService,
  BulkPaymentService,
  CreditNotes,
];

const MULTIPART_LIMITS = { files: 1, fields: 8, fieldNameSize: 100, fieldSize: 1_000, parts: 10 };

@Module({
  imports: [
    AccessModule,
    CompaniesModule,
    CreditsModule,
    RunsModule,
    DocumentStepsModule,
    PaymentsModule,
    PaymentFactsModule,
    MongooseModule.forFeature([
      { name: DocumentRecord.name, schema: DocumentSchema },
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
    DocumentMaintenanceRepository,
    DocumentLookup,
    DocumentChanges,
    ReadingJobs,
    ReadingTurns,
    ReadingRestart,
    ReadingCredits,
    VirusScanner,
    UploadClaims,
    UploadPace,
    IntakeService,
    LibraryService,
    DocumentWriter,
    DocumentsRetry,
    Reconciler,
    DocumentOutbox,
    FiguresMaintenanceRepository,
    AllDocuments,
    ...RUNS_PROVIDERS,
    ...REMOVAL_PROVIDERS,
    ...RETENTION_PROVIDERS,
    ...SOURCE_PROVIDERS,
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
    IntakeService,
    DocumentWriter,
    SecondReadingWriter,
    DocumentQuery,
    AllDocuments,
    DocumentSends,
    CompanyDocuments,
  ],
})
export class DocumentsModule {}
