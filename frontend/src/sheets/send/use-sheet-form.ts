import {
  type AllowedSpreadsheet,
  DEFAULT_SHEET_NAME,
  SPREADSHEET_ID_PATTERN,
} from '@contracts/sheets';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { idProblem, spreadsheetIdOf } from '../spreadsheet-id';
import type { SheetTarget } from './send-job';

const BLANK: SheetTarget = { spreadsheetId: '', sheetName: '' };

function parseTarget(stored: unknown): SheetTarget | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { spreadsheetId, sheetName } = stored as Record<string, unknown>;
  if (typeof spreadsheetId !== 'string' || typeof sheetName !== 'string') return null;
  return SPREADSHEET_ID_PATTERN.test(spreadsheetId) ? { spreadsheetId, sheetName } : null;
}

/** The sheet of the last time while the company still has it, else the only one there is. */
export function firstTarget(
  known: readonly AllowedSpreadsheet[],
  last: SheetTarget | null,
): SheetTarget {
  if (last && known.some(({ spreadsheetId }) => spreadsheetId === last.spreadsheetId)) return last;
  const [only, second] = known;
  return only && !second ? { ...BLANK, spreadsheetId: only.spreadsheetId } : BLANK;
}

/** Where to send; begins with what is known of the company once that is there. */
export function useSheetForm(known: readonly AllowedSpreadsheet[]) {
  const [stored, rememberTarget] = useStore<unknown>('hoja-de-calculo');
  const last = parseTarget(stored);
  const [draft, setDraft] = useState<SheetTarget | null>(null);
  const [isTried, setIsTried] = useState(false);
  const written = draft ?? firstTarget(known, last);
  const target: SheetTarget = {
    spreadsheetId: spreadsheetIdOf(written.spreadsheetId),
    sheetName: written.sheetName.trim() || DEFAULT_SHEET_NAME,
  };
  const problem = idProblem(written.spreadsheetId);
  return {
    /** As the fields show it. */
    ...written,
    /** As it is sent. */
    target,
    /** Under the field once it was left; before, the help says it. */
    error: isTried ? problem : null,
    isBlank: target.spreadsheetId === '',
    change: (part: Partial<SheetTarget>): void => setDraft({ ...written, ...part }),
    /** False while the text names no spreadsheet; the field then says why. */
    check: (): boolean => {
      setIsTried(true);
      return problem === null;
    },
    rememberTarget,
  };
}
