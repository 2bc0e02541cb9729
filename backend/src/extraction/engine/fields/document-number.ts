import { trimEndOf } from '../../../rules/text-clean';
import type { DocumentType } from '../../../contracts/extracted-data';
import { COMPROBANTE_PATTERN, seriesFitsType } from '../../../rules/comprobante-number';
import { hitsOn, type LabelHit } from '../words/label-hit';
import { belowCell, cellsRight, isBare, isHeading, type Page } from '../words/field-value';
import { lineOf, toCell, type Cell, type Layout, type Line } from '../page/layout';
import { isPrefix, namedNumber, ocrNumber, signedNumber, withoutRevision } from './named-number';
import { isFromAbroad, type NumberHit, type Title } from '../words/title';
import { joinText, type Token } from '../page/token';
import { areaOf } from '../page/place';
import { looksLikeAddress } from '../page/text-kind';

const ORDER_NUMBER =
  /(?<![A-Z0-9])((?:O\.?[CS]\.?|[A-Z]{1,6})?[-/ ]?(?:\d{2,4}[-/]){0,5}\d{2,12})(?![\d,.])/i;
/** Labels whose number is another document's. */
const FOREIGN = new Set([
  'guide',
  'affectedDocument',
  'purchaseOrder',
  'detraccionAccount',
  'phone',
]);

/** Series and number of the document: by its pattern, near the title, never under another document's label. */
export function findNumber(
  layout: Layout,
  hits: readonly LabelHit[],
  title: Title | null,
): NumberHit | null {
  const repair = (token: Token): Token =>
    layout.source === 'ocr' ? ocrNumber(token, title) : token;
  const foreign = foreignCells({ layout, hits });
  const whole = layout.lines.flatMap((line) =>
    comprobanteHits(line, hits, repair).filter(({ tokens }) => !foreign.has(cellOf(tokens, line))),
  );
  const hasLetter = isLettered(title);
  const candidates = [...whole, ...wrappedNumbers(layout)].filter(
    ({ text }) => !hasLetter || /^\W*(?:N\W*)?[A-Z]/i.test(text),
  );
  const scored = candidates
    .map((hit) => ({ hit, score: numberScore(hit, title) }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.hit ?? null;
  const named = isFromAbroad(title) ? namedNumber(layout) : null;
  const own =
    named ?? (isOrder(title?.type) ? null : (best ?? partedNumber(layout) ?? namedNumber(layout)));
  const free = own ?? freeNumber({ layout, hits }, title);
  if (own || !hasLetter) return free ?? best ?? signedNumber(layout);
  return ABROAD.test(free?.text ?? '') ? free : null;
}

/** `Nº FE-7148`: a series of another country is shorter than one of SUNAT. */
const ABROAD = /^[A-Z]{1,3}-\d/;

const LETTERED: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'factura',
  'boleta',
  'nota_credito',
  'nota_debito',
]);

/**
 * The series of an electronic comprobante begins with a letter (Resolución 097-2012/SUNAT): figures with a dash on it
 * are a telephone, and a series without its number is none.
 */
const isLettered = (title: Title | null): boolean =>
  title !== null && title.isElectronic && LETTERED.has(title.type);

/** Cells that stand under the label of another document's number. */
function foreignCells(page: Page): ReadonlySet<Cell | null> {
  const titles = page.hits.filter((hit) => FOREIGN.has(hit.id) && isBare(hit));
  return new Set(
    titles
      .filter((hit) => isHeading(hit, page) || cellsRight(hit, page).length === 0)
      .flatMap((hit) => belowCell(hit, page) ?? []),
  );
}

const cellOf = (tokens: readonly Token[], { cells }: Line): Cell | null =>
  cells.find((cell) => cell.tokens.some(({ box }) => box === tokens[0]?.box)) ?? null;

/** `BOLETA DE VENTA ELECTRÓNICA B001 -` over `00016162`: a dash at the end of a line leads to the next one. */
function wrappedNumbers({ lines }: Layout): NumberHit[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const cell = line.cells.at(-1);
    const below = next?.cells.find(
      (one) => /^\d{1,8}$/.test(one.text) && cell && one.x0 < cell.x1 && one.x1 > line.x0,
    );
    const last = line.tokens.slice(-2);
    const tokens = /^[-–—]$/.test(last.at(-1)?.text ?? '') ? last : last.slice(-1);
    const isSeries = /^[FBEPTVS](?=.*\d)[A-Z0-9]{3}\s?[-–—]$/.test(joinText(tokens));
    if (!isSeries || !below || below.page !== line.page) return [];
    const run = [...tokens, ...below.tokens];
    const text = `${trimEndOf(joinText(tokens), /\W/)}-${below.text}`;
    return [{ ...areaOf(tokens), tokens: run, text, page: line.page }];
  });
}

const MARK = /^(?:N(?:RO|UMERO|O)?|CORRELATIVO|FOLIO)$/;

/** Series and number apart: `SERIE: B004  NÚMERO: 00001234`, `Serie: A  Folio: 1234`, `F001 N° 123`. */
function partedNumber(layout: Layout): NumberHit | null {
  for (const line of layout.lines) {
    const index = line.tokens.findIndex(
      ({ compact }, at) =>
        /^[FBE](?=.*\d)[A-Z0-9]{3}$/.test(compact) ||
        (compact !== 'Y' &&
          line.tokens[at - 1]?.compact === 'SERIE' &&
          MARK.test(line.tokens[at + 1]?.compact ?? '')),
    );
    const serie = line.tokens[index];
    const number = line.tokens
      .slice(index + 1, index + 4)
      .find(({ text }) => /^\d{1,8}$/.test(text));
    const before = line.tokens[index - 1]?.compact ?? '';
    const isMarked = /SERIE$/.test(before) || MARK.test(line.tokens[index + 1]?.compact ?? '');
    if (!serie || !number || !isMarked) continue;
    const tokens = [serie, number];
    return { ...areaOf(tokens), tokens, text: `${serie.text}-${number.text}`, page: line.page };
  }
  return null;
}

function isOrder(type: DocumentType | undefined): boolean {
  return type === 'orden_compra' || type === 'orden_servicio' || type === 'proforma';
}

function comprobanteHits(
  line: Line,
  hits: readonly LabelHit[],
  repair: (token: Token) => Token,
): NumberHit[] {
  const found: NumberHit[] = [];
  for (const cell of line.cells) {
    const words = cell.tokens.map(repair);
    const number = comprobanteIn(words);
    if (!number || isOfElse(number, words)) continue;
    const { tokens } = number;
    const area = areaOf(tokens);
    const owner = hitsOn(hits, line).find(
      (hit) =>
        hit.x0 < area.x0 &&
        FOREIGN.has(hit.id) &&
        area.x0 - hit.x1 < 300 &&
        (hit.cell === cell || hit.end === hit.cell.tokens.length),
    );
    if (!owner) found.push({ ...area, ...number, page: line.page });
  }
  return found;
}

/** `(713) 555-0192`, `01) 325-9485` and `064-548691` are telephones, `R.U.T. 76.851.689-5` a taxpayer's number of Chile. */
const isOfElse = (
  { tokens, text }: Pick<NumberHit, 'tokens' | 'text'>,
  words: readonly Token[],
): boolean =>
  /^\(?\d{2,4}\)$/.test(
    words[words.findIndex(({ box }) => box === tokens[0]?.box) - 1]?.text ?? '',
  ) ||
  /^(?:\d{1,2}\.\d{3}\.\d{3}-[\dK]|0(?:4[1-4]|5[1-46]|6[1-7]|7[2-46]|8[2-4])-\d{6})$/.test(text);

/** Establishment, point of emission and number (Ecuador, SRI). */
const OF_ECUADOR = /^\W*(?:N\W*)?\d{3}-\d{3}-\d{9}$/;

/** The first number of a comprobante among words, however its parts are joined. */
export function comprobanteIn(
  tokens: readonly Token[],
): { tokens: readonly Token[]; text: string } | null {
  const run =
    patternTokens(tokens, OF_ECUADOR) ??
    patternTokens(tokens, COMPROBANTE_PATTERN) ??
    markedTokens(tokens);
  return run && { tokens: run, text: numberText(run) };
}

/** `F002 N° 00026138`: the sign of a number instead of a dash, which OCR takes for a figure (`N9`). */
function markedTokens(tokens: readonly Token[]): Token[] | null {
  const at = tokens.findIndex(
    ({ compact }, index) =>
      /^[FBERPTVS](?=.*\d)[A-Z0-9]{3}$/.test(compact) &&
      /^N(?:RO|UMERO|O|[09])?$/.test(tokens[index + 1]?.compact ?? '') &&
      /^\d{1,8}$/.test(tokens[index + 2]?.text ?? ''),
  );
  return at === -1 ? null : tokens.slice(at, at + 3);
}

function numberText(tokens: readonly Token[]): string {
  const [serie, mark, number] = tokens;
  const isMarked = tokens.length === 3 && /^N/.test(mark?.compact ?? '');
  return isMarked ? `${serie?.text}-${number?.text}` : joinText(tokens);
}

/** The fewest tokens whose joined text matches; so `F001`, `-`, `123` are found as one number. */
export function patternTokens(tokens: readonly Token[], pattern: RegExp): Token[] | null {
  for (let size = 1; size <= Math.min(5, tokens.length); size += 1) {
    for (let start = 0; start + size <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + size);
      const match = pattern.exec(joinText(run).toUpperCase());
      if (match) return run;
    }
  }
  return null;
}

function numberScore(hit: NumberHit, title: Title | null): number {
  const serie = /^\W*(?:N\W*)?([A-Z0-9]{3,4})/i.exec(hit.text)?.[1] ?? '';
  const fits = title ? seriesFitsType(serie, title.type) : true;
  const lettered = /^[FBERPTVS]/i.test(serie) || OF_ECUADOR.test(hit.text) ? 2 : 0;
  return (fits ? 3 : 0) + lettered - distance(hit, title) / 60 - (hit.page - 1) * 3 - hit.y0 / 500;
}

function distance(hit: NumberHit, title: Title | null): number {
  if (!title || title.cell.page !== hit.page) return 200;
  const dx = Math.max(0, title.cell.x0 - hit.x1, hit.x0 - title.cell.x1);
  const dy = Math.max(0, title.cell.y0 - hit.y1, hit.y0 - title.cell.y1);
  return Math.min(400, dx * 0.5 + dy);
}

/** Numbers without a legal series (orders, proformas, old receipts): after the title or its N°. */
function freeNumber(page: Page, title: Title | null): NumberHit | null {
  if (!title) return null;
  const { layout } = page;
  const { cell } = title;
  const sameLine = layout.cells.filter(
    (one) =>
      one.page === cell.page &&
      Math.abs(one.y0 - cell.y0) < cell.y1 - cell.y0 &&
      one.x0 >= cell.x0 - 1,
  );
  const below = layout.cells.filter(
    (one) =>
      one.page === cell.page &&
      one.y0 >= cell.y1 - 4 &&
      one.y0 - cell.y1 < (cell.y1 - cell.y0) * 3.5 &&
      one.x1 > cell.x0 &&
      one.x0 < cell.x1 + 60,
  );
  const near = [...sameLine, ...below].filter(
    (one) => !isOfForm(one, page) && !looksLikeAddress(one.text),
  );
  const named = atItsName(page, title);
  for (const one of [...named.labelled, ...near, ...named.under]) {
    const run = freeTokens(withoutRevision(one.tokens, ORDER_NUMBER));
    if (run) return { ...areaOf(run), tokens: run, text: joinText(run), page: one.page };
  }
  return null;
}

/** `Código | LOG-FR-007`, `Versión | 03`: what the quality system prints on its forms. */
const OF_FORM =
  /^(?:COD|CODIGO|CODE|VERSION|REVISION|REV|FORMATO|FORMULARIO|EDICION|VIGENCIA|PAGINA|PAG|FECHA|RQ|REQUERIMIENTO)$/;

const isOfForm = (cell: Cell, { layout }: Page): boolean => {
  const cells = lineOf(layout, cell)?.cells ?? [];
  return OF_FORM.test(cells[cells.indexOf(cell) - 1]?.compact ?? '');
};

/** A label that says it is a number: `N° de orden`, `PO No.`; `Pedido` may be another's. */
const NUMBERED = /\b(?:N|NRO|NUMERO)(?:DE)?O|\b(?:PO|ORDEN|OC|OS)(?:N|NO|NRO|NUMBER|NUMERO)\b/;

/** `N° de orden | OC-0004`, and `Orden de Compra` over `UNI01-0000057857`, small in a row of boxes under the title. */
function atItsName(page: Page, { type }: Title): Record<'labelled' | 'under', readonly Cell[]> {
  if (type !== 'orden_compra' && type !== 'orden_servicio') return { labelled: [], under: [] };
  const names = page.hits.filter(({ id }) => id === 'purchaseOrder');
  const labelled = names
    .filter(({ label, cell }) => cell.page === 1 && NUMBERED.test(`${label} ${cell.compact}`))
    .flatMap((hit) => {
      const rest = hit.cell.tokens.slice(hit.end);
      const isTold = rest.slice(0, -1).some(({ text }) => text.endsWith(':'));
      return isTold ? [toCell(rest, hit.cell.page)] : cellsRight(hit, page).slice(0, 1);
    });
  const under = names.filter(isBare).flatMap((hit) => belowCell(hit, page) ?? []);
  return { labelled, under };
}

function freeTokens(tokens: readonly Token[]): Token[] | null {
  const usable = tokens.filter((token) => !/^(?:N|NRO|NUM|NUMERO|RUC)$/.test(token.compact));
  const isOther = tokens.some((token) =>
    /^(?:RUC|FECHA|TELEFONO|TELF|PAGINA|COD(?:IGO)?$|VERSION|REVISION|REV$|FORMATO)/.test(
      token.compact,
    ),
  );
  if (isOther) return null;
  const run = usable.filter(
    (token) => /\d/.test(token.text) && ORDER_NUMBER.test(token.text.toUpperCase()),
  );
  const [first] = run;
  if (!first || /^\d{11}$/.test(first.compact) || /\d[/.]\d{2}[/.]\d{4}/.test(first.text))
    return null;
  const index = tokens.indexOf(first);
  const before = tokens[index - 1];
  const isMarked = /^N(?:RO|UMERO|O)?$/.test(before?.compact ?? '');
  if (isPrefix(before)) return [before, first];
  const marked = tokens[index - 2];
  if (isMarked && isPrefix(marked)) return [marked, first];
  const [letters, dash] = tokens.slice(Math.max(0, index - 2), index);
  const isParted = /^[-–—]$/.test(dash?.text ?? '') && isPrefix(letters);
  return isParted && letters && dash ? [letters, dash, first] : [first];
}
