import { trimmedOf } from '../../../rules/text-clean';
import { toCents } from '../../../rules/money';
import type { RawField } from '../../domain/raw-extraction';
import type { TotalId } from '../words/labels';
import { amountsIn, type AmountHit } from '../page/amounts';
import type { TotalCandidate } from './choose-totals';
import { EVIDENCE, rawField, startsWithLabel, type Page } from '../words/field-value';
import { hitsOn } from '../words/label-hit';
import type { Cell, Line } from '../page/layout';
import { horizontalOverlap, isOnEdge, under, WHITE } from '../page/place';
import type { Token } from '../page/token';

/** What is taken off a payment or collected on top of it, with an own rate; a deposit is told elsewhere. */
interface Kind {
  readonly group: 'retencion' | 'percepcion';
  readonly mention: RegExp;
  readonly amount: TotalId;
  /** What is paid after it, and its key. */
  readonly rest: TotalId;
  readonly restKey: 'neto' | 'total';
}

const KINDS: readonly Kind[] = [
  {
    group: 'retencion',
    mention: /^RETENCION|^RETENIDO|^RET(?:ENC)?$/,
    amount: 'retencion',
    rest: 'netoHonorarios',
    restKey: 'neto',
  },
  {
    group: 'percepcion',
    mention: /^PERCEPCION|^PERCEPC?$/,
    amount: 'percepcion',
    rest: 'totalConPercepcion',
    restKey: 'total',
  },
];

/** Rate, amount and what is paid of retención and percepción (peru.md section 3.3), in soles as printed. */
export function withheldFields(
  page: Page,
  inTable: ReadonlySet<Token>,
  sums: ReadonlyMap<TotalId, TotalCandidate>,
  total: number | null = null,
): RawField[] {
  return KINDS.flatMap((kind) => {
    const mentions = mentionsOf(kind, page, inTable);
    const amount = withheldAmount(mentions) ?? sums.get(kind.amount)?.amount;
    // `Retención (8 %) 0.00` over `Total neto recibido 875.50`: where what is left is printed too, nothing is a value.
    const isTold = sums.has(kind.rest) && mentions.some(isRated);
    if (!amount || (amount.value === 0 && !isTold)) return [];
    const after = mentions.flatMap((one) => (one.isRest ? one.amounts : []));
    const more = mentions.flatMap(({ amounts }) =>
      amounts.filter(({ value }) => value > amount.value),
    );
    const rest =
      sums.get(kind.rest)?.amount ??
      after[0] ??
      more[0] ??
      balanceIn(kind, page, inTable, { total, withheld: amount.value });
    const rate = mentions.flatMap(({ rates }) => rates)[0];
    const { source } = page.layout;
    const one = (key: string, text: string, tokens: readonly Token[]): RawField =>
      rawField(`${kind.group}.${key}`, text, tokens, EVIDENCE.label, source);
    return [
      ...(rate
        ? [one('porcentaje', trimmedOf(rate.text.replace(/^\S+\(/, ''), /\D/), [rate])]
        : []),
      one('monto', unsigned(amount), amount.tokens),
      ...(rest ? [one(kind.restKey, unsigned(rest), rest.tokens)] : []),
    ];
  });
}

const isRated = ({ rates, amounts }: Mention): boolean => rates.length > 0 && amounts.length > 0;

/** Beside its rate, else the first that is not what is paid after it. */
function withheldAmount(mentions: readonly Mention[]): AmountHit | undefined {
  const own = mentions.filter(({ isRest }) => !isRest);
  const rated = own.find(isRated);
  return (rated ?? own.find(({ amounts }) => amounts.length > 0))?.amounts[0];
}

/** Beside a day stands an instalment, which may be the same amount. */
const IS_DAY = /^\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,})[-/.]\d{2,4}\W*$|^\d{4}-\d{2}-\d{2}\W*$/u;

/** `Total a cobrar`, whatever it is called: the printed amount that the total comes to with it, or without it. */
function balanceIn(
  { restKey }: Kind,
  page: Page,
  inTable: ReadonlySet<Token>,
  { total, withheld }: { total: number | null; withheld: number },
): AmountHit | undefined {
  if (total === null || withheld === 0) return undefined;
  const cents = toCents(total) + toCents(withheld) * (restKey === 'neto' ? -1 : 1);
  return page.layout.lines
    .filter(({ tokens }) => !tokens.some(({ text }) => IS_DAY.test(text)))
    .flatMap(({ tokens }) => amountsIn(tokens.filter((token) => !inTable.has(token))))
    .find(({ value }) => toCents(value) === cents);
}

/** What is taken off is printed in brackets or with a minus. */
const unsigned = ({ text }: AmountHit): string => text.replace(/[()-]/g, '');

interface Mention {
  readonly amounts: readonly AmountHit[];
  readonly rates: readonly Token[];
  /** `Total con percepción`: what is paid after it. */
  readonly isRest: boolean;
}

/** Words of the line below in which an amount is looked for. */
const MOST_WORDS = 5;
/** `8%`, and `4.ªCATEGORÍA(8%)`: letters that are set spaced leave no space between words. */
const RATE = /^(?:\S*\()?\d{1,2}(?:[.,]\d{1,2})?%?\)?:?[.,;]?$/;
const REST = /^(?:TOTAL|NETO|COBRAR|COBRADO)$/;

function mentionsOf(kind: Kind, page: Page, inTable: ReadonlySet<Token>): Mention[] {
  const { mention } = kind;
  const { lines } = page.layout;
  return lines.flatMap((line, at) => {
    const words = line.tokens.filter((token) => !inTable.has(token));
    const starts = words.flatMap(({ compact }, index) =>
      (mention.test(compact) || isIncomeTax(kind, words, index)) && !isDenied(words, index)
        ? [index]
        : [],
    );
    return starts.map((start, index) => {
      const next = starts[index + 1];
      const end = next === undefined ? undefined : beforeRest(words, next);
      const whole = words.slice(start, end);
      const own = upToOtherSum(whole, line, kind, page);
      const whatOf = words.slice(Math.max(0, start - 3), start);
      const isOfBase = whatOf.some(({ compact }) => compact === 'BASE');
      const amounts = isOfBase ? [] : amountsIn(own).filter((amount) => !isBase(amount, own));
      const below = withoutMention(lines[at + 1], mention);
      const isLast = own.length < whole.length || own.at(-1) === words.at(-1);
      const goesOn = amounts.length === 0 && !isOfBase && isLast;
      const before = words.slice(Math.max(0, start - 4), start);
      const column = goesOn ? inColumn(own, line, kind, page) : [];
      const beside = goesOn && below?.page === line.page ? wordsUnder(whole, line, below) : [];
      const after = amountsIn(column).length === 1 ? column : beside;
      const said = [...own, ...after];
      const rates = ratesIn(said);
      return {
        amounts: goesOn ? amountsIn(after) : amounts,
        rates: [rates, ratesIn(before), rateUnder(whole, line, page)].find(isFilled) ?? [],
        isRest: before.some(({ compact }) => REST.test(compact)),
      };
    });
  });
}

const ratesIn = (words: readonly Token[]): readonly Token[] =>
  words.filter((token, at) => isRate(token, words[at + 1]));

const isFilled = ({ length }: readonly Token[]): boolean => length > 0;

/** `(8 %)` alone under the words that it is the rate of. */
function rateUnder(
  [first]: readonly Token[],
  { cells, page: number }: Line,
  { layout }: Page,
): readonly Token[] {
  const own = cells.find(({ tokens }) => tokens.some((token) => token === first));
  const next = own && under(layout.cells, own, number).find((cell) => isOnEdge(cell, own, 1));
  return next && /^\(?\d{1,2}(?:[.,]\d{1,2})? ?%\)?$/.test(next.text) ? ratesIn(next.tokens) : [];
}

/** What stands under its title; where nothing does, what the line below begins with. */
function wordsUnder([first]: readonly Token[], { cells }: Line, below: Line): readonly Token[] {
  const title = cells.find(({ tokens }) => tokens.some((token) => token === first));
  const own = below.cells.filter((cell) => title && horizontalOverlap(cell, title) > 0);
  const words = own.length > 0 ? own.flatMap(({ tokens }) => tokens) : below.tokens;
  // `... de cuarta categoría` over `(8 %), que es de PEN 183.48, ...`: a sentence goes on.
  const isSentence = /^[(\p{Ll}]/u.test(words[0]?.text ?? '');
  return words.slice(0, isSentence ? MOST_WORDS * 2 : MOST_WORDS);
}

/** `Retención 8 % (I.R. 4.ª` over `CATEGORÍA)` over `S/ 160.00`: the lines of the label's own column, up to its amount. */
function inColumn(
  words: readonly Token[],
  { cells, page: number }: Line,
  { mention }: Kind,
  { layout, hits }: Page,
): readonly Token[] {
  const own = cells.find(({ tokens }) => tokens.some((token) => token === words[0]));
  const lines: Cell[] = [];
  for (let last = own; last && lines.length < 3; last = lines.at(-1)) {
    const next = under(layout.cells, last, number, WHITE.block).find(
      (cell) => isOnEdge(cell, last, 1) && cell !== last,
    );
    if (!next || startsWithLabel(next, hits) || mention.test(next.compact)) return [];
    lines.push(next);
    if (amountsIn(next.tokens).length > 0) return lines.flatMap(({ tokens }) => tokens);
  }
  return [];
}

/** `Menos: impuesto a la renta de cuarta categoría (8 %)`: what is withheld by its name; the law of it is no amount. */
function isIncomeTax({ group }: Kind, words: readonly Token[], at: number): boolean {
  if (group !== 'retencion' || words[at]?.compact !== 'RENTA') return false;
  const before = words.slice(Math.max(0, at - 5), at).map(({ compact }) => compact);
  return before.includes('IMPUESTO') && !before.includes('LEY');
}

/** `No afecto a retención: importe menor a S/ 1,500`: that nothing is withheld. */
const isDenied = (words: readonly Token[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 4), at)
    .some(({ compact }) =>
      /^(?:NO|SIN|EXONERAD[OA]|INAFECT[OA]|EXCEPTUAD[OA]|SUSPENSION)$/.test(compact),
    );

/** A line that speaks of it by itself is read by itself. */
const withoutMention = (line: Line | undefined, mention: RegExp): Line | undefined =>
  line?.tokens.some(({ compact }) => mention.test(compact)) ? undefined : line;

/** The next mention begins with the words before it: `Percepción 2 %: S/ 1.00. Total con percepción ...`. */
function beforeRest(words: readonly Token[], next: number): number {
  const from = Math.max(0, next - 4);
  const at = words.slice(from, next).findIndex(({ compact }) => REST.test(compact));
  return at === -1 ? next : from + at;
}

/** `Base: S/ 1,180.00`: what the rate is of. */
function isBase({ tokens: [first] }: AmountHit, words: readonly Token[]): boolean {
  const at = first ? words.indexOf(first) : 0;
  return words.slice(Math.max(0, at - 3), at).some(({ compact }) => /^BASE$/.test(compact));
}

/** Beside the box that speaks of it stands the column of the sums: each begins with a label of its own. */
function upToOtherSum(
  words: readonly Token[],
  line: Line,
  { amount, rest }: Kind,
  { hits }: Page,
): readonly Token[] {
  const others = hitsOn(hits, line).filter(
    (hit) => hit.start === 0 && hit.id !== amount && hit.id !== rest,
  );
  const end = words.findIndex(
    (token, at) => at > 0 && others.some(({ cell }) => cell.tokens[0] === token),
  );
  return end === -1 ? words : words.slice(0, end);
}

function isRate({ text }: Token, next: Token | undefined): boolean {
  if (!RATE.test(text) || !/\d/.test(text)) return false;
  return text.includes('%') || /^%/.test(next?.text ?? '');
}
