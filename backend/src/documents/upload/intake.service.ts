import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import {
  PAGE_FILE_TYPES,
  type FileType,
  type SeparatedFrom,
  type UploadResponse,
} from '../../contracts/document';
import { tellActivity, type SessionUser } from '../../access';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { OneAtATime } from '../../platform/timing';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import { originalKey } from '../document/domain/page-keys';
import { listFiguresOf } from '../lists/list-figures-of';
import { DOCUMENT_CHANGED } from '../document/document-outbox.service';
import type { EngineChoice } from '../../runs';
import { ReadingJobs } from './reading-jobs.service';
import { UploadClaims } from './upload-claims.service';
import { checkReceivedFile, type ReceivedFile } from './upload-storage';

export interface Upload {
  user: SessionUser;
  file: ReceivedFile;
  engine: EngineChoice;
  /** What may be sent that way: pages, unless it says otherwise. */
  taken?: readonly FileType[];
  /** Of a document that is made of pages of another one's file. */
  separatedFrom?: SeparatedFrom;
  /** Documents that it is not to be joined to. */
  partedFrom?: string[];
  idempotencyKey: string | null;
  correlationId: string | null;
  ipAddress: string | null;
}

const FILE_TYPE_LABEL: Readonly<Record<FileType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/xml': 'XML',
};

const READ_LAST =
  'Hoy tres documentos de su empresa agotaron el tiempo de lectura: este se leerá cuando nadie más espere.';

/**
 * The first stages of the line: checked, its room and its credit reserved, stored, recorded, queued;
 * each durable before the next.
 */
@Injectable()
export class IntakeService {
  /** Spares the loser of a double click its reservation; between processes the store decides. */
  private readonly sameKey = new OneAtATime();

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly blobs: BlobStore,
    private readonly claims: UploadClaims,
    private readonly jobs: ReadingJobs,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Answers when the document is acknowledged: from here on it is never lost.
   * Throws EMPRESA_SIN_ESPACIO, SIN_CREDITOS; then nothing is kept.
   */
  async upload(upload: Upload): Promise<UploadResponse> {
    const fileType = checkReceivedFile(upload.file, upload.taken ?? PAGE_FILE_TYPES);
    const { idempotencyKey: key, user } = upload;
    if (!key) return this.accept(upload, fileType);
    return this.sameKey.run(`${user.tenantId}:${key}`, () => this.accept(upload, fileType));
  }

  private async accept(upload: Upload, fileType: FileType): Promise<UploadResponse> {
    const earlier = await this.sameRequest(upload);
    if (earlier) return earlier;
    const document = this.newDocument(upload, fileType);
    try {
      await this.claims.make(document, upload.user);
    } catch (error) {
      // The same request in another process may have taken the last credit or the last room.
      const winner = await this.sameRequest(upload);
      if (winner) return winner;
      throw error;
    }
    if (!(await this.store(upload, document))) return this.lostRace(upload, document);
    const line = await this.jobs.enqueue(document);
    this.news.emit(DOCUMENT_CHANGED, document._id);
    this.tell(upload, document);
    const answer = { documentId: document._id };
    return line === 'extract-last' ? { ...answer, notice: READ_LAST } : answer;
  }

  /** False when a document with the same key exists. A record that was not made gives back what it claimed. */
  private async store(upload: Upload, document: DocumentRecord): Promise<boolean> {
    try {
      await this.blobs.adopt(document.blobKey, upload.file.path);
      this.claims.assertHeld();
      const isFirst = await this.documents.insert(document);
      if (isFirst) await this.claims.keep(document);
      return isFirst;
    } catch (error) {
      await ((await this.isMissing(document))
        ? this.claims.giveBack(document)
        : this.claims.keep(document));
      throw error;
    }
  }

  /** False also while nobody can tell: the sweep will. */
  private async isMissing({ tenantId, _id }: DocumentRecord): Promise<boolean> {
    const found = await this.documents.find(tenantId, _id).catch(() => undefined);
    return found === null;
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
    try {
      await this.blobs.delete(loser.blobKey);
    } catch (error) {
      // What is reserved leads the sweep to the file.
      await this.claims.keep(loser);
      throw error;
    }
    await this.claims.giveBack(loser);
    const winner = await this.sameRequest(upload);
    if (!winner) throw new DomainError('SOLICITUD_EN_CURSO');
    return winner;
  }

  private tell(
    { user, ipAddress }: Upload,
    { fileType, fileSize, separatedFrom }: DocumentRecord,
  ): void {
    const kilobytes = Math.ceil(fileSize / 1024);
    const origin = separatedFrom ? ' Con páginas de otro documento.' : '';
    tellActivity(
      this.news,
      { ...user, ipAddress },
      'upload_document',
      `${FILE_TYPE_LABEL[fileType]} de ${kilobytes} kB.${origin}`,
    );
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
      blobKey: originalKey(user.tenantId, id, at),
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
      ...listFiguresOf(
        { filename: file.filename, extractedData: null, createdAt: at },
        { extractedData: null, authenticity: null },
        null,
      ),
      ...(idempotencyKey ? { idempotencyKey } : {}),
      ...(upload.separatedFrom ? { separatedFrom: upload.separatedFrom } : {}),
      ...(upload.partedFrom ? { partedFrom: upload.partedFrom } : {}),
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
            ...(upload.separatedFrom ? { separatedFrom: { ...upload.separatedFrom } } : {}),
          },
          actor: { id: user.id, role: user.role },
          at,
          correlationId,
        },
      ],
    };
  }
}
