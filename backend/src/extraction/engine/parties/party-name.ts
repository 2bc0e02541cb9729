import type { LabelHit } from '../words/label-hit';
import { titleAtStart } from '../../../rules/document-type';
import {
  startsWithLabel,
  valueOf,
  isBare,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import type { Title } from '../words/title';
import {
  hasCompanySuffix,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from '../page/text-kind';
import { nameIn } from './party-lines';
import { joinText } from '../page/token';
import { heightOf, isClose, isOnEdge, WHITE } from '../page/place';
import type { Cell, Line, Layout } from '../page/layout';
import type { Box } from '../../../contracts/evidence';
import type { RawField } from '../../domain/raw-extraction';

/** Titles of other parts of the page. */
const SECTION =
  /^\W*(?:(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\W*)?(?:DATOS|DETALLE|IMPORTES|CONCEPTOS|INFORMACI[OÓ]N|CONDICIONES|RESUMEN|ENTREGA)\b/i;

const NUMBER_ALONE =
  /^\W*(?:(?:N\W{0,2}|Nro\.?)\s*)?[A-Z][A-Z0-9]{3}\s*(?:[-–]|N\W{0,2}|Nro\.?)\s*\d{1,8}\W*$/i;

/** `1035 Obra Norte`: a place of the company, by its number. */
const PLACE = /^\d{3,}\s+(?:OBRA|SEDE|PLANTA|ALMAC[EÉ]N|TIENDA|LOCAL|CENTRO|SUCURSAL)\b/i;

/** `5.000 UND`: a row of a table that stands beside the block. */
const QUANTITY = /^[\d.,]+\s\p{Lu}{1,4}$/u;

/** The first word of another label: `Proveedor  Cód. acreedor: 1000`. */
const KEY_WORD =
  /^\W*(?:C[OÓ]D(?:IGO)?|N[UÚ]M(?:ERO)?|NRO|REF(?:ERENCIA)?|REG(?:ISTRO)?|TIPO)\W*$/i;

/** `N° DE CLIENTE`: over or beside the number by which a provider knows somebody. */
const NUMBER_KEY =
  /^\W*(?:N(?:RO)?\W{0,2}|N[UÚ]MERO|C[OÓ]D(?:IGO)?\.?)\s*(?:DE(?:L)?\s+)?(?:CLIENTE|SUMINISTRO|CONTRATO|CUENTA|ABONADO|USUARIO|RECIBO|MEDIDOR|SERVICIO)\W*$/i;

/** A title of that number alone. */
export const isNumberKey = (text: string): boolean => NUMBER_KEY.test(text);

/** A text that can be the name of a party. */
export function isName(text: string): boolean {
  return (
    letterCount(text) >= 3 &&
    !/^[^\p{L}\d]*\p{Ll}/u.test(text) &&
    (!(SECTION.test(text) || PLACE.test(text)) || hasCompanySuffix(text)) &&
    !NUMBER_ALONE.test(text) &&
    !QUANTITY.test(text) &&
    !KEY_WORD.test(text) &&
    !isNumberKey(text) &&
    !looksLabelled(text) &&
    !looksLikeAddress(text) &&
    !titleAtStart(text) &&
    !/^\W*(?:RUC|DNI)\b/i.test(text)
  );
}

/** Keys beside which a party is named, in blocks that go by no label of ours. */
export const NAME_KEY =
  /NOMBRE|RAZON|EMPRESA|ENTIDAD|CLIENTE|TITULAR|RESPONSABLE|APODERADO|PERSONA|INSTITU/;
/** Rows of a party's block. */
const BLOCK_LINES = 12;

/** What tells that a text is no name, though it reads like one. */
export interface NamePlace {
  readonly rows: readonly KeyValue[];
  readonly title: Title | null;
}

/** The name beside or under a label; under a heading, in the rows of its block. */
export function nameAt(hit: LabelHit, page: Page, { rows, title }: NamePlace): PrintedValue | null {
  const others = [...rows.filter(isBeside).map(({ key }) => key), ...(title?.parts ?? [])];
  const isOthers = ({ tokens }: PrintedValue): boolean =>
    tokens[0] !== undefined && others.some((cell) => cell.tokens[0] === tokens[0]);
  const value = valueOf(hit, page, (one) => isName(nameIn(one).text) && !isOthers(one));
  if (value) return wholeOf(value, rows);
  return isBare(hit) ? inRows(hit, page, rows) : null;
}

/** Layout units between a key and its value; what is farther away belongs to another block. */
const FAR = 150;

const isBeside = ({ key, value }: KeyValue): boolean =>
  value.x0 - key.x1 < FAR && !hasCompanySuffix(key.text);

/** With the lines that a value of a block goes on over, up to where the name is complete. */
function wholeOf(value: PrintedValue, rows: readonly KeyValue[]): PrintedValue {
  const row = rows.find((one) => one.value.tokens[0] === value.tokens[0]);
  const lines = [value.tokens];
  for (const cell of row?.more ?? []) {
    if (hasCompanySuffix(joinText(lines.flat())) || !isName(cell.text)) break;
    lines.push(cell.tokens);
  }
  return lines.length === 1 ? value : { tokens: lines.flat(), text: joinText(lines.flat()) };
}

function inRows(hit: LabelHit, page: Page, rows: readonly KeyValue[]): PrintedValue | null {
  const height = heightOf(hit.cell);
  const own = rows.filter(
    ({ key }) =>
      key.page === hit.cell.page &&
      key.y0 > hit.y0 &&
      key.y0 - hit.y1 < height * BLOCK_LINES &&
      isOnEdge(key, hit, 4),
  );
  const named = own.filter(({ value }) => isName(value.text) && !looksLikeContact(value.text));
  const row =
    named.find(({ key }) => NAME_KEY.test(upper(key.text))) ??
    named.find(({ value }) => hasCompanySuffix(value.text) && !startsWithLabel(value, page.hits));
  return row ? wholeOf({ tokens: row.value.tokens, text: row.value.text }, rows) : null;
}

/** A key and the value that stands beside it, in a block of them. */
export interface KeyValue {
  readonly key: Cell;
  readonly value: Cell;
  readonly line: Line;
  /** Lines that the value goes on over: in its column, without a key before them. */
  readonly more: readonly Cell[];
}

/** As many rows make a block; fewer may stand under each other by chance. */
const FEWEST_ROWS = 3;
const MOST_KEY_WORDS = 5;
/** Layout units between a value and the key before it. */
const NEAR = 150;
const MOST_LINES = 8;
/** Heights of a line between two rows: a value may wrap. */
const REACH = 4.5;

/**
 * Blocks of keys and values: rows of two cells whose left edges are common to them. They say what is a
 * key though nobody knows its words, and that what stands in the other column is none.
 */
export function keyValueRows({ layout, hits }: Page): KeyValue[] {
  const labels = new Set(layout.cells.filter((cell) => startsWithLabel(cell, hits)));
  const runs: Row[][] = [];
  let open: Row[][] = [];
  for (const line of layout.lines) {
    open = open.filter((run) => isNear(run, line, layout.lineHeight));
    for (const pair of pairsOf(line, labels)) {
      const own = open.find((run) => isAligned(run, pair));
      if (own) own.push(pair);
      else {
        const run = [pair];
        open.push(run);
        runs.push(run);
      }
    }
  }
  const rows = withoutValuesAsKeys(runs.filter((run) => run.length >= FEWEST_ROWS));
  return rows.map((row) => ({ ...row, more: linesUnder(row, layout.lines) }));
}

type Row = Omit<KeyValue, 'more'>;

function linesUnder({ value, line }: Row, lines: readonly Line[]): Cell[] {
  const more: Cell[] = [];
  let last = value;
  for (const next of lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 1 + MOST_LINES)) {
    if (next.page !== line.page || !isClose(next, last, WHITE.text)) break;
    const at = next.cells.findIndex((cell) => isOnEdge(cell, value));
    const cell = next.cells[at];
    const isKeyed = next.cells.slice(0, at).some(({ x1 }) => value.x0 - x1 < NEAR);
    if (!cell) continue;
    if (isKeyed) break;
    more.push(cell);
    last = cell;
  }
  return more;
}

function pairsOf(line: Line, labels: ReadonlySet<Cell>): Row[] {
  return line.cells.flatMap((key, at) => {
    const value = line.cells[at + 1];
    return value && isKey(key) && key.text !== value.text && !labels.has(value)
      ? [{ key, value, line }]
      : [];
  });
}

/** A few words without a figure. */
function isKey({ tokens, text }: Cell): boolean {
  return tokens.length <= MOST_KEY_WORDS && !/\d/.test(text) && letterCount(text) >= 2;
}

function isNear(run: readonly Row[], line: Line, lineHeight: number): boolean {
  const last = run.at(-1)?.line;
  return last !== undefined && last.page === line.page && line.y0 - last.y1 < lineHeight * REACH;
}

function isAligned(run: readonly Row[], { key, value }: Row): boolean {
  const last = run.at(-1);
  if (!last) return false;
  return isOnEdge(last.key, key) && isOnEdge(last.value, value) && last.line.page === key.page;
}

/** Of two blocks side by side the values of the left one are no keys of the right one. */
function withoutValuesAsKeys(runs: readonly (readonly Row[])[]): Row[] {
  const values = new Set<Cell>();
  const kept: Row[] = [];
  for (const run of [...runs].sort((a, b) => leftOf(a) - leftOf(b))) {
    const own = run.filter(({ key }) => !values.has(key));
    if (own.length < FEWEST_ROWS) continue;
    for (const { value } of own) values.add(value);
    kept.push(...own);
  }
  return kept;
}

const leftOf = (run: readonly Row[]): number => run[0]?.key.x0 ?? 0;

/** Endings whose dots OCR drops or spaces out, and how they are written. */
const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/[\s,]S\s?\.?\s?A\s?\.?\s?C\s?\.?$/i, ' S.A.C.'],
  [/[\s,]S\s?\.?\s?A\s?\.?\s?A\s?\.?$/i, ' S.A.A.'],
  [/[\s,]S\s?\.?\s?R\s?\.?\s?L\s?\.?$/i, ' S.R.L.'],
  [/[\s,]E\s?\.?\s?I\s?\.?\s?R\s?\.?\s?L\s?\.?$/i, ' E.I.R.L.'],
  [/[\s,]S\s?\.?\s?A\s?\.?$/i, ' S.A.'],
];

/** A word surer than this was read alike by two readers. */
const READ_ALIKE = 0.85;

/** `HUASCARAN SA` read by OCR is `HUASCARAN S.A.`: small dots are what OCR loses first. */
export function tidyCompanyName(name: string): string {
  const suffix = SUFFIXES.find(([pattern]) => pattern.test(name));
  return suffix ? name.replace(suffix[0], suffix[1]) : name;
}

/**
 * The name with the dots that OCR lost. A form that two readers saw as one word without a dot is printed
 * without them: many companies write themselves so.
 */
export function withTidyName(field: RawField, layout: Layout): RawField {
  if (!field.path.endsWith('.nombre') || endsInSureWord(field, layout)) return field;
  return { ...field, text: tidyCompanyName(field.text) };
}

/** Whether the middle of a word stands in one of the boxes. */
export const standsIn = ({ page, x, y, w, h }: Box, boxes: readonly Box[]): boolean =>
  boxes.some(
    (one) =>
      one.page === page &&
      Math.abs(x + w / 2 - one.x - one.w / 2) < one.w / 2 &&
      Math.abs(y + h / 2 - one.y - one.h / 2) < one.h / 2,
  );

function endsInSureWord({ text, boxes = [] }: RawField, { lines }: Layout): boolean {
  const word = text.split(' ').at(-1) ?? '';
  if (!/^\p{L}{2,}$/u.test(word)) return false;
  return lines
    .flatMap((line) => line.tokens)
    .some(
      (token) => token.text === word && token.confidence > READ_ALIKE && standsIn(token.box, boxes),
    );
}
