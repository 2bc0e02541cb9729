import type { Finding } from '../../contracts/authenticity';
import type { FieldMap } from '../../contracts/evidence';
import { UNPROVED_MAX } from '../../contracts/limits';
import { parseComprobanteNumber } from '../comprobante-number';

/** What tells who a document is of, which it is, when and how much it is; in the order in which it is told. */
const MAIN: readonly (readonly [path: string, name: string])[] = [
  ['proveedor.nombre', 'el nombre del proveedor'],
  ['proveedor.ruc', 'el RUC del proveedor'],
  ['documento.numero', 'el número'],
  ['documento.fecha_emision', 'la fecha de emisión'],
  ['totales.total', 'el total'],
];

/**
 * NO_COMPROBADO: a main field is missing, or no outside source says the same as any of them. Nothing speaks
 * against such a document, but no more for it; null where both are as they should be.
 */
export function unprovedFinding(fields: FieldMap): Finding | null {
  const missing = MAIN.filter(([path]) => isMissing(path, fields));
  const isProved = MAIN.some(([path]) => fields[path]?.state === 'verificado');
  if (missing.length === 0 && isProved) return null;
  const what =
    missing.length > 0
      ? `no se encontró ${inWords(missing.map(([, name]) => name))}`
      : 'nada más confirma el proveedor, el número, la fecha ni el total';
  const paths = (missing.length > 0 ? missing : MAIN).map(([path]) => path);
  const message = `No se pudo comprobar: ${what}.`;
  return { id: 'NO_COMPROBADO', message, paths, most: UNPROVED_MAX };
}

/**
 * A guía de remisión has no amounts. A seller abroad has no RUC, and no number of a series and
 * its correlative.
 */
function isMissing(path: string, fields: FieldMap): boolean {
  const valueOf = (one: string): unknown => fields[one]?.value ?? null;
  if (valueOf(path) !== null) return false;
  if (path === 'totales.total') return valueOf('documento.tipo') !== 'guia_remision';
  const number = valueOf('documento.numero');
  if (path !== 'proveedor.ruc') return true;
  return typeof number === 'string' && parseComprobanteNumber(number) !== null;
}

function inWords(names: readonly string[]): string {
  const [last, ...before] = [...names].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} ni ${last}`;
}
