/** Lines of print that fit between head and foot: of a sheet that is followed by another, and of the last. */
export interface SheetRoom {
  full: number;
  last: number;
}

/** Rows as a report breaks them into sheets; `linesOf` estimates how many lines a row takes. */
export function sheetsOf<Row>(
  rows: readonly Row[],
  linesOf: (row: Row) => number,
  { full, last }: SheetRoom,
): Row[][] {
  const sheets: Row[][] = [];
  let sheet: Row[] = [];
  let used = 0;
  for (const row of rows) {
    const lines = linesOf(row);
    if (used + lines > full) {
      sheets.push(sheet);
      sheet = [];
      used = 0;
    }
    sheet.push(row);
    used += lines;
  }
  sheets.push(sheet);
  if (used > last) sheets.push([]);
  return sheets;
}
