import type {
  DeletionReason,
  RetryRequest,
  UploadResponse,
  ReadingPlace,
} from '@contracts/document';
import type { ProcessorsResponse } from '@contracts/processors';
import { API } from '@contracts/routes';
import type { SampleDocument } from '@contracts/samples';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { accountVerbs } from '../account/account-api';
import { leavingVerbs } from '../account/leaving/leaving-api';
import { ADMIN_USER, ADMIN_USERS, createAdminVerbs } from '../admin/admin-api';
import { createAuditVerbs } from '../audit/audit-api';
import { reviewVerbs } from '../documents/document-api';
import { runVerbs } from '../documents/runs/runs-api';
import { historyVerbs } from '../history/history-api';
import { noticeVerbs } from '../notices/notices-api';
import { detractionVerbs } from '../detractions/detractions-api';
import { supplierVerbs } from '../suppliers/suppliers-api';
import { dueDatesVerbs } from '../due-dates/due-dates-api';
import { sheetsVerbs } from '../sheets/sheets-api';
import { workflowVerbs } from '../workflow/workflow-api';
import { createDocumentFeed } from './document-feed';
import { read, request } from './http-client';
import { ownLists } from './lists';
import { send, sendForJson } from './request-page';
import { uploadDocument } from '../upload/upload-request';

/** The engine of a reading. */
export type ReadingEngine = Pick<RetryRequest, 'processor' | 'model'>;

/** What the screens ask of the server beyond react-admin's own verbs. Queries are null when signed out. */
const createVerbs = () => ({
  listDocuments: createDocumentFeed(),
  /** Where documents of the company stand that wait to be read. */
  readingLine: (signal?: AbortSignal) => read<ReadingPlace[]>(API.readingLine, { signal }),
  getProcessors: (signal?: AbortSignal) => read<ProcessorsResponse>(API.processors, { signal }),
  /** Sample documents of the demo company. */
  listSamples: (signal?: AbortSignal) => read<SampleDocument[]>(API.samples, { signal }),
  /** Has a sample document read as if it had been uploaded. */
  readSample: (id: string, signal?: AbortSignal) =>
    sendForJson<UploadResponse>('POST', API.useSample(id), undefined, { signal }),
  uploadDocument,
  /** Has a document whose reading failed read again, with its own engine unless said; reserves a credit anew. */
  retryDocument: (id: string, engine: ReadingEngine = {}) =>
    send('POST', API.documentRetry(id), engine),
  /** Erases file and data; a tombstone with the reason stays. */
  deleteDocument: (id: string, reason: DeletionReason) =>
    send('DELETE', API.document(id), { reason }),
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
});

export type AppVerbs = ReturnType<typeof createVerbs>;
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
  const verbs = createVerbs();
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
