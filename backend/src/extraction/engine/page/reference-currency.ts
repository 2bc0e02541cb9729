import { detectCurrency } from '../../../rules/currency';
import { amountsIn } from './amounts';
import { toLine, type Layout, type Line } from './layout';
import { median, type Token } from './token';
import { heightOf } from './place';

/** Soles for a dollar or a euro, in the years of electronic comprobantes; fewer or more are no exchange rate. */
const FEWEST_SOLES = 2.4;
const MOST_SOLES = 6;
/** Shares apart that two amounts rounded to cents may be. */
const SAME_RATE = 0.004;
const FEWEST_LINES = 3;
const SUM = /\b(?:TOTAL|IGV|I\.G\.V\.)/;

interface Pair {
  readonly line: Line;
  readonly first: Token;
  readonly second: Token;
}

/**
 * The layout without the column that tells every amount once more in another currency (customs agents print dollars and,
 * for reference, soles): two amounts end each line, sums too, and one is the other at one rate. What the words say that
 * is owed stays, else the first column.
 */
export function withoutReferenceCurrency(layout: Layout): Layout {
  const text = layout.cells
    .map((cell) => cell.text)
    .join('\n')
    .toUpperCase();
  if (!/US\$|D[OÓ]LAR|USD|EUR/.test(text) || !/S\/|SOLES|PEN\b/.test(text)) return layout;
  const pairs = pairsAtOneRate(layout);
  const isSummed = pairs.some(({ line }) => SUM.test(textOf(line)));
  if (pairs.length < FEWEST_LINES || !isSummed) return layout;
  const told = new Set(
    pairs.map(({ first, second }) => (keepsFirst(pairs, text) ? second : first)),
  );
  const [left, right] = [
    Math.min(...[...told].map(({ x0 }) => x0)),
    Math.max(...[...told].map(({ x1 }) => x1)),
  ];
  const top = Math.min(...[...told].map(({ y0 }) => y0));
  const isTitle = (token: Token): boolean =>
    token.y1 < top &&
    top - token.y1 < heightOf(token) * 4 &&
    token.x1 > left - heightOf(token) &&
    token.x0 < right + heightOf(token) &&
    /^(?:S\/\.?|US\$|USD|PEN|SOLES|D[OÓ]LARES|\(?REF\.?\)?|REFERENCIAL)$/i.test(token.text);
  const lines = layout.lines.flatMap((line) => {
    const tokens = line.tokens.filter((token) => !told.has(token) && !isTitle(token));
    if (tokens.length === line.tokens.length) return [line];
    return tokens.length === 0 ? [] : [toLine(tokens, line.page)];
  });
  return { ...layout, lines, cells: lines.flatMap(({ cells }) => cells) };
}

const textOf = ({ tokens }: Line): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase();

/** The lines whose last two amounts stand in two columns, at the rate that most of them have. */
function pairsAtOneRate({ lines }: Layout): Pair[] {
  const all = lines.flatMap((line): Pair[] => {
    const [first, second] = amountsIn(line.tokens).slice(-2);
    const [a, b] = [first?.tokens.at(-1), second?.tokens.at(-1)];
    return a && b && b === line.tokens.at(-1) ? [{ line, first: a, second: b }] : [];
  });
  const rates = all.map(rateOf);
  const rate = median(rates.filter((one) => one >= FEWEST_SOLES && one <= MOST_SOLES));
  const agreeing = all.filter((_, at) => Math.abs((rates[at] ?? 0) / rate - 1) < SAME_RATE);
  const isWhole = Math.abs(rate * 2 - Math.round(rate * 2)) < SAME_RATE;
  return isWhole || agreeing.length < all.length * 0.8 ? [] : agreeing;
}

/** Soles for one of the other currency, whichever stands first; amounts of a few cents tell none. */
function rateOf({ first, second }: Pair): number {
  const [a, b] = [first, second].map((token) => amountsIn([token])[0]?.value ?? 0);
  if (!a || !b || Math.min(a, b) < 1) return 0;
  return Math.max(a, b) / Math.min(a, b);
}

/** Of the two columns the one in the currency of the words. */
function keepsFirst(pairs: readonly Pair[], text: string): boolean {
  const spoken = detectCurrency(/\/100\W+([^\n]*)/.exec(text)?.[1] ?? '');
  const [pair] = pairs;
  const [a, b] = [pair?.first, pair?.second].map((token) =>
    token ? (amountsIn([token])[0]?.value ?? 0) : 0,
  );
  if (!spoken || a === undefined || b === undefined) return true;
  return (spoken === 'PEN') === a > b;
}
