import { hitsIn } from './label-hit';
import { stripAccents } from '../../../rules/text-clean';
import { amountsIn, isCurrencyMark, type AmountHit } from './amount-token';
import type { Page } from './field-value';
import type { Cell } from './layout';
import { near } from './near';
import { heightOf, horizontalOverlap, type Token } from './token';

const MENTION = /DETRACCI|\bSPOT\b|S\.P\.O\.T|OBLIGACIONES TRIBUTARIAS|BANCO DE LA NACI/;
const MOST_CELLS = 14;

/** The words of the paragraphs and boxes that speak of the deposit, in reading order. */
export function depositTexts(page: Page): Token[][] {
  const { cells } = page.layout;
  const texts: Token[][] = [];
  const used = new Set<Cell>();
  for (const cell of cells) {
    if (used.has(cell) || !MENTION.test(upperText(cell))) continue;
    const block = blockFrom(cell, page);
    for (const one of block) used.add(one);
    texts.push(block.flatMap((one) => one.tokens));
  }
  return texts;
}

const upperText = (cell: Cell): string => stripAccents(cell.text).toUpperCase();

/** A cell, what is beside it on its line, and the lines that follow without a gap. */
function blockFrom(first: Cell, { layout, hits }: Page): Cell[] {
  const block = [first];
  for (let count = 0; count < MOST_CELLS; count += 1) {
    const last = block.at(-1) ?? first;
    const height = heightOf(last);
    const next = near(layout.cells, last.y0 - height, last.y1 + height).find(
      (cell) => !block.includes(cell) && isNext(cell, last, first) && !isOfSums(cell, hits),
    );
    if (next) block.push(next);
  }
  return block;
}

const SUMS =
  /^(?:gravada|exonerada|inafecta|gratuita|subtotal|igv|isc|icbper|descuentos|total|otrosCargos)$/;

const isOfSums = (cell: Cell, hits: Page['hits']): boolean =>
  hitsIn(hits, cell).some((hit) => hit.start === 0 && SUMS.test(hit.id));

function isNext(cell: Cell, last: Cell, first: Cell): boolean {
  if (cell.page !== last.page) return false;
  const height = heightOf(last);
  const isBeside = Math.abs(cell.y0 - last.y0) < height * 0.4 && cell.x0 >= last.x1;
  if (isBeside) return cell.x0 - last.x1 < height * 8;
  const isBelow = cell.y0 > last.y0 + height * 0.6 && cell.y0 - last.y1 < height * 0.9;
  return isBelow && horizontalOverlap(cell, first) > 0 && Math.abs(cell.x0 - first.x0) < height * 3;
}

const CODE = /^\W*(?:COD\w*[.:]\s?)?(0\d{2})\W*$/i;
const BEFORE_CODE =
  /^(?:COD|CODIGO|CODSERV|SERVICIO|SERV|BIEN|BIENO?SERVICIO|TIPO|BBSS|ANEXO|OPERACION|N|NRO)$/;

/** `Código 022`, `Bien o servicio 037`, `(020)`, `037 - Demás servicios`, `sujeta a detracción 022 Otros servicios`. */
export function spokenCode(tokens: readonly Token[]): Token | null {
  const found = tokens.filter(({ text }) => CODE.test(text));
  const announced = found.find((token) => isAnnounced(token, tokens));
  // In a box the titles stand in one row and the values in the next.
  const isBox = tokens.some(({ compact }) => /^COD(?:IGO)?$/.test(compact));
  return announced ?? (isBox && found.length === 1 ? (found[0] ?? null) : null);
}

function isAnnounced(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ compact }) => compact);
  if (before.some((word) => BEFORE_CODE.test(word)) || /^(?:\(|COD)/i.test(token.text)) return true;
  if (
    /^DETRACCION(?:ES)?$/.test(before.at(-1) ?? '') &&
    /^\p{L}{3}/u.test(tokens[at + 1]?.text ?? '')
  )
    return true;
  return /^[-–:]$/.test(tokens[at + 1]?.text ?? '') && /^\p{L}/u.test(tokens[at + 2]?.text ?? '');
}

/** The number before a percent sign. */
export function spokenPercent(tokens: readonly Token[]): Token | null {
  return (
    tokens.find(({ text }, at) => {
      const isMarked = /%/.test(text) || tokens[at + 1]?.text.startsWith('%');
      return isMarked === true && /^\(?\d{1,2}(?:[.,]\d{1,2})?\)?%?\W*$/.test(text);
    }) ?? null
  );
}

const DEPOSIT = /^(?:DETRACCION|DEPOSITAR|DEPOSITO|DETRAER|MONTO|IMPORTE|ASCIENDE|DETRAIDO)$/;
const OTHER = /^(?:TOTAL|NETO|SALDO|BASE|OPERACION|REFERENCIAL)$/;

/** The amount to be deposited: the one that a word for it announces, or the only one. */
export function spokenAmount(tokens: readonly Token[]): AmountHit | null {
  const amounts = amountsIn(tokens).filter(({ value }) => value > 0);
  const announced = amounts.find((amount) => {
    const at = tokens.findIndex((token) => token === amount.tokens[0]);
    const before = tokens.slice(Math.max(0, at - 6), at).map(({ compact }) => compact);
    const [said, other] = [lastIndex(before, DEPOSIT), lastIndex(before, OTHER)];
    return said > -1 && said > other;
  });
  const rated = amounts.find((amount) => standsAfterRate(amount, tokens));
  return announced ?? rated ?? (amounts.length === 1 ? (amounts[0] ?? null) : null);
}

/** `4% - S/ 47.00`, `12 % (S/ 142.00)`: nothing but signs between the rate and what it makes. */
function standsAfterRate({ tokens: [first] }: AmountHit, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, first ? tokens.indexOf(first) : 0).reverse();
  const word = before.find(({ text }) => !isCurrencyMark(text) && !/^[-–(:=,;]+$/.test(text));
  return word !== undefined && /%\)?[.,:;]?$/.test(word.text);
}

const lastIndex = (words: readonly string[], pattern: RegExp): number =>
  words.reduce((last, word, index) => (pattern.test(word) ? index : last), -1);
