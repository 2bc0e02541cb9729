import type { Page } from '../words/field-value';
import { titleAtStart } from '../../../rules/document-type';
import { hitsOn } from '../words/label-hit';
import { findLabels } from '../words/label-match';
import { groupLines, toLine, type Layout, type Line } from '../page/layout';
import type { TableHeader } from './table-header';
import { letterCount } from '../page/text-kind';
import { joinText, median, type Token } from '../page/token';
import { heightOf } from '../page/place';

interface Span {
  x0: number;
  x1: number;
}

/**
 * The part of the page in which a table stands. Text set beside it, in a column of its own, is left out: it
 * stands apart by a strip of white all along the table.
 */
export function scopeOf(header: TableHeader, body: readonly Line[], scope: Page): Page {
  const span = spanOf(header, body, scope);
  return span ? cropped(span, header.page, scope) : scope;
}

function spanOf(header: TableHeader, body: readonly Line[], page: Page): Span | null {
  const own = {
    x0: Math.min(...header.columns.map((column) => column.x0)),
    x1: Math.max(...header.columns.map((column) => column.x1)),
  };
  const tokens = [...header.lines, ...body].flatMap((line) => line.tokens);
  const strips = stripsOf(tokens, median(tokens.map(heightOf)) * 1.1);
  const left =
    textBeside(strips.filter((strip) => strip.x1 < own.x0)) ??
    titleBeside(strips.filter((strip) => strip.x1 < own.x0)) ??
    textBefore(own.x0, [...header.lines, ...body]) ??
    railBefore(own.x0, header, body, page.layout);
  const right =
    textBeside(strips.filter((strip) => strip.x0 > own.x1)) ??
    sumBeside(own.x1, [...header.lines, ...body], page);
  if (!left && !right) return null;
  return { x0: left ? left.x1 : -Infinity, x1: right ? right.x0 : Infinity };
}

/** Lines from the last that is surely of the table: the second line of its titles may be among them. */
const MOST_BETWEEN = 3;

/** `01  CEMENTO ...  2,014.50 | IGV (18%)  8,146.43`: the sum that would end the table stands behind its last column. */
function sumBeside(edge: number, rows: readonly Line[], { layout, hits }: Page): Span | null {
  const last = rows.at(-1);
  const at = last ? layout.lines.indexOf(last) + 1 : 0;
  const next = layout.lines.slice(at, at + MOST_BETWEEN).filter(({ page }) => page === last?.page);
  const sum = next
    .flatMap((line) => hitsOn(hits, line))
    .find((hit) => hit.x0 > edge + heightOf(hit));
  return sum ? { x0: sum.x0 - heightOf(sum) / 2, x1: sum.x1 } : null;
}

interface Strip extends Span {
  readonly tokens: Token[];
}

/** Words that share a stretch of the width, from left to right. */
function stripsOf(tokens: readonly Token[], gap: number): Strip[] {
  const strips: Strip[] = [];
  for (const token of [...tokens].sort((a, b) => a.x0 - b.x0)) {
    const last = strips[strips.length - 1];
    if (last && token.x0 - last.x1 < gap) {
      last.tokens.push(token);
      last.x1 = Math.max(last.x1, token.x1);
    } else strips.push({ x0: token.x0, x1: token.x1, tokens: [token] });
  }
  return strips;
}

/** Small words of running text; units of measure are as short (`ZZ`, `UN`). */
const JOINING = /^(?:de|del|al?|la|el|en|por|con|y)$/;

/** A column without a title may stand beside the titles, too: but numbers and codes, not running text. */
function textBeside(strips: readonly Strip[]): Span | null {
  const tokens = strips.flatMap((strip) => strip.tokens);
  const words = tokens.filter(({ text }) => letterCount(text) >= 3 || JOINING.test(text));
  if (words.length < 4 || words.length < tokens.length * 0.4) return null;
  return {
    x0: Math.min(...strips.map((one) => one.x0)),
    x1: Math.max(...strips.map((one) => one.x1)),
  };
}

/** The box with the kind of the document and its number may stand beside the table: no column is called so. */
function titleBeside(strips: readonly Strip[]): Span | null {
  const last = strips.findLastIndex(({ tokens }) =>
    groupLines(tokens).some((line) => titleAtStart(joinText(line)) !== null),
  );
  const own = strips.slice(0, last + 1);
  const [first] = own;
  return first ? { x0: first.x0, x1: Math.max(...own.map(({ x1 }) => x1)) } : null;
}

/** Narrowest white between text and a table whose rows all begin at one edge, in heights of its words. */
const NARROWEST = 0.45;

/**
 * Text that comes close to the table: between it and the edge at which the rows begin there is little white,
 * but no word stands across that edge.
 */
function textBefore(edge: number, lines: readonly Line[]): Span | null {
  const tokens = lines.flatMap((line) => line.tokens);
  const height = median(tokens.map(heightOf));
  const starts = tokens.filter((token) => Math.abs(token.x0 - edge) < height * 0.3);
  const before = tokens.filter((token) => token.x0 < edge - height * 0.3);
  const isClear = before.every((token) => token.x1 < edge - height * NARROWEST);
  const isEdge = starts.length >= Math.max(3, lines.length * 0.3);
  return isClear && isEdge ? textBeside(stripsOf(before, height)) : null;
}

/** One page's words between two edges, in lines of their own. */
export function cropped(span: Span, page: number, { layout }: Page): Page {
  const inside = (token: Token): boolean => token.x0 >= span.x0 && token.x1 <= span.x1;
  const tokens = layout.lines
    .filter((line) => line.page === page)
    .flatMap((line) => line.tokens)
    .filter(inside);
  const lines = groupLines(tokens).map((line) => toLine(line, page));
  const part = { ...layout, lines, cells: lines.flatMap((line) => line.cells) };
  return { layout: part, hits: findLabels(part) };
}

/** How many lines over a table and under it show that text beside it is a rail of the page. */
const MOST_AROUND = 8;

/** A rail beside a table of a row or two has few words there: the lines around it keep to the same edge. */
function railBefore(
  edge: number,
  { lines: [title] }: TableHeader,
  body: readonly Line[],
  { lines }: Layout,
): Span | null {
  const last = body.at(-1);
  if (!title || !last || !body.some(({ tokens: [first] }) => first && first.x1 < edge)) return null;
  const [from, to] = [lines.indexOf(title), lines.indexOf(last)];
  const around = lines.slice(Math.max(0, from - MOST_AROUND), to + MOST_AROUND);
  return textBefore(
    edge,
    around.filter(({ page }) => page === title.page),
  );
}

/** Lines of a page from one height to another. */
export const linesBetween = (top: number, bottom: number, page: number, { layout }: Page): Line[] =>
  layout.lines.filter((line) => line.page === page && line.y1 > top && line.y0 < bottom);

/** The lines of the page on which any of these words stand. */
export function linesWith(tokens: readonly Token[], layout: Layout): Line[] {
  const wanted = new Set(tokens);
  return layout.lines.filter((line) => line.tokens.some((token) => wanted.has(token)));
}
