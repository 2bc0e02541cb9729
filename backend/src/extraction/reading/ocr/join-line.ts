import { align, partAtSpeck, steadyPlaces, type Column, type PlacedCharacter } from './align';
import { chooseText } from './choose-text';
import type { LineBox, TextLine } from './line-crop';
import type { TesseractWord } from './tesseract-reader';

/** Pixels of the page. */
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface PixelWord extends PixelBox {
  text: string;
  /** 0..1. */
  confidence: number;
}

interface LineCharacter extends PlacedCharacter {
  confidence: number;
  /** A space stood before it. */
  afterSpace: boolean;
}
interface WordCharacter extends PlacedCharacter {
  word: TesseractWord;
}
type JoinedColumn = Column<LineCharacter, WordCharacter>;

/** The detector's boxes are wider than the print by about this. */
const PRINT_SHARE = 0.72;
/** Ink of a word in heights of the print around it: from a small letter to a tall one with its accent. */
const LOWEST = 0.4;
const TALLEST = 2;
/** Gap between two words of tesseract, in line heights, that even figures do not have inside. */
const WIDE_GAP = 0.4;
/** Gap between two words of tesseract, in line heights, that is none: the letters of one word stand as close. */
const NO_GAP = 0.12;
/** Part of the spaces of a line. */
const MOST = 0.6;
/** Tesseract's word from which on its letters hang together even where PP-OCR saw a space. */
const TRUSTED = 0.6;
const FIGURE = /[\d.,/-]/;
const LETTER = /\p{L}/u;
/** Tesseract takes it for a letter that begins or ends another word. */
const MAIL_SIGN = '@';
/** Parts a department, a province and a district; PP-OCR now and then overlooks it between two spaces. */
const DASH = '-';
const SURE_DASH = 0.85;

/** What PP-OCR read, without the spaces, placed along the line. */
export function lineCharacters({ box, characters }: TextLine): LineCharacter[] {
  const result: LineCharacter[] = [];
  let afterSpace = false;
  for (const { text, at, confidence } of characters) {
    if (text.trim() === '') {
      afterSpace = true;
      continue;
    }
    const place = ((at - 0.5) * box.length) / box.thickness;
    result.push({ text: text.normalize('NFKC'), at: place, confidence, afterSpace });
    afterSpace = false;
  }
  return result;
}

/** What tesseract read, placed along the line. */
export function wordCharacters(
  { box }: TextLine,
  words: readonly TesseractWord[],
): WordCharacter[] {
  const placed = words.map((word) => {
    const places = word.characters.map(
      ({ x, y }) => ((x - box.cx) * box.dx + (y - box.cy) * box.dy) / box.thickness,
    );
    return steadyPlaces(places).map((at, index) => ({
      text: word.characters[index]?.text ?? '',
      word,
      at,
    }));
  });
  return placed.sort((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0)).flat();
}

const isMailSign = ({ a }: JoinedColumn): boolean => a?.text === MAIL_SIGN;

/** `INT.` before a figure ends with the dot of a word; in `1,164.` it is a figure's. */
const isDotOfWord = ({ a, b }: JoinedColumn): boolean =>
  a?.text === '.' && /\p{L}/u.test(b?.word.text ?? '') && !/\d/.test(b?.word.text ?? '');

const areAll = (kind: RegExp, ...columns: readonly JoinedColumn[]): boolean =>
  columns.every(({ a }) => a !== null && kind.test(a.text));

/** Whether PP-OCR, which misses the spaces of small print, saw most of those that tesseract saw on this line. */
function seesSpaces(columns: readonly JoinedColumn[]): boolean {
  const spaces = columns.filter(({ a }) => a?.afterSpace).length;
  const words = new Set(columns.flatMap(({ b }) => b?.word ?? []));
  return spaces > 1 && spaces >= MOST * (words.size - 1);
}

function isBoundary(
  left: JoinedColumn,
  right: JoinedColumn,
  height: number,
  isSpaced: boolean,
): boolean {
  const [before, after] = [left.b?.word, right.b?.word];
  const inFigures = areAll(FIGURE, left, right);
  if (right.a?.afterSpace) {
    const isOneWord = before !== undefined && before === after && before.confidence >= TRUSTED;
    return !isOneWord || inFigures;
  }
  if (!before || !after || before === after || [left, right].some(isMailSign)) return false;
  const gap = (after.x0 - before.x1) / height;
  if (inFigures) return isDotOfWord(left) || gap > WIDE_GAP;
  return !(isSpaced && areAll(LETTER, left, right) && Math.abs(gap) < NO_GAP);
}

/** Up to the end of its last part: what stands behind it is another word. */
const WHOLE_HOST = /@[\w-]+(?:\.[\w-]+)*\.(?:com|pe|net|org)$/;

/** Whether a mail address goes on: tesseract, which takes its sign for a letter, parts it where it likes. */
function isInMail(word: readonly JoinedColumn[], { a }: JoinedColumn): boolean {
  if (!a || a.afterSpace || !/^[\w.-]$/.test(a.text) || !word.some(isMailSign)) return false;
  return a.text === '.' || !WHOLE_HOST.test(textOf(word.flatMap((column) => column.a ?? [])));
}

/** Letters beyond a word of tesseract that it saw nothing of: as many are another word, not the word's own end. */
const UNSEEN = 4;

/** Whether tesseract's word is whole and the next one, which PP-OCR glued to it, is one that it overlooked. */
function isOverlooked(columns: readonly JoinedColumn[], at: number): boolean {
  const last = columns[at - 1]?.b;
  const next = columns.slice(at, at + UNSEEN);
  return (
    last !== null &&
    last !== undefined &&
    last.word.confidence >= TRUSTED &&
    next.length === UNSEEN &&
    next.every(({ a, b }) => a !== null && b === null && /\p{L}/u.test(a.text))
  );
}

/** Cuts the line into words: tesseract knows best where letters part, PP-OCR where figures do. */
function cutWords(columns: readonly JoinedColumn[], height: number): JoinedColumn[][] {
  const words: JoinedColumn[][] = [];
  const isSpaced = seesSpaces(columns);
  let lastSeen: JoinedColumn | null = null;
  for (const [at, column] of columns.entries()) {
    const word = words.at(-1);
    const previous: JoinedColumn = { a: word?.at(-1)?.a ?? null, b: lastSeen?.b ?? null };
    const isParted = isBoundary(previous, column, height, isSpaced) || isOverlooked(columns, at);
    const isNew = !word || (isParted && !isInMail(word, column));
    if (isNew) words.push([column]);
    else word.push(column);
    // A word that tesseract begins late was parted from the one before already where PP-OCR saw its space.
    if (column.b || isNew) lastSeen = column;
  }
  return words;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Whether a line runs across the page, as most do. */
const isLevel = ({ dx, dy }: LineBox): boolean => Math.abs(dx) > Math.abs(dy);

/** Place on the page from where the characters stand along the line. */
function boxFromLine({ box }: TextLine, characters: readonly PlacedCharacter[]): PixelBox {
  const places = characters.map(({ at }) => at * box.thickness);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const half = places.length > 1 ? (last - first) / (places.length - 1) / 2 : box.thickness * 0.25;
  const [along, across] = [(last - first) / 2 + half, (box.thickness * PRINT_SHARE) / 2];
  const middle = (first + last) / 2;
  const [x, y] = [box.cx + middle * box.dx, box.cy + middle * box.dy];
  // Long words are no taller than short ones where the line runs a little askew.
  const [w, h] = isLevel(box) ? [along, across] : [across, along];
  return { x0: x - w, x1: x + w, y0: y - h, y1: y + h };
}

/**
 * From tesseract's word to the side when the columns are exactly one of its words, else by the line; upwards always
 * by the line. Tesseract measures the ink: an accent, a tail or a rule of the table would make its words taller than
 * their neighbours, as if they were set in other letters.
 */
function boxOf(
  line: TextLine,
  fromLine: readonly LineCharacter[],
  fromWords: readonly WordCharacter[],
): PixelBox {
  const [first] = fromWords;
  const isOneWord =
    first !== undefined &&
    fromWords.every(({ word }) => word === first.word) &&
    first.word.characters.length === fromWords.length &&
    fromWords.length >= fromLine.length;
  if (!isOneWord) return boxFromLine(line, fromLine.length > 0 ? fromLine : fromWords);
  const { x0, x1 } = first.word;
  const byPlaces = boxFromLine(line, fromWords);
  // Where tesseract misplaced a character its box reaches into another word.
  const reachesOut = Math.abs(x0 - byPlaces.x0) + Math.abs(x1 - byPlaces.x1) > line.box.thickness;
  return reachesOut ? byPlaces : { ...byPlaces, x0, x1 };
}

/** Height of the print on a line, in pixels. */
export const printHeight = ({ box }: TextLine): number => box.thickness * PRINT_SHARE;

/** Whether a word's ink may be print of that height: small letters are lower, dust and rules far from it. */
export const isAsTall = ({ y0, y1 }: PixelBox, height: number): boolean =>
  y1 - y0 > LOWEST * height && y1 - y0 < TALLEST * height;

/** Whether a dash that tesseract alone saw is print: rules are longer, and of dust it is not sure. */
const isDash = ({ x0, x1, confidence }: PixelBox & { confidence: number }, height: number) =>
  confidence >= SURE_DASH && x1 - x0 < height;

const textOf = (characters: readonly PlacedCharacter[]): string =>
  characters.map(({ text }) => text).join('');

function joinWord(line: TextLine, columns: readonly JoinedColumn[]): PixelWord | null {
  const fromLine = columns.flatMap(({ a }) => a ?? []);
  const fromWords = columns.flatMap(({ b }) => b ?? []);
  const words = [...new Set(fromWords.map(({ word }) => word))];
  const [first] = words;
  if (fromLine.length === 0 && first?.text === DASH)
    return isDash(first, printHeight(line))
      ? { text: DASH, confidence: first.confidence, ...boxOf(line, fromLine, fromWords) }
      : null;
  if (fromLine.length === 0 && !words.some((word) => isAsTall(word, printHeight(line))))
    return null;
  const chosen = chooseText(
    { text: textOf(fromLine), confidence: mean(fromLine.map(({ confidence }) => confidence)) },
    { text: textOf(fromWords), confidence: mean(words.map(({ confidence }) => confidence)) },
  );
  return chosen && { ...chosen, ...boxOf(line, fromLine, fromWords) };
}

/** Words of one line stand side by side: where two boxes overlap, each ends in the middle of what they share. */
function sideBySide(words: readonly PixelWord[]): PixelWord[] {
  return words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const x0 = before && before.x1 > word.x0 ? (before.x1 + word.x0) / 2 : word.x0;
    const x1 = after && after.x0 < word.x1 ? (after.x0 + word.x1) / 2 : word.x1;
    return x0 < x1 ? { ...word, x0, x1 } : word;
  });
}

/** Joins a line of PP-OCR with the words that tesseract saw on it. */
export function joinLine(line: TextLine, words: readonly TesseractWord[]): PixelWord[] {
  const columns = align(lineCharacters(line), wordCharacters(line, words.flatMap(partAtSpeck)));
  const joined = cutWords(columns, line.box.thickness * PRINT_SHARE).flatMap(
    (word) => joinWord(line, word) ?? [],
  );
  return isLevel(line.box) ? sideBySide(joined) : joined;
}
