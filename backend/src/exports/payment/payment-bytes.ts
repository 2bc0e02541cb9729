import { createHash } from 'node:crypto';
import { paymentFileText } from '../../rules/payment-file';
import type { PaymentBatchRecord } from '../../documents';

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
