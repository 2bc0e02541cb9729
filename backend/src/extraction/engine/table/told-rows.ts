import type { Page } from '../words/field-value';
import { amountsIn, isCurrencyMark, type AmountHit } from '../page/amounts';
import { isNumericWord } from './assign-columns';
import { isUnitWord } from '../words/item-words';
import { splitTimes } from './count-line';
import { isText } from './inferred-columns';
import { itemNumber, multiplies, withLeadingCode, type Item, type ItemNumber } from './item';
import type { Line } from '../page/layout';
import { cropped } from './table-band';
import { endsTable } from './table-body';
import type { TableHeader } from './table-header';
import { median, type Token } from '../page/token';

/** Lines of one item from its quantity down to its amount. */
interface ToldRow {
  readonly lines: readonly Line[];
  readonly amount: AmountHit;
}

const MAX_LINES = 5;
const TIMES = /^[xX*×]$/;
/** What leads to the price, or follows it, and is no part of the name. */
const TO_PRICE =
  /^\(?(?:c\/u|cu|p\.?\s?u\.?|p\.?unit\.?|precio|unit\.?|unitario|cada|uno|una|a|de|por|x|@|=|[-–·,(])\)?[.:,]?$/i;

/**
 * Items told in words, with nothing but the amount in a column: `24 x Fierro corrugado de 1/2" (c/u 37.01)   888.24`,
 * over as many lines as it takes. Each begins with its quantity at one edge and ends with its amount at another;
 * the price among its words is the number that gives the amount. None where that is not so of most.
 */
export function readToldRows(page: Page): { items: Item[]; lines: Line[] } {
  const ends = amountLines(page);
  const rows = ends.length === 0 ? [] : rowsOf(ends, page);
  const items = rows.flatMap((row) => toldItem(row) ?? []);
  const isMost = items.length > 0 && items.length >= ends.length * 0.6;
  return isMost ? { items, lines: rows.flatMap(({ lines }) => lines) } : { items: [], lines: [] };
}

interface End {
  readonly line: Line;
  readonly x1: number;
}

/** The lines that end in an amount, by the edge that most of them have in common; those of the sums apart. */
function amountLines({ layout, hits }: Page): End[] {
  const ends = layout.lines.flatMap((line): End[] => {
    const none: TableHeader = { columns: [], lines: [], page: line.page };
    const x1 = line.tokens.at(-1)?.x1 ?? 0;
    return amountAtEnd(line) && !endsTable(line, none, hits) ? [{ line, x1 }] : [];
  });
  const groups = new Map<number, End[]>();
  const step = layout.lineHeight * 0.8;
  for (const end of ends) {
    const key = Math.round(end.x1 / step);
    groups.set(key, [...(groups.get(key) ?? []), end]);
  }
  const [best = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  return best;
}

function amountAtEnd({ tokens }: Line): AmountHit | null {
  const last = amountsIn(tokens).at(-1);
  return last && last.tokens.at(-1) === tokens.at(-1) ? last : null;
}

/** Each page's rows; they begin where most of the lines with amounts, or of those above them, have a quantity. */
function rowsOf(ends: readonly End[], page: Page): ToldRow[] {
  const start = startOf(ends, page);
  if (start === null) return [];
  const pages = [...new Set(ends.map(({ line }) => line.page))];
  const height = page.layout.lineHeight;
  const x1 = median(ends.map((end) => end.x1));
  return pages.flatMap((number) => {
    const { layout } = cropped({ x0: start - height * 0.5, x1: x1 + height }, number, page);
    return rowsOfPage(layout.lines, start, x1, height);
  });
}

function rowsOfPage(lines: readonly Line[], start: number, x1: number, height: number): ToldRow[] {
  const rows: ToldRow[] = [];
  let open: Line[] = [];
  for (const line of lines) {
    const [first] = line.tokens;
    if (first && isCount(first) && Math.abs(first.x0 - start) < height * 0.5) open = [];
    else if (open.length === 0 || open.length === MAX_LINES) {
      open = [];
      continue;
    }
    open.push(line);
    const amount = amountAtEnd(line);
    if (!amount || Math.abs((line.tokens.at(-1)?.x1 ?? 0) - x1) > height * 0.8) continue;
    rows.push({ lines: open, amount });
    open = [];
  }
  return rows;
}

/** Where the quantities stand, to the left of everything else of the rows. */
function startOf(ends: readonly End[], { layout }: Page): number | null {
  const step = layout.lineHeight * 0.5;
  const counts = new Map<number, number[]>();
  for (const { line } of ends)
    for (const near of linesAbove(line, layout.lines))
      for (const [at, token] of near.tokens.entries()) {
        if (!isCount(token) || !TIMES.test(near.tokens[at + 1]?.text ?? '')) continue;
        const key = Math.round(token.x0 / step);
        counts.set(key, [...(counts.get(key) ?? []), token.x0]);
        break;
      }
  const [best] = [...counts.values()].sort((a, b) => b.length - a.length);
  return best && best.length >= ends.length * 0.5 ? median(best) : null;
}

function linesAbove(line: Line, lines: readonly Line[]): Line[] {
  const at = lines.indexOf(line);
  const above = lines.slice(Math.max(0, at - 2), at + 1);
  return above.filter((one) => one.page === line.page);
}

const isCount = ({ text }: Token): boolean =>
  /^\d/.test(text) && isNumericWord(text) && !text.endsWith('%');

function toldItem({ lines, amount }: ToldRow): Item | null {
  const words = lines
    .flatMap((line) => line.tokens)
    .filter((token) => !amount.tokens.includes(token) && !isCurrencyMark(token.text))
    .flatMap(splitTimes);
  const [quantity, ...rest] = words;
  const cantidad = quantity ? itemNumber([quantity], 'cantidad') : null;
  if (!cantidad || cantidad.value <= 0) return null;
  const isUnit = isUnitWord(rest[0]?.text ?? '') && !TIMES.test(rest[0]?.text ?? '');
  const unidad = isUnit ? rest.slice(0, 1) : [];
  const told = rest.slice(unidad.length);
  const name = TIMES.test(told[0]?.text ?? '') ? told.slice(1) : told;
  const price = priceAmong(name, cantidad.value, amount.value);
  const descripcion = price ? withoutPrice(name, price.at) : name;
  if (!isText(descripcion)) return null;
  return withLeadingCode({
    codigo: [],
    descripcion,
    unidad,
    cantidad,
    precio: price?.number ?? null,
    descuento: null,
    subtotal: { value: amount.value, tokens: amount.tokens },
  });
}

/** The last number that gives the amount; where nothing is charged, the last one with two decimals. */
function priceAmong(
  words: readonly Token[],
  quantity: number,
  amount: number,
): { at: number; number: ItemNumber } | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] as Token;
    if (!isNumericWord(word.text) || !/\d[.,]\d{2}/.test(word.text)) continue;
    const number = itemNumber([bare(word)], 'unitario');
    if (number && (amount === 0 || multiplies(quantity, number.value, amount)))
      return { at, number };
  }
  return null;
}

/** `37.01)` without what belongs to the brackets around it. */
const bare = (word: Token): Token => ({ ...word, text: word.text.replace(/^\(|\)$/g, '') });

/** The words before the price and what leads to it; those behind it where none stand before. */
function withoutPrice(words: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (end > 0 && TO_PRICE.test(words[end - 1]?.text ?? '')) end -= 1;
  const before = words.slice(0, end);
  return isText(before) ? before : words.slice(at + 1).filter(({ text }) => !TO_PRICE.test(text));
}
