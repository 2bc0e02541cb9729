/** A field of a line whose fields stand at fixed places, as banks and SUNAT take them. */
export interface FixedField {
  /** What it is, in Spanish: for errors and previews. */
  name: string;
  /** Characters that it takes, each one byte in Windows-1252. */
  width: number;
  /** Where the value stands; the rest is filled. */
  side: 'left' | 'right';
  /** One character. */
  fill: string;
  value: string;
}

/** Why a field cannot be written, as a Spanish sentence; null when it can. */
export function fieldProblem({ name, width, value }: FixedField): string | null {
  const { length } = [...value];
  if (length > width) {
    return `«${name}» tiene ${length} caracteres y en el archivo caben ${width}.`;
  }
  const foreign = /\p{Cc}/u.exec(value)?.[0] ?? unwritten(value);
  return foreign === null
    ? null
    : `«${name}» tiene un carácter que el archivo no admite (${characterName(foreign)}).`;
}

const characterName = (character: string): string =>
  /\p{Cc}/u.test(character) ? 'un salto de línea u otro de control' : `«${character}»`;

/**
 * The line, of exactly as many characters as its fields are wide. Nothing is cut and nothing replaced: throws
 * RangeError with what `fieldProblem` says, which is asked before by who can tell a person.
 */
export function fixedLine(fields: readonly FixedField[]): string {
  return fields.map(fixedText).join('');
}

function fixedText(field: FixedField): string {
  const problem = fieldProblem(field);
  if (problem !== null) throw new RangeError(problem);
  const { value, width, side, fill } = field;
  // Every character is one of UTF-16, or Windows-1252 would not have it.
  return side === 'left' ? value.padEnd(width, fill) : value.padStart(width, fill);
}

/** The 27 signs of 0x80 to 0x9F; a blank where the encoding has none. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The byte of a character; null where Windows-1252 has none. Control characters have one, but for 0x80 to 0x9F. */
function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code > 0x9f && code < 0x100)) return code;
  const at = UPPER.indexOf(character);
  return at < 0 ? null : 0x80 + at;
}

/** The first character that Windows-1252 cannot write, null when it writes all. */
const unwritten = (text: string): string | null =>
  [...text].find((character) => byteOf(character) === null) ?? null;

/** One byte a character. Throws RangeError where the encoding has none: nothing is replaced. */
export function windows1252(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let at = 0;
  for (const character of text) {
    const byte = byteOf(character);
    if (byte === null) throw new RangeError(`Windows-1252 has no ${character}`);
    // Every character is one of UTF-16, or it would have no byte.
    bytes[at] = byte;
    at += 1;
  }
  return bytes;
}
