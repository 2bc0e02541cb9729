import {
  DEFAULT_SHEET_NAME,
  MAX_SHEET_NAME_CHARS,
  MAX_SPREADSHEET_TITLE_CHARS,
  SPREADSHEET_ID_PATTERN,
} from '../../contracts/sheets';
import { DomainError } from '../../rules/domain-error';
import { cleanText } from '../../rules/text-clean';

/** The id without spaces around it. Throws HOJA_INVALIDA when blank, CAMPO_INVALIDO for what is no id. */
export function spreadsheetIdOf(typed: string): string {
  const id = typed.trim();
  if (id === '') throw new DomainError('HOJA_INVALIDA');
  if (!SPREADSHEET_ID_PATTERN.test(id)) {
    throw new DomainError('CAMPO_INVALIDO', { field: 'spreadsheetId' });
  }
  return id;
}

/** 'Documentos' when blank; at most 100 characters. */
export const sheetNameOf = (typed = ''): string =>
  cut(cleanText(typed), MAX_SHEET_NAME_CHARS) || DEFAULT_SHEET_NAME;

/** 'Documentos Procesados - {day}' when blank; `day` is that of Peru, `YYYY-MM-DD`. */
export const titleOf = (typed = '', day: string): string =>
  cut(cleanText(typed), MAX_SPREADSHEET_TITLE_CHARS) || `Documentos Procesados - ${day}`;

/** Made here and never taken from an answer. */
export const spreadsheetUrl = (spreadsheetId: string): string =>
  `https://docs.google.com/spreadsheets/d/${spreadsheetId}/edit`;

/** Cells in A1 notation; a name in quotes means a sheet whatever it holds. */
export const a1Range = (sheetName: string, cells: string): string =>
  `'${sheetName.replaceAll("'", "''")}'!${cells}`;

/** Without the half of a character that the limit may have left. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
