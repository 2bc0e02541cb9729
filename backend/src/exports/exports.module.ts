import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { DocumentsModule } from '../documents';
import { PaymentsModule } from '../payments';
import { DownloadController } from './download/download.controller';
import { DownloadService } from './download/download.service';
import { Workbooks } from './download/workbooks.service';
import { PaymentBatchesController } from './payment/payment-batches.controller';
import { PaymentBatchesService } from './payment/payment-batches.service';
import { PaymentFilesService } from './payment/payment-files.service';
import { PreflightService } from './payment/preflight.service';
import { SelectedDocuments } from './selected-documents.service';

@Module({
  imports: [CompaniesModule, DocumentsModule, PaymentsModule],
  controllers: [DownloadController, PaymentBatchesController],
  providers: [
    SelectedDocuments,
    DownloadService,
    Workbooks,
    PreflightService,
    PaymentBatchesService,
    PaymentFilesService,
  ],
})
export class ExportsModule {}
