/** Rules of the spreadsheet calls (spec sections 5 and 7; reliability O1 to O3, I7). */
export const SPREADSHEET_ID_PATTERN = /^[A-Za-z0-9_-]{20,100}$/;
export const DEFAULT_SHEET_NAME = 'Documentos';
export const MAX_SHEET_NAME_CHARS = 100;
export const MAX_SPREADSHEET_TITLE_CHARS = 200;

/** Body of `POST /api/documents/{id}/submit-to-sheets`. */
export interface SubmitToSheetsRequest {
  spreadsheetId: string;
  /** 'Documentos' when empty; cut to 100 characters. */
  sheetName?: string;
}

/** Its answer. `isRepeated`: the sheet had the document's row already, nothing was added. */
export interface SubmitToSheetsAnswer {
  message: string;
  spreadsheetId: string;
  spreadsheetUrl: string;
  sheetName: string;
  isRepeated: boolean;
}

/**
 * Body of `POST /api/sheets/create`; the title is 'Documentos Procesados - {date}' when absent. With an
 * `Idempotency-Key` the same person's same request again answers the spreadsheet that was made then.
 */
export interface CreateSheetRequest {
  title?: string;
}

/** Its answer; the new spreadsheet is shared with the person's e-mail and on the company's list. */
export interface CreateSheetAnswer {
  spreadsheetId: string;
  spreadsheetUrl: string;
  title: string;
  /** False when Google did not let it be shared: then only the service account can open it. */
  isShared: boolean;
}

/** Answer of `GET /api/sheets/status`. */
export interface SheetsStatus {
  isConfigured: boolean;
  /** E-mail of the service account that a spreadsheet must be shared with; null when not configured. */
  shareWith: string | null;
  /** The company's allow list, newest first. */
  spreadsheets: AllowedSpreadsheet[];
}

/** A spreadsheet that a company may send to: created by the product, or registered by its company_admin. */
export interface AllowedSpreadsheet {
  spreadsheetId: string;
  title: string;
  origin: 'created' | 'registered';
  addedByName: string;
  /** ISO. */
  addedAt: string;
}

/** Body of `POST /api/company/spreadsheets`; company_admin. */
export interface RegisterSpreadsheet {
  spreadsheetId: string;
}
