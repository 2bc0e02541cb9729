export type Cell = string | number;

interface Area {
  rows: Cell[][];
  from: number;
  to: number;
  left: number;
  right: number;
}

const RANGE = /^'((?:[^']|'')*)'!([A-Z])(\d+)(?::([A-Z])(\d+))?$/;
const GRID_ROWS = 1_000;

class BadRange extends Error {
  readonly status = 400;
  readonly reason = 'INVALID_ARGUMENT';
}

/** What was typed as a person would type it becomes a number or is worked out. */
const entered = (value: Cell): Cell => {
  if (typeof value === 'number') return value;
  if (/^[=+@-]/.test(value)) return '#EVALUADO';
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
};

/** A spreadsheet as Google keeps it, as far as the product uses it. */
export class FakeSpreadsheet {
  private readonly tabs: Map<string, Cell[][]>;

  constructor(
    readonly title: string,
    sheets: string[],
    public isShared: boolean,
  ) {
    this.tabs = new Map(sheets.map((name) => [name, []]));
  }

  get sheetNames(): string[] {
    return [...this.tabs.keys()];
  }

  /** The rows of a sheet. */
  rows(sheet = 'Documentos'): Cell[][] {
    return this.tabs.get(sheet) ?? [];
  }

  described(): unknown {
    const sheets = this.sheetNames.map((title) => ({
      properties: { title, gridProperties: { rowCount: this.gridRows(title) } },
    }));
    return { properties: { title: this.title }, sheets };
  }

  /** False when there is one of that name, or the name is none. */
  add(name: string): boolean {
    const isThere = this.sheetNames.some((one) => one.toLowerCase() === name.toLowerCase());
    if (isThere || name === '' || name.length > 100) return false;
    this.tabs.set(name, []);
    return true;
  }

  /** The values of a range by columns; absent, as Google leaves it out, when all is empty. */
  columns(range: string): Cell[][] | undefined {
    const { rows, from, to, left, right } = this.area(range);
    const columns = [];
    for (let column = left; column <= right; column++) {
      columns.push(rows.slice(from, to + 1).map((row) => row[column] ?? ''));
    }
    return columns.flat().some((cell) => cell !== '') ? columns : undefined;
  }

  write(range: string, values: Cell[][], isRaw: boolean): unknown {
    const { rows, from } = this.area(range);
    values.forEach((row, n) => {
      rows[from + n] = isRaw ? row : row.map(entered);
    });
    return { updatedRange: range, updatedRows: values.length };
  }

  append(range: string, values: Cell[][], isRaw: boolean): unknown {
    const { rows } = this.area(range);
    rows.push(...values.map((row) => (isRaw ? row : row.map(entered))));
    return { updatedRows: values.length };
  }

  private gridRows(sheet: string): number {
    return Math.max(GRID_ROWS, this.rows(sheet).length);
  }

  private area(range: string): Area {
    const [, quoted, left = 'A', from = '1', right = left, to = from] = RANGE.exec(range) ?? [];
    const name = quoted?.replaceAll("''", "'") ?? '';
    const rows = this.tabs.get(name);
    if (!rows || Number(to) > this.gridRows(name)) throw new BadRange();
    const column = (letter: string): number => letter.charCodeAt(0) - 65;
    return {
      rows,
      from: Number(from) - 1,
      to: Number(to) - 1,
      left: column(left),
      right: column(right),
    };
  }
}
