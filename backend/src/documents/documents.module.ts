import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MulterModule } from '@nestjs/platform-express';
import { BlobStore } from '../platform/blob-store/blob-store';
import { Clock } from '../platform/clock/clock';
import { DocumentMaintenanceRepository } from './document-maintenance.repository';
import {
  DocumentRevisionRecord,
  DocumentRevisionRepository,
  DocumentRevisionSchema,
} from './document-revision.repository';
import { DocumentRecord, DocumentSchema } from './document.schema';
import { DocumentsRepository } from './documents.repository';
import { IntakeController } from './intake/intake.controller';
import { IntakeService } from './intake/intake.service';
import { Reconciler } from './intake/reconciler.service';
import { uploadStorage } from './intake/upload-storage';
import { LibraryController } from './library/library.controller';
import { LibraryService } from './library/library.service';
import { OutboxRelay } from './outbox/outbox-relay.service';
import { DocumentWriter } from './reading/document-writer.service';

const MULTIPART_LIMITS = { files: 1, fields: 8, fieldNameSize: 100, fieldSize: 1_000, parts: 10 };

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DocumentRecord.name, schema: DocumentSchema },
      { name: DocumentRevisionRecord.name, schema: DocumentRevisionSchema },
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
  controllers: [IntakeController, LibraryController],
  providers: [
    DocumentsRepository,
    DocumentMaintenanceRepository,
    DocumentRevisionRepository,
    IntakeService,
    LibraryService,
    DocumentWriter,
    Reconciler,
    OutboxRelay,
  ],
  exports: [IntakeService, DocumentWriter],
})
export class DocumentsModule {}
