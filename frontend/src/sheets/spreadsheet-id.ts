import { ERRORS } from '@contracts/errors';
import { SPREADSHEET_ID_PATTERN } from '@contracts/sheets';

/** With the account of a browser that has several (`/u/1/`) or of an organisation (`/a/empresa.pe/`). */
const ADDRESS =
  /^(?:https?:\/\/)?docs\.google\.com\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/([A-Za-z0-9_-]{20,100})(?:[/?#]|$)/;

/** The id of a whole Google Sheets address; any other text stays, without the space around it. */
export function spreadsheetIdOf(text: string): string {
  const trimmed = text.trim();
  return ADDRESS.exec(trimmed)?.[1] ?? trimmed;
}

/** Why a text names no spreadsheet, null when it can be one (spec section 5, reliability O1). */
export function idProblem(text: string): string | null {
  const id = spreadsheetIdOf(text);
  if (id === '') return ERRORS.HOJA_INVALIDA.message;
  return SPREADSHEET_ID_PATTERN.test(id)
    ? null
    : 'No parece el ID de una hoja de Google: cópielo de su dirección, entre /d/ y /edit.';
}

/** Where Google shows it. Made from the id, so that it never leads elsewhere. */
export const spreadsheetAddress = (id: string): string =>
  `https://docs.google.com/spreadsheets/d/${encodeURIComponent(id)}/edit`;
