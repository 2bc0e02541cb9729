import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import {
  BOOKS,
  BY_BOX,
  BY_KILO,
  FRESH,
  INDUSTRIAL,
  SERVICES_BY_CODE,
  type BilingualGood,
} from './bilingual-list';
import { isGift, isLoose, isService, isUntaxed, nearPrice } from './near-price';

/** A row of the facts as a thing of the house, with its English name, lot and tariff item. */
export interface BilingualRow extends BenchLine {
  english: string;
  lot: string;
  hs: string;
}

export type House = 'agro' | 'industrial';

/** Whoever sells loose goods is a grower; of the others some are. */
export function houseOf({ lineas }: BenchFacts, random: Random): House {
  const isAgro = happens(random, 0.45);
  const weighs = lineas.some((line) => isLoose(line) && !isUntaxed(line));
  return isAgro || weighs || lineas.every(isService) ? 'agro' : 'industrial';
}

type Shelf = (line: BenchLine) => BilingualGood;

function shelves(facts: BenchFacts, house: House, random: Random): Shelf {
  const from = (list: readonly BilingualGood[]): Shelf => nearPrice(list, facts.moneda, random);
  const services = from(SERVICES_BY_CODE[facts.detraccion?.codigo ?? '022'] ?? INDUSTRIAL);
  const goods = from(house === 'agro' ? BY_BOX : INDUSTRIAL);
  const [weighed, fresh, books] = [from(BY_KILO), from(FRESH), from(BOOKS)];
  return (line) => {
    if (isUntaxed(line)) return (line.unidad === 'KGM' ? fresh : books)(line);
    if (isService(line)) return services(line);
    return (isLoose(line) ? weighed : goods)(line);
  };
}

/** Growers number by day of harvest, importers by batch of the maker. */
function lotOf(house: House, random: Random): string {
  if (house === 'industrial') return `${pick(random, ['B', 'L', 'HT'])}${digits(random, 6)}`;
  const day = String(between(random, 1, 365)).padStart(3, '0');
  return `${pick(random, ['P1', 'P2', 'SU'])}-${day}-${digits(random, 2)}`;
}

export function bilingualRows(facts: BenchFacts, house: House, random: Random): BilingualRow[] {
  const shelf = shelves(facts, house, random);
  return facts.lineas.map((line) => {
    const good = shelf(line);
    const gift = isGift(line) ? ' - muestra sin valor comercial' : '';
    const name = `${good.name}${gift}`;
    const isUpper = line.descripcion === line.descripcion.toUpperCase();
    return {
      ...line,
      codigo: `${good.code}-${line.codigo.slice(-4)}`,
      descripcion: isUpper ? name.toUpperCase() : name,
      unidad: good.unit,
      english: good.english,
      lot: good.hs === '' || isUntaxed(line) ? '-' : lotOf(house, random),
      hs: good.hs,
    };
  });
}
