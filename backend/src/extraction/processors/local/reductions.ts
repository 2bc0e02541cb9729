import type { BodyLine } from './body-line';
import { itemNumber, itemOfCells, multiplies, type ItemNumber } from './item';
import type { ColumnId } from '../table-columns';
import { upper } from './text-kind';
import { joinText, type Token } from './token';

/** A line under an item with nothing but words and what is taken off it: `OFERTA   -15.52`. */
export function takenOff(tokens: readonly Token[]): ItemNumber | null {
  return isSigned(tokens) ? told(tokens) : null;
}

/** Whether a line tells what is taken off the item above it: by its sign or by its name. */
export function tellsReduction(tokens: readonly Token[]): boolean {
  return told(tokens) !== null && (isSigned(tokens) || isCalled(tokens));
}

const isSigned = (tokens: readonly Token[]): boolean => /^[-(]/.test(tokens.at(-1)?.text ?? '');

function told(tokens: readonly Token[]): ItemNumber | null {
  const last = tokens.at(-1);
  const words = tokens.slice(0, -1);
  if (!last || words.length === 0 || words.some(({ text }) => /\d[.,]\d|^-/.test(text)))
    return null;
  if (!/^[-(]?\s*(?:S\/\.?|US\$|\$|€)?\d[\d.,]*[.,]\d{2}\)?$/.test(last.text)) return null;
  const number = itemNumber([last], 'importe');
  return (
    number && { ...number, value: Math.abs(number.value), text: last.text.replace(/[()-]/g, '') }
  );
}

const isCalled = (tokens: readonly Token[]): boolean => CALLED.test(upper(joinText(tokens)));

interface Reduced {
  readonly body: readonly BodyLine[];
  /** What is taken off the item of a line. */
  readonly off: ReadonlyMap<BodyLine, ItemNumber>;
}

/** What emitters call it. */
const CALLED =
  /\b(?:D(?:E)?SCTO|DCTO|DTO|DESCUENTO|OFERTA|PROMO|PROMOCION|BONIFICACION|REBAJA|AHORRO|CUPON)\b/;

/**
 * The lines of a table without those that only take something off the item above them. That is proven where
 * quantity x price less what is taken off is the amount of that item; else only its name tells that it is of that item.
 */
export function withoutReductions(lines: readonly BodyLine[]): Reduced {
  const off = new Map<BodyLine, ItemNumber>();
  let above: BodyLine | null = null;
  const body = lines.filter((one) => {
    const { tokens } = one.line;
    const number = told(tokens);
    if (above && number && tellsReduction(tokens)) {
      const isSure = isProven(above, number) || (isSigned(tokens) && isCalled(tokens));
      if (isSure) off.set(above, number);
      if (isSure) return false;
    }
    if (one.isItem || one.count) above = one;
    return true;
  });
  return { body, off };
}

function isProven({ cells }: BodyLine, { value }: ItemNumber): boolean {
  const byId = new Map<ColumnId, readonly Token[]>();
  for (const [column, tokens] of cells) byId.set(column.id, tokens);
  const { cantidad, precio, subtotal } = itemOfCells(byId);
  if (!cantidad || !precio || !subtotal) return false;
  const [q, p, a] = [cantidad.value, precio.value, subtotal.value];
  return !multiplies(q, p, a) && multiplies(q, p, a + value);
}
