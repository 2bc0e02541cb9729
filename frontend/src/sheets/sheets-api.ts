import { API } from '@contracts/routes';
import type {
  CreateSheetAnswer,
  SheetsStatus,
  SubmitToSheetsAnswer,
  SubmitToSheetsRequest,
} from '@contracts/sheets';
import { read } from '../api/http-client';
import { send, sendForJson } from '../api/request-page';

/** What the screens ask of the server about Google Sheets. Queries are null when signed out. */
export const sheetsVerbs = {
  getSheetsStatus: (signal?: AbortSignal) => read<SheetsStatus>(API.sheetsStatus, { signal }),
  /** One row for one document; asked again, it adds none. */
  submitToSheets: (documentId: string, to: SubmitToSheetsRequest, signal?: AbortSignal) =>
    sendForJson<SubmitToSheetsAnswer>('POST', API.submitToSheets(documentId), to, { signal }),
  /** The new spreadsheet is on the company's list at once. Asked again with the same key, it is the same one. */
  createSheet: (title: string, key: string) =>
    sendForJson<CreateSheetAnswer>('POST', API.sheetsCreate, { title }, { key }),
  registerSpreadsheet: (spreadsheetId: string) =>
    send('POST', API.companySpreadsheets, { spreadsheetId }),
  /** Takes it off the list; the spreadsheet itself stays. */
  removeSpreadsheet: (spreadsheetId: string) =>
    send('DELETE', API.companySpreadsheet(spreadsheetId)),
};

export type SheetsVerbs = typeof sheetsVerbs;
