import type { Finding } from '../../contracts/authenticity';
import type { FieldMap } from '../../contracts/evidence';
import { UNPROVED_MAX } from '../../contracts/limits';
import { isOfComprobante } from '../comprobante-number';

/** A field that every document has, by its name, and where it is looked for on a page. */
export interface MainField {
  path: string;
  name: string;
  places: string;
}

/** What tells who a document is of, which it is, when and how much it is; in the order in which it is told. */
const MAIN: readonly MainField[] = [
  {
    path: 'proveedor.nombre',
    name: 'el nombre del proveedor',
    places: 'en el encabezado, junto al RUC y junto a palabras como «Razón social»',
  },
  {
    path: 'proveedor.ruc',
    name: 'el RUC del proveedor',
    places: 'junto al título y a la palabra «RUC», y en el código QR',
  },
  {
    path: 'documento.numero',
    name: 'el número',
    places: 'junto al título y al RUC, y en el código QR',
  },
  {
    path: 'documento.fecha_emision',
    name: 'la fecha de emisión',
    places: 'junto a palabras como «Fecha» y «Emisión», y en el código QR',
  },
  {
    path: 'totales.total',
    name: 'el total',
    places: 'junto a palabras como «Total» e «Importe», al pie de los productos y en el código QR',
  },
];

/**
 * NO_COMPROBADO: a main field is missing, or no outside source says the same as any of them. Nothing speaks
 * against such a document, but no more for it; null where both are as they should be.
 */
export function unprovedFinding(fields: FieldMap): Finding | null {
  const missing = missingMain((path) => fields[path]?.value ?? null);
  const isProved = MAIN.some(({ path }) => fields[path]?.state === 'verificado');
  if (missing.length === 0 && isProved) return null;
  const what =
    missing.length > 0
      ? `no se encontró ${inWords(missing.map(({ name }) => name))}`
      : 'nada más confirma el proveedor, el número, la fecha ni el total';
  const paths = (missing.length > 0 ? missing : MAIN).map(({ path }) => path);
  const message = `No se pudo comprobar: ${what}.`;
  return { id: 'NO_COMPROBADO', message, paths, most: UNPROVED_MAX };
}

/** Main fields that a document should have and has not. @param valueOf null where there is none */
export const missingMain = (valueOf: (path: string) => unknown): MainField[] =>
  MAIN.filter(({ path }) => isMissing(path, valueOf));

/**
 * A guía de remisión has no amounts. A seller abroad has no RUC, and no number of a series and
 * its correlative that says more than a till's.
 */
function isMissing(path: string, valueOf: (path: string) => unknown): boolean {
  if (valueOf(path) !== null) return false;
  if (path === 'totales.total') return valueOf('documento.tipo') !== 'guia_remision';
  const number = valueOf('documento.numero');
  if (path !== 'proveedor.ruc') return true;
  const [type, currency] = [valueOf('documento.tipo'), valueOf('documento.moneda')];
  return typeof number === 'string' && isOfComprobante(number, type, currency);
}

function inWords(names: readonly string[]): string {
  const [last, ...before] = [...names].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} ni ${last}`;
}
