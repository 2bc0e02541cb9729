import type { CivilDate } from '../../model';

const MONTHS = 'MARZO,ABRIL,MAYO,JUNIO,JULIO,AGOSTO,SETIEMBRE,OCTUBRE,NOVIEMBRE,DICIEMBRE'.split(
  ',',
);

/** What a school charges its pupils; none of it pays IGV. */
export const schoolFees = (year: string): string[] => [
  `MATRICULA ${year}`,
  ...MONTHS.map((month) => `PENSION DE ENSEÑANZA ${month} ${year}`),
  `MORA PENSION JULIO ${year}`,
  'CUOTA DE INGRESO',
  'SEGURO CONTRA ACCIDENTES',
  `MORA PENSION SETIEMBRE ${year}`,
  'DERECHO DE EXAMEN DE SUBSANACION',
  'CERTIFICADO DE ESTUDIOS POR CICLO',
  'CARNE DE MEDIO PASAJE',
  'TALLER EXTRACURRICULAR - ROBOTICA',
  'PRE MATRICULA Y RESERVA DE VACANTE',
];

/** What it sells beside teaching, with IGV. */
export const SCHOOL_SALES: readonly string[] = [
  'CURSO IN COMPANY EXCEL EMPRESARIAL NIVEL II',
  'SERVICIO DE EVALUACION PSICOLABORAL DE PERSONAL',
  'PROGRAMA DE ESPECIALIZACION EN SUPERVISION DE OBRA - NO INCLUIDO EN LISTA DEL MINEDU',
  'ALQUILER DE AUDITORIO PRINCIPAL',
  'BUZO INSTITUCIONAL TALLA M',
  'POLO EDUCACION FISICA',
  'CASACA DE PROMOCION',
  'AGENDA ESCOLAR',
  'TOGA Y BIRRETE - ALQUILER',
  'DUPLICADO DE FOTOCHECK',
];

/** A month's pension is due on its last days, the rest when the school says so. */
export function dueDay(concept: string, year: string, otherwise: CivilDate): CivilDate {
  const at = MONTHS.findIndex((month) => concept.startsWith('PENSION') && concept.includes(month));
  return at < 0 ? otherwise : `${year}-${String(at + 3).padStart(2, '0')}-30`;
}
