import type { sheets_v4 } from 'googleapis/build/src/apis/sheets';
import { DomainError } from '../../rules/domain-error';
import { a1Range } from '../domain/spreadsheet-names';
import type { SheetPlace, SheetRow } from '../sheets-gateway';
import { failureOf, GoogleAct, GoogleFailure, type GoogleLimits } from './google-act';

/** A sheet as the spreadsheet has it. */
interface Tab {
  spreadsheetId: string;
  /** As it is written there: Google does not tell capitals apart. */
  name: string;
  rows: number;
}

/** Ids that are read at a time; far below the limit of an answer. */
const PAGE_ROWS = 20_000;
/** Rows that Google gives a new sheet. */
const NEW_TAB_ROWS = 1_000;
const TAB_FIELDS = 'sheets.properties(title,gridProperties.rowCount)';

/**
 * Rows that are there once. An append cannot be made twice without adding twice, so the ids that stand in
 * the sheet are read before it, and again when nobody knows whether it was done. The columns have to stay
 * where they are; rows may be sorted and filtered, and more columns may follow.
 */
export class SheetRows {
  private readonly values: sheets_v4.Resource$Spreadsheets$Values;

  constructor(
    private readonly sheets: sheets_v4.Sheets,
    private readonly limits: GoogleLimits,
  ) {
    this.values = sheets.spreadsheets.values;
  }

  /** Throws `GoogleFailure`, CAMPO_INVALIDO and HOJAS_SIN_RESPUESTA. */
  async add(place: SheetPlace, row: SheetRow): Promise<'added' | 'present'> {
    const act = new GoogleAct(this.limits);
    const tab = (await this.find(act, place)) ?? (await this.make(act, place));
    if (await this.holds(act, tab, row)) return 'present';
    await this.ensureHead(act, tab, row.head);
    try {
      await this.append(act, tab, row);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'silent') throw failure;
      if (!(await this.isThere(place, row))) throw new DomainError('HOJAS_SIN_RESPUESTA');
    }
    return 'added';
  }

  private async find(
    act: GoogleAct,
    { spreadsheetId, sheetName }: SheetPlace,
  ): Promise<Tab | null> {
    const { sheets } = await act.repeatable((options) =>
      this.sheets.spreadsheets.get({ spreadsheetId, fields: TAB_FIELDS }, options),
    );
    if (!Array.isArray(sheets)) throw new GoogleFailure('silent');
    const wanted = sheetName.toLowerCase();
    const found = sheets.find(({ properties }) => properties?.title?.toLowerCase() === wanted);
    if (!found) return null;
    const { title, gridProperties } = found.properties ?? {};
    return { spreadsheetId, name: title ?? sheetName, rows: gridProperties?.rowCount ?? 0 };
  }

  /** When it is unknown whether it was made, or another one was faster, it is looked for. */
  private async make(act: GoogleAct, place: SheetPlace): Promise<Tab> {
    const { spreadsheetId, sheetName } = place;
    const requestBody = { requests: [{ addSheet: { properties: { title: sheetName } } }] };
    try {
      await act.once((options) =>
        this.sheets.spreadsheets.batchUpdate({ spreadsheetId, requestBody }, options),
      );
      return { spreadsheetId, name: sheetName, rows: NEW_TAB_ROWS };
    } catch (error) {
      const failure = failureOf(error);
      const isMade = failure.kind === 'silent' || failure.status === 400;
      const made = isMade ? await this.find(act, place) : null;
      if (made) return made;
      if (failure.status === 400) throw new DomainError('CAMPO_INVALIDO', { field: 'sheetName' });
      throw failure;
    }
  }

  private async holds(act: GoogleAct, tab: Tab, { head, cells }: SheetRow): Promise<boolean> {
    const column = columnLetter(head.length);
    for (let from = 1; from <= tab.rows; from += PAGE_ROWS) {
      const to = Math.min(tab.rows, from + PAGE_ROWS - 1);
      const ids = await this.read(act, tab, `${column}${from}:${column}${to}`);
      if (ids.flat().includes(cells.at(-1))) return true;
    }
    return false;
  }

  private async ensureHead(act: GoogleAct, tab: Tab, head: readonly string[]): Promise<void> {
    const cells = `A1:${columnLetter(head.length)}1`;
    const written = await this.read(act, tab, cells);
    if (written.flat().some((value) => value !== '')) return;
    await act.repeatable((options) =>
      this.values.update(
        {
          spreadsheetId: tab.spreadsheetId,
          range: a1Range(tab.name, cells),
          valueInputOption: 'RAW',
          requestBody: { majorDimension: 'ROWS', values: [[...head]] },
        },
        options,
      ),
    );
  }

  private async append(act: GoogleAct, tab: Tab, { cells }: SheetRow): Promise<void> {
    const { updates } = await act.once((options) =>
      this.values.append(
        {
          spreadsheetId: tab.spreadsheetId,
          range: a1Range(tab.name, 'A1'),
          valueInputOption: 'RAW',
          insertDataOption: 'INSERT_ROWS',
          requestBody: { majorDimension: 'ROWS', values: [[...cells]] },
        },
        options,
      ),
    );
    if (updates?.updatedRows !== 1) throw new GoogleFailure('silent');
  }

  /** With time of its own: that of the act may be over. */
  private async isThere(place: SheetPlace, row: SheetRow): Promise<boolean> {
    const act = new GoogleAct(this.limits);
    try {
      const tab = await this.find(act, place);
      return tab !== null && (await this.holds(act, tab, row));
    } catch {
      return false;
    }
  }

  /** An answer that is no range of values says nothing about what is there. */
  private async read(act: GoogleAct, tab: Tab, cells: string): Promise<unknown[][]> {
    const { spreadsheetId, name } = tab;
    const range = a1Range(name, cells);
    const answer = await act.repeatable((options) =>
      this.values.get({ spreadsheetId, range, majorDimension: 'COLUMNS' }, options),
    );
    if (typeof answer.range !== 'string') throw new GoogleFailure('silent');
    return answer.values ?? [];
  }
}

/** 1 is A; a sheet of ours has fewer than 26 columns. */
const columnLetter = (n: number): string => String.fromCharCode(64 + n);
