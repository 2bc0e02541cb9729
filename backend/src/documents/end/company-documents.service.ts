import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { DocumentDetail } from '../../contracts/document';
import { LibraryService } from '../files/library.service';
import { DocumentQuery } from '../lists/document-query.service';
import { CompanyEraser } from './eraser.service';

/** A file as it was uploaded. */
export interface Original {
  id: string;
  filename: string;
  /** Null where it is not kept any more. */
  open: (() => Promise<Readable>) | null;
}

/** All documents of a company that leaves: what it takes along, and that they go. */
@Injectable()
export class CompanyDocuments {
  constructor(
    private readonly documents: DocumentQuery,
    private readonly library: LibraryService,
    private readonly eraser: CompanyEraser,
  ) {}

  /** As its people see them, each read when its turn comes. */
  async *details(tenantId: string): AsyncGenerator<DocumentDetail> {
    for await (const { _id } of this.documents.iterate(tenantId, {}))
      yield await this.library.one(tenantId, _id);
  }

  async *originals(tenantId: string): AsyncGenerator<Original> {
    for await (const { _id: id, filename } of this.documents.iterate(tenantId, {})) {
      const record = await this.library.record(tenantId, id);
      const isKept = await this.library.hasOriginal(record);
      const files = [{ id, filename, blobKey: record.blobKey }, ...(record.sources ?? [])];
      for (const file of files)
        yield {
          id: file.id,
          filename: file.filename,
          open: isKept ? () => this.library.open(file.blobKey) : null,
        };
    }
  }

  /**
   * Answers how many are erased for good, and whether any is left: one that is being read, or whose step is being
   * recorded, is erased by a later call.
   */
  erase(tenantId: string): Promise<{ erased: number; isDone: boolean }> {
    return this.eraser.erase(tenantId);
  }
}
