import type { RawField } from '../../domain/raw-extraction';
import { asMonthFirst, monthFirst, parseDate } from '../../../rules/date';
import { stripAccents } from '../../../rules/text-clean';
import {
  EVIDENCE,
  field,
  belowValue,
  insideCell,
  isHeading,
  printed,
  rightValue,
  upToWord,
  valueOf,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import { runOn } from '../words/run-on';
import { hitsOn, type LabelHit } from '../words/label-hit';
import { toLine, type Cell, type Layout, type Line } from '../page/layout';
import { isAddedUp } from '../words/sums';
import { joinText, type Token } from '../page/token';
import { verticalOverlap } from '../page/place';

const MAX_DATE_TOKENS = 6;

/**
 * Issue and due date by their labels; without a label, the first date of the page.
 * @param outside the page without the rows of its tables, which date nothing of the document
 */
export function dateFields(page: Page, outside: Page): RawField[] {
  const due = labelledDate(['dueDate'], page) ?? lastInstalment(outside);
  const issue =
    labelledDate(['issueDate'], page) ??
    labelledDate(['plainDate'], page) ??
    boxedDate(page) ??
    looseDate(outside, due);
  const asRead = printsMonthFirst(page) ? inIso : (value: PrintedValue): PrintedValue => value;
  const dated = (path: string, one: DatedValue | null): RawField[] =>
    field(path, one && asRead(one.value), one?.evidence ?? 0, page);
  return [...dated('documento.fecha_emision', issue), ...dated('documento.fecha_vencimiento', due)];
}

/** With a year of two figures only between strokes: a bank's code has dashes. */
const FIGURES = /^\d{1,2}[-/]\d{1,2}[-/]\d{4}$|^\d{1,2}\/\d{1,2}\/\d{2}$/;

/** `AUSTIN, TX 78745`: a State and its ZIP code, which may stand on a line of its own, under a date beside the State. */
const OF_USA = /,\s[A-Z]{2}\.?\s(?:\d{2}\/\d{2}\/\d{4}\s)?\d{5}(?:-\d{4})?(?!\S)/;
const IN_ENGLISH = /\b(?:INVOICE|RECEIPT|TAX|AMOUNT DUE|ORDER|BILL TO)\b/i;
const MOST_OF_HEAD = 8;

/** The emitter's address, at the head of a document in English. */
function isOfUsa({ lines }: Layout): boolean {
  const textOf = (some: readonly Line[]): string => joinText(some.flatMap(({ tokens }) => tokens));
  return OF_USA.test(textOf(lines.slice(0, MOST_OF_HEAD))) && IN_ENGLISH.test(textOf(lines));
}

/**
 * Whether a date of the document can only be read month first (`10/25/2026`) or its emitter is of the States, and none
 * can only be read day first.
 */
function printsMonthFirst({ layout }: Page): boolean {
  const dates = layout.lines
    .flatMap(({ tokens }) => tokens.map(({ text }) => text))
    .filter((text) => FIGURES.test(text));
  const isDayFirst = (text: string): boolean => Number(text.split(/[-/]/)[0]) > 12;
  const isShown = dates.some((text) => monthFirst(text) !== null);
  return (isShown || isOfUsa(layout)) && !dates.some(isDayFirst);
}

/** `10/03/2026` of such a document, as its third of October. */
function inIso(value: PrintedValue): PrintedValue {
  const iso = FIGURES.test(value.text) ? asMonthFirst(value.text) : null;
  return iso ? { ...value, text: iso } : value;
}

interface DatedValue {
  value: PrintedValue;
  evidence: number;
}

function labelledDate(ids: readonly string[], page: Page): DatedValue | null {
  for (const hit of page.hits.filter((one) => ids.includes(one.id) && !isInstalment(one.line))) {
    const value = dateOf(hit, page);
    if (value) return { value, evidence: EVIDENCE.label };
  }
  return null;
}

function dateOf(hit: LabelHit, page: Page): PrintedValue | null {
  const value = valueOf(hit, page, ({ tokens }) => dateTokens(tokens) !== null);
  const tokens = dateTokens(value?.tokens ?? wrappedTokens(hit, page));
  return tokens ? printed(tokens) : null;
}

/** The words beside or under the label with those of the line below: `20 de abril del` over `2026`. */
function wrappedTokens(hit: LabelHit, page: Page): readonly Token[] {
  const first = isHeading(hit, page) ? null : (insideCell(hit, page) ?? rightValue(hit, page));
  const value = first ?? belowValue(hit, page);
  if (!value || !/\d/.test(value.text)) return [];
  const options = { maxLines: 1, isComplete: never, rejects: never, mayBeShort: () => true };
  return runOn(value, page, hit.cell.page, options).tokens;
}

const never = (): boolean => false;

/** The first run of words that is a date; the longest reading wins (`15 de marzo de 2026`). */
export function dateTokens(tokens: readonly Token[]): Token[] | null {
  for (let start = 0; start < tokens.length; start += 1) {
    for (let size = 1; size <= MAX_DATE_TOKENS && start + size <= tokens.length; size += 1) {
      const run = tokens.slice(start, start + size);
      if (mayBegin(run[0]) && parseDate(joinText(run))) return run;
    }
  }
  return null;
}

/** Figures, or the month where it comes first (`October 3, 2026`). */
const mayBegin = (token: Token | undefined): boolean =>
  token !== undefined && (/\d/.test(token.text) || MONTH.test(token.compact));

/** In a credit sale without a due date the last instalment is due last (peru.md section 12). */
function lastInstalment(page: Page): DatedValue | null {
  const dated = instalmentLines(page)
    .flatMap((line) => allDates(line.tokens))
    .map((tokens) => ({ tokens, iso: parseDate(joinText(tokens)) ?? '' }))
    .sort((a, b) => b.iso.localeCompare(a.iso));
  const value = dated[0] ? printed(dated[0].tokens) : null;
  return value ? { value, evidence: EVIDENCE.place } : null;
}

/** `Cuota 1`, the titles `Plazo | Vence | Importe`, `1 - Pago de $ 4,967.87 con vencimiento el ...`. */
const INSTALMENT =
  /CUOTA|\b(?:PLAZO|LETRA|N|NRO) (?:VENCE|VENCIMIENTO) (?:IMPORTE|MONTO)\b|\bPAGO ?DE ?\D{0,4}[\d ]{1,40}CON ?VENCIMIENTO/;
const MAX_INSTALMENT_LINES = 16;
/** Share of its height that a line beside another has in common with it. */
const BESIDE = 0.25;
/** How far beyond the last title an amount may begin, in line heights. */
const WIDER = 3;

/** Lines that name an instalment, and the dated lines under the titles of an instalment table. */
export function instalmentLines(page: Page): Line[] {
  const { lines } = page.layout;
  return lines.flatMap((line, index) => {
    if (!isInstalment(line)) return [];
    const own = inTheBlock(line, page);
    const under = lines
      .slice(index + 1, index + 1 + MAX_INSTALMENT_LINES)
      .filter((one) => one.page === line.page)
      .flatMap((one) => within(own, one, page));
    const isDated = ({ tokens }: Line): boolean => allDates(tokens).length > 0;
    // A sum at half the height of two instalments stands beside them.
    const end = under.findIndex(
      (one, at) => !isDated(one) && verticalOverlap(under[at - 1] ?? own, one) < BESIDE,
    );
    return [own, ...under.slice(0, end === -1 ? undefined : end).filter(isDated)];
  });
}

/** The line without the sums that stand beside the instalments, and without what stands before their titles. */
function inTheBlock(line: Line, { hits }: Page): Line {
  const { cells, page } = line;
  const end = cells.findIndex(
    (cell) =>
      hitsOn(hits, line).some((hit) => hit.cell === cell && hit.start === 0 && isAddedUp(hit.id)) &&
      // `a pagar el 17/12/2026`.
      allDates(cell.tokens).length === 0,
  );
  const own = end < 1 ? cells : cells.slice(0, end);
  const titled = own.slice(
    Math.max(
      0,
      own.findIndex(({ compact }) => TITLE.test(compact)),
    ),
  );
  return titled.length === cells.length ? line : toLine(titled.flatMap(tokensOf), page);
}

/** Over the numbers of the instalments. */
const TITLE = /^(?:(?:N|NRO|NO|NUMERO)(?:DE)?)?CUOTAS?$/;

const tokensOf = ({ tokens }: Cell): readonly Token[] => tokens;

/** What of a line stands under a row of titles; nothing where all of it belongs to the block beside them. */
function within(titles: Line, line: Line, page: Page): Line[] {
  const own = inTheBlock(line, page);
  if (titles.cells.length < 2) return [own];
  const { lineHeight } = page.layout;
  const right = titles.x1 + lineHeight * WIDER;
  const cells = own.cells.filter((one) => one.x0 < right && one.x1 > titles.x0 - lineHeight);
  if (cells.length === own.cells.length) return [own];
  return cells.length === 0 ? [] : [toLine(cells.flatMap(tokensOf), line.page)];
}

function isInstalment(line: Line): boolean {
  return INSTALMENT.test(line.tokens.map(({ compact }) => compact).join(' '));
}

/** Without what stands before it: `590.00 Cuota 2: 14/05/2026`. */
function shortest(run: Token[] | null): Token[] | null {
  const rest = run?.slice(1) ?? [];
  const date = parseDate(joinText(rest));
  return run && date !== null && date === parseDate(joinText(run)) ? shortest(rest) : run;
}

/** The dates in a row of words, left to right. */
export function allDates(tokens: readonly Token[]): Token[][] {
  const first = shortest(dateTokens(tokens));
  const last = first?.[first.length - 1];
  return first && last ? [first, ...allDates(tokens.slice(tokens.indexOf(last) + 1))] : [];
}

/** Three boxes under DÍA, MES and AÑO (old printed invoices). */
function boxedDate(page: Page): DatedValue | null {
  const { lines } = page.layout;
  const index = lines.findIndex((line) => titleOfBoxes(line) !== null);
  const title = lines[index] ? titleOfBoxes(lines[index]) : null;
  if (!title) return null;
  const left = title.x0 - page.layout.lineHeight;
  const under = lines
    .slice(index + 1, index + 4)
    .map((line) => line.tokens.filter((token) => token.x0 > left && isPartOfDate(token)))
    .find((tokens) => tokens.length >= 3 && parseDate(boxes(tokens)));
  const value = under ? printed(under.slice(0, 3)) : null;
  return value
    ? { value: { ...value, text: boxes(value.tokens) }, evidence: EVIDENCE.place }
    : null;
}

function titleOfBoxes(line: Line): Token | null {
  const start = line.tokens.findIndex((token) => /^DIA/.test(token.compact));
  const titles = line.tokens.slice(start, start + 3).map((token) => token.compact);
  return start !== -1 && /^DIA.?MES.?ANO/.test(titles.join(' '))
    ? (line.tokens[start] ?? null)
    : null;
}

const MONTH = /^(?:ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SET|SEP|OCT|NOV|DIC|JAN|APR|AUG|DEC)/;

const isPartOfDate = ({ text, compact }: Token): boolean =>
  /^\d{1,4}$/.test(text) || MONTH.test(compact);

function boxes(tokens: readonly Token[]): string {
  const parts = tokens.slice(0, 3);
  const isNamed = parts.some(({ compact }) => MONTH.test(compact));
  return parts.map((token) => token.text).join(isNamed ? ' ' : ' | ');
}

/** What a printing house prints of itself: when it was authorised, which numbers it printed. */
const PRINTER =
  /IMPRENTA|IMPRESOR|GRAFIC[AO]|AUT ?SUNAT|AUTORIZACION|RESOLUCION|TIRAJE|\bF ?I\b|\bR ?S\b|DEL \d{1,20} AL \d/;

const isOfPrinter = (cell: Cell): boolean =>
  PRINTER.test(stripAccents(cell.text).toUpperCase().replace(/[.:]/g, ' ').replace(/\s+/g, ' '));

/** A date without a label of its own: `Lima, 15 de marzo del 2026`, or in boxes. */
function looseDate(page: Page, due: DatedValue | null): DatedValue | null {
  const isOther = ({ id }: LabelHit): boolean => id === 'otherDate' || id === 'dueDate';
  const claimed = new Set(page.hits.filter(isOther).map(({ cell }) => cell));
  for (const cell of page.layout.cells) {
    const tokens = claimed.has(cell) || isOfPrinter(cell) ? null : dateTokens(cell.tokens);
    if (!tokens || due?.value.tokens.includes(tokens[0] as Token)) continue;
    const value = printed(tokens);
    if (value) return { value, evidence: EVIDENCE.guess };
  }
  return null;
}

/** `8812 del 10-03-2026` without its date. */
export function withoutDate(value: PrintedValue): PrintedValue {
  const { tokens } = value;
  const end = tokens.findIndex(({ compact }, at) => {
    const next = tokens[at + 1];
    return (
      at > 0 &&
      /^(?:DEL?|FECHA)$/.test(compact) &&
      next &&
      dateTokens([...tokens.slice(at + 1)])?.[0] === next
    );
  });
  return upToWord(value, end);
}
