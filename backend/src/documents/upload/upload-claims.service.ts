import { Injectable } from '@nestjs/common';
import { LivingProcesses } from '../../platform/database';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document/document.schema';
import type { EventActor } from '../document/documents.events';
import { ReadingCredits } from '../result/reading-credits.service';
import { StorageQuota } from './storage-quota.service';

/** What an upload takes before it is stored: room of its company and a credit of its person. */
@Injectable()
export class UploadClaims {
  constructor(
    private readonly room: StorageQuota,
    private readonly credits: ReadingCredits,
    private readonly processes: LivingProcesses,
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

  /**
   * Before the record. Throws SERVICIO_NO_DISPONIBLE in a process that others may take for ended: they give
   * its claims back and take the file away.
   */
  assertHeld(): void {
    if (!this.processes.isHeard()) throw new DomainError('SERVICIO_NO_DISPONIBLE');
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
