import { Injectable } from '@nestjs/common';
import type { DocumentRecord } from '../document.schema';
import type { EventActor } from '../documents.events';
import { ReadingCredits } from '../reading/reading-credits.service';
import { StorageQuota } from '../storage/storage-quota.service';

/** What an upload takes before it is stored: room of its company and a credit of its person. */
@Injectable()
export class UploadClaims {
  constructor(
    private readonly room: StorageQuota,
    private readonly credits: ReadingCredits,
  ) {}

  /** Both or nothing. Throws EMPRESA_SIN_ESPACIO, SIN_CREDITOS. */
  async make(document: DocumentRecord, actor: EventActor): Promise<void> {
    await this.room.reserve(document);
    try {
      await this.credits.reserve(document, actor);
    } catch (error) {
      await this.room.settle(document, false);
      throw error;
    }
  }

  /** The document is there, or perhaps there: its reading settles the credit. */
  keep(document: DocumentRecord): Promise<void> {
    return this.room.settle(document, true);
  }

  /** No document came of it. */
  async giveBack(document: DocumentRecord): Promise<void> {
    await this.credits.settle(document, 'refunded');
    await this.room.settle(document, false);
  }
}
