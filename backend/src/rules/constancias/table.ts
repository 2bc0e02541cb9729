/** What parts the cells: of SUNAT's text a pipe, of its CSV a comma or a semicolon. */
const SIGNS = ['|', '\t', ';', ','] as const;
/** A text with quotes around its cells is a CSV; in the others a quote is a sign as any other. */
const QUOTED: ReadonlySet<string> = new Set([';', ',']);

/** The rows of a text in their order, empty ones too, so that a row's number is that of its line. */
export function tableOf(text: string): string[][] {
  const body = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const head = body.slice(0, Math.max(0, body.indexOf('\n'))) || body;
  const sign = SIGNS.find((one) => head.includes(one)) ?? ',';
  if (!QUOTED.has(sign)) return body.split('\n').map((line) => line.split(sign));
  return quotedTable(body, sign);
}

/** RFC 4180, with the sign of the file; one walk over the text. */
function quotedTable(text: string, sign: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const quotes = text[from] === '"' ? closingQuote(text, from) : from;
    let end = quotes;
    while (end < text.length && text[end] !== sign && text[end] !== '\n') end += 1;
    const inside = text.slice(from + 1, Math.max(from + 1, quotes - 1)).replaceAll('""', '"');
    row.push(quotes > from ? inside : text.slice(from, end));
    if (text[end] !== sign) {
      rows.push(row);
      row = [];
    }
    from = end + 1;
  }
  return rows;
}

/** The place behind the quote that closes a cell; one that nobody closes goes on to the end of the text. */
function closingQuote(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
    at += text[at] === '"' ? 2 : 1;
  }
  return at + 1;
}
