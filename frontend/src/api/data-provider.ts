import type {
  DeletionReason,
  DocumentDetail,
  RetryRequest,
  SourcesResponse,
  UploadResponse,
  ReadingPlace,
} from '@contracts/document';
import type { ProcessorsResponse } from '@contracts/processors';
import { API } from '@contracts/routes';
import type { SampleDocument } from '@contracts/samples';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { type AccountVerbs, accountVerbs } from '../account/account-api';
import { type LeavingVerbs, leavingVerbs } from '../account/leaving/leaving-api';
import { ADMIN_USER, ADMIN_USERS, type AdminVerbs, createAdminVerbs } from '../admin/admin-api';
import { type AuditVerbs, createAuditVerbs } from '../audit/audit-api';
import { type ReviewVerbs, reviewVerbs } from '../documents/document-api';
import { type RunVerbs, runVerbs } from '../documents/runs/runs-api';
import { type HistoryVerbs, historyVerbs } from '../history/history-api';
import { type NoticeVerbs, noticeVerbs } from '../notices/notices-api';
import { type DetractionVerbs, detractionVerbs } from '../detractions/detractions-api';
import { type SupplierVerbs, supplierVerbs } from '../suppliers/suppliers-api';
import { type DueDatesVerbs, dueDatesVerbs } from '../due-dates/due-dates-api';
import { type SheetsVerbs, sheetsVerbs } from '../sheets/sheets-api';
import { type WorkflowVerbs, workflowVerbs } from '../workflow/workflow-api';
import { type DocumentFeed, createDocumentFeed } from './document-feed';
import { nullWhenSignedOut, request, requestJson } from './http-client';
import { ownLists } from './lists';
import { send } from './request-page';
import { type UploadRequest, type UploadWatch, uploadDocument } from '../upload/upload-request';

/** The engine of a reading. */
export type ReadingEngine = Pick<RetryRequest, 'processor' | 'model'>;

/** What the screens ask of the server beyond react-admin's own verbs. Queries are null when signed out. */
export interface AppVerbs
  extends
    AccountVerbs,
    AdminVerbs,
    AuditVerbs,
    HistoryVerbs,
    LeavingVerbs,
    NoticeVerbs,
    ReviewVerbs,
    RunVerbs,
    DueDatesVerbs,
    SheetsVerbs,
    DetractionVerbs,
    SupplierVerbs,
    WorkflowVerbs {
  listDocuments: DocumentFeed;
  /** Where documents of the company stand that wait to be read. */
  readingLine(signal?: AbortSignal): Promise<ReadingPlace[] | null>;
  getProcessors(signal?: AbortSignal): Promise<ProcessorsResponse | null>;
  /** Sample documents of the demo company. */
  listSamples(signal?: AbortSignal): Promise<SampleDocument[] | null>;
  /** Has a sample document read as if it had been uploaded. */
  readSample(id: string, signal?: AbortSignal): Promise<UploadResponse>;
  uploadDocument(upload: UploadRequest, watch: UploadWatch): Promise<SourcesResponse>;
  /** Has a document whose reading failed read again, with its own engine unless said; reserves a credit anew. */
  retryDocument(id: string, engine?: ReadingEngine): Promise<void>;
  /** Erases file and data; a tombstone with the reason stays. */
  deleteDocument(id: string, reason: DeletionReason): Promise<void>;
}

export type AppDataProvider = DataProvider & AppVerbs;

/** simple-rest's idea of a client over ours, so that both see the same headers and errors. */
async function restClient(url: string | URL, options: fetchUtils.Options = {}) {
  const { method, body, signal, headers } = options;
  const response = await request(String(url), { method, body, signal, headers });
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: text, json };
}

export function createDataProvider(): AppDataProvider {
  const verbs: AppVerbs = {
    listDocuments: createDocumentFeed(),
    getDocument: (id, signal) =>
      nullWhenSignedOut(requestJson<DocumentDetail>(API.document(id), { signal })),
    readingLine: (signal) =>
      nullWhenSignedOut(requestJson<ReadingPlace[]>(API.readingLine, { signal })),
    getProcessors: (signal) =>
      nullWhenSignedOut(requestJson<ProcessorsResponse>(API.processors, { signal })),
    listSamples: (signal) =>
      nullWhenSignedOut(requestJson<SampleDocument[]>(API.samples, { signal })),
    readSample: (id, signal) =>
      requestJson<UploadResponse>(API.useSample(id), { method: 'POST', signal }),
    uploadDocument,
    retryDocument: (id, engine = {}) => send('POST', API.documentRetry(id), engine),
    deleteDocument: (id, reason) => send('DELETE', API.document(id), { reason }),
    ...accountVerbs,
    ...leavingVerbs,
    ...createAdminVerbs(),
    ...createAuditVerbs(),
    ...reviewVerbs,
    ...runVerbs,
    ...workflowVerbs,
    ...historyVerbs,
    ...sheetsVerbs,
    ...noticeVerbs,
    ...supplierVerbs,
    ...dueDatesVerbs,
    ...detractionVerbs,
  };
  const rest = simpleRestProvider('/api', restClient);
  return {
    ...rest,
    getList: ownLists({ ...verbs, getList: rest.getList }),
    // A user is changed in the singular (spec section 7).
    update: (resource, params) =>
      rest.update(resource === ADMIN_USERS ? ADMIN_USER : resource, params),
    ...verbs,
    supportAbortSignal: true,
  };
}
