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
