import type { BenchFacts, BenchLine, BenchParty, Cents } from '../../model';
import type { ProductoData } from '../../../../../backend/src/contracts/extracted-data';
import { between, pick, type Random } from '../../facts/chance';
import { compact, decimal } from '../../truth';

/** A good of the emitter's own trade: its name as printed and its unit. */
export type TradeGood = readonly [name: string, unit: string];

/** What a row of the facts may be called: by what one costs, and by its tax. */
export interface TradeGoods {
  cheap: readonly TradeGood[];
  /** From `DEAR` on. */
  dear: readonly TradeGood[];
  untaxed: readonly TradeGood[];
}

export type RowKind = 'normal' | 'exonerada' | 'gratuita' | 'bolsa';

export interface TradeRow extends BenchLine {
  sold: RowKind;
  /** Unit price in ten-thousandths, as it is printed with four decimals. */
  precio: number;
}

const DEAR: Cents = 30_000;

function kindOf({ descripcion, importe, unitario }: BenchLine): RowKind {
  if (/bolsa pl[aá]stica/i.test(descripcion)) return 'bolsa';
  if (/papa blanca|cebolla roja|libro historia/i.test(descripcion)) return 'exonerada';
  return importe === 0 && unitario > 0 ? 'gratuita' : 'normal';
}

function goodsFor(line: BenchLine, sold: RowKind, goods: TradeGoods): readonly TradeGood[] {
  if (sold === 'exonerada') return goods.untaxed;
  return line.unitario >= DEAR ? goods.dear : goods.cheap;
}

/** The rows of the facts with goods of the trade: amounts, quantities and prices stay. */
export function tradeRows(facts: BenchFacts, goods: TradeGoods, random: Random): TradeRow[] {
  const start = between(random, 0, 50);
  return facts.lineas.map((line, at) => {
    const sold = kindOf(line);
    const precio = line.unitario * 100;
    if (sold === 'bolsa') return { ...line, sold, precio };
    const choice = goodsFor(line, sold, goods);
    const [descripcion, unidad] = choice[(start + at) % choice.length] ?? ['', ''];
    return { ...line, descripcion, unidad, sold, precio };
  });
}

/** A sale that a detracción is due of is work or freight, not goods. */
export function withServices(
  { detraccion }: BenchFacts,
  goods: TradeGoods,
  work: readonly TradeGood[],
  freight: readonly TradeGood[],
): TradeGoods {
  if (!detraccion) return goods;
  const services = detraccion.codigo === '027' ? freight : work;
  return { ...goods, cheap: services, dear: services };
}

/** The same amount sold as another quantity, at the price of four decimals which that gives. */
export function requantified(row: TradeRow, cantidad: number): TradeRow {
  const gross = row.importe + row.descuento;
  return { ...row, cantidad, precio: Math.round((gross * 100_000) / cantidad) };
}

export type RowPrinted = 'codigo' | 'unidad' | 'cantidad' | 'precio' | 'descuento' | 'importe';

export function rowsTruth(
  rows: readonly TradeRow[],
  printed: readonly RowPrinted[],
): ProductoData[] {
  const has = (what: RowPrinted): boolean => printed.includes(what);
  return rows.map((row) =>
    compact<ProductoData>({
      codigo: has('codigo') ? row.codigo : '',
      descripcion: row.descripcion,
      unidad: has('unidad') ? row.unidad : '',
      cantidad: has('cantidad') ? row.cantidad / 1000 : null,
      precio_unitario: has('precio') ? row.precio / 10_000 : null,
      descuento: has('descuento') ? decimal(row.descuento) : null,
      subtotal: has('importe') ? decimal(row.importe) : null,
    }),
  );
}

/** `1,234.5000`. */
export function fourDecimals(tenThousandths: number): string {
  const text = String(tenThousandths).padStart(5, '0');
  return `${text.slice(0, -4).replace(/\B(?=(\d{3})+$)/g, ',')}.${text.slice(-4)}`;
}

/** A party under a name of the trade, with a mailbox that fits it. */
export function renamed(party: BenchParty, names: readonly string[], random: Random): BenchParty {
  const nombre = pick(random, names);
  const [local = 'ventas', host = ''] = party.email.split('@');
  const word = nombre
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '');
  const domain = word.split(' ').slice(0, 2).join('').slice(0, 16);
  const email = host === '' ? '' : `${local}@${domain}.${pick(random, ['pe', 'com.pe', 'com'])}`;
  return { ...party, nombre, email };
}

const commas = (cents: Cents): string =>
  decimal(cents)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');

/** `Cuota 1: 2026-07-30 1,907.68; ...`; nothing without instalments. */
export const cuotasTruth = ({ cuotas }: BenchFacts): { cuotas?: string } =>
  cuotas.length === 0
    ? {}
    : {
        cuotas: cuotas
          .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${commas(monto)}`)
          .join('; '),
      };
