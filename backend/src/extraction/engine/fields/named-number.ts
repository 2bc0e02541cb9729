import type { Cell, Layout } from '../page/layout';
import { joinText, type Token } from '../page/token';
import {
  areaOf,
  heightOf,
  horizontalOverlap,
  under,
  type Area,
  isBeside,
  WHITE,
} from '../page/place';
import type { Title } from '../words/title';

/** What the number of an invoice from abroad is called; `Invoice` alone only with the sign of a number or a colon. */
const NAME =
  /^(?:(?:(?:TAX|SALES|VAT)?INVOICE|INV|BILL|CREDITNOTE|CREDITMEMO|RECEIPT|DOCUMENT|FACTURA(?:ELECTRONICA)?(?:DEVENTA)?|COMPROBANTE|COMP)(?:NUMBER|NUMERO|NUM|NRO|NO|NR|ID|N|REFERENCE|REF)|N(?:UM|UMERO|RO|O)?(?:DE)?(?:LA)?(?:FACTURA|COMPROBANTE|FOLIO)|(?:SERIEY)?FOLIO(?:INTERNO|NO|N)?|CONSECUTIVO)$/;
const SIGNED =
  /^(?:(?:(?:tax )?invoice|bill|(?:guest )?check|credit note|receipt|factura|document)(?:\s?#:?|:)|receipt)$/i;
/** The sign alone, of whose number it may be; in a cell of its own it is the document's where nothing says more. */
const SIGN = /^(?:n[º°o]?\.?[º°]?|nro\.?|n[uú]m(?:ero|\.)?|number|#):?$/i;
const MOST_NAME_WORDS = 5;
const MOST_SIGNED = 3;
/** Letters, figures and any signs between them. */
const NUMBER = /^#?[A-Z0-9][A-Z0-9./_-]{0,30}$/i;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
/** Heights of a label between it and its value on the same line. */
const FAR = 30;

interface NamedNumber extends Area {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly page: number;
}

/** `Invoice number | INV/2026/10/0008`: the number as it is printed beside its name, or under it; null without one. */
export function namedNumber(layout: Layout): NamedNumber | null {
  return numberBeside(layout, nameSize) ?? numberUnderTitle(layout) ?? numberOfSign(layout);
}

/** `#INV-260867` alone under `Invoice`. */
function numberOfSign({ cells }: Layout): NamedNumber | null {
  const cell = cells.find(({ page, text }) => page === 1 && LONE.test(text));
  return cell ? { ...cell, text: cell.text.slice(1) } : null;
}

const LONE = /^#(?=[A-Z/-]{0,9}\d)[A-Z0-9/-]{3,20}$/i;

/** `No. FE-1234`, `Número | FV-1234`: a number that only its sign names; the first of the page. */
export const signedNumber = (layout: Layout): NamedNumber | null =>
  numberBeside(layout, ({ tokens }) =>
    SIGN.test(tokens[0]?.text ?? '') && tokens.length <= MOST_SIGNED ? 1 : 0,
  );

/**
 * `INVOICE NO.` over `HY26-0181`; `NÚMERO | FECHA | CLIENTE` over `FV-000426 | 10/11/2026 | 430004675`: what is dated
 * beside it is the document.
 */
function numberUnderTitle({ lines, cells }: Layout): NamedNumber | null {
  const isNamed = (cell: Cell): boolean => nameSize(cell) === cell.tokens.length;
  const titles = lines.filter(
    ({ page, cells: row }) =>
      page === 1 && row.some(({ compact }) => /^(?:FECHA|DATE)/.test(compact)),
  );
  const title =
    cells.find((cell) => cell.page === 1 && isNamed(cell)) ??
    titles
      .flatMap((line) => line.cells)
      .find(({ compact }) => /^(?:N|NO|NRO|NUM|NUMERO|NUMBER)$/.test(compact));
  const value =
    title && under(cells, title, 1, WHITE.rows).find((one) => horizontalOverlap(one, title) > 0);
  const tokens = value ? numberIn(value.tokens) : null;
  return tokens && { ...areaOf(tokens), tokens, text: joinText(tokens), page: 1 };
}

function numberBeside(layout: Layout, sizeOf: (cell: Cell) => number): NamedNumber | null {
  for (const cell of layout.cells) {
    const size = cell.page === 1 ? sizeOf(cell) : 0;
    if (size === 0) continue;
    const tokens =
      numberIn(cell.tokens.slice(size)) ??
      (size === cell.tokens.length ? beside(cell, layout) : null);
    if (!tokens) continue;
    const text = joinText(tokens).replace(/^#/, '');
    return { ...areaOf(tokens), tokens, text, page: cell.page };
  }
  return null;
}

/** How many words of a cell are such a name. */
function nameSize({ tokens }: Cell): number {
  for (let size = Math.min(MOST_NAME_WORDS, tokens.length); size > 0; size -= 1) {
    const words = tokens.slice(0, size);
    const compact = words.map((token) => token.compact).join('');
    // `Invoice #2041`: the sign stands against the number.
    const sign = /^#\w/.test(tokens[size]?.text ?? '') ? '#' : '';
    if (NAME.test(compact) || SIGNED.test(joinText(words) + sign)) return size;
  }
  return 0;
}

/** The first word, which is all but a date, with the letters that stand apart before it (`FEV 1234`). */
function numberIn(tokens: readonly Token[]): readonly Token[] | null {
  const [first, second] = tokens.filter(({ compact }) => compact !== '');
  if (!first || !NUMBER.test(first.text) || DATE.test(first.text)) return null;
  if (/\d/.test(first.text)) return [first];
  const isSeries = second && /^[A-Z]{1,5}$/.test(first.text) && /^\d{1,12}$/.test(second.text);
  return isSeries ? [first, second] : null;
}

function beside(cell: Cell, { cells }: Layout): readonly Token[] | null {
  const [next] = cells
    .filter((one) => one.page === cell.page && one.x0 > cell.x1 - 1)
    .filter((one) => isBeside(one, cell) && one.x0 - cell.x1 < heightOf(cell) * FAR)
    .sort((a, b) => a.x0 - b.x0);
  return next ? numberIn(next.tokens) : null;
}

const LIKE_SERIES = /^([FBETPRVSO0-9])([A-Z0-9]{3})(\s*[-–—]\s*)?([0-9OQDILSB]{1,8})?$/i;
const DIGIT: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', S: '5', B: '8' };

/** Below what counts as a sure reading. */
const REPAIRED_CONFIDENCE = 0.8;

/**
 * A series and number as OCR may have meant it (peru.md section 2.2): O is 0 after the first letter,
 * a first 8 is B when the title is a boleta's, and the number has digits only.
 * The first letter is never invented against the title.
 */
export function ocrNumber(token: Token, title: Title | null): Token {
  const match = LIKE_SERIES.exec(token.text.toUpperCase());
  if (!match?.[1] || !match[2] || !/\d|O/.test(match[2])) return token;
  if (match[3] === undefined && match[4] !== undefined) return token;
  const first = match[1] === '8' && title?.type === 'boleta' ? 'B' : match[1];
  const rest = match[2].replace(/O/g, '0');
  const number = (match[4] ?? '').replace(/[A-Z]/g, (letter) => DIGIT[letter] ?? letter);
  const text = `${first}${rest}${match[3] ?? ''}${number}`;
  if (text === token.text.toUpperCase()) return token;
  return { ...token, text, confidence: Math.min(token.confidence, REPAIRED_CONFIDENCE) };
}

/** Letters that belong to the number: `OC 123`, `PED- 77`. */
export function isPrefix(token: Token | undefined): token is Token {
  if (!token || /^N/.test(token.compact)) return false;
  return /^(?:OC|OS|O\/C|O\/S|[A-Z]{1,4}\d{0,4})\s*-?$/i.test(token.text);
}

/** `N° OC-00033412   Rev. 2`: behind the number, how often the order was changed. */
export function withoutRevision(tokens: readonly Token[], number: RegExp): readonly Token[] {
  const at = tokens.findIndex(({ compact }) => /^(?:REV|REVISION|VERSION)$/.test(compact));
  const own = tokens.slice(0, Math.max(0, at));
  return own.some(({ text }) => number.test(text.toUpperCase())) ? own : tokens;
}
