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
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { sendForJson } from '../api/request-page';

/** A change of a document by `body`. Whoever gives the document that he holds gets it with what has changed alone. */
type Change<Body> = (
  id: string,
  body: Body,
  version: number,
  held?: DocumentDetail,
) => Promise<DocumentDetail>;

/** What the review asks of the server; changes name the version that they start from. */
export interface ReviewVerbs {
  getDocument(id: string, signal?: AbortSignal): Promise<DocumentDetail | null>;
  editField: Change<EditFieldRequest>;
  addItem: Change<AddItemRequest>;
  /** The body is the row's index. */
  deleteItem: Change<number>;
  confirm: Change<ConfirmRequest>;
  reopen: Change<ReopenRequest>;
  postpone: Change<PostponeRequest>;
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
  partSource(id: string, sourceId: string): Promise<UploadResponse>;
}

const BACKGROUND = { [BACKGROUND_HEADER]: '1' } as const;

function change<Answer>(
  method: string,
  path: string,
  version: number,
  body?: object,
  headers: Record<string, string> = {},
) {
  return requestJson<Answer>(path, {
    method,
    headers: { 'If-Match': `"${version}"`, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** As `change`; of what the client holds only what has changed is sent. */
async function review(
  method: string,
  path: string,
  version: number,
  { body, held }: { body?: object; held: DocumentDetail | undefined },
): Promise<DocumentDetail> {
  const headers = held && { [HELD_VERSION_HEADER]: String(held.version) };
  const answer = await change<ReviewAnswer>(method, path, version, body, headers);
  if (!('changes' in answer)) return answer;
  if (!held) throw new TypeError('a change of a document that nobody holds');
  return withChange(held, answer);
}

export const reviewVerbs: Omit<ReviewVerbs, 'getDocument'> = {
  editField: (id, body, version, held) =>
    review('POST', API.documentEditField(id), version, { body, held }),
  addItem: (id, body, version, held) =>
    review('POST', API.documentItems(id), version, { body, held }),
  deleteItem: (id, index, version, held) =>
    review('DELETE', API.documentItem(id, index), version, { held }),
  confirm: (id, body, version, held) =>
    review('POST', API.documentConfirm(id), version, { body, held }),
  reopen: (id, body, version, held) =>
    review('POST', API.documentReopen(id), version, { body, held }),
  postpone: (id, body, version, held) =>
    review('POST', API.documentPostpone(id), version, { body, held }),
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
  partSource: (id, sourceId) => sendForJson('POST', API.documentSourcePart(id, sourceId), {}),
};
