import type { Word } from '../../../contracts/evidence';

/** Dots, dashes or underscores that lead the eye from a concept to its amount. */
const LEADER = /[.·_…‥-]{3,}|…/;

/** `Cargo fijo......3.25` as it is meant: the words before the leader and those after it. */
export function splitAtLeader(word: Word): Word[] {
  const match = LEADER.exec(word.text);
  if (!match) return [word];
  const end = match.index + match[0].length;
  const part = (from: number, to: number): Word[] => {
    const text = word.text.slice(from, to);
    if (text === '') return [];
    const { length } = word.text;
    const { box } = word;
    const cut = { ...box, x: box.x + (box.w * from) / length, w: (box.w * text.length) / length };
    return [{ ...word, text, box: cut }];
  };
  return [...part(0, match.index), ...part(end, word.text.length).flatMap(splitAtLeader)];
}

/** Words without the dots that stand alone in a row (`. . . .`). */
export function withoutLeaders<T extends { readonly text: string }>(words: readonly T[]): T[] {
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
export function ruledOff(words: readonly Word[]): ReadonlySet<Word> {
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
