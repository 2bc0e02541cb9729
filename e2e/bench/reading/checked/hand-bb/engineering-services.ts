import { addDays } from '../../facts/civil-day';
import { between, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine } from '../../model';
import { DATE_STYLES } from '../../styles';
import { isGift, isLoose, isService, isUntaxed, nearPrice, type Priced } from './near-price';
import {
  BOOKS,
  FIELD_METRES,
  LABORATORY,
  PASSENGERS,
  SERVICES,
  type Service,
} from './engineering-list';

/** A row of the facts as a service of the consultants, with what is printed small below it. */
export interface ServiceRow extends BenchLine {
  below: string;
}

const BELOW = [
  'Incluye movilidad, viáticos, EPP y SCTR del personal.',
  'Incluye informe técnico firmado en dos ejemplares y archivo digital.',
  'Entregable aprobado por el área usuaria.',
  'Responsable: Ing. CIP, jefe de proyecto.',
] as const;

const MONTH = 30;

function periodOf({ emision }: BenchFacts): string {
  const from = DATE_STYLES.slash(addDays(emision, -MONTH));
  return `, periodo del ${from} al ${DATE_STYLES.slash(addDays(emision, -1))}`;
}

/** Of a test, where its sample is from; of anything else, what it was agreed in. */
function placeOf({ unit }: Service, offer: string, random: Random): string {
  const metre = `${between(random, 1, 9)}+${between(random, 1, 9)}00`;
  if (unit === 'ENS')
    return `, calicata C-${between(random, 1, 12)}, muestra M-${between(random, 1, 3)}`;
  if (unit === 'PTO' || unit === 'LIN') return `, progresiva Km ${metre}, lado derecho`;
  if (happens(random, 0.7)) return '';
  return `, según cotización ${offer} y conformidad de su área técnica`;
}

type Shelf = (line: BenchLine) => Service & Priced;

function shelves(facts: BenchFacts, random: Random): Shelf {
  const from = (list: readonly Service[]): Shelf => nearPrice(list, facts.moneda, random);
  const code = facts.detraccion?.codigo ?? '022';
  const services = from(SERVICES[code] ?? LABORATORY);
  const laboratory = from(LABORATORY);
  const metres = from(FIELD_METRES);
  const books = from(BOOKS);
  const passengers = from(PASSENGERS);
  return (line) => {
    if (isUntaxed(line)) return (line.unidad === 'KGM' ? passengers : books)(line);
    if (isService(line)) return services(line);
    return (isLoose(line) ? metres : laboratory)(line);
  };
}

export function serviceRows(facts: BenchFacts, random: Random): ServiceRow[] {
  const shelf = shelves(facts, random);
  const withPeriod = happens(random, 0.6);
  const withBelow = happens(random, 0.45);
  const withPlace = happens(random, 0.6);
  const offer = `COT-${between(random, 112, 987)}-2026`;
  return facts.lineas.map((line) => {
    const service = shelf(line);
    const isLong = isService(line);
    const gift = isGift(line) ? ' (a título gratuito)' : '';
    const period = isLong && withPeriod ? periodOf(facts) : '';
    const place = !isLong && !isUntaxed(line) && withPlace ? placeOf(service, offer, random) : '';
    const name = `${service.name}${period}${place}${gift}`;
    const isUpper = line.descripcion === line.descripcion.toUpperCase();
    return {
      ...line,
      descripcion: isUpper ? name.toUpperCase() : name,
      unidad: service.unit,
      below: isLong && withBelow ? pick(random, BELOW) : '',
    };
  });
}
