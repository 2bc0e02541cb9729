import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentRecord, DocumentSchema } from '../document/document.schema';
import {
  DocumentRevisionRecord,
  DocumentRevisionRepository,
  DocumentRevisionSchema,
  DocumentsRepository,
} from '../document/documents.repository';
import { PaymentFactsModule } from '../payment/payment-facts.module';
import { DocumentSteps } from './document-steps.service';
import { StepsMaintenanceRepository } from './steps-maintenance.repository';
import { StepsRepository } from './steps.repository';

/** What the workflow needs of documents; it starts without the rest of them, for commands from the shell. */
@Module({
  imports: [
    PaymentFactsModule,
    MongooseModule.forFeature([
      { name: DocumentRecord.name, schema: DocumentSchema },
      { name: DocumentRevisionRecord.name, schema: DocumentRevisionSchema },
    ]),
  ],
  providers: [
    DocumentRevisionRepository,
    DocumentsRepository,
    StepsRepository,
    StepsMaintenanceRepository,
    DocumentSteps,
  ],
  exports: [DocumentsRepository, DocumentRevisionRepository, DocumentSteps],
})
export class DocumentStepsModule {}
