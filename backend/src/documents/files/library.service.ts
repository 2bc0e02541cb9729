import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { DocumentDetail } from '../../contracts/document';
import type { Word } from '../../contracts/evidence';
import { BlobNotFound, BlobStore } from '../../platform/blob-store/blob-store';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import { toDetail } from '../document/document.mapper';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import { wasRead } from '../document/domain/credit-outcome';
import { pageImageKey, pageWordsKey } from '../document/domain/page-keys';

/** Reading access to a company's documents. An unknown and a foreign id are the same NO_ENCONTRADO. */
@Injectable()
export class LibraryService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  async one(tenantId: string, id: string): Promise<DocumentDetail> {
    return toDetail(await this.record(tenantId, id), this.clock.now());
  }

  async record(tenantId: string, id: string): Promise<DocumentRecord> {
    const record = await this.documents.findOrJoined(tenantId, id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    return record;
  }

  exists(tenantId: string, id: string): Promise<boolean> {
    return this.documents.exists(tenantId, id);
  }

  /** Throws VISTA_NO_DISPONIBLE, too: when the retention of the original has ended (D2). */
  async withOriginal(tenantId: string, id: string): Promise<DocumentRecord> {
    const record = await this.record(tenantId, id);
    if (record.originalDeletedAt) throw new DomainError('VISTA_NO_DISPONIBLE');
    return record;
  }

  /** False when the retention of the original has ended, or its file is lost. */
  async hasOriginal({ originalDeletedAt, blobKey }: DocumentRecord): Promise<boolean> {
    return !originalDeletedAt && (await this.blobs.stat(blobKey)) !== null;
  }

  async pageImage(tenantId: string, id: string, page: number): Promise<[Readable, string]> {
    const record = await this.withOriginal(tenantId, id);
    const info = record.pages.find(({ number }) => number === page);
    if (!info) throw new DomainError('NO_ENCONTRADO');
    return [await this.open(pageImageKey(record, page)), info.contentType];
  }

  async pageWords(tenantId: string, id: string, page: number): Promise<Word[]> {
    const record = await this.withOriginal(tenantId, id);
    if (!record.pages.some(({ number }) => number === page)) throw new DomainError('NO_ENCONTRADO');
    // Of a page that no engine could read there is a picture alone.
    if (!wasRead(record)) return [];
    const chunks: Buffer[] = [];
    for await (const chunk of await this.open(pageWordsKey(record, page))) {
      chunks.push(chunk as Buffer);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Word[];
  }

  async open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    try {
      return await this.blobs.open(key, range);
    } catch (error) {
      if (error instanceof BlobNotFound)
        throw new DomainError('NO_ENCONTRADO', {}, { cause: error });
      throw error;
    }
  }
}
