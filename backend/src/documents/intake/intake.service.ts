import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { FileType, UploadResponse } from '../../contracts/document';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../platform/http';
import { JobQueue } from '../../platform/queue/job-queue';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document.schema';
import { DocumentsRepository } from '../documents.repository';
import { DOCUMENT_CHANGED } from '../outbox/outbox-relay.service';
import { checkReceivedFile, type EngineChoice } from './check-received';
import { extractJobId } from './extract-job';
import type { ReceivedFile } from './upload-storage';

export interface Upload {
  user: SessionUser;
  file: ReceivedFile;
  engine: EngineChoice;
  idempotencyKey: string | null;
  correlationId: string | null;
}

/** The first four stages of the line: checked, stored, recorded, queued; each durable before the next. */
@Injectable()
export class IntakeService {
  private readonly logger = new Logger(IntakeService.name);

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly blobs: BlobStore,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Answers when the document is acknowledged: from here on it is never lost. */
  async upload(upload: Upload): Promise<UploadResponse> {
    const fileType = checkReceivedFile(upload.file);
    const earlier = await this.sameRequest(upload);
    if (earlier) return earlier;
    const document = this.newDocument(upload, fileType);
    await this.blobs.adopt(document.blobKey, upload.file.path);
    if (!(await this.documents.insert(document))) return this.lostRace(upload, document);
    await this.enqueue(document);
    this.news.emit(DOCUMENT_CHANGED, document._id);
    return { documentId: document._id };
  }

  /** The first answer, when this Idempotency-Key was used for the same file (F13). */
  private async sameRequest({
    user,
    file,
    idempotencyKey,
  }: Upload): Promise<UploadResponse | null> {
    if (!idempotencyKey) return null;
    const first = await this.documents.findByIdempotencyKey(user.tenantId, idempotencyKey);
    if (!first) return null;
    if (first.sha256 !== file.sha256) throw new DomainError('CLAVE_REUTILIZADA');
    return { documentId: first._id };
  }

  private async lostRace(upload: Upload, loser: DocumentRecord): Promise<UploadResponse> {
    await this.blobs.delete(loser.blobKey);
    const winner = await this.sameRequest(upload);
    if (!winner) throw new DomainError('SOLICITUD_EN_CURSO');
    return winner;
  }

  /** The record is durable already: when the queue is out, the reconciler puts the job in later (F5). */
  private async enqueue({ _id, tenantId, attempt }: DocumentRecord): Promise<void> {
    const payload = { documentId: _id, tenantId, attempt };
    try {
      await this.queue.add('extract', payload, { jobId: extractJobId(_id, attempt) });
    } catch (error) {
      this.logger.warn({ documentId: _id, queue: 'unavailable', error: (error as Error).name });
    }
  }

  private newDocument(upload: Upload, fileType: FileType): DocumentRecord {
    const { user, file, engine, idempotencyKey, correlationId } = upload;
    const at = this.clock.now();
    const id = this.clock.uuid();
    return {
      _id: id,
      tenantId: user.tenantId,
      filename: file.filename,
      fileSize: file.size,
      fileType,
      sha256: file.sha256,
      blobKey: `${user.tenantId}/${at.getUTCFullYear()}/${id}`,
      status: 'pending',
      paymentStatus: 'unpaid',
      createdAt: at,
      uploadedBy: user.id,
      uploadedByName: user.name,
      ...engine,
      attempt: 1,
      stage: null,
      extractedData: null,
      fields: [],
      confidence: null,
      processingTime: null,
      authenticity: null,
      failure: null,
      pages: [],
      pageCount: null,
      comprobanteKey: null,
      duplicateOf: null,
      isConfirmed: false,
      ...(idempotencyKey ? { idempotencyKey } : {}),
      hasOutbox: true,
      outbox: [
        {
          eventId: this.clock.uuid(),
          type: 'DocumentUploaded',
          data: {
            filename: file.filename,
            fileType,
            fileSize: file.size,
            sha256: file.sha256,
            ...engine,
          },
          actor: { id: user.id, role: user.role },
          at,
          correlationId,
        },
      ],
    };
  }
}
