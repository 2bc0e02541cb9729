import type { AllowedSpreadsheet } from '../contracts/sheets';
import type { SpreadsheetRecord } from './spreadsheet.schema';

/** Field by field: who added it is told by name, not by id. */
export function toAllowed(record: SpreadsheetRecord): AllowedSpreadsheet {
  return {
    spreadsheetId: record.spreadsheetId,
    title: record.title,
    origin: record.origin,
    addedByName: record.addedByName,
    addedAt: record.addedAt.toISOString(),
  };
}
