import { between, happens, pick, type Random } from '../../facts/chance';
import type { BenchFacts, Cents } from '../../model';

const MONTHS =
  'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SETIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(
    ' ',
  );

/** What a contract takes off a valorización. */
export interface Contract {
  number: string;
  work: string;
  valorization: string;
  period: string;
  advancePercent: number;
  advance: Cents;
  guaranteePercent: number;
  guarantee: Cents;
}

const WORKS = [
  'EDIFICIO MULTIFAMILIAR LOS CEDROS - ETAPA II, DISTRITO DE JESÚS MARÍA',
  'MEJORAMIENTO Y AMPLIACIÓN DEL HOSPITAL DE APOYO II-1, PROVINCIA DE SULLANA',
  'NUEVA PLANTA DE PROCESOS Y OFICINAS ADMINISTRATIVAS - PARQUE INDUSTRIAL CHILCA',
  'CENTRO COMERCIAL PLAZA DEL VALLE, SECTOR TIENDAS ANCLA Y PATIO DE COMIDAS',
] as const;

/** A contract by chance; its amounts go with the honest sums. */
export function contractOf(facts: BenchFacts, random: Random): Contract {
  const [year = '', month = '1'] = facts.emision.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const advancePercent = happens(random, 0.75) ? pick(random, [10, 20, 30]) : 0;
  const rest = facts.sumas.gravada;
  const guaranteePercent = happens(random, 0.8) ? pick(random, [5, 10]) : 0;
  return {
    number: `${pick(random, ['SC', 'CT', 'OS'])}-${String(between(random, 4, 190)).padStart(3, '0')}-${year}`,
    work: pick(random, WORKS),
    valorization: String(between(random, 1, 14)).padStart(2, '0'),
    period: `DEL 01 AL ${pick(random, ['15', '25', '28'])} DE ${name} DE ${year}`,
    advancePercent,
    advance: Math.round((rest * advancePercent) / (100 - advancePercent)),
    guaranteePercent,
    guarantee: Math.round((rest * guaranteePercent) / 100),
  };
}

/** The first row tells of the whole contract, and is what was built before the advance is taken off. */
export function described(facts: BenchFacts, contract: Contract): BenchFacts {
  const { valorization, period, number, work, advance, advancePercent } = contract;
  const text = [
    `VALORIZACIÓN N° ${valorization} CORRESPONDIENTE AL PERIODO ${period}, SEGÚN CONTRATO DE SUBCONTRATO N° ${number}.`,
    `OBRA: ${work}. PARTIDA:`,
  ].join(' ');
  const paidOff =
    advance > 0 ? ` SE AMORTIZA EL ${advancePercent}% DEL ADELANTO DIRECTO OTORGADO.` : '';
  const lineas = facts.lineas.map((line, at) => {
    if (at > 0) return line;
    const importe = line.importe + advance;
    const descripcion = `${text} ${line.descripcion.toUpperCase()}.${paidOff}`;
    return { ...line, descripcion, unidad: 'GLB', cantidad: 1000, unitario: importe, importe };
  });
  return { ...facts, lineas };
}
