import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PaymentFacts } from '../../payments';
import { DocumentRecord, DocumentSchema } from '../document/document.schema';
import { PaymentFactsRepository } from './payment-facts.repository';

/** Provides what payments ask of documents; global, because they stand below and cannot import it. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: DocumentRecord.name, schema: DocumentSchema }])],
  providers: [
    PaymentFactsRepository,
    { provide: PaymentFacts, useExisting: PaymentFactsRepository },
  ],
  exports: [PaymentFactsRepository, PaymentFacts],
})
export class PaymentFactsModule {}
