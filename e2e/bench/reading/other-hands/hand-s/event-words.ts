import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, CivilDate } from '../../model';

/** What the caterer's contract says of the party. */
export interface EventData {
  tipo: string;
  fecha: CivilDate;
  hora: string;
  lugar: string;
  personas: number;
  contrato: string;
  ejecutiva: string;
  contacto: string;
}

const KINDS = [
  'ALMUERZO DE CAMARADERÍA',
  'ANIVERSARIO INSTITUCIONAL',
  'LANZAMIENTO DE PRODUCTO',
  'CAPACITACIÓN / COFFEE BREAK',
  'REUNIÓN DE DIRECTORIO',
  'CONVENCIÓN DE VENTAS',
  'INAUGURACIÓN DE PLANTA',
] as const;

/** Parties of a season, by month. */
const SEASONAL: Readonly<Record<string, string>> = {
  '05': 'DÍA DE LA MADRE',
  '07': 'ALMUERZO POR FIESTAS PATRIAS',
  '12': 'CENA DE FIN DE AÑO',
};

const LOCALES = [
  'Salón Los Virreyes - sede Surco',
  'Casona de Barranco, Jr. Domeyer 210',
  'Local del cliente (planta)',
  'Centro de convenciones, sala 3 - San Borja',
  'Hacienda Los Ficus, Km 34.5 Pachacámac',
  'Oficina principal del cliente, piso 12',
  'Club Campestre El Remanso, Chaclacayo',
] as const;

const EXECUTIVES = [
  'Carla Bustíos',
  'Milagros Otero',
  'Jimena Arrieta',
  'R. Velásquez',
  'Paola Chirinos',
] as const;

const CONTACTS = ['Srta. Fiorella Luna', 'Sr. Marco Tello', 'Recursos Humanos', 'Sra. Nelly Paz'];

/** Guests of the dearest row that is counted in heads, or a round number. */
function guestsOf({ lineas }: BenchFacts, random: Random): number {
  const heads = lineas.filter(({ unidad }) => unidad === 'PAX').map(({ cantidad }) => cantidad);
  return heads.length > 0 ? Math.max(...heads) / 1000 : between(random, 5, 20) * 10;
}

export function eventOf(facts: BenchFacts, random: Random): EventData {
  const from = between(random, 11, 20);
  const kind = pick(random, KINDS);
  const fecha = addDays(facts.emision, between(random, -12, 15));
  return {
    tipo: SEASONAL[fecha.slice(5, 7)] ?? kind,
    fecha,
    hora: `${from}:00 a ${from + between(random, 3, 6)}:00 h`.replace(/\b2[4-6]:00/, '01:00'),
    lugar: pick(random, LOCALES),
    personas: guestsOf(facts, random),
    contrato: `${facts.emision.slice(0, 4)}-${digits(random, 4)}`,
    ejecutiva: pick(random, EXECUTIVES),
    contacto: happens(random, 0.6) ? pick(random, CONTACTS) : '',
  };
}

export const EVENT_REMARKS = [
  'Servicio según propuesta aprobada por su área de Recursos Humanos.',
  'Monto correspondiente al 100% del servicio prestado.',
  'No incluye roturas ni pérdidas de menaje, las que se liquidarán aparte.',
  'Hora adicional se factura según tarifario vigente.',
  'El número de personas facturado es el mínimo garantizado en contrato.',
] as const;
