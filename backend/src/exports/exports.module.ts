import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../companies';
import { DocumentsModule } from '../documents';
import { DownloadController } from './download/download.controller';
import { DownloadService } from './download/download.service';
import { Workbooks } from './download/workbooks.service';
import { PaymentBatchOutbox } from './payment/payment-batch-outbox';
import { PaymentBatchRepository } from './payment/payment-batch.repository';
import {
  PaymentBatchRecord,
  PaymentBatchSchema,
  PaymentClaimRecord,
  PaymentClaimSchema,
} from './payment/payment-batch.schema';
import { PaymentBatchesController } from './payment/payment-batches.controller';
import { PaymentBatchesService } from './payment/payment-batches.service';
import { PaymentClaimRepository } from './payment/payment-claim.repository';
import { PaymentFilesService } from './payment/payment-files.service';
import { PreflightService } from './payment/preflight.service';
import { SelectedDocuments } from './selected-documents.service';

@Module({
  imports: [
    CompaniesModule,
    DocumentsModule,
    MongooseModule.forFeature([
      { name: PaymentBatchRecord.name, schema: PaymentBatchSchema },
      { name: PaymentClaimRecord.name, schema: PaymentClaimSchema },
    ]),
  ],
  controllers: [DownloadController, PaymentBatchesController],
  providers: [
    SelectedDocuments,
    DownloadService,
    Workbooks,
    PreflightService,
    PaymentBatchesService,
    PaymentFilesService,
    PaymentBatchRepository,
    PaymentClaimRepository,
    PaymentBatchOutbox,
  ],
})
export class ExportsModule {}
