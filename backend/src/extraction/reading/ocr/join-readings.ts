import { median } from '../median';
import type { Assignment } from './assign-words';
import { chooseText } from './choose-text';
import { isAsTall, joinLine, printHeight, type PixelBox, type PixelWord } from './join-line';
import type { LineBox, TextLine } from './line-crop';
import { isMailAddress } from './same-shape';
import { splitGlued } from './split-glued';
import type { TesseractWord } from './tesseract-reader';

/** Where a page has lines of print; pixels. */
interface PrintArea extends PixelBox {
  /** How tall most of the print is. */
  height: number;
}

function spanOf({ cx, cy, dx, dy, length, thickness }: LineBox): PixelBox {
  const w = (Math.abs(dx) * length + Math.abs(dy) * thickness) / 2;
  const h = (Math.abs(dy) * length + Math.abs(dx) * thickness) / 2;
  return { x0: cx - w, x1: cx + w, y0: cy - h, y1: cy + h };
}

/** From the outermost lines that PP-OCR found, and a letter's height beyond them. */
function printArea(lines: readonly TextLine[]): PrintArea {
  const height = median(lines.map(printHeight));
  const spans = lines.map(({ box }) => spanOf(box));
  return {
    height,
    x0: Math.min(...spans.map(({ x0 }) => x0)) - height,
    x1: Math.max(...spans.map(({ x1 }) => x1)) + height,
    y0: Math.min(...spans.map(({ y0 }) => y0)) - height,
    y1: Math.max(...spans.map(({ y1 }) => y1)) + height,
  };
}

/**
 * Whether what tesseract alone saw may be print: on the shadow beside a page it reads letters all the way down, in
 * dust and rules single ones, and is sure of them.
 */
function isPrint(word: PixelBox, area: PrintArea): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  const isInside = x > area.x0 && x < area.x1 && y > area.y0 && y < area.y1;
  return isInside && isAsTall(word, area.height);
}

function joined(left: PixelWord, right: PixelWord): PixelWord {
  return {
    text: left.text + right.text,
    confidence: Math.min(left.confidence, right.confidence),
    x0: Math.min(left.x0, right.x0),
    y0: Math.min(left.y0, right.y0),
    x1: Math.max(left.x1, right.x1),
    y1: Math.max(left.y1, right.y1),
  };
}

/** Gap in heights of the words: where a space is wider, they were two on paper. */
const NEAR = 0.7;

/** Joins words of one line, in order along it, that stand close and are parts of one by what they say. */
function joinParts(
  words: readonly PixelWord[],
  arePartsOfOne: (left: PixelWord, right: PixelWord) => boolean,
): PixelWord[] {
  const result: PixelWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isNear = last !== undefined && word.x0 - last.x1 < NEAR * (last.y1 - last.y0);
    if (last && isNear && arePartsOfOne(last, word)) result[result.length - 1] = joined(last, word);
    else result.push(word);
  }
  return result;
}

/** A part of an address: small letters, as addresses are printed, up to a dot. */
const PART = /^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/;
/** The part behind the sign, with the sign. */
const HOST = /^@[\w-]+\.[\w.-]+$/;
const BEGUN = /^[\w.+-]+@[\w.-]*$/;
/** The last two parts of most Peruvian addresses, with the dot between them lost. */
const GLUED_END = /\.compe$/;

/**
 * The address goes on: it has no dot behind its sign yet, or one of the two sides ends or begins with it. Readers
 * see a space behind its dots and its sign.
 */
function goesOn(left: PixelWord, right: PixelWord): boolean {
  if (HOST.test(right.text)) return PART.test(left.text);
  if (!BEGUN.test(left.text) || !PART.test(right.text)) return false;
  return !isMailAddress(left.text) || right.text.startsWith('.');
}

/** Joins a mail address that came apart within one line; words in order along it. */
export const joinMail = (words: readonly PixelWord[]): PixelWord[] =>
  joinParts(words, goesOn).map((word) =>
    word.text.includes('@') ? { ...word, text: word.text.replace(GLUED_END, '.com.pe') } : word,
  );

/** Initials such as `S.A.C.` come apart where each letter stands alone; the I of `E.I.R.L.` is a stroke. */
const INITIALS = /^\.?(?:\p{Lu}\.(?:[\p{Lu}1l|]\.)*)?\p{Lu}?\.?$/u;
/** Its small sign stands apart where it is raised, and looks like the letter. */
const NUMBER_SIGN = /^[°ºo][.:]?$/;

function belongTogether(left: PixelWord, right: PixelWord): boolean {
  if (left.text === 'N' && NUMBER_SIGN.test(right.text)) return true;
  if (!INITIALS.test(left.text) || !INITIALS.test(right.text)) return false;
  return left.text.includes('.') || right.text.startsWith('.');
}

/** Joins the initials of a company's form, and `N` with its sign, within one line; words in order along it. */
export const joinInitials = (words: readonly PixelWord[]): PixelWord[] =>
  joinParts(words, belongTogether).map((word) =>
    // One word to begin with, it is the word `No`.
    word.text === 'No' && !words.includes(word) ? { ...word, text: 'N°' } : word,
  );

function aloneWord(word: TesseractWord): PixelWord[] {
  const chosen = chooseText({ text: '', confidence: 0 }, word);
  const { x0, y0, x1, y1 } = word;
  return chosen ? [{ ...chosen, x0, y0, x1, y1 }] : [];
}

/** Heights of a word within which another stands on its line. */
const ON_LINE = 0.5;

/** A letter that one reader saw once more, within or at the end of a word that both have. */
function isEcho(word: PixelWord, words: readonly PixelWord[]): boolean {
  if (word.text.length > 1) return false;
  const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
  return words.some(
    (other) =>
      other.text.length > 2 &&
      other.x0 < x &&
      other.x1 > x &&
      (other.x1 > word.x1 || other.text.endsWith(word.text)) &&
      Math.abs((other.y0 + other.y1) / 2 - y) < (other.y1 - other.y0) * ON_LINE,
  );
}

/** All words of a page from both readers, each once, top to bottom. */
export function joinReadings({ byLine, alone }: Assignment): PixelWord[] {
  const area = printArea([...byLine.keys()]);
  const joined = [...byLine].flatMap(([line, words]) =>
    joinMail(joinInitials(joinLine(line, words))),
  );
  const all = [...joined, ...alone.filter((word) => isPrint(word, area)).flatMap(aloneWord)];
  return all
    .filter((word) => !isEcho(word, all))
    .flatMap(splitGlued)
    .sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1 || a.x0 - b.x0);
}
