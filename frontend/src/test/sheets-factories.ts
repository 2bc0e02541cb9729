import type {
  AllowedSpreadsheet,
  CreateSheetAnswer,
  SheetsStatus,
  SubmitToSheetsAnswer,
} from '@contracts/sheets';

/** An id of the shape of Google's; another one for each name. */
export const sheetId = (name = 'Libro'): string => `1aB-cD_${name}_`.padEnd(44, '0');

export const aSpreadsheet = (change: Partial<AllowedSpreadsheet> = {}): AllowedSpreadsheet => ({
  spreadsheetId: sheetId(),
  title: 'Compras 2026',
  origin: 'registered',
  addedByName: 'Rosa Quispe',
  addedAt: '2026-03-14T15:00:00.000Z',
  ...change,
});

export const aSheetsStatus = (change: Partial<SheetsStatus> = {}): SheetsStatus => ({
  isConfigured: true,
  shareWith: 'foliado@proyecto.iam.gserviceaccount.com',
  spreadsheets: [],
  ...change,
});

/** As a server answers that does not send to Google Sheets. */
export const notConfigured = (change: Partial<SheetsStatus> = {}): SheetsStatus =>
  aSheetsStatus({ isConfigured: false, shareWith: null, ...change });

export const aSubmission = (change: Partial<SubmitToSheetsAnswer> = {}): SubmitToSheetsAnswer => ({
  message: 'Datos enviados.',
  spreadsheetId: sheetId(),
  spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${sheetId()}/edit`,
  sheetName: 'Documentos',
  isRepeated: false,
  ...change,
});

export const aCreatedSheet = (change: Partial<CreateSheetAnswer> = {}): CreateSheetAnswer => ({
  spreadsheetId: sheetId('Nueva'),
  spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${sheetId('Nueva')}/edit`,
  title: 'Documentos Procesados - 2026-03-16',
  isShared: true,
  ...change,
});
