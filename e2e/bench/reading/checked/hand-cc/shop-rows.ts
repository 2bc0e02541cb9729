import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { PLASTIC_BAG, UNTAXED_GOODS } from '../../facts/trades';
import type { BenchCurrency, BenchFacts, BenchLine } from '../../model';
import { HARDWARE_GOODS, HARDWARE_LOOSE, PET_GOODS, PET_LOOSE, type ShopGood } from './shop-goods';
import { SERVICES, UNTAXED_BOOK, UNTAXED_LOOSE } from './shop-services';

export type ShopTrade = 'mascotas' | 'ferreteria';

/** A row of the facts as an article of the shop; `below` is the small print under its name. */
export interface ShopRow extends BenchLine {
  below: string;
}

const SOLES: Readonly<Record<BenchCurrency, number>> = { PEN: 1, USD: 3.7, EUR: 4.1 };
/** Of the articles nearest in price, how many chance may choose from. */
const NEAREST = 2;
/** How far off in price (as a logarithm) an article may be before one is sold once more. */
const REPEATED = 0.6;
const UNTAXED = new Set(UNTAXED_GOODS.map(({ name }) => name.toUpperCase()));

/** The articles of about this price, those not sold yet before the others. */
function byPrice(
  goods: readonly ShopGood[],
  soles: number,
  sold: Map<string, number>,
  random: Random,
) {
  const distance = ({ name, price }: ShopGood): number =>
    Math.abs(Math.log(price / soles)) + REPEATED * (sold.get(name) ?? 0);
  const near = [...goods].sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  const chosen = pick(random, near);
  sold.set(chosen.name, (sold.get(chosen.name) ?? 0) + 1);
  return chosen;
}

function shelfOf(trade: ShopTrade, line: BenchLine, facts: BenchFacts): readonly ShopGood[] {
  const services = facts.detraccion ? SERVICES[facts.detraccion.codigo] : undefined;
  if (line.unidad === 'ZZ' && services) return services;
  if (UNTAXED.has(line.descripcion.toUpperCase()))
    return [line.unidad === 'KGM' ? UNTAXED_LOOSE : UNTAXED_BOOK];
  const isLoose = line.unidad === 'KGM' || line.cantidad % 1000 !== 0;
  if (trade === 'mascotas') return isLoose ? PET_LOOSE : PET_GOODS;
  return isLoose ? HARDWARE_LOOSE : HARDWARE_GOODS;
}

const isBag = ({ descripcion }: BenchLine): boolean =>
  descripcion.toUpperCase() === PLASTIC_BAG.name.toUpperCase();

function codeOf(trade: ShopTrade, random: Random): string {
  if (happens(random, 0.25)) return `775${digits(random, 10)}`;
  return trade === 'mascotas' ? `P${digits(random, 5)}` : `FER-${digits(random, 4)}`;
}

function belowOf(trade: ShopTrade, good: ShopGood, line: BenchLine, random: Random): string {
  if (line.importe === 0) return 'BONIFICACION - TRANSFERENCIA GRATUITA';
  if (trade !== 'mascotas' || good.unit !== 'BG' || happens(random, 0.4)) return '';
  return `Lote: L${digits(random, 5)}  F.V. ${pick(random, ['03', '06', '08', '11'])}/20${between(random, 27, 28)}`;
}

export function shopRows(facts: BenchFacts, trade: ShopTrade, random: Random): ShopRow[] {
  const sold = new Map<string, number>();
  return facts.lineas.map((line) => {
    const codigo = codeOf(trade, random);
    if (isBag(line))
      return {
        ...line,
        codigo: 'BOLSA',
        descripcion: 'BOLSA PLASTICA T-SHIRT',
        unidad: 'NIU',
        below: '',
      };
    const soles = (line.unitario / 100) * SOLES[facts.moneda];
    const good = byPrice(shelfOf(trade, line, facts), soles, sold, random);
    const below = belowOf(trade, good, line, random);
    return { ...line, codigo, descripcion: good.name, unidad: good.unit, below };
  });
}
