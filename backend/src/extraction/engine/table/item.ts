import { readAmount, roundCents, sumAmounts, toCents, type AmountKind } from '../../../rules/money';
import { isCurrencyMark } from '../page/amounts';
import type { ColumnId } from '../words/table-columns';
import type { Token } from '../page/token';
import type { AssignedLine } from './assign-columns';
import { isLoneCode } from './name-details';

/** A number of an item as printed. */
export interface ItemNumber {
  readonly value: number;
  readonly tokens: readonly Token[];
  /** Where the words would be read as another number: the number in plain digits. */
  readonly text?: string;
  /** Spanish sentence: the number is not as it was recognised, and why. */
  readonly mended?: string;
}

/** One line of the comprobante. */
export interface Item {
  readonly codigo: readonly Token[];
  readonly descripcion: readonly Token[];
  readonly unidad: readonly Token[];
  readonly cantidad: ItemNumber | null;
  readonly precio: ItemNumber | null;
  readonly descuento: ItemNumber | null;
  readonly subtotal: ItemNumber | null;
}

/** The number in a cell: one that was cut at its separator is joined, of several the last one counts. */
export function itemNumber(tokens: readonly Token[], kind: AmountKind): ItemNumber | null {
  const own = tokens.filter((token) => !isCurrencyMark(token.text) && token.text !== '%');
  const [first, second] = own;
  const isCut =
    second && own.length === 2 && (/[.,]$/.test(first?.text ?? '') || /^[.,]/.test(second.text));
  const joined = isCut ? readAmount(own.map((token) => token.text).join(''), { kind }) : null;
  if (joined) return { value: joined.value, tokens: own };
  const single = [...own].reverse().find((token) => readAmount(token.text, { kind }) !== null);
  const reading = single ? readAmount(single.text, { kind }) : null;
  return single && reading ? { value: reading.value, tokens: [single] } : null;
}

/** Whether quantity x price gives the amount, as far as printed decimals can tell. */
export function multiplies(quantity: number, price: number, amount: number): boolean {
  const gap = Math.abs(toCents(roundCents(quantity * price)) - toCents(amount));
  return gap <= Math.max(2, Math.ceil(Math.abs(quantity) * 0.5));
}

type Cells = ReadonlyMap<ColumnId, readonly Token[]>;

/**
 * The item that the cells of a row make. A row may print the price with and without IGV and two
 * amounts: the pair for which quantity x price = amount is taken, the price with IGV first.
 */
function itemOfCells(cells: Cells): Item {
  const number = (id: ColumnId, kind: AmountKind): ItemNumber | null =>
    itemNumber(cells.get(id) ?? [], kind);
  const counted = number('cantidad', 'cantidad');
  const printed = [number('precioUnitario', 'unitario'), number('valorUnitario', 'unitario')];
  const prices = [...printed, ...printed.flatMap((one) => wholeReading(one) ?? [])];
  const amounts = [number('valorVenta', 'importe'), number('importe', 'importe')];
  const isShare = (cells.get('descuento') ?? []).some(({ text }) => text.endsWith('%'));
  const descuento = isShare ? null : number('descuento', 'importe');
  const pairOf = (quantity: ItemNumber | null): Pair | null =>
    matchingPair(quantity, prices, amounts, descuento?.value ?? 0);
  const proven = [counted, decimalReading(counted)].find((one) => pairOf(one) !== null);
  const pair = pairOf(proven ?? null);
  return {
    codigo: cells.get('codigo') ?? [],
    descripcion: cells.get('descripcion') ?? [],
    unidad: unitOf(cells),
    cantidad: proven ?? counted,
    precio: pair?.price ?? firstOf(prices),
    descuento,
    subtotal: pair?.amount ?? firstOf(amounts),
  };
}

/** As {@link itemOfCells}, of a line whose words are given to columns. */
export const itemOfLine = (cells: AssignedLine): Item =>
  itemOfCells(new Map([...cells].map(([{ id }, tokens]) => [id, tokens])));

const firstOf = (numbers: readonly (ItemNumber | null)[]): ItemNumber | null =>
  numbers.find((one) => one !== null) ?? null;

const SIGN = /^[xX*×@=]$/;

/** Without the sign that stands between it and the price; it may stand closer to the quantity than to its title. */
function unitOf(cells: Cells): readonly Token[] {
  const own = (cells.get('unidad') ?? []).filter(({ text }) => !SIGN.test(text));
  const beside = unitBeside(cells.get('cantidad') ?? []).filter(({ text }) => !SIGN.test(text));
  return own.length > 0 ? own : beside;
}

/**
 * `712,854` as 712.854: where commas part the decimals a weight in grams looks like thousands, and only
 * quantity x price = amount tells it from them.
 */
function decimalReading(quantity: ItemNumber | null): ItemNumber | null {
  const [only, ...others] = quantity?.tokens ?? [];
  const match = /^(\d{1,3}),(\d{3})$/.exec(only?.text ?? '');
  if (!quantity || !match || others.length > 0) return null;
  const text = `${match[1]}.${match[2]}`;
  return { value: Number(text), tokens: quantity.tokens, text };
}

/** `15.000` as 15000: money without cents, of which only quantity x price = amount tells that its point parts thousands. */
function wholeReading(price: ItemNumber | null): ItemNumber | null {
  const [only, ...others] = price?.tokens ?? [];
  const isWhole = others.length === 0 && /^\$?\d{1,3}(?:[.,]\d{3})+$/.test(only?.text ?? '');
  const text = only?.text.replace(/\D/g, '') ?? '';
  return price && isWhole ? { value: Number(text), tokens: price.tokens, text } : null;
}

/** `50.00 CJA` under one title. */
const unitBeside = (quantity: readonly Token[]): readonly Token[] =>
  quantity.filter(({ text }) => /^\p{L}/u.test(text) && !isCurrencyMark(text));

interface Pair {
  readonly price: ItemNumber;
  readonly amount: ItemNumber;
}

function matchingPair(
  quantity: ItemNumber | null,
  prices: readonly (ItemNumber | null)[],
  amounts: readonly (ItemNumber | null)[],
  discount: number,
): Pair | null {
  const pairs = prices.flatMap((price) =>
    amounts.flatMap((amount) => (price && amount ? [{ price, amount }] : [])),
  );
  const fits = ({ price, amount }: Pair): boolean =>
    quantity !== null &&
    [0, discount].some((off) => multiplies(quantity.value, price.value, amount.value + off));
  return pairs.find(fits) ?? null;
}

/**
 * `24.00 IMPULSOR DE BRONCE`, `15.00 FN PUNTAS`: a quantity that stands as close to the name as a word of it, where the
 * price and the amount say so; `1` before a name may be a part of it.
 */
export function withLeadingCount(item: Item): Item {
  const [first, next, ...rest] = item.descripcion;
  const { precio, subtotal } = item;
  if (item.cantidad || !precio || !subtotal || !next || !/^\d/.test(first?.text ?? '')) return item;
  const cantidad = itemNumber(first ? [first] : [], 'cantidad');
  if (!isProduct({ ...item, cantidad }) || first?.text === '1') return item;
  const isUnit = rest.length > 0 && item.unidad.length === 0 && /^[A-Z]{2,3}$/.test(next.text);
  const [unidad, descripcion] = isUnit ? [[next], rest] : [item.unidad, [next, ...rest]];
  return { ...item, cantidad, unidad, descripcion };
}

/** The code in brackets behind the name: `PANEL 8 X 4 M (SKU1052)`; a year is none. */
const BEHIND = /^\((?:[A-Z]{1,4}-?\d{4,}|\d{5,})\)$/;
const withoutBrackets = (token: Token): Token => ({ ...token, text: token.text.slice(1, -1) });
/** Stands before the amount, and is no word of the name. */
const MARK = /^(?:USD|EUR|GBP|PEN|US\$|S\/\.?|[$€£])$/;

/** `777730`, `SKU1908`, `[A-4036]`: what may stand as a code before a name. */
const AS_CODE = /^(?:\d{6,14}|[A-Z]{1,4}-?\d{4,}|[[(][A-Z._-]*\d[A-Z0-9._-]*[\])])$/;

/** Tickets print the product's code in front of its name; others put it in brackets. */
export function withLeadingCode({ descripcion: told, ...rest }: Item): Item {
  const last = told.slice(-1);
  const isMarked = MARK.test(last[0]?.text ?? '');
  const isCoded = rest.codigo.length === 0 && BEHIND.test(last[0]?.text ?? '');
  const codigo = isCoded ? last.map(withoutBrackets) : rest.codigo;
  const own = isMarked || isCoded ? told.slice(0, -1) : told;
  const isOrdered = own.length > 1 && /^\d{1,3}[.)]$/.test(own[0]?.text ?? '');
  const descripcion = isOrdered ? own.slice(1) : own;
  return codigo.length > 0
    ? { ...rest, codigo, descripcion }
    : { ...rest, ...codeBefore(descripcion) };
}

/** The code that a name begins with, and the name behind it: `SKU1908 AGUA SIN GAS`, `P2002 - Alambre negro`. */
function codeBefore([first, ...name]: readonly Token[]): Pick<Item, 'codigo' | 'descripcion'> {
  if (!first) return { codigo: [], descripcion: [] };
  if (!AS_CODE.test(first.text) || name.length === 0)
    return { codigo: [], descripcion: [first, ...name] };
  const code = /^[[(]/.test(first.text) ? withoutBrackets(first) : first;
  const isParted = name.length > 1 && /^[-–—]$/.test(name[0]?.text ?? '');
  return { codigo: [code], descripcion: isParted ? name.slice(1) : name };
}

/** What a code is announced by, under the name of what is sold; a bar code is no code of the seller. */
const LABEL = /^(?:COD|CODE|CODIGO|CODPROD|SKU|REF|REFERENCIA)$/;

/** The item with the code that stands under its name, alone or behind a word for it, when no column has one. */
export function withCodeBelow(item: Item, details: readonly (readonly Token[])[]): Item {
  if (item.codigo.length > 0) return item;
  const code = details.map(codeIn).find((token) => token !== null);
  return code ? { ...item, codigo: [code] } : item;
}

function codeIn(line: readonly Token[]): Token | null {
  if (isLoneCode(line)) return line.find(({ compact }) => compact !== '') ?? null;
  const at = line.findIndex(({ compact }) => LABEL.test(compact));
  const next = line.slice(at + 1).find(({ compact }) => compact !== '');
  return at !== -1 && next && /\d/.test(next.text) ? next : null;
}

type Factor = 'cantidad' | 'precio' | 'subtotal';

/** What follows from quantity x price is not proved by it: the field says so, and is not verified. */
const MENDED = 'Se leyó sin punto decimal; cantidad por precio dice dónde va.';

/** How many decimals the number may have lost its point before. */
const DECIMALS: Readonly<Record<Factor, readonly number[]>> = {
  cantidad: [2, 3],
  precio: [2, 3, 4],
  subtotal: [2],
};

/**
 * An item of which one number lost its point in the picture (`278.967 x 5.00 = 139484`): all its digits are
 * read, and quantity x price = amount says where the point stands. Left as read where more than one number
 * could have lost it (`1000 x 5000 = 5000.00`), and where the point was read: then a letter is wrong, not the point.
 */
export function withLostPoint(item: Item): Item {
  if (isProduct(item)) return item;
  const factors: readonly Factor[] = ['cantidad', 'precio', 'subtotal'];
  const [found, ...others] = factors.flatMap((key) =>
    readings(item[key], DECIMALS[key])
      .map((reading): Item => ({ ...item, [key]: reading }))
      .filter(isProduct),
  );
  return found && others.length === 0 ? found : item;
}

/** Rows that print their points before those of another are said to have lost theirs. */
const FEWEST = 2;
const MOST_OF_ROWS = 0.6;
const POINTS_MENDED = 'Se leyó sin punto decimal; los demás importes dicen dónde va.';

/**
 * Items whose price and amount both lost their points in the picture (`1 x 3933 = 3933` among rows in cents): the
 * product holds with and without them, so the other rows of the table say where they stand, or what all amounts come to.
 * @param sums printed ones
 */
export function withLostPoints(items: readonly Item[], sums: readonly string[]): Item[] {
  const told = items.filter(({ precio, subtotal }) => [precio, subtotal].every(hasPoint));
  const isToldByRows = told.length >= FEWEST && told.length >= items.length * MOST_OF_ROWS;
  const mended = items.map(withBothPoints);
  const sum = sumAmounts(mended.map(({ subtotal }) => subtotal?.value ?? NaN));
  const isTold = isToldByRows || sums.some((one) => readAmount(one)?.value === sum);
  return isTold ? mended : [...items];
}

function withBothPoints(item: Item): Item {
  const [precio, subtotal] = [item.precio, item.subtotal].map((one) => readings(one, [2])[0]);
  if (!precio || !subtotal || !isProduct({ ...item, precio, subtotal })) return item;
  const mended = POINTS_MENDED;
  return { ...item, precio: { ...precio, mended }, subtotal: { ...subtotal, mended } };
}

const hasPoint = (number: ItemNumber | null): boolean =>
  /\d[.,]\d{2}$/.test(number?.tokens.at(-1)?.text ?? '');

/** Whether quantity x price gives the amount, with what is taken off or without. */
export function isProduct({ cantidad, precio, descuento, subtotal }: Item): boolean {
  if (!cantidad?.value || !precio?.value || !subtotal?.value) return false;
  return [0, descuento?.value ?? 0].some((off) =>
    multiplies(cantidad.value, precio.value, subtotal.value + off),
  );
}

/** Digits alone, recognised rather than stored in the file, where a point can be lost. */
function readings(number: ItemNumber | null, decimals: readonly number[]): ItemNumber[] {
  const [only, ...others] = number?.tokens ?? [];
  if (!number || !only || others.length > 0 || only.confidence === 1) return [];
  if (!/^[1-9]\d{2,}$/.test(only.text)) return [];
  return decimals
    .filter((count) => only.text.length > count)
    .map((count) => {
      const text = `${only.text.slice(0, -count)}.${only.text.slice(-count)}`;
      return { value: Number(text), tokens: number.tokens, text, mended: MENDED };
    });
}
