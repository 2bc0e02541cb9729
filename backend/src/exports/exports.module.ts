import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { DocumentsModule, PAYMENT_BATCH_STREAM, PaymentJudgementModule } from '../documents';
import { outboxOf } from '../platform/outbox';
import { DownloadController } from './download/download.controller';
import { DownloadService } from './download/download.service';
import { Workbooks } from './download/workbooks.service';
import { PaymentBatchesController } from './payment/payment-batches.controller';
import { PaymentBatchesService } from './payment/payment-batches.service';
import { PaymentFilesService } from './payment/payment-files.service';
import { PreflightService } from './payment/preflight.service';
import { SelectedDocuments } from './selected-documents.service';

@Module({
  imports: [CompaniesModule, DocumentsModule, PaymentJudgementModule],
  controllers: [DownloadController, PaymentBatchesController],
  providers: [
    SelectedDocuments,
    DownloadService,
    Workbooks,
    PreflightService,
    PaymentBatchesService,
    PaymentFilesService,
    outboxOf({
      collection: 'payment_batches',
      stream: PAYMENT_BATCH_STREAM,
      tenantOf: ({ tenantId }) => String(tenantId),
    }),
  ],
})
export class ExportsModule {}
