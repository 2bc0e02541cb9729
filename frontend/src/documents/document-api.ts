import type { DocumentDetail, FileComprobantes, UploadResponse } from '@contracts/document';
import type { Word } from '@contracts/evidence';
import { BACKGROUND_HEADER } from '@contracts/headers';
import type { PaymentAnswer, PaymentChange, PaymentView } from '@contracts/payment';
import type {
  AddItemRequest,
  ConfirmRequest,
  EditFieldRequest,
  PostponeRequest,
  ReopenRequest,
  ReviewFilter,
  ReviewLockAnswer,
  ReviewQueue,
  StoryEntry,
} from '@contracts/review';
import { API } from '@contracts/routes';
import type { TableDataResponse } from '@contracts/table-data';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { sendForJson } from '../api/request-page';

/** What the review asks of the server; changes name the version that they start from. */
export interface ReviewVerbs {
  getDocument(id: string, signal?: AbortSignal): Promise<DocumentDetail | null>;
  editField(id: string, body: EditFieldRequest, version: number): Promise<DocumentDetail>;
  addItem(id: string, body: AddItemRequest, version: number): Promise<DocumentDetail>;
  deleteItem(id: string, index: number, version: number): Promise<DocumentDetail>;
  confirm(id: string, body: ConfirmRequest, version: number): Promise<DocumentDetail>;
  reopen(id: string, body: ReopenRequest, version: number): Promise<DocumentDetail>;
  postpone(id: string, body: PostponeRequest, version: number): Promise<DocumentDetail>;
  /** Says that one works on the document; `take` takes it from its holder. Does not keep a session alive. */
  holdDocument(id: string, take?: boolean): Promise<ReviewLockAnswer | null>;
  releaseDocument(id: string): Promise<ReviewLockAnswer | null>;
  getPayment(id: string, signal?: AbortSignal): Promise<PaymentView | null>;
  /** `version` is that of the payment which the change was reckoned from. */
  changePayment(id: string, body: PaymentChange, version: number): Promise<PaymentAnswer>;
  getReviewQueue(filter: ReviewFilter, signal?: AbortSignal): Promise<ReviewQueue | null>;
  getStory(id: string, signal?: AbortSignal): Promise<StoryEntry[] | null>;
  getTable(id: string, signal?: AbortSignal): Promise<TableDataResponse | null>;
  getPageWords(id: string, page: number, signal?: AbortSignal): Promise<Word[] | null>;
  getComprobantes(id: string, signal?: AbortSignal): Promise<FileComprobantes | null>;
  /** Makes a document of another comprobante in the file; reserves a credit. */
  separateComprobante(id: string, number: string): Promise<UploadResponse>;
}

const BACKGROUND = { [BACKGROUND_HEADER]: '1' } as const;

function change<Answer = DocumentDetail>(
  method: string,
  path: string,
  version: number,
  body?: object,
) {
  return requestJson<Answer>(path, {
    method,
    headers: { 'If-Match': `"${version}"` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

export const reviewVerbs: Omit<ReviewVerbs, 'getDocument'> = {
  editField: (id, body, version) => change('POST', API.documentEditField(id), version, body),
  addItem: (id, body, version) => change('POST', API.documentItems(id), version, body),
  deleteItem: (id, index, version) => change('DELETE', API.documentItem(id, index), version),
  confirm: (id, body, version) => change('POST', API.documentConfirm(id), version, body),
  reopen: (id, body, version) => change('POST', API.documentReopen(id), version, body),
  postpone: (id, body, version) => change('POST', API.documentPostpone(id), version, body),
  holdDocument: (id, take = false) =>
    nullWhenSignedOut(
      requestJson<ReviewLockAnswer>(API.documentReviewLock(id), {
        method: 'POST',
        headers: BACKGROUND,
        body: JSON.stringify({ take }),
      }),
    ),
  releaseDocument: (id) =>
    nullWhenSignedOut(
      requestJson<ReviewLockAnswer>(API.documentReviewLock(id), {
        method: 'DELETE',
        headers: BACKGROUND,
        keepalive: true,
      }),
    ),
  getPayment: (id, signal) =>
    nullWhenSignedOut(requestJson<PaymentView>(API.documentPayment(id), { signal })),
  changePayment: (id, body, version) =>
    change<PaymentAnswer>('POST', API.documentPayment(id), version, body),
  getReviewQueue: (filter, signal) =>
    nullWhenSignedOut(requestJson<ReviewQueue>(`${API.reviewQueue}?filter=${filter}`, { signal })),
  getStory: (id, signal) =>
    nullWhenSignedOut(requestJson<StoryEntry[]>(API.documentEvents(id), { signal })),
  getTable: (id, signal) =>
    nullWhenSignedOut(requestJson<TableDataResponse>(API.documentTable(id), { signal })),
  getPageWords: (id, page, signal) =>
    nullWhenSignedOut(requestJson<Word[]>(API.pageWords(id, page), { signal })),
  getComprobantes: (id, signal) =>
    nullWhenSignedOut(requestJson<FileComprobantes>(API.documentComprobantes(id), { signal })),
  separateComprobante: (id, number) =>
    sendForJson('POST', API.documentComprobantes(id), { number }),
};
