import type { DocumentDetail, FileComprobantes, UploadResponse } from '@contracts/document';
import type { ReviewAnswer } from '@contracts/document-change';
import type { Word } from '@contracts/evidence';
import { BACKGROUND_HEADER, HELD_VERSION_HEADER } from '@contracts/headers';
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
import { withChange } from '@rules/document-change';
import { nullWhenSignedOut, read, requestJson } from '../api/http-client';
import { sendForJson } from '../api/request-page';

/**
 * A change of a document that starts from a version of it. Whoever gives the document that he holds gets it with what has
 * changed alone.
 */
const change =
  <Body>(pathOf: (id: string, body: Body) => string, method = 'POST') =>
  async (
    id: string,
    body: Body,
    version: number,
    held?: DocumentDetail,
  ): Promise<DocumentDetail> => {
    const answer = await sendForJson<ReviewAnswer>(
      method,
      pathOf(id, body),
      body instanceof Object ? body : undefined,
      { version, ...(held && { headers: { [HELD_VERSION_HEADER]: String(held.version) } }) },
    );
    if (!('changes' in answer)) return answer;
    if (!held) throw new TypeError('a change of a document that nobody holds');
    return withChange(held, answer);
  };

const lock = (id: string, init: RequestInit) =>
  nullWhenSignedOut(
    requestJson<ReviewLockAnswer>(API.documentReviewLock(id), {
      headers: { [BACKGROUND_HEADER]: '1' },
      ...init,
    }),
  );

/** What the review asks of the server; changes name the version that they start from. */
export const reviewVerbs = {
  getDocument: (id: string, signal?: AbortSignal) =>
    read<DocumentDetail>(API.document(id), { signal }),
  editField: change<EditFieldRequest>(API.documentEditField),
  addItem: change<AddItemRequest>(API.documentItems),
  /** The body is the row's index. */
  deleteItem: change<number>(API.documentItem, 'DELETE'),
  confirm: change<ConfirmRequest>(API.documentConfirm),
  reopen: change<ReopenRequest>(API.documentReopen),
  postpone: change<PostponeRequest>(API.documentPostpone),
  /** Says that one works on the document; `take` takes it from its holder. Does not keep a session alive. */
  holdDocument: (id: string, take = false) =>
    lock(id, { method: 'POST', body: JSON.stringify({ take }) }),
  releaseDocument: (id: string) => lock(id, { method: 'DELETE', keepalive: true }),
  getPayment: (id: string, signal?: AbortSignal) =>
    read<PaymentView>(API.documentPayment(id), { signal }),
  /** `version` is that of the payment which the change was reckoned from. */
  changePayment: (id: string, body: PaymentChange, version: number) =>
    sendForJson<PaymentAnswer>('POST', API.documentPayment(id), body, { version }),
  getReviewQueue: (filter: ReviewFilter, signal?: AbortSignal) =>
    read<ReviewQueue>(`${API.reviewQueue}?filter=${filter}`, { signal }),
  getStory: (id: string, signal?: AbortSignal) =>
    read<StoryEntry[]>(API.documentEvents(id), { signal }),
  getTable: (id: string, signal?: AbortSignal) =>
    read<TableDataResponse>(API.documentTable(id), { signal }),
  getPageWords: (id: string, page: number, signal?: AbortSignal) =>
    read<Word[]>(API.pageWords(id, page), { signal }),
  getComprobantes: (id: string, signal?: AbortSignal) =>
    read<FileComprobantes>(API.documentComprobantes(id), { signal }),
  /** Makes a document of another comprobante in the file; reserves a credit. */
  separateComprobante: (id: string, number: string) =>
    sendForJson<UploadResponse>('POST', API.documentComprobantes(id), { number }),
  partSource: (id: string, sourceId: string) =>
    sendForJson<UploadResponse>('POST', API.documentSourcePart(id, sourceId), {}),
};

export type ReviewVerbs = typeof reviewVerbs;
