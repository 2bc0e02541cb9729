import { between, digits, pick, type Random } from '../../facts/chance';
import type { BenchLine } from '../../model';
import { asOneUnit, rowKind } from './rows-of-trade';

const MODELS = [
  'KYOCERA M3655IDN',
  'RICOH IM 430F',
  'RICOH MP C307',
  'KONICA MINOLTA BIZHUB 367',
  'KYOCERA TASKALFA 3253CI',
  'LEXMARK MX622',
] as const;
const PLACES = [
  'CONTABILIDAD',
  'ALMACEN',
  'RR.HH.',
  'LOGISTICA',
  'RECEPCION',
  'GERENCIA',
  'OPERACIONES',
  'PLANTA',
] as const;
const SUNDRIES = [
  'COPIAS ADICIONALES B/N SEGUN LECTURA',
  'COPIAS ADICIONALES COLOR SEGUN LECTURA',
  'DIGITALIZACION DE DOCUMENTOS',
  'SOPORTE TECNICO FUERA DE CONTRATO',
] as const;
const UNTAXED = 'MANUAL TECNICO IMPRESO (LIBRO, EXONERADO)';

/** A machine on hire and what its counter says; the rest is charged by the print. */
export interface Machine {
  modelo: string;
  serie: string;
  lugar: string;
  anterior: number;
  actual: number;
  incluidas: number;
}

/** A row and, where it is the rent of one, its machine. */
export interface Charge {
  line: BenchLine;
  machine: Machine | null;
}

/** Too dear for one machine: the whole fleet of a site. */
const fleet = (line: BenchLine, random: Random): BenchLine => ({
  ...line,
  descripcion: `IMPRESION ADMINISTRADA, PARQUE DE ${Math.ceil(line.importe / 48_000)} EQUIPOS - ${pick(random, PLACES)}`,
});

/** A row as rent of a machine, of a fleet, or something charged beside it. */
export function charge(given: BenchLine, random: Random): Charge {
  const line = { ...asOneUnit(given), codigo: '', unidad: 'MES' };
  if (rowKind(given) === 'untaxed')
    return { line: { ...line, descripcion: UNTAXED, unidad: 'UND' }, machine: null };
  if (line.unitario < 9000)
    return { line: { ...line, descripcion: pick(random, SUNDRIES), unidad: 'SER' }, machine: null };
  if (line.unitario > 300_000) return { line: fleet(line, random), machine: null };
  const anterior = between(random, 12_000, 380_000);
  const machine: Machine = {
    modelo: pick(random, MODELS),
    serie: `${pick(random, ['R4P', 'W9H', 'LZ2', '3089'])}${digits(random, 7)}`,
    lugar: pick(random, PLACES),
    anterior,
    actual: anterior + between(random, 800, 14_500),
    incluidas: pick(random, [2000, 3000, 5000, 8000]),
  };
  const descripcion = `ALQUILER DE MULTIFUNCIONAL ${machine.modelo} S/N ${machine.serie} - ${machine.lugar}`;
  return { line: { ...line, descripcion }, machine };
}
