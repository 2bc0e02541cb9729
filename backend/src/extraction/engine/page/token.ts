import { heightOf } from './place';
import type { Box, Word } from '../../../contracts/evidence';
import { isForeignMark } from '../../../rules/currency';
import { compactText } from '../../../rules/text-clean';
import type { Page } from '../../domain/page-set';

/** Page width in layout units; heights follow from the page's shape, so that both axes measure the same. */
export const PAGE_UNITS = 1000;

/** A word in layout units, straightened; `box` is where it really stands. */
export interface Token {
  readonly text: string;
  /** Letters and digits only, folded. */
  readonly compact: string;
  readonly confidence: number;
  readonly box: Box;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** Set off by marks on both sides, as headings are. */
  readonly isRuled?: boolean;
}

/** Words of a page as tokens; a label glued to its value by a colon becomes two tokens. */
export function pageTokens(page: Page): Token[] {
  const scaleY = (PAGE_UNITS * page.height) / Math.max(1, page.width);
  const ruled = ruledOff(page.words);
  return withSmallCapitals(page.words)
    .flatMap((word) => {
      const tokens = splitAtLeader(word)
        .flatMap(splitAtColon)
        .flatMap(splitAtMark)
        .filter(({ text }) => text.trim() !== '' && !isRule(text) && !DRAWING.test(text))
        .map((part) => toToken(part, scaleY));
      return ruled.has(word) ? tokens.map((token) => ({ ...token, isRuled: true })) : tokens;
    })
    .filter((token) => !isUpright(token));
}

/** A picture among the letters of a font, `⚡` before a name, is no word: but the signs of rights are. */
const DRAWING = /^(?:(?![©®™])\p{Extended_Pictographic}\uFE0F?|\p{Co})+$/u;

/** `E` `LLISON`: a capital, and against it the rest of its word in smaller ones. */
function withSmallCapitals(words: readonly Word[]): Word[] {
  const all: Word[] = [];
  for (const word of words) {
    const last = all.at(-1);
    const gap = last ? (word.box.x - last.box.x - last.box.w) / (last.box.w / last.text.length) : 1;
    const isRest =
      /^\p{Lu}$/u.test(last?.text ?? '') &&
      /^\p{Lu}[\p{Lu}.,'-]*$/u.test(word.text) &&
      word.box.h < (last?.box.h ?? 0) * 0.9;
    if (last && isRest && Math.abs(gap) <= 0.25 && isBeside(last, word)) {
      const box = { ...last.box, w: word.box.x + word.box.w - last.box.x };
      all[all.length - 1] = { ...last, text: last.text + word.text, box };
    } else all.push(word);
  }
  return all;
}

/** A word set from bottom to top at a page's edge stands beside many lines and belongs to none. */
function isUpright(token: Token): boolean {
  return token.compact.length >= 3 && heightOf(token) > (token.x1 - token.x0) * 2;
}

function toToken({ text, confidence, box }: Word, scaleY: number): Token {
  return {
    text: text.trim(),
    compact: compactText(text),
    confidence,
    box,
    x0: box.x * PAGE_UNITS,
    x1: (box.x + box.w) * PAGE_UNITS,
    y0: box.y * scaleY,
    y1: (box.y + box.h) * scaleY,
  };
}

/** Lines drawn with characters. */
function isRule(text: string): boolean {
  return /^[-_=*.~—–|]{4,}$/.test(text.trim());
}

/** The part of a word between two of its letters, where it stands; nothing where it is empty. */
function part(word: Word, from: number, to = word.text.length): Word[] {
  const { box, text } = word;
  const wide = box.w / text.length;
  const cut = { ...box, x: box.x + wide * from, w: wide * (to - from) };
  return to > from ? [{ ...word, text: text.slice(from, to), box: cut }] : [];
}

/** `RUC:20512333797` -> `RUC:` and `20512333797`; a time of day and a web address stay whole. */
function splitAtColon(word: Word): Word[] {
  const label = /^([^:]*[A-Za-zÁÉÍÓÚÑáéíóúñ.)°º]\s*:)(?!\/\/)./.exec(word.text)?.[1];
  if (!label) return [word];
  return [...part(word, 0, label.length), ...part(word, label.length).flatMap(splitAtColon)];
}

/** `R$40.00`, `£20.00`, `USD40.00`: a sign that is none of ours, or a code, apart from its amount. */
function splitAtMark(word: Word): Word[] {
  const [, sign = '', mark, figures] =
    /^(-?)(\p{Lu}{0,2}[$£¥]|\p{Lu}{3})(-?\d[\d.,]*)$/u.exec(word.text) ?? [];
  if (!mark || !figures || !(isForeignMark(mark) || /^(?:USD|EUR|PEN)$/.test(mark))) return [word];
  const [left, right] = [
    part(word, 0, sign.length + mark.length),
    part(word, sign.length + mark.length),
  ];
  return [
    ...left.map((one) => ({ ...one, text: mark })),
    ...right.map((one) => ({ ...one, text: `${sign}${figures}` })),
  ];
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function joinText(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join(' ');
}

/** Dots, dashes or underscores that lead the eye from a concept to its amount. */
const LEADER = /[.·_…‥-]{3,}|…/;

/** `Cargo fijo......3.25` as it is meant: the words before the leader and those after it. */
function splitAtLeader(word: Word): Word[] {
  const match = LEADER.exec(word.text);
  if (!match) return [word];
  const end = match.index + match[0].length;
  return [...part(word, 0, match.index), ...part(word, end).flatMap(splitAtLeader)];
}

/** Words without the dots that stand alone in a row (`. . . .`). */
function withoutLeaders<T extends { readonly text: string }>(words: readonly T[]): T[] {
  const isDot = (word: T | undefined): boolean => /^[.·_…-]{1,3}$/.test(word?.text ?? '');
  return words.filter(
    (word, at) =>
      !(
        isDot(word) &&
        ((isDot(words[at - 1]) && isDot(words[at + 1])) || isRunEnd(words, at, isDot))
      ),
  );
}

function isRunEnd<T>(
  words: readonly T[],
  at: number,
  isDot: (word: T | undefined) => boolean,
): boolean {
  const after = isDot(words[at + 1]) && isDot(words[at + 2]);
  const before = isDot(words[at - 1]) && isDot(words[at - 2]);
  return after || before;
}

const MARKS = '[-\u2013\u2014=~_*]';
const OPENS = new RegExp(`^(?:${MARKS}{2,}|[-\u2013\u2014]$|\\[$|[>\u00ab]{1,3}$)`);
const CLOSES = new RegExp(`(?:${MARKS}${MARKS}|^[-\u2013\u2014]|^\\]|^[<\u00bb]{1,3})$`);
/** Words between two marks. */
const MOST_RULED = 8;

/** The words of headings that are set off by marks on both sides: `--- HERRAMIENTAS ---`, `== MANO DE OBRA ==`. */
function ruledOff(words: readonly Word[]): ReadonlySet<Word> {
  const ruled = new Set<Word>();
  words.forEach((first, at) => {
    if (!OPENS.test(first.text)) return;
    const run = words.slice(at, at + MOST_RULED + 2);
    const end = run.findIndex((word, index) => {
      const isAlone = index === 0 && !/\p{L}/u.test(word.text);
      return CLOSES.test(word.text) && !isAlone;
    });
    const own = run.slice(0, end + 1);
    if (own.every((word) => isBeside(first, word))) for (const word of own) ruled.add(word);
  });
  return ruled;
}

const isBeside = ({ box: a }: Word, { box: b }: Word): boolean =>
  Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < Math.max(a.h, b.h) / 2;

/** Lines of words without what is drawn between them. */
export const plainLines = (lines: readonly (readonly Token[])[]): Token[][] =>
  withoutCaptionNumbers(lines)
    .map((line) => withoutLeaders(line))
    .filter((line) => line.length > 0);

/** Captions that a form numbers at least, columns that they stand in, and layout units that part two of these. */
const [FEWEST_CAPTIONS, FEWEST_COLUMNS, COLUMN] = [6, 3, 15];

/** A form without the numbers of its boxes (`4. RAZÓN SOCIAL   5. R.U.C.`); clauses and rows are numbered in one column. */
function withoutCaptionNumbers(
  lines: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const captions = lines.flatMap((line) => line.filter((_, at) => numbersCaption(line, at)));
  const numbers = captions.filter(({ text }) => /^\d/.test(text));
  const columns = new Set(numbers.map(({ x0 }) => Math.round(x0 / COLUMN)));
  const isForm = numbers.length >= FEWEST_CAPTIONS && columns.size >= FEWEST_COLUMNS;
  return isForm ? lines.map((line) => line.filter((_, at) => !numbersCaption(line, at))) : lines;
}

/** `4.` at the begin of a text in capitals. */
function numbersCaption(line: readonly Token[], at: number): boolean {
  const [before, token, next] = [line[at - 1], line[at], line[at + 1]];
  if (!token || !/^(?:\d{1,2}|[A-Z])[.)]$/.test(token.text)) return false;
  const isFirst = !before || token.x0 - before.x1 > token.y1 - token.y0;
  return isFirst && /^(?=.*\p{Lu})[\p{Lu}\d.°º/]+:?$/u.test(next?.text ?? '');
}
