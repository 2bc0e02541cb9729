import type {
  ConstanciaAnswer,
  ConstanciaPreview,
  DepositPreview,
  DepositRequest,
  DetractionDeposit,
} from '@contracts/detraction-deposits';
import { API } from '@contracts/routes';
import { read, requestJson } from '../api/http-client';
import { requestFile } from '../api/request-file';
import { type PageWish, requestPage, sendForJson } from '../api/request-page';

function sendFile<Answer>(path: string, file: File): Promise<Answer> {
  const body = new FormData();
  body.append('file', file);
  return requestJson<Answer>(path, { method: 'POST', body });
}

/** What the screen of detracciones asks of the server. Queries are null when signed out. */
export const detractionVerbs = {
  /** What waits for a deposit. */
  getDepositDocuments: (signal?: AbortSignal) =>
    read<DepositPreview>(API.depositDocuments, { signal }),
  createDeposit: (what: DepositRequest) =>
    sendForJson<DetractionDeposit>('POST', API.detractionDeposits, what),
  listDeposits: (which: PageWish, signal?: AbortSignal) =>
    requestPage<DetractionDeposit>(API.detractionDeposits, which, signal),
  getDepositFile: async (depositId: string) =>
    (await requestFile(API.detractionDepositFile(depositId))).blob,
  /** Looks at SUNAT's answer file; records nothing. */
  previewConstancias: (file: File) => sendFile<ConstanciaPreview>(API.constanciaPreview, file),
  recordConstancias: (file: File) => sendFile<ConstanciaAnswer>(API.constancias, file),
};

export type DetractionVerbs = typeof detractionVerbs;
