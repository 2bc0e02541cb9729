import { Injectable } from '@nestjs/common';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentWriter } from '../result/document-writer.service';
import { DuplicateMarks } from '../end/duplicate-marks.service';

/** A corrected number or RUC makes a document the twin of others than before. */
@Injectable()
export class ReviewDuplicates {
  constructor(
    private readonly writer: DocumentWriter,
    private readonly marks: DuplicateMarks,
  ) {}

  /** Marks anew what the document's old and new comprobante concern; call it when the key has changed. */
  async follow(document: DocumentRecord, key: string | null): Promise<void> {
    await this.marks.clear(document);
    if (key === null) return;
    await this.writer.markTwins(document, key);
  }
}
