import type {
  ConstanciaAnswer,
  ConstanciaPreview,
  DepositPreview,
  DepositRequest,
  DetractionDeposit,
} from '@contracts/detraction-deposits';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { requestFile } from '../api/request-file';
import { type Page, type PageWish, requestPage, sendForJson } from '../api/request-page';

/** What the screen of detracciones asks of the server. Queries are null when signed out. */
export interface DetractionVerbs {
  /** What waits for a deposit. */
  getDepositDocuments(signal?: AbortSignal): Promise<DepositPreview | null>;
  createDeposit(what: DepositRequest): Promise<DetractionDeposit>;
  listDeposits(which: PageWish, signal?: AbortSignal): Promise<Page<DetractionDeposit>>;
  getDepositFile(depositId: string): Promise<Blob>;
  /** Looks at SUNAT's answer file; records nothing. */
  previewConstancias(file: File): Promise<ConstanciaPreview>;
  recordConstancias(file: File): Promise<ConstanciaAnswer>;
}

function sendFile<Answer>(path: string, file: File): Promise<Answer> {
  const body = new FormData();
  body.append('file', file);
  return requestJson<Answer>(path, { method: 'POST', body });
}

export const detractionVerbs: DetractionVerbs = {
  getDepositDocuments: (signal) =>
    nullWhenSignedOut(requestJson<DepositPreview>(API.depositDocuments, { signal })),
  createDeposit: (what) => sendForJson('POST', API.detractionDeposits, what),
  listDeposits: (which, signal) =>
    requestPage<DetractionDeposit>(API.detractionDeposits, which, signal),
  getDepositFile: async (id) => (await requestFile(API.detractionDepositFile(id))).blob,
  previewConstancias: (file) => sendFile(API.constanciaPreview, file),
  recordConstancias: (file) => sendFile(API.constancias, file),
};
