/** Text as a line printer has it: capitals, no accents, every field as wide as the program says. */
export const capitals = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ÁÀÄÂ]/g, 'A')
    .replace(/[ÉÈËÊ]/g, 'E')
    .replace(/[ÍÌÏÎ]/g, 'I')
    .replace(/[ÓÒÖÔ]/g, 'O')
    .replace(/[ÚÙÜÛ]/g, 'U');

/** Cut to the field, without the blanks that fill it. */
export const cut = (text: string, width: number): string => capitals(text).slice(0, width).trim();

export const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
export const right = (text: string, width: number): string => text.padStart(width);

/** Words in lines of at most `width` characters. */
export function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
