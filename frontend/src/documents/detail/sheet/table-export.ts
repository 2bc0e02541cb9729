const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)*$/;

/** A cell that a spreadsheet would take for a formula gets an apostrophe, plain numbers do not (reliability I5). */
function safe(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

/** Rows as CSV: every cell quoted with inner quotes doubled, CRLF, with BOM so that accents survive. */
export function tableCsv(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => `"${safe(cell).replaceAll('"', '""')}"`).join(',');
  return `\ufeff${rows.map(line).join('\r\n')}\r\n`;
}
