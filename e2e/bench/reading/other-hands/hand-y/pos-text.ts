/** Characters on a line of the receipt printer (font A on 80 mm paper). */
export const COLUMNS = 42;

export const RULE = '-'.repeat(COLUMNS);
export const DOUBLE_RULE = '='.repeat(COLUMNS);

/** What the printer's code page has: capitals without accents, but with the eñe. */
export const printable = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/(?<!N)[\u0300-\u036f]|(?<=N)[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

/** Lines of at most `width` characters, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

export const centred = (text: string): string[] =>
  wrapped(text, COLUMNS).map((line) => ' '.repeat((COLUMNS - line.length) >> 1) + line);

/** Both ends of one line. */
export const spread = (left: string, right: string): string =>
  left + right.padStart(Math.max(COLUMNS - left.length, right.length + 1));

/** A label with a value that goes on below itself. */
export function labelled(label: string, value: string): string[] {
  const indent = ' '.repeat(label.length + 1);
  return wrapped(value, COLUMNS - indent.length).map(
    (line, at) => (at === 0 ? `${label} ` : indent) + line,
  );
}
