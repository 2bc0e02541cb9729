import { between, digits, pick, type Random } from '../../facts/chance';
import type { BenchFacts, BenchLine, Cents } from '../../model';
import { DATE_STYLES } from '../../styles';
import { rowKind } from './rows-of-trade';

const SITES = [
  'SEDE ADMINISTRATIVA SAN ISIDRO',
  'PLANTA LURIN',
  'CENTRO DE DISTRIBUCION VILLA EL SALVADOR',
  'TIENDA Y ALMACEN AREQUIPA',
  'OFICINAS MIRAFLORES, PISOS 4, 5 Y 6',
] as const;
const EXTRAS = [
  'FUMIGACION, DESINSECTACION Y DESRATIZACION SEGUN CERTIFICADO ADJUNTO',
  'LIMPIEZA DE VIDRIOS EN ALTURA',
  'SUMINISTRO DE MATERIALES DE LIMPIEZA, PAPEL TOALLA Y JABON LIQUIDO',
  'LAVADO DE ALFOMBRAS Y TAPIZ DE SILLERIA',
] as const;

/** Number of the contract and the month that is billed. */
export interface Contract {
  number: string;
  from: string;
  to: string;
}

/** The calendar month before the one of issue. */
export function contractOf({ emision }: BenchFacts, random: Random): Contract {
  const first = new Date(`${emision.slice(0, 7)}-01T00:00:00Z`);
  const last = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10);
  const number = `${digits(random, 3)}-${pick(random, ['2025', '2026'])}-${pick(random, ['GG', 'LOG', 'ADM', 'CS'])}`;
  return { number, from: DATE_STYLES.slash(`${last.slice(0, 7)}-01`), to: DATE_STYLES.slash(last) };
}

function gloss(at: number, importe: Cents, contract: Contract, random: Random): string {
  if (at === 2 || importe < 120_000)
    return `${pick(random, EXTRAS)}. PERIODO DEL ${contract.from} AL ${contract.to}.`;
  const staff = String(Math.min(48, Math.ceil(importe / 240_000))).padStart(2, '0');
  const shift = pick(random, [
    'TURNO DIURNO DE 08 HORAS DE LUNES A SABADO',
    'TURNOS MAÑANA Y TARDE',
    'DE LUNES A DOMINGO INCLUIDO FERIADOS',
  ]);
  return `SERVICIO DE LIMPIEZA INTEGRAL Y DESINFECCION EN ${pick(random, SITES)}, CON ${staff} ${staff === '01' ? 'OPERARIO' : 'OPERARIOS'} Y 01 SUPERVISOR, ${shift}, INCLUYE UNIFORMES, IMPLEMENTOS, MAQUINARIA Y SCTR. PERIODO DEL ${contract.from} AL ${contract.to}. SEGUN CONTRATO N° ${contract.number}.`;
}

const REFUND = 'REEMBOLSO DE GASTOS POR CUENTA DEL CLIENTE SEGUN RELACION ADJUNTA.';

const worth = (lines: readonly BenchLine[]): Cents =>
  lines.reduce((sum, line) => sum + line.importe, 0);

function service(lines: readonly BenchLine[], descripcion: string, codigo: string): BenchLine {
  const importe = worth(lines);
  return {
    codigo,
    descripcion,
    unidad: 'SERV',
    cantidad: 1000,
    unitario: importe,
    descuento: 0,
    importe,
  };
}

/** A contract is billed in one to three rows: the rows of the facts are put together. */
export function billed(
  lineas: readonly BenchLine[],
  contract: Contract,
  random: Random,
): BenchLine[] {
  const sold = lineas.filter((line) => rowKind(line) === 'sold');
  const untaxed = lineas.filter((line) => rowKind(line) === 'untaxed');
  const count = Math.min(sold.length, between(random, 1, untaxed.length > 0 ? 2 : 3));
  const each = Math.ceil(sold.length / count);
  const parts = Array.from({ length: count }, (_, at) => sold.slice(at * each, (at + 1) * each));
  const rows = parts
    .filter((part) => part.length > 0)
    .map((part, at) =>
      service(part, gloss(at, worth(part), contract, random), `SLIM${digits(random, 3)}`),
    );
  return untaxed.length > 0 ? [...rows, service(untaxed, REFUND, 'REEM001')] : rows;
}
