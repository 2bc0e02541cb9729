import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, CivilDate } from '../../model';
import { rentalLine } from './rental-goods';
import { renamedSeller } from './renamed-seller';

const STEMS = [
  'Grúas y Equipos',
  'Grúas y Maquinarias',
  'Maquinarias',
  'Rental & Izajes',
  'Andamios y Equipos',
  'Alquileres e Izajes',
] as const;

const SITES = [
  'Ampliación de planta concentradora, zona de molienda',
  'Edificio multifamiliar Los Álamos, torre B',
  'Parada de planta - horno 2',
  'Mejoramiento de muelle norte',
  'Nave industrial y patio de maniobras Chilca',
  'Montaje de tanques de almacenamiento TK-04 y TK-05',
  'Hospital de apoyo, bloque quirúrgico',
  'Centro comercial, etapa II, estructuras metálicas',
] as const;

const OPERATORS = [
  'CCAHUANA ROJAS EDWIN',
  'HUARCAYA LIMA RICHARD',
  'SULCA VEGA MAXIMO',
  'PACO TTITO WILBER',
  'CHERO INGA CARLOS',
  'ALBINES SOSA PERCY',
] as const;

const REMARKS = [
  'Valorización aprobada por residencia de obra. Se adjuntan partes diarios firmados.',
  'Combustible a cargo del cliente. Mínimo 5 horas por día.',
  'Cierre parcial, el equipo continúa en obra.',
  'Horas según partes diarios conformados por supervisión.',
  'Incluye póliza TREC y certificado de operatividad vigente.',
] as const;

/**
 * Work with an operator is either a building contract or one of the services that the tax office does not list;
 * the facts' own codes of the same percentages are of other trades.
 */
const SPOT_CODES: Readonly<Record<number, readonly [code: string, name: string]>> = {
  4: ['030', 'Contratos de construcción'],
  12: ['037', 'Demás servicios gravados con el IGV'],
};

/** What a rental firm knows of a sale besides the facts; `facts` are of its own fleet and name. */
export interface RentalJob {
  facts: BenchFacts;
  brand: string;
  domain: string;
  valuation: string;
  contract: string;
  site: string;
  period: readonly [from: CivilDate, to: CivilDate];
  operator: string;
  /** Of each row, the operator's daily report; empty: they are not printed. */
  reports: readonly string[];
  spotName: string;
}

function operatorOf(random: Random): string {
  if (happens(random, 0.3)) return '';
  const first = pick(random, OPERATORS);
  const second = pick(random, OPERATORS);
  return first !== second && happens(random, 0.4) ? `${first} / ${second}` : first;
}

function spotOf(facts: BenchFacts): { detraccion: BenchFacts['detraccion']; spotName: string } {
  const { detraccion } = facts;
  const [codigo, spotName] = SPOT_CODES[detraccion?.porcentaje ?? 0] ?? ['', ''];
  return { detraccion: detraccion && codigo ? { ...detraccion, codigo } : detraccion, spotName };
}

function reportsOf(count: number, random: Random): string[] {
  const first = between(random, 2_100, 48_000);
  return Array.from({ length: count }, (_, at) => String(first + at * 2).padStart(6, '0'));
}

const valuationText = (random: Random): string => {
  const number = between(random, 1, 16);
  return pick(random, [`N° ${String(number).padStart(2, '0')}`, `VAL-${digits(random, 5)}`]);
};

export function rentalJob(facts: BenchFacts, random: Random): RentalJob {
  const { party, brand, domain } = renamedSeller(
    facts.emisor,
    STEMS,
    ['facturacion', 'operaciones', 'administracion', 'valorizaciones'],
    random,
  );
  const hasMeter = happens(random, 0.35);
  const lineas = facts.lineas.map((line) => rentalLine(line, hasMeter, random));
  const { detraccion, spotName } = spotOf(facts);
  const to = addDays(facts.emision, -between(random, 0, 6));
  const year = facts.emision.slice(0, 4);
  return {
    facts: {
      ...facts,
      emisor: party,
      lineas,
      detraccion,
      observaciones: facts.observaciones && pick(random, REMARKS),
    },
    brand,
    domain,
    valuation: valuationText(random),
    contract: happens(random, 0.6) ? `ALQ-${digits(random, 3)}-${year}` : '',
    site: pick(random, SITES),
    period: [addDays(to, -pick(random, [6, 14, 14, 29, 30])), to],
    operator: operatorOf(random),
    reports: happens(random, 0.55) ? reportsOf(lineas.length, random) : [],
    spotName,
  };
}
