import { IDEMPOTENCY_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import type {
  CreateSheetAnswer,
  SheetsStatus,
  SubmitToSheetsAnswer,
  SubmitToSheetsRequest,
} from '@contracts/sheets';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { send } from '../api/request-page';

/** What the screens ask of the server about Google Sheets. Queries are null when signed out. */
export interface SheetsVerbs {
  getSheetsStatus(signal?: AbortSignal): Promise<SheetsStatus | null>;
  /** One row for one document; asked again, it adds none. */
  submitToSheets(
    documentId: string,
    to: SubmitToSheetsRequest,
    signal?: AbortSignal,
  ): Promise<SubmitToSheetsAnswer>;
  /** The new spreadsheet is on the company's list at once. Asked again with the same key, it is the same one. */
  createSheet(title: string, key: string): Promise<CreateSheetAnswer>;
  registerSpreadsheet(spreadsheetId: string): Promise<void>;
  /** Takes it off the list; the spreadsheet itself stays. */
  removeSpreadsheet(spreadsheetId: string): Promise<void>;
}

export const sheetsVerbs: SheetsVerbs = {
  getSheetsStatus: (signal) =>
    nullWhenSignedOut(requestJson<SheetsStatus>(API.sheetsStatus, { signal })),
  submitToSheets: (documentId, to, signal) =>
    requestJson<SubmitToSheetsAnswer>(API.submitToSheets(documentId), {
      method: 'POST',
      body: JSON.stringify(to),
      signal,
    }),
  createSheet: (title, key) =>
    requestJson<CreateSheetAnswer>(API.sheetsCreate, {
      method: 'POST',
      body: JSON.stringify({ title }),
      headers: { [IDEMPOTENCY_HEADER]: key },
    }),
  registerSpreadsheet: (spreadsheetId) => send('POST', API.companySpreadsheets, { spreadsheetId }),
  removeSpreadsheet: (spreadsheetId) => send('DELETE', API.companySpreadsheet(spreadsheetId)),
};
