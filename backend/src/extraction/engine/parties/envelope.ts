import { hitsIn, type LabelHit } from '../words/label-hit';
import { titleAtStart } from '../../../rules/document-type';
import { printed, startsWithLabel, type Page, type PrintedValue } from '../words/field-value';
import { lineOf, toCell, type Cell, type Layout } from '../page/layout';
import {
  remembered,
  type Area,
  isClose,
  isSameSize,
  WHITE,
  heightOf,
  isBeside,
  isCentred,
  isOnEdge,
  near,
} from '../page/place';
import {
  hasCompanySuffix,
  isSaying,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
} from '../page/text-kind';
import { personAt } from '../words/contacts';
import type { Token } from '../page/token';
import { rucDigits } from '../../../rules/ruc';
import { withName } from './party-lines';

/** Lines over or under the RUC. */
const MOST_LINES = 6;
/** A letter more or less, heights of one type differ. */
const SAME_SIZE = 0.3;

export interface Envelope {
  name: PrintedValue | null;
  /** Where the address begins; it may go on. */
  address: PrintedValue | null;
}

/** A party without a label: the lines that are set with its RUC, as they show in a window envelope. */
export function envelopeAround(ruc: RucHit, page: Page): Envelope {
  const lines = linesWith(ruc, page).filter(
    (cell) => cell !== ruc.cell && !startsWithLabel(cell, page.hits),
  );
  const behind = nameBehind(ruc);
  const names = [...(behind ? [behind] : []), ...lines.filter((cell) => isName(cell.text))];
  const above = names.filter((cell) => cell.y0 < ruc.y0);
  const name = names.find((cell) => isCompany(cell, page)) ?? behind ?? above[0] ?? names[0];
  const address = lines.find((cell) => cell !== name && looksLikeAddress(cell.text));
  return { name: asValue(name), address: asValue(address) };
}

/** With the lines that its name goes on over. */
const isCompany = (cell: Cell, page: Page): boolean =>
  hasCompanySuffix(withName({ tokens: cell.tokens, text: cell.text }, page, cell.page).text);

/** `DNI 48128743 CCOPA MAMANI JESÚS MARTÍN`: who has the number, behind it. */
function nameBehind({ cell, token }: RucHit): Cell | null {
  const words = cell.tokens.slice(cell.tokens.indexOf(token) + 1);
  const rest = words.length > 1 ? toCell(words, cell.page) : null;
  return rest && (hasCompanySuffix(rest.text) || personAt(words)) ? rest : null;
}

/** Lines between a greeting and the list of keys that begins with the RUC, in heights of a line. */
const GREETED_REACH = 12;

const OF_BILL = /^(?:RECIBO|FACTURA|CUENTA|CONSUMO|RESUMEN)$/;

/** `EMPRESA S.A.C., este es tu recibo`: the company that a line begins with and goes on behind. */
export function greeted({ tokens }: Cell): PrintedValue | null {
  const name = printed(tokens.slice(0, tokens.findIndex(({ text }) => text.endsWith(',')) + 1));
  return name && name.tokens.length < tokens.length && hasCompanySuffix(name.text) ? name : null;
}

/** Whether a number heads a list of keys under a company that is greeted: it is told what is theirs. */
export function isUnderGreeting(ruc: RucHit, { layout }: Page): boolean {
  const [key] = lineOf(layout, ruc.cell)?.cells ?? [];
  if (!key || key === ruc.cell || !/^R\.?U\.?C\W*$/i.test(key.text)) return false;
  return layout.cells.some(
    (cell) =>
      cell.page === ruc.page &&
      isOnEdge(cell, key, 0.5) &&
      cell.y0 < key.y0 &&
      key.y0 - cell.y0 < layout.lineHeight * GREETED_REACH &&
      cell.tokens.some(({ compact }) => OF_BILL.test(compact)) &&
      greeted(cell) !== null,
  );
}

/** Lines of the block that a party's number stands in, of the party alone. */
export const linesOfBlock = (ruc: RucHit, page: Page): readonly Cell[] => linesWith(ruc, page);

/** Where the block of a company begins that is told by lines alone: its name over its RUC on one edge. */
export function topOfBlock(ruc: RucHit, page: Page): number | null {
  const name = linesWith(ruc, page).find(
    (cell) => cell.y0 < ruc.y0 && isName(cell.text) && isCompany(cell, page),
  );
  return name?.y0 ?? null;
}

/** Of the block of lines that a RUC stands in. */
export const isSetWith = (cell: Cell, ruc: RucHit, page: Page): boolean =>
  linesWith(ruc, page).includes(cell);

/** The block of a RUC, top to bottom: lines on one edge, each close to the next, up to another's RUC or a title. */
const linesWith = (ruc: RucHit, page: Page): readonly Cell[] => blocksOn(page)(ruc);

const blocksOn = remembered((page: Page) => remembered((ruc: RucHit) => blockOf(ruc, page)));

/** Cells top to bottom, where each of them stands, and which end a block: asked for every RUC of a page. */
const topDown = remembered(({ layout }: Page) => {
  const cells = [...layout.cells].sort((a, b) => a.y0 - b.y0);
  const places = new Map(cells.map((cell, at) => [cell, at]));
  return { cells, places, ends: cells.map(endsBlock) };
});

function blockOf(ruc: RucHit, page: Page): Cell[] {
  const { cells, places, ends } = topDown(page);
  const from = places.get(ruc.cell) ?? Number.NaN;
  const onEdge = (step: 1 | -1): Cell[] => {
    const found: Cell[] = [];
    for (let at = from + step; found.length < MOST_LINES; at += step) {
      const cell = cells[at];
      if (!cell) break;
      const isSet = isOnEdge(cell, ruc.cell, 1) || isCentred(cell, ruc.cell, 0.5);
      if (isSet && cell.page === ruc.page && !ends[at]) found.push(cell);
    }
    return found;
  };
  return [...run(onEdge(-1), ruc.cell).reverse(), ruc.cell, ...run(onEdge(1), ruc.cell)];
}

function run(cells: readonly Cell[], from: Cell): Cell[] {
  const block: Cell[] = [];
  let last = from;
  for (const cell of cells) {
    const isSet = isClose(cell, last, WHITE.block) && isClose(last, cell, WHITE.block);
    const isNamed = hasCompanySuffix(cell.text) && heightOf(cell) < heightOf(from) * 2;
    if (
      !isSet ||
      !(isNamed || isSameSize(cell, from, SAME_SIZE)) ||
      /(?<!\d)\d{11}(?!\d)/.test(cell.compact)
    )
      break;
    block.push(cell);
    last = cell;
  }
  return block;
}

const endsBlock = remembered((cell: Cell) => titleAtStart(cell.text) !== null);

function isName(text: string): boolean {
  if (looksLabelled(text) || looksLikeAddress(text) || looksLikeContact(text)) return false;
  return letterCount(text) >= 4 && !isSaying(text);
}

const asValue = (cell: Cell | undefined): PrintedValue | null =>
  cell ? { tokens: cell.tokens, text: cell.text } : null;

/** A RUC-like number on a page, valid or not. */
export interface RucHit extends Area {
  readonly digits: string;
  /** As printed. */
  readonly text: string;
  readonly token: Token;
  readonly cell: Cell;
  readonly page: number;
  /** True when a RUC label stands before it. */
  readonly isLabelled: boolean;
  /** The compact text of that label (`RUCDELCLIENTE`); null without one. */
  readonly label: string | null;
}

/** The number of an identity card: a person's block goes with it as a company's with its RUC. */
export const isCard = ({ digits }: RucHit): boolean => digits.length === 8;

const RUC_LIKE = /^(?:10|15|16|17|20)\d{9}$/;

/** All RUC-like numbers in reading order; another number as long, or one of another country, counts when a label of such is before it. */
export function findRucs(layout: Layout, hits: readonly LabelHit[]): RucHit[] {
  const named = hits.filter(({ id }) => id === 'ruc' || id === 'dni');
  const reach = 2 * named.reduce((most, hit) => Math.max(most, heightOf(hit)), 0);
  return layout.cells.flatMap((cell) =>
    cell.tokens.filter(mayBeRuc).flatMap((token) => {
      const isOfOwn = !isPhone(cell, hits);
      const around = isOfOwn ? near(named, token.y0 - reach, token.y1) : [];
      const label = around.find((hit) => labels(hit, token))?.label ?? labelWithin(cell, token);
      const isLabelled = label !== null;
      const digits = digitsOf(token, layout.source === 'ocr' && isLabelled);
      const counts = digits !== null && (RUC_LIKE.test(digits) || isLabelled);
      if (!digits || !counts) return [];
      const { text, x0, x1, y0, y1 } = token;
      return [{ digits, text, token, cell, page: cell.page, isLabelled, label, x0, x1, y0, y1 }];
    }),
  );
}

/** `Tel. 084-504840` under a number: it says itself what it is. */
const isPhone = (cell: Cell, hits: readonly LabelHit[]): boolean =>
  hitsIn(hits, cell).some(({ id, start }) => id === 'phone' && start === 0);

/** Of a page full of labels not every word is held against every label. */
const mayBeRuc = ({ text, compact }: Token): boolean =>
  RUC_FIGURES.test(spaceless(text)) || compact.length >= 11 || FROM_ABROAD.test(compact);

/** A RUC; one of Ecuador has thirteen figures, of which the last three number the establishment. */
const RUC_FIGURES = /(?<!\d)(?:\d{11}|\d{10}001)(?!\d)/;
/** The letters and figures of a Spanish NIF, of a company or a person, and the figures of an EIN. */
const FROM_ABROAD = /^(?:ES)?(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$|^\d{8,9}$/;
const spaceless = (text: string): string => text.replace(/[.\s]/g, '');

/** OCR letters become digits only after a RUC label, and only the usual confusions. */
function digitsOf(token: Token, isLoose: boolean): string | null {
  const match = RUC_FIGURES.exec(spaceless(token.text));
  if (match) return match[0];
  if (FROM_ABROAD.test(token.compact)) return token.compact;
  // The number of an article is longer (`7756003987322` under `DNI: 53126258`).
  if (!isLoose || !/(?:^|\D)\w{11}$/.test(token.compact)) return null;
  const tail = token.compact.slice(-11);
  const digits = tail
    .replace(/[OQD]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8');
  return /\d{8}/.test(tail.replace(/\D/g, '')) ? rucDigits(digits) : null;
}

/** `EMPRESA S.A.A., R.U.C. 20529239611`: said right before the number, in the middle of a line. */
function labelWithin({ tokens }: Cell, token: Token): string | null {
  const before = tokens.slice(0, tokens.indexOf(token)).filter(({ compact }) => compact !== '');
  return before.at(-1)?.compact === 'RUC' ? 'RUC' : null;
}

function labels(hit: LabelHit, token: Token): boolean {
  // Leaders lead to a number from as far as the other side of the page.
  const isAlone = hit.line.cells.length === 2 && hit.line.cells[0] === hit.cell;
  const right =
    isBeside(token, hit) && token.x0 > hit.x1 - 4 && (isAlone || token.x0 - hit.x1 < 260);
  const isUnder = token.y0 > hit.y0 && isClose(token, hit, 2) && Math.abs(token.x0 - hit.x0) < 60;
  return hit.cell.page === token.box.page && (right || isUnder);
}
