import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import type { BenchFacts, CivilDate } from '../../model';

/** What an occupational clinic says of its service beside the rows. */
export interface ServiceData {
  ipress: string;
  digesa: string;
  sede: string;
  desde: CivilDate;
  hasta: CivilDate;
  liquidacion: string;
  proyecto: string;
  hes: string;
  ejecutivo: string;
  remark: string;
}

const SEDES = [
  'SAN BORJA',
  'LOS OLIVOS',
  'ATE - SANTA ANITA',
  'AREQUIPA - CERRO COLORADO',
  'LURIN',
];
const PROJECTS = [
  'PLANTA PRINCIPAL',
  'OPERACIONES MINA',
  'ALMACEN CENTRAL',
  'PROYECTO AMPLIACION',
  'OFICINAS ADMINISTRATIVAS',
  'CONTRATISTAS - PARADA DE PLANTA',
] as const;
const EXECUTIVES = ['K. SOLORZANO', 'MARITZA LEON', 'J. BALLENA', 'CORPORATIVO 03', 'Y. ARANDA'];
const REMARKS = [
  'RESULTADOS Y CERTIFICADOS DE APTITUD DISPONIBLES EN LA PLATAFORMA WEB.',
  'VALORIZACION APROBADA POR EL AREA DE SEGURIDAD Y SALUD EN EL TRABAJO.',
  'SE ADJUNTA LIQUIDACION DETALLADA POR TRABAJADOR.',
  'ATENCIONES CON CARGO A LA EMPRESA SEGUN CONVENIO VIGENTE.',
] as const;

export function serviceOf(facts: BenchFacts, random: Random): ServiceData {
  const { emision, ordenCompra, observaciones } = facts;
  const hasta = addDays(emision, -between(random, 1, 6));
  const number = digits(random, 5);
  const hes = `10${digits(random, 8)}`;
  const withHes = happens(random, 0.5);
  return {
    ipress: `000${digits(random, 5)}`,
    digesa: `RD N° ${between(random, 101, 690)}-20${between(random, 13, 24)}/DSAOL-DIGESA`,
    sede: pick(random, SEDES),
    desde: addDays(hasta, -pick(random, [0, 6, 14, 29])),
    hasta,
    liquidacion: `LQ-${number}`,
    proyecto: pick(random, PROJECTS),
    hes: ordenCompra && withHes ? hes : '',
    ejecutivo: pick(random, EXECUTIVES),
    remark: observaciones ? pick(random, REMARKS) : '',
  };
}
