import type {
  PaymentBatch,
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentLine,
} from '@contracts/exports';
import { useState } from 'react';
import type { AppDataProvider } from '../../api/data-provider';
import type { Page } from '../../api/request-page';
import { useAction } from '../../api/use-action';
import { downloadBlob } from '../../documents/download';
import { asksReason } from '../../documents/findings/FindingList';
import { useSignedInUser } from '../../layout/SessionContext';
import { documentsText } from '../format';
import { needsInclusion, type PaymentChoice, reasonOf } from './payment-choice';

interface Wish {
  lines: readonly PaymentLine[];
  choice: PaymentChoice;
  options: PaymentFileOptions;
  /** ISO, server's clock: when what is asked for was looked at. */
  asOf: string;
}

/** Where a batch is that was recorded a moment ago. */
const NEWEST = { page: 1, perPage: 20 };
const NONE: Page<PaymentBatch> = { rows: [], total: 0 };

function requestOf({ lines, choice, options, asOf }: Wish): PaymentBatchRequest {
  const documentIds = lines.map(({ documentId }) => documentId);
  const include = lines.filter(needsInclusion).map(({ documentId }) => documentId);
  const reasons = lines
    .filter(({ findings }) => asksReason(findings))
    .map((line) => ({ documentId: line.documentId, reason: reasonOf(line, choice).trim() }));
  return { documentIds, options, include, reasons, asOf };
}

/** The batch of these documents that a person has made since the preview, when there is one. */
export function ownBatch(
  batches: readonly PaymentBatch[],
  { documentIds }: Pick<PaymentBatchRequest, 'documentIds'>,
  { userId, asOf }: { userId: string; asOf: string },
): PaymentBatch | undefined {
  const wanted = [...documentIds].sort().join();
  return batches.find(
    (batch) =>
      batch.createdBy === userId &&
      batch.createdAt >= asOf &&
      [...batch.documentIds].sort().join() === wanted,
  );
}

/**
 * Records the batch, then fetches its file. When the answer to the first got lost the batch may be
 * there all the same: it is looked for before anything is said to have failed. When only the file does
 * not come, the next try fetches it alone.
 */
export function usePaymentFile(onDone: () => void) {
  const { id: userId } = useSignedInUser();
  const [batch, setBatch] = useState<PaymentBatch | null>(null);

  const record = async (provider: AppDataProvider, wish: Wish): Promise<PaymentBatch> => {
    const request = requestOf(wish);
    try {
      return await provider.createPaymentBatch(request);
    } catch (error) {
      const newest = await provider.listPaymentBatches(NEWEST).catch(() => NONE);
      const made = ownBatch(newest.rows, request, { userId, asOf: wish.asOf });
      if (!made) throw error;
      return made;
    }
  };

  const generate = async (provider: AppDataProvider, wish: Wish) => {
    const recorded = batch ?? (await record(provider, wish));
    setBatch(recorded);
    const file = await provider.getPaymentFile(recorded.batchId);
    downloadBlob(recorded.filename, file);
    return recorded;
  };

  const action = useAction(generate, {
    done: ({ filename, count }) => ({
      title: 'Generado',
      description: `${filename}: ${documentsText(count)}`,
    }),
    onDone,
  });
  return { ...action, isRecorded: batch !== null };
}
