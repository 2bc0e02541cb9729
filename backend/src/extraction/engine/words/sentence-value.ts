import { trimEndOf } from '../../../rules/text-clean';
import { printed, type Page, type PrintedValue } from './field-value';
import { hitsIn, labelAfter, type LabelHit } from './label-hit';
import type { Line } from '../page/layout';
import { nextOfParagraph } from './wrapped-value';
import type { Token } from '../page/token';

/** Words before a label from which on they are a sentence rather than another label. */
const FEWEST_WORDS = 3;

/**
 * The value of a label within running text (`El pago se pacta al cierre. Forma de pago: Contado. Medio de
 * pago: Cheque no` over `negociable, a la cuenta ...`): up to the end of its sentence, of its clause, or to the next
 * label, over the end of the line. Null for a label that is not within a sentence: its value fills its cell.
 */
export function valueInSentence(hit: LabelHit, page: Page): PrintedValue | null {
  if (!hit.isFollowedByColon || !isInSentence(hit)) return null;
  const { cell, line } = hit;
  const next = labelAfter(hit, page.hits);
  const own = cell.tokens.slice(hit.end, next?.start);
  const isAtEnd = next === undefined && line.cells.at(-1) === cell;
  const below = isAtEnd && endOf(own) === -1 ? wordsBelow(line, page) : [];
  // A sentence goes on in small letters.
  const goesOn = own.length === 0 || /^\p{Ll}/u.test(below[0]?.text ?? '');
  return inSentence(own, goesOn ? below : []);
}

/** What words say up to the end of their sentence or clause, which may stand among those of the next line. */
export function inSentence(own: readonly Token[], below: readonly Token[]): PrintedValue | null {
  const whole = [...own, ...below];
  const words = endOf(own) === -1 && endOf(whole) !== -1 ? whole : own;
  const end = endOf(words);
  const value = printed(end === -1 ? words : words.slice(0, end + 1));
  return value && { ...value, text: trimEndOf(value.text, /[.,;]/) };
}

function isInSentence({ cell, start, end }: LabelHit): boolean {
  const before = cell.tokens.slice(0, start);
  const words = before.filter(({ text }) => /^\p{L}+[.,;:]?$/u.test(text));
  const isAfterSentence = before.some(({ text }) => SENTENCE_END.test(text));
  return isAfterSentence || words.length >= FEWEST_WORDS || endOf(cell.tokens.slice(end)) !== -1;
}

/** A full stop behind a whole word: no abbreviation. */
const SENTENCE_END = /\p{L}{4}\.$|^\p{Lu}{3}\.$/u;
const CUT_SHORT =
  /^(?:PSJE|PROL|URB|EDIF|INT|DPTO|PROV|DIST|NRO|AVD|JIR|CAL|COM|CIA|SRA|DRA|ING|LIC)\.$/i;
/** What a clause goes on with after a comma: how, where and to whom, no part of the value. */
const GOES_ON = /^(?:a|al|en|con|de|del|desde|para|por|según|que|cuyo|previa|previo)$/;

/** Index of the last word of the sentence or clause that the words begin with; -1 where it does not end. */
function endOf(words: readonly Token[]): number {
  return words.findIndex(({ text }, at) => {
    const next = words[at + 1];
    if (SENTENCE_END.test(text) && !CUT_SHORT.test(text))
      return next === undefined || /^[¡¿"(]?\p{Lu}/u.test(next.text);
    return text.endsWith(',') && GOES_ON.test(next?.text ?? '');
  });
}

/** The next line of the paragraph, up to its first label. */
export function wordsBelow(line: Line, page: Page): readonly Token[] {
  const first = nextOfParagraph(line, page)?.cells[0];
  if (!first) return [];
  const label = hitsIn(page.hits, first).find((other) => other.isFollowedByColon);
  return first.tokens.slice(0, label?.start);
}
