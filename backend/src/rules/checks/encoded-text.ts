import { trimEndOf } from '../text-clean';
import type { WordRange } from './word-range';

const CODED = /^[A-Za-z0-9+/_-]{8,}={0,2}$/;
const CODED_REST = /^[A-Za-z0-9+/_-]{2,}={0,2}$/;
/** Words that one coded text may be broken into. */
const MAX_PARTS = 24;
const MIN_CHARS = 16;
const MIN_READABLE = 12;
/** Characters at the end of a coded text that may stand for no whole letter. */
const MAX_TAIL = 6;
const LETTER_SHARE = 0.7;

/**
 * Words that are a text in base64, whole or broken into several: nobody codes what a person is to read.
 * Hashes and signatures, which invoices do print, decode to bytes that are no text.
 */
export function encodedRanges(read: readonly string[]): WordRange[] {
  const ranges: WordRange[] = [];
  let at = 0;
  while (at < read.length) {
    const range = encodedFrom(read, at);
    if (range) ranges.push(range);
    at = range ? range.to + 1 : at + 1;
  }
  return ranges;
}

/** The run of coded words from `from` on that decodes to sentences. */
function encodedFrom(read: readonly string[], from: number): WordRange | null {
  let [text, known, to] = ['', '', -1];
  for (const [index, part] of read.slice(from, from + MAX_PARTS).entries()) {
    if (!(index === 0 ? CODED : CODED_REST).test(part)) break;
    text += part;
    if (text.length < MIN_CHARS) continue;
    const readable = readableText(text);
    const bytes = new TextEncoder().encode(readable).length;
    if (bytes < MIN_READABLE || bytes * 4 < (text.length - MAX_TAIL) * 3) break;
    [known, to] = [readable, from + index];
  }
  return to !== -1 && isMixed(text) && isSentence(known) ? { from, to } : null;
}

/** Coded sentences mix capitals and small letters; words in capitals alone decode to signs, too (`QUINIENTOS`). */
const isMixed = (coded: string): boolean => /[a-z]/.test(coded) && /[A-Z]/.test(coded);

/** What can be read at the beginning of the decoded text. */
function readableText(coded: string): string {
  const plain = trimEndOf(coded, /=/).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = decoded(plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0)));
  return /^[\t\n\r -~\u00a1-\u017f]*/.exec(new TextDecoder().decode(bytes))?.[0] ?? '';
}

function isSentence(text: string): boolean {
  const letters = text.replace(/[^\p{L}\s]/gu, '').length;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return /\s/.test(text) && words.length >= 2 && letters >= LETTER_SHARE * text.length;
}

function decoded(plain: string): Uint8Array {
  try {
    return Uint8Array.from(atob(plain), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
