/** How documents call the parties, in compact letters without the article's ending. */

/** Who pays. */
const PAYERS = [
  'CLIENTE',
  'ADQUIRENTE',
  'ADQUIRIENTE',
  'COMPRADOR',
  'RECEPTOR',
  'TITULAR',
  'DESTINATARIO',
  'ABONADO',
  'SUSCRIPTOR',
  'CONTRATANTE',
  'ARRENDATARIO',
  'INQUILINO',
  'PROPIETARIO',
  'ASOCIADO',
  'IMPORTADOR',
  'CONSIGNATARIO',
];

/** Who is served, and pays only where nobody else is named. */
export const SERVED: readonly string[] = [
  'USUARIO',
  'ASEGURADO',
  'HUESPED',
  'PASAJERO',
  'PACIENTE',
  'ALUMNO',
  'ESTUDIANTE',
  'AFILIADO',
];

export const BUYERS: readonly string[] = [...PAYERS, ...SERVED];

export const SELLERS: readonly string[] = [
  'PROVEEDOR',
  'EMISOR',
  'PRESTADOR',
  'CONTRATISTA',
  'ACREEDOR',
  'LOCADOR',
  'ARRENDADOR',
];

/** Finds any of the nouns in a text of capital letters. */
export const anyNoun = (nouns: readonly string[]): RegExp => new RegExp(nouns.join('|'));
