import type { BenchKind, BenchLine } from './model';
import type { Dice } from './dice';
import { PLASTIC_BAG, UNTAXED_GOODS } from './other-sales';
import type { Good, Trade } from './goods';

export type Taxed = 'gravada' | 'exonerada' | 'inafecta' | 'gratuita';

/** A row with what its sale is to the tax office, and how many plastic bags it is. */
export interface SoldLine extends BenchLine {
  taxed: Taxed;
  bags: number;
}

export type Length = 'few' | 'some' | 'many';

const LENGTHS: Readonly<Record<Length, readonly [number, number]>> = {
  few: [1, 4],
  some: [5, 10],
  many: [11, 40],
};

/** Thousandths of a unit in which loose things are sold. */
const LOOSE: Readonly<Record<string, readonly [number, number]>> = {
  KGM: [5_000, 900_000],
  GLL: [2_000, 64_000],
  LTR: [9_000, 140_000],
  MTQ: [6_000, 480_000],
};

function quantity(good: Good, isByWeight: boolean, dice: Dice): number {
  if (good.unit === 'ZZ') return dice.int(1, 3) * 1000;
  const loose = isByWeight && LOOSE[good.unit];
  if (loose) return dice.int(...loose);
  return dice.pick([1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 50, 100]) * 1000;
}

const exact = (thousandths: number, unit: number): number =>
  Math.round((thousandths * unit) / 1000);

interface Row {
  good: Good;
  taxed: Taxed;
  isByWeight: boolean;
  withDiscount: boolean;
  isUpper: boolean;
}

function line({ good, taxed, isByWeight, withDiscount, isUpper }: Row, dice: Dice): SoldLine {
  const cantidad = quantity(good, isByWeight, dice);
  const unitario = Math.max(1, Math.round(good.price * 100 * (0.8 + dice.next() * 0.45)));
  const gross = exact(cantidad, unitario);
  const descuento = withDiscount ? Math.round((gross * dice.pick([5, 10])) / 100) : 0;
  return {
    codigo: `${dice.pick(['A', 'P', 'SKU', '10', '77'])}${dice.digits(4)}`,
    descripcion: isUpper ? good.name.toUpperCase() : good.name,
    unidad: good.unit,
    cantidad,
    unitario,
    descuento,
    importe: taxed === 'gratuita' ? 0 : gross - descuento,
    taxed,
    bags: 0,
  };
}

function bagLine(isUpper: boolean, dice: Dice): SoldLine {
  const row = { good: PLASTIC_BAG, taxed: 'gravada', isByWeight: false } as const;
  const bag = line({ ...row, withDiscount: false, isUpper }, dice);
  const bags = dice.int(1, 6);
  return { ...bag, cantidad: bags * 1000, unitario: 10, importe: bags * 10, bags };
}

export interface Extras {
  withDiscounts: boolean;
  withUntaxed: boolean;
  withGift: boolean;
  withBags: boolean;
}

export function soldLines(trade: Trade, length: Length, extras: Extras, dice: Dice): SoldLine[] {
  const [min, max] = LENGTHS[length];
  const isUpper = dice.chance(0.5);
  const hasEachOnce = trade.detraccion ?? trade.isLocal;
  const count = hasEachOnce ? Math.min(dice.int(min, max), trade.goods.length) : dice.int(min, max);
  const isByWeight = trade.isByWeight ?? false;
  const rows = goodsOf(trade, count, dice).map((good) =>
    line({ good, taxed: 'gravada', isByWeight, withDiscount: extras.withDiscounts, isUpper }, dice),
  );
  const extra = (goods: readonly Good[], taxed: Taxed) =>
    line({ good: dice.pick(goods), taxed, isByWeight: true, withDiscount: false, isUpper }, dice);
  if (extras.withUntaxed) rows.push(extra(UNTAXED_GOODS, 'exonerada'));
  if (extras.withGift) rows.push({ ...extra(trade.goods, 'gratuita'), cantidad: 1000 });
  if (extras.withBags) rows.push(bagLine(isUpper, dice));
  return rows;
}

/** All goods once in random order, then again from the beginning. */
function goodsOf(trade: Trade, count: number, dice: Dice): Good[] {
  const goods: Good[] = [];
  while (goods.length < count) goods.push(...dice.sample(trade.goods, count - goods.length));
  return goods;
}

/** A guía shows no amounts. */
export function withoutAmounts(lines: readonly SoldLine[]): SoldLine[] {
  return lines.map((row) => ({ ...row, unitario: 0, descuento: 0, importe: 0 }));
}

export const sellsWithIgv = (kind: BenchKind, dice: Dice): boolean =>
  kind === 'ticket' || (kind === 'boleta' && dice.chance(0.8));
