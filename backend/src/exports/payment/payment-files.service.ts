import { Injectable } from '@nestjs/common';
import type { PaymentBatch } from '../../contracts/exports';
import { paymentFileName } from '../../contracts/exports';
import type { RowRange } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import type { Download } from '../send-download';
import { toBatch } from './payment-batch.mapper';
import { PaymentBatchRepository } from '../../documents';
import { paymentBytes, sha256 } from './payment-bytes';

const CONTENT_TYPE = 'text/plain; charset=utf-8';

/** The recorded batches and their files. */
@Injectable()
export class PaymentFilesService {
  constructor(private readonly batches: PaymentBatchRepository) {}

  /** A page of them, newest first, and how many there are. */
  async list(
    tenantId: string,
    range: RowRange,
  ): Promise<{ batches: PaymentBatch[]; total: number }> {
    const [records, total] = await Promise.all([
      this.batches.page(tenantId, range),
      this.batches.count(tenantId),
    ]);
    return { batches: records.map(toBatch), total };
  }

  /** The bytes that were recorded, made again. Throws NO_ENCONTRADO, LOTE_ALTERADO. */
  async file(tenantId: string, id: string): Promise<Download> {
    const record = await this.batches.find(tenantId, id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    const bytes = paymentBytes(record);
    if (sha256(bytes) !== record.sha256) throw new DomainError('LOTE_ALTERADO');
    return {
      filename: paymentFileName(record.day),
      contentType: CONTENT_TYPE,
      count: record.lines.length,
      content: [bytes],
    };
  }
}
