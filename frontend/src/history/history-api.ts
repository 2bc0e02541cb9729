import type { DocumentSummary } from '@contracts/document';
import {
  EXPORT_COUNT_HEADER,
  type ExportRequest,
  type PaymentBatch,
  type PaymentBatchRequest,
  type PaymentPreview,
  type PaymentPreviewRequest,
  type PaymentReason,
} from '@contracts/exports';
import type { DocumentCount, DocumentFilter, HistoryStats, ListQuery } from '@contracts/list-query';
import type { MarkPaidAnswer } from '@contracts/payment';
import type { JudgedPayment, PaymentDoor } from '@contracts/payment-judgement';
import { API } from '@contracts/routes';
import { type ReadOptions, read } from '../api/http-client';
import { type FileWatch, requestFile } from '../api/request-file';
import { type PageWish, requestPage, sendForJson } from '../api/request-page';

/** Which rows of the long list; `from` and `to` are inclusive and count from 0. */
export type HistoryQuery = Omit<ListQuery, 'isCounted'>;

/** A file of exported documents. */
export interface ExportedFile {
  blob: Blob;
  /** Documents in it; null when the server does not say. */
  count: number | null;
}

function listPath({ from, to, sort, order, filter }: HistoryQuery): string {
  const query = new URLSearchParams({
    range: JSON.stringify([from, to]),
    sort: JSON.stringify([sort, order]),
    filter: JSON.stringify(filter),
    total: '0',
  });
  return `${API.documents}?${query}`;
}

const withFilter = (path: string, filter: DocumentFilter): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

async function exportDocuments(what: ExportRequest, watch?: FileWatch): Promise<ExportedFile> {
  const init = { method: 'POST', body: JSON.stringify(what) };
  const { blob, headers } = await requestFile(API.exports, init, watch);
  const count = Number(headers.get(EXPORT_COUNT_HEADER) || Number.NaN);
  return { blob, count: Number.isInteger(count) ? count : null };
}

/** What the history asks of the server. Queries are null when signed out. */
export const historyVerbs = {
  /** The rows alone: the count is asked apart, so that nothing waits for it. */
  listHistory: (query: HistoryQuery, options?: ReadOptions) =>
    read<DocumentSummary[]>(listPath(query), options),
  countDocuments: (filter: DocumentFilter, signal?: AbortSignal) =>
    read<DocumentCount>(withFilter(API.documentCount, filter), { signal }),
  getHistoryStats: (options?: ReadOptions) => read<HistoryStats>(API.historyStats, options),
  /** What speaks against paying each of at most 500 documents, where anything does. */
  judgePayments: (documentIds: string[], door: PaymentDoor) =>
    sendForJson<JudgedPayment[]>('POST', API.paymentJudgement, { documentIds, door }),
  /** At most 500 ids; all of them or none. */
  markPaid: (documentIds: string[], reasons: PaymentReason[]) =>
    sendForJson<MarkPaidAnswer>('POST', API.markPaid, {
      documentIds,
      paymentStatus: 'paid',
      reasons,
    }),
  exportDocuments,
  /** What a payment file would hold and what speaks against it; nothing is recorded. */
  previewPayment: (what: PaymentPreviewRequest, signal?: AbortSignal) =>
    sendForJson<PaymentPreview>('POST', API.paymentBatchPreview, what, { signal }),
  /** Records the batch; its file is fetched apart. A document in one batch enters no other unsaid. */
  createPaymentBatch: (what: PaymentBatchRequest) =>
    sendForJson<PaymentBatch>('POST', API.paymentBatches, what),
  /** Newest first. */
  listPaymentBatches: (which: PageWish, signal?: AbortSignal) =>
    requestPage<PaymentBatch>(API.paymentBatches, which, signal),
  getPaymentFile: async (batchId: string) =>
    (await requestFile(API.paymentBatchFile(batchId))).blob,
};

export type HistoryVerbs = typeof historyVerbs;
