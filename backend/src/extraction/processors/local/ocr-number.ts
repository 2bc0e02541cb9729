import type { Title } from './title';
import type { Token } from './token';

const LIKE_SERIES = /^([FBETPRVSO0-9])([A-Z0-9]{3})(\s*[-–—]\s*)?([0-9OQDILSB]{1,8})?$/i;
const DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
};

/** Below what counts as a sure reading. */
const REPAIRED_CONFIDENCE = 0.8;

/**
 * A series and number as OCR may have meant it (peru.md section 2.2): O is 0 after the first letter,
 * a first 8 is B when the title is a boleta's, and the number has digits only.
 * The first letter is never invented against the title.
 */
export function ocrNumber(token: Token, title: Title | null): Token {
  const match = LIKE_SERIES.exec(token.text.toUpperCase());
  if (!match?.[1] || !match[2] || !/\d|O/.test(match[2])) return token;
  if (match[3] === undefined && match[4] !== undefined) return token;
  const first = match[1] === '8' && title?.type === 'boleta' ? 'B' : match[1];
  const rest = match[2].replace(/O/g, '0');
  const number = (match[4] ?? '').replace(/[A-Z]/g, (letter) => DIGIT[letter] ?? letter);
  const text = `${first}${rest}${match[3] ?? ''}${number}`;
  if (text === token.text.toUpperCase()) return token;
  return { ...token, text, confidence: Math.min(token.confidence, REPAIRED_CONFIDENCE) };
}
