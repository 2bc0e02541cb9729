import { fold } from './fold';
import { haveSameShape, oddity } from './same-shape';

/** What one reader saw of a word; an empty text means nothing. Confidence 0..1. */
export interface Reading {
  text: string;
  confidence: number;
}

const DIGITS = /\d/g;
const MEANINGFUL = /[\p{L}\p{N}]/u;
/** A word that only tesseract saw: on dirt and table lines it sees letters too. */
const ALONE_FROM = 0.55;
/** A word that is mostly figures belongs to the reader of numbers. */
const FIGURES_FROM = 0.3;
/** Never more than this for a word that the two read differently. */
const DISPUTED_UP_TO = 0.8;
/** Never more than this for a word that one of them did not see. */
const ALONE_UP_TO = 0.85;
const SURE = 0.6;

const figures = (text: string): number =>
  (text.match(DIGITS)?.length ?? 0) / Math.max(1, text.length);

function alone({ text, confidence }: Reading, from: number): Reading | null {
  if (confidence < from) return null;
  return { text, confidence: Math.min(ALONE_UP_TO, confidence) };
}

/** Tesseract knows the accents, PP-OCR sees better what is a capital. */
function withCase(accented: string, seen: string): string {
  if (seen === seen.toUpperCase()) return accented.toUpperCase();
  const [first = ''] = seen;
  return first === first.toUpperCase() ? capitalised(accented) : accented;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function agreed(numbers: Reading, words: Reading): Reading {
  const doubt = (1 - numbers.confidence) * (1 - words.confidence);
  const text = figures(numbers.text) > 0 ? numbers.text : withCase(words.text, numbers.text);
  return { text, confidence: Math.min(0.99, 1 - doubt) };
}

function prefersNumbers(numbers: Reading, words: Reading): boolean {
  const odds = oddity(numbers.text) - oddity(words.text);
  if (odds !== 0 && haveSameShape(numbers.text, words.text)) return odds < 0;
  const share = figures(numbers.text);
  if (share >= FIGURES_FROM || (figures(words.text) > 0 && share > 0)) return true;
  return words.confidence < SURE && numbers.confidence > words.confidence;
}

/**
 * Decides between two readings of a word: PP-OCR for figures (it reads them better but knows no ñ and no
 * accented capitals), tesseract for words. Two readers that agree are surer than either; a confidence above
 * 0.85 therefore means that two independent readings gave the same text.
 */
export function chooseText(numbers: Reading, words: Reading): Reading | null {
  if (!MEANINGFUL.test(words.text) && numbers.text === '') return null;
  if (words.text === '') return alone(numbers, 0);
  if (numbers.text === '') return alone(words, ALONE_FROM);
  if (fold(numbers.text) === fold(words.text)) return agreed(numbers, words);
  const chosen = prefersNumbers(numbers, words) ? numbers : words;
  return { text: chosen.text, confidence: Math.min(DISPUTED_UP_TO, chosen.confidence) };
}
