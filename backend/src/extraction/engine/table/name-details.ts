import { letterCount } from '../page/text-kind';
import { joinText, median, type Token } from '../page/token';
import { heightOf } from '../page/place';

/** The words of an item's name, line by line from the one with its numbers down. */
export type NameLines = readonly (readonly Token[])[];

/** Type this much smaller than the name's is another kind of text. */
const SMALLER = 0.87;
/** OCR draws higher boxes around the words of a long line, of which a tilt takes more, than around a short one. */
const SMALLER_SEEN = 0.78;
/** Share of the differently named items under which a word must begin a line. */
const MOST = 0.6;
/** Share of the items that end in a code of their own, where codes stand under the names. */
const NEARLY_ALL = 0.8;

/**
 * How many lines of each name are the name. What is told under it (maker, batch, account) is set in smaller type,
 * or begins with the same word under most items, which no wrapped name does; so is all that follows it.
 */
export function nameSizes(items: readonly NameLines[]): number[] {
  const repeated = repeatedWords(items);
  const areCoded = endInCodes(items);
  return items.map((lines) => {
    const first = firstOf(lines);
    const name = lines[first] ?? [];
    const end = lines.findIndex(
      (line, at) =>
        at > first &&
        (isSmaller(line, name) ||
          repeated.has(firstWord(line)) ||
          (areCoded && at === lines.length - 1 && isLoneCode(line))),
    );
    return end === -1 ? lines.length : end;
  });
}

/** The line that a name begins on: a code may stand alone beside the numbers. */
const firstOf = (lines: NameLines): number => Math.max(0, lines.findIndex(hasWords));

/** A code alone on its line: `A-4036`, `SKU5684`, `774268`; `399.002` may be the end of a name. */
export function isLoneCode(line: readonly Token[]): boolean {
  const words = line.filter(({ compact }) => compact !== '');
  return words.length === 1 && /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{2,}$/.test(words[0]?.text ?? '');
}

/** `A5068`, `108609`: no name ends so. */
const SURE_CODE = /^(?:[A-Z]{1,4}-?\d{4,}|\d{6,})$/;

/** Whether nearly every item has such a line as its last: no name ends so by chance that often. */
function endInCodes(items: readonly NameLines[]): boolean {
  const coded = items.filter((lines) => lines.length > 1 && isLoneCode(lines.at(-1) ?? []));
  const areSure = coded.every((lines) => SURE_CODE.test(joinText(lines.at(-1) ?? [])));
  return coded.length >= (areSure ? 1 : 2) && coded.length >= items.length * NEARLY_ALL;
}

function isSmaller(line: readonly Token[], name: readonly Token[]): boolean {
  if (!(hasWords(line) || isLoneCode(line)) || !hasWords(name)) return false;
  const isRecognised = line.some(({ confidence }) => confidence < 1);
  const limit = isRecognised ? SMALLER_SEEN : SMALLER;
  return median(line.map(heightOf)) < median(name.map(heightOf)) * limit;
}

const hasWords = (tokens: readonly Token[]): boolean =>
  letterCount(tokens.map(({ text }) => text).join('')) >= 3;

const firstWord = (line: readonly Token[]): string =>
  line.find(({ compact }) => compact !== '')?.compact ?? '';

/** Words that begin a line under most of the names; the same thing sold twice is one name. */
function repeatedWords(items: readonly NameLines[]): Set<string> {
  const named = items.map((lines) => lines.slice(firstOf(lines)));
  const names = new Set(named.map(([name = []]) => joinText(name)));
  const under = new Map<string, Set<string>>();
  for (const [name = [], ...below] of named)
    for (const line of below) {
      const word = firstWord(line);
      if (letterCount(word) >= 2)
        under.set(word, (under.get(word) ?? new Set()).add(joinText(name)));
    }
  const enough = Math.max(2, names.size * MOST);
  return new Set([...under].filter(([, own]) => own.size >= enough).map(([word]) => word));
}
