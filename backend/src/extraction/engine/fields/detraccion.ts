import { hitsOf, labelAfter, type LabelHit } from '../words/label-hit';
import { trimmedOf, stripAccents } from '../../../rules/text-clean';
import type { RawField } from '../../domain/raw-extraction';
import { amountsIn, isCurrencyMark, type AmountHit } from '../page/amounts';
import {
  EVIDENCE,
  rawField,
  belowCell,
  cellsRight,
  insideCell,
  valueOf,
  type Page,
} from '../words/field-value';
import {
  near,
  heightOf,
  horizontalOverlap,
  isNextLine,
  isOnEdge,
  isBeside,
  under,
} from '../page/place';
import { type Token } from '../page/token';
import type { Cell } from '../page/layout';

const ACCOUNT = /^\d{2}-?\d{3}-?\d{6}$|^\d{11}$/;
/** 1.5 to 15 % (R.S. 183-2004/SUNAT): a penalty of 0.5 % is told in the same clauses. */
const PERCENT = /^\(?(1[.,]5\d?|(?:[2-9]|1[0-5])(?:[.,]\d{1,2})?)\)?%?\)?[.,;:]?$/;

/** Code, percentage, amount and Banco de la Nación account of the SPOT deposit (peru.md section 6). */
export function detraccionFields(page: Page): RawField[] {
  const texts = depositTexts(page);
  return [
    ...codeField(page, texts),
    ...percentField(page, texts),
    ...amountField(page, texts),
    ...accountField(page, texts),
  ];
}

type Texts = readonly (readonly Token[])[];

function one(path: string, text: string, tokens: readonly Token[], page: Page): RawField[] {
  return [rawField(path, text, tokens, EVIDENCE.label, page.layout.source)];
}

/** `% Detracción`, `(%) detracción`: the sign before the word says that its share is meant. */
const isShare = ({ cell, start }: LabelHit): boolean =>
  [start - 1, start].some((at) => /^\(?%\)?$/.test(cell.tokens[at]?.text ?? ''));

/** `Porcentaje de retención: 3.00 %`, `Porcentaje: 3% Monto retenido: S/ 840.30`: the share of another system. */
const isOfOther = ({ cell, end }: LabelHit): boolean =>
  (/RETE(?:NC|NID)|PERC(?:EP|IB)/.test(cell.compact) && !/DETRAC/.test(cell.compact)) ||
  /^(?:DE)?(?:LA)?(?:RETENCION|PERCEPCION|DESCUENTO|AVANCE|IGV)/.test(
    cell.tokens
      .slice(end, end + LONGEST_WORD)
      .map(({ compact }) => compact)
      .join(''),
  );

/** Letters of the longest of these words with those before it, each a word of its own. */
const LONGEST_WORD = 16;

function codeField(page: Page, texts: Texts): RawField[] {
  const labelled = hitsOf(page.hits, 'detraccionCode').flatMap(
    (hit) => valueOf(hit, page, ({ text }) => /(?<!\d)0\d{2}(?!\d)/.test(text))?.tokens ?? [],
  );
  const beside = hitsOf(page.hits, 'detraccionAmount').flatMap(
    (hit) => codeBefore(hit, page) ?? [],
  );
  const spoken = texts.flatMap((tokens) => spokenCode(tokens) ?? []);
  const boxed = besideKey(/^(?:BIEN|SERVICIO|BIENOSERVICIO)(?:SUJETO)?$/, page);
  const token = [...labelled, ...spoken, ...beside, ...boxed].find(({ text }) => CODE.test(text));
  return token ? one('detraccion.codigo', token.text.replace(/\D/g, ''), [token], page) : [];
}

/** `DETRACCIÓN` beside the middle of `020 MANTENIMIENTO Y REPARACIÓN ...` over the account: the code begins the text. */
function codeBefore({ cell, y0, y1, x1 }: LabelHit, { layout }: Page): Token | undefined {
  const reach = (y1 - y0) * 1.5;
  const beside = near(layout.cells, y0 - reach, y0 + reach).filter(
    (one) => one.page === cell.page && one.x0 > x1 && Math.abs(one.y0 - y0) < reach,
  );
  const told = beside.find(
    ({ tokens: [first, second] }) =>
      /^0\d{2}$/.test(first?.text ?? '') && /^\p{L}{4}/u.test(second?.text ?? ''),
  );
  return told?.tokens[0];
}

function percentField(page: Page, texts: Texts): RawField[] {
  const hits = [
    ...hitsOf(page.hits, 'detraccionPercent').filter((hit) => !isOfOther(hit)),
    ...hitsOf(page.hits, 'detraccionAmount').filter(isShare),
  ];
  const labelled = hits.flatMap(
    (hit) => valueOf(hit, page, ({ text }) => /\d/.test(text))?.tokens ?? [],
  );
  const spoken = texts.flatMap((tokens) => spokenPercent(tokens) ?? []);
  const boxed = [underTitle, besideKey].flatMap((at) => at(/^(?:TASA|PORCENTAJE)$/, page));
  const token = [...labelled, ...spoken, ...boxed].find(({ text }) => PERCENT.test(text));
  const percent = PERCENT.exec(token?.text ?? '')?.[1];
  return token && percent ? one('detraccion.porcentaje', percent, [token], page) : [];
}

function amountField(page: Page, texts: Texts): RawField[] {
  for (const hit of hitsOf(page.hits, 'detraccionAmount').filter((one) => !isShare(one))) {
    const next = labelAfter(hit, page.hits);
    const inside = amountsIn(hit.cell.tokens.slice(hit.end, next?.start));
    const right = amountsIn(cellsRight(hit, page).flatMap((cell) => cell.tokens));
    const under = amountsIn(belowCell(hit, page)?.tokens ?? []);
    const amount = inside[inside.length - 1] ?? right[0] ?? (under.length === 1 ? under[0] : null);
    if (amount) return one('detraccion.monto', amount.text, amount.tokens, page);
  }
  const [spoken = amountsIn(underTitle(/^(?:DEPOSITO|MONTO|IMPORTE)$/, page))[0]] = texts.flatMap(
    (tokens) => spokenAmount(tokens) ?? [],
  );
  return spoken ? one('detraccion.monto', spoken.text, spoken.tokens, page) : [];
}

/** `Cta. Cte. Banco de la Nación | Tasa | Depósito` over their values. */
function underTitle(title: RegExp, page: Page): readonly Token[] {
  const titles = hitsOf(page.hits, 'detraccionAccount').flatMap(({ line }) =>
    line.cells.filter(({ compact }) => title.test(compact)),
  );
  return titles.flatMap(
    (cell) =>
      under(page.layout.cells, cell, cell.page).find((one) => isOnEdge(one, cell, 1))?.tokens ?? [],
  );
}

/** Heights of a line within which the rows of the deposit's block stand over and under its account. */
const ROWS = 12;

/** `Bien sujeto | 005 Arena y piedra`, `Tasa | 10 %`: rows on the edge of the account's. */
function besideKey(key: RegExp, page: Page): readonly Token[] {
  const keys = page.layout.lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at) => (key.test(cell.compact) ? [{ cell, next: cells[at + 1] }] : [])),
  );
  return hitsOf(page.hits, 'detraccionAccount').flatMap(({ cell: account }) =>
    keys
      .filter(({ cell }) => cell.page === account.page && isOnEdge(cell, account, 1))
      .filter(({ cell }) => Math.abs(cell.y0 - account.y0) < heightOf(account) * ROWS)
      .flatMap(({ next }) => next?.tokens ?? []),
  );
}

/** The account beside its label, else one printed where the deposit is spoken of. */
function accountField(page: Page, texts: Texts): RawField[] {
  const labelled = hitsOf(page.hits, 'detraccionAccount').flatMap((hit) => {
    const inside = insideCell(hit, page)?.tokens ?? [];
    const right = cellsRight(hit, page).flatMap((cell) => cell.tokens);
    return [...inside, ...right, ...(belowCell(hit, page)?.tokens ?? [])];
  });
  const near = accountsIn(texts.flat()).filter(({ text }) =>
    /^(?:\d{2}-\d{3}-\d{6}|00\d{9})$/.test(text),
  );
  const account = [...accountsIn(labelled), ...near].find(({ text }) => ACCOUNT.test(text));
  return account ? one('detraccion.cuenta', account.text, account.tokens, page) : [];
}

interface Account {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** The words as accounts; one that ends with a dash goes on on the next line (`00-523-` over `723179`). */
function accountsIn(tokens: readonly Token[]): Account[] {
  return tokens.flatMap((token, at): Account[] => {
    const next = tokens[at + 1];
    const isCut = next !== undefined && /^\d[\d-]*-$/.test(token.text) && next.y0 > token.y1;
    const whole = { text: accountText(token.text), tokens: [token] };
    if (!isCut) return [whole];
    return [whole, { text: accountText(token.text + next.text), tokens: [token, next] }];
  });
}

/** Without the colon or full stop that stands against it. */
function accountText(text: string): string {
  return trimmedOf(text, /\D/);
}

const MENTION = /DETRACCI|\bSPOT\b|S\.P\.O\.T|OBLIGACIONES TRIBUTARIAS|BANCO DE LA NACI/;
const MOST_CELLS = 14;

/** The words of the paragraphs and boxes that speak of the deposit, in reading order. */
function depositTexts(page: Page): Token[][] {
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
function blockFrom(first: Cell, { layout }: Page): Cell[] {
  const block = [first];
  for (let count = 0; count < MOST_CELLS; count += 1) {
    const last = block.at(-1) ?? first;
    const height = heightOf(last);
    const next = near(layout.cells, last.y0 - height, last.y1 + height).find(
      (cell) => !block.includes(cell) && isNext(cell, last, first),
    );
    if (next) block.push(next);
  }
  return block;
}

function isNext(cell: Cell, last: Cell, first: Cell): boolean {
  if (cell.page !== last.page) return false;
  const height = heightOf(last);
  if (isBeside(cell, last) && cell.x0 >= last.x1) return cell.x0 - last.x1 < height * 8;
  return isNextLine(cell, last) && horizontalOverlap(cell, first) > 0 && isOnEdge(cell, first, 3);
}

const CODE = /^\W*(?:COD\w*[.:]\s?)?(0\d{2})\W*$/i;
const BEFORE_CODE =
  /^(?:COD|CODIGO|CODSERV|SERVICIO|SERV|BIEN|BIENO?SERVICIO|TIPO|BBSS|ANEXO|OPERACION|N|NRO)$/;

/** `Código 022`, `Bien o servicio 037`, `(020)`, `037 - Demás servicios`, `sujeta a detracción 022 Otros servicios`. */
function spokenCode(tokens: readonly Token[]): Token | null {
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
function spokenPercent(tokens: readonly Token[]): Token | null {
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
function spokenAmount(tokens: readonly Token[]): AmountHit | null {
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
