import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PaymentBatch, paymentFileName } from '../../contracts/exports';
import { isBankLayout } from '../../contracts/bank-file';
import type { RowRange } from '../../platform/requests';
import { bankFileBytes } from '../../rules/bank-file';
import { DomainError } from '../../rules/domain-error';
import { limaTime } from '../../rules/lima-day';
import { paymentFileText } from '../../rules/payment-file';
import type { Download } from '../send-download';
import { toBatch } from './payment-batch.mapper';
import { PaymentFiles, type PaymentBatchRecord } from '../../payments';

/** The bytes of a batch's file, the same for the same record: UTF-8 without a mark, of a bank Windows-1252. */
export function paymentBytes(
  record: Pick<
    PaymentBatchRecord,
    'companyRuc' | 'createdAt' | 'day' | 'currency' | 'options' | 'lines' | 'charge'
  >,
): Buffer {
  const { companyRuc, createdAt, day, currency, lines, options, charge } = record;
  const { layout, processDate = day } = options;
  if (isBankLayout(layout) && charge) {
    const madeAt = limaTime(createdAt);
    const paid = lines.flatMap(({ bank, ...line }) => (bank ? [{ ...line, bank }] : []));
    return Buffer.from(bankFileBytes({ layout, charge, processDate, madeAt, lines: paid }));
  }
  return Buffer.from(
    paymentFileText({ companyRuc, day, currency, lines, ascii: options.ascii }),
    'utf8',
  );
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const typeOf = ({ layout }: PaymentBatchRecord['options']): string =>
  `text/plain; charset=${isBankLayout(layout) ? 'windows-1252' : 'utf-8'}`;

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
      filename: paymentFileName(record.day, record.options),
      contentType: typeOf(record.options),
      count: record.lines.length,
      content: [bytes],
    };
  }
}
