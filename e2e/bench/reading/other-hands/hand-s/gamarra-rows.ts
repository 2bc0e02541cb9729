import { between, happens, pick } from '../../facts/chance';
import type { BenchLine } from '../../model';
import type { StallTrade } from './gamarra-words';

type Random = () => number;

interface Shelf {
  goods: readonly string[];
  unit: string;
  hasSizes: boolean;
}

const BAG_PRICE = 10;

function shelfOf({ unidad, unitario }: BenchLine, trade: StallTrade): Shelf {
  if (unidad === 'ZZ') return { goods: trade.services, unit: 'SERV', hasSizes: false };
  if (unidad === 'KGM') return { goods: trade.byKilo, unit: 'KG', hasSizes: false };
  if (unidad === 'NIU' && unitario === BAG_PRICE)
    return { goods: ['BOLSA PLASTICA ASA TROQUELADA'], unit: 'UND', hasSizes: false };
  if (unitario < 800) return { goods: trade.cheap, unit: trade.cheapUnit, hasSizes: false };
  if (unitario < 6_000) return { goods: trade.single, unit: trade.singleUnit, hasSizes: true };
  if (unitario < 45_000) return { goods: trade.dozens, unit: trade.dozensUnit, hasSizes: true };
  return { goods: trade.bulk, unit: trade.bulkUnit, hasSizes: trade.bulkUnit === 'DOC' };
}

/** The rows as the stall's goods, with sizes and colours; amounts stay. */
export function stallRows(
  lines: readonly BenchLine[],
  trade: StallTrade,
  random: Random,
): BenchLine[] {
  const shift = between(random, 0, 9);
  return lines.map((line, at) => {
    const { goods, unit, hasSizes } = shelfOf(line, trade);
    const size = hasSizes && happens(random, 0.85) ? ` ${pick(random, trade.sizes)}` : '';
    const isPlain = unit === 'SERV' || goods.length === 1;
    const colour = !isPlain && happens(random, 0.8) ? ` ${pick(random, trade.colours)}` : '';
    const gift = line.importe === 0 ? ' (OBSEQUIO)' : '';
    const name = goods[(at + shift) % goods.length] ?? '';
    return { ...line, codigo: '', unidad: unit, descripcion: `${name}${size}${colour}${gift}` };
  });
}
