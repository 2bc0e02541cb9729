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
import { BACKGROUND_HEADER } from '@contracts/headers';
import type { DocumentCount, DocumentFilter, HistoryStats, ListQuery } from '@contracts/list-query';
import type { MarkPaidAnswer } from '@contracts/payment';
import type { JudgedPayment, PaymentDoor } from '@contracts/payment-judgement';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { type FileWatch, requestFile } from '../api/request-file';
import { type Page, type PageWish, requestPage, sendForJson } from '../api/request-page';

/** Which rows of the long list; `from` and `to` are inclusive and count from 0. */
export type HistoryQuery = Omit<ListQuery, 'isCounted'>;

interface AskOptions {
  signal?: AbortSignal;
  /** The page asks by itself: an idle session ends all the same. */
  isBackground?: boolean;
}

/** A file of exported documents. */
export interface ExportedFile {
  blob: Blob;
  /** Documents in it; null when the server does not say. */
  count: number | null;
}

/** What the history asks of the server. Queries are null when signed out. */
export interface HistoryVerbs {
  /** The rows alone: the count is asked apart, so that nothing waits for it. */
  listHistory(query: HistoryQuery, options?: AskOptions): Promise<DocumentSummary[] | null>;
  countDocuments(filter: DocumentFilter, signal?: AbortSignal): Promise<DocumentCount | null>;
  getHistoryStats(options?: AskOptions): Promise<HistoryStats | null>;
  /** What speaks against paying each of at most 500 documents, where anything does. */
  judgePayments(documentIds: string[], door: PaymentDoor): Promise<JudgedPayment[]>;
  /** At most 500 ids; all of them or none. */
  markPaid(documentIds: string[], reasons: PaymentReason[]): Promise<MarkPaidAnswer>;
  exportDocuments(what: ExportRequest, watch?: FileWatch): Promise<ExportedFile>;
  /** What a payment file would hold and what speaks against it; nothing is recorded. */
  previewPayment(what: PaymentPreviewRequest, signal?: AbortSignal): Promise<PaymentPreview>;
  /** Records the batch; its file is fetched apart. A document in one batch enters no other unsaid. */
  createPaymentBatch(what: PaymentBatchRequest): Promise<PaymentBatch>;
  /** Newest first. */
  listPaymentBatches(which: PageWish, signal?: AbortSignal): Promise<Page<PaymentBatch>>;
  getPaymentFile(batchId: string): Promise<Blob>;
}

const read = <T>(path: string, { signal, isBackground }: AskOptions = {}): Promise<T | null> => {
  const headers: HeadersInit = isBackground ? { [BACKGROUND_HEADER]: '1' } : {};
  return nullWhenSignedOut(requestJson<T>(path, { signal, headers }));
};

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

export const historyVerbs: HistoryVerbs = {
  listHistory: (query, options) => read(listPath(query), options),
  countDocuments: (filter, signal) => read(withFilter(API.documentCount, filter), { signal }),
  getHistoryStats: (options) => read(API.historyStats, options),
  judgePayments: (documentIds, door) =>
    sendForJson('POST', API.paymentJudgement, { documentIds, door }),
  markPaid: (documentIds, reasons) =>
    sendForJson('POST', API.markPaid, { documentIds, paymentStatus: 'paid', reasons }),
  exportDocuments,
  previewPayment: (what, signal) =>
    requestJson<PaymentPreview>(API.paymentBatchPreview, {
      method: 'POST',
      body: JSON.stringify(what),
      signal,
    }),
  createPaymentBatch: (what) => sendForJson('POST', API.paymentBatches, what),
  listPaymentBatches: (which, signal) =>
    requestPage<PaymentBatch>(API.paymentBatches, which, signal),
  getPaymentFile: async (batchId) => (await requestFile(API.paymentBatchFile(batchId))).blob,
};
