import { Injectable } from '@nestjs/common';
import type { PaymentBatch } from '../../contracts/exports';
import { paymentFileName } from '../../contracts/exports';
import { DomainError } from '../../rules/domain-error';
import type { Download } from '../send-download';
import { toBatch } from './payment-batch.mapper';
import { PaymentBatchRepository } from './payment-batch.repository';
import { paymentBytes, sha256 } from './payment-bytes';

const CONTENT_TYPE = 'text/plain; charset=utf-8';

/** The recorded batches and their files. */
@Injectable()
export class PaymentFilesService {
  constructor(private readonly batches: PaymentBatchRepository) {}

  /** Newest first, at most `PAYMENT_BATCH_LIST_MAX`. */
  async list(tenantId: string): Promise<PaymentBatch[]> {
    return (await this.batches.newest(tenantId)).map(toBatch);
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
