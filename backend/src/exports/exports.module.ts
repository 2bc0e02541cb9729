import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { DocumentsModule } from '../documents';
import { PaymentsModule } from '../payments';
import { DepositLines } from './deposits/deposit-lines.service';
import { DepositsController } from './deposits/deposits.controller';
import { DepositsService } from './deposits/deposits.service';
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
  controllers: [DepositsController, DownloadController, PaymentBatchesController],
  providers: [
    SelectedDocuments,
    DepositLines,
    DepositsService,
    DownloadService,
    Workbooks,
    PreflightService,
    PaymentBatchesService,
    PaymentFilesService,
  ],
})
export class ExportsModule {}
