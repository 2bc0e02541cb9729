import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PaymentBatch, paymentFileName } from '../../contracts/exports';
import type { RowRange } from '../../platform/requests';
import { DomainError } from '../../rules/domain-error';
import { paymentFileText } from '../../rules/payment-file';
import type { Download } from '../send-download';
import { toBatch } from './payment-batch.mapper';
import { PaymentFiles, type PaymentBatchRecord } from '../../payments';

/** The bytes of a batch's file, UTF-8 without a mark: the same for the same record. */
export function paymentBytes(
  record: Pick<PaymentBatchRecord, 'companyRuc' | 'day' | 'currency' | 'options' | 'lines'>,
): Buffer {
  const { companyRuc, day, currency, lines, options } = record;
  return Buffer.from(
    paymentFileText({ companyRuc, day, currency, lines, ascii: options.ascii }),
    'utf8',
  );
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const CONTENT_TYPE = 'text/plain; charset=utf-8';

/** The recorded batches and their files. */
@Injectable()
export class PaymentFilesService {
  constructor(private readonly batches: PaymentFiles) {}

  /** A page of them, newest first, and how many there are. */
  async list(
    tenantId: string,
    range: RowRange,
  ): Promise<{ batches: PaymentBatch[]; total: number }> {
    const [records, total] = await Promise.all([
      this.batches.newest(tenantId, range),
      this.batches.countFiles(tenantId),
    ]);
    return { batches: records.map(toBatch), total };
  }

  /** The bytes that were recorded, made again. Throws NO_ENCONTRADO, LOTE_ALTERADO. */
  async file(tenantId: string, id: string): Promise<Download> {
    const record = await this.batches.fileOf(tenantId, id);
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
