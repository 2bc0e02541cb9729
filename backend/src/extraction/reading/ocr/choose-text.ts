import { trimmedOf } from '../../../rules/text-clean';
import {
  differInOneSign,
  fold,
  haveSameShape,
  isMailAddress,
  isMixed,
  isNumberSign,
  isPieceOf,
  oddity,
} from './same-shape';

/** What one reader saw of a word; an empty text means nothing. Confidence 0..1. */
export interface Reading {
  text: string;
  confidence: number;
}

const DIGITS = /\d/g;
const MEANINGFUL = /[\p{L}\p{N}]/u;
/** A word that only tesseract saw: on dirt and table lines it sees letters too. */
const ALONE_FROM = 0.55;
/** A single sign is what dirt looks like most. */
const SINGLE_FROM = 0.75;
/** What only PP-OCR saw and hardly believes itself is dirt as well. */
const FAINT = 0.3;
/** A word that is mostly figures belongs to the reader of numbers. */
const FIGURES_FROM = 0.3;
/** Never more than this for a word that the two read differently. */
const DISPUTED_UP_TO = 0.8;
/** Never more than this for a word that one of them did not see. */
const ALONE_UP_TO = 0.85;
const SURE = 0.6;
/** Below this a reader guesses. */
const GUESS = 0.5;
/** One reader is clearly surer than the other. */
const CLEARLY = 0.1;
const MUCH = 0.2;
/** Letters that only tesseract knows: where it sees one, PP-OCR had to take another. */
const ACCENTED = /[áéíóúüñ]/iu;
/** Signs that stand alone on documents, unlike those that dirt looks like. */
const USUAL_SIGN = /^[:;.,/&°-]$/;
/** Joins two names; tesseract takes it for a figure. */
const AND = '&';
const WITH_ROUND_LETTERS = /^(?=.*\d)[\dOo.,]+$/;

const figures = (text: string): number =>
  (text.match(DIGITS)?.length ?? 0) / Math.max(1, text.length);

/** What dust beside a word and the rule of a table are taken for, and no reader of figures sees. */
const SPECK = /[|~_"“”'’`*-]/;
const FIRST_SPECK = /[¡|~_"“”'’`*-]/;

/** Tesseract's word without the specks at its ends, where the other reader saw the same letters and no sign. */
function withoutSpecks(words: Reading, numbers: Reading): Reading {
  const text = trimmedOf(words.text, FIRST_SPECK, SPECK);
  return text !== '' && fold(text) === fold(numbers.text) ? { ...words, text } : words;
}

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

/** The reader whose spelling of the same print is a usual one; null where the spellings do not tell. */
function usualSpelling(numbers: string, words: string): 'numbers' | 'words' | null {
  if (!MEANINGFUL.test(numbers) && !MEANINGFUL.test(words)) {
    return USUAL_SIGN.test(numbers) && !USUAL_SIGN.test(words) ? 'numbers' : null;
  }
  if (isNumberSign(numbers, words)) return 'words';
  // Its sign is taken for a letter, never a letter for it.
  if (isMailAddress(numbers) !== isMailAddress(words))
    return isMailAddress(numbers) ? 'numbers' : 'words';
  const odds = oddity(numbers) - oddity(words);
  if (odds === 0) return null;
  const [usual, odd] = odds < 0 ? [numbers, words] : [words, numbers];
  const isSlip = oddity(usual) === 0 && isMixed(odd) && differInOneSign(usual, odd);
  if (!isSlip && !haveSameShape(numbers, words)) return null;
  return odds < 0 ? 'numbers' : 'words';
}

/** Where either saw figures: PP-OCR reads them better, and sees better where there are none. */
function prefersNumbersForFigures(numbers: Reading, words: Reading): boolean {
  if (numbers.confidence < GUESS && words.confidence > numbers.confidence + MUCH) return false;
  return figures(numbers.text) > 0 || numbers.confidence > words.confidence - CLEARLY;
}

/** The reader that saw all of a word of which the other has a piece; null where neither does, or it guesses. */
function wholeWord(numbers: Reading, words: Reading): 'numbers' | 'words' | null {
  if (isPieceOf(numbers.text, words.text) && numbers.confidence >= SURE) return 'numbers';
  return isPieceOf(words.text, numbers.text) && words.confidence >= SURE ? 'words' : null;
}

function prefersNumbers(numbers: Reading, words: Reading): boolean {
  const whole = wholeWord(numbers, words);
  if (whole) return whole === 'numbers';
  const usual = usualSpelling(numbers.text, words.text);
  if (usual) return usual === 'numbers';
  if (numbers.text === AND && numbers.confidence >= GUESS) return true;
  const saysMore = MEANINGFUL.test(numbers.text);
  if (saysMore !== MEANINGFUL.test(words.text))
    return saysMore === (saysMore ? numbers : words).confidence >= GUESS;
  const [share, otherShare] = [figures(numbers.text), figures(words.text)];
  if (Math.max(share, otherShare) >= FIGURES_FROM || (share > 0 && otherShare > 0))
    return prefersNumbersForFigures(numbers, words);
  const lead = numbers.confidence - words.confidence;
  return lead > 0 && (words.confidence < SURE || (lead > CLEARLY && !ACCENTED.test(words.text)));
}

/** A round letter among figures is a zero where the other reader saw figures alone. */
const withZeros = (text: string, other: string): string =>
  WITH_ROUND_LETTERS.test(text) && /^[\d.,]+$/.test(other) ? text.replace(/[Oo]/g, '0') : text;

/**
 * Decides between two readings of a word: PP-OCR for figures (it reads them better but knows no ñ and no
 * accented capitals), tesseract for words. Two readers that agree are surer than either; a confidence above
 * 0.85 therefore means that two independent readings gave the same text.
 */
export function chooseText(numbers: Reading, seenWords: Reading): Reading | null {
  if (!MEANINGFUL.test(seenWords.text) && numbers.text === '') return null;
  if (seenWords.text === '') return alone(numbers, FAINT);
  if (numbers.text === '')
    return alone(seenWords, seenWords.text.length === 1 ? SINGLE_FROM : ALONE_FROM);
  const words = withoutSpecks(seenWords, numbers);
  if (fold(numbers.text) === fold(words.text)) return agreed(numbers, words);
  const [chosen, other] = prefersNumbers(numbers, words) ? [numbers, words] : [words, numbers];
  const text = withZeros(chosen.text, other.text);
  return { text, confidence: Math.min(DISPUTED_UP_TO, chosen.confidence) };
}
