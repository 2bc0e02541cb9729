import type { Finding } from '../../contracts/authenticity';
import type { FieldMap } from '../../contracts/evidence';
import { UNPROVED_MAX } from '../../contracts/limits';
import { isOfComprobante } from '../comprobante-number';
import { readAmount, toCents } from '../money';

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
 * NO_COMPROBADO: a main field is missing, or is in the QR and nowhere in the page's text, or no outside source says the
 * same as any of them, or none but the page's own sums of a seller whom no RUC names. Nothing speaks against such a
 * document, but no more for it; null where all is as it should be.
 * @param pageText of all pages; empty where it is not known
 */
export function unprovedFinding(fields: FieldMap, pageText = ''): Finding | null {
  const missing = missingMain((path) => fields[path]?.value ?? null);
  const unseen = MAIN.filter(({ path }) => isCodedAlone(path, fields, pageText));
  const proved = MAIN.filter(({ path }) => fields[path]?.state === 'verificado');
  const bySums = proved.filter(({ path }) => fields[path]?.proof === 'Suma');
  // Whoever draws a page makes its sums fit: alone they count only for a seller who can be looked up. A RUC whose
  // check digit is wrong is flagged by itself.
  const isSeller = /^\d{11}$/.test(String(fields['proveedor.ruc']?.value));
  const isProved = isSeller ? proved.length > 0 : proved.length > bySums.length;
  if (missing.length === 0 && unseen.length === 0 && isProved) return null;
  const nothing =
    bySums.length > 0 && !isSeller
      ? 'sin RUC ni código QR de SUNAT, nada fuera de sus propias sumas'
      : 'nada más';
  const [of, what] =
    missing.length > 0
      ? [missing, `no se encontró ${inWords(missing.map(({ name }) => name))}`]
      : unseen.length > 0
        ? [
            unseen,
            `en la página no se lee ${inWords(unseen.map(({ name }) => name))} del código QR`,
          ]
        : [MAIN, `${nothing} confirma el proveedor, el número, la fecha ni el total`];
  const paths = of.map(({ path }) => path);
  const message = `No se pudo comprobar: ${what}.`;
  return { id: 'NO_COMPROBADO', message, paths, most: UNPROVED_MAX };
}

/** What the text of a page can be searched for, however it is written. */
const SEARCHED = new Set(['proveedor.ruc', 'totales.total']);

/** Taken from the QR of a page with a text layer, which would have it if it were printed; what OCR missed may be there. */
function isCodedAlone(path: string, fields: FieldMap, pageText: string): boolean {
  const field = fields[path];
  if (field?.source !== 'qr' || !SEARCHED.has(path) || pageText === '') return false;
  const sources = new Set(Object.values(fields).map(({ source }) => source));
  if (!sources.has('texto') || sources.has('ocr')) return false;
  if (typeof field.value !== 'number')
    return !pageText.replace(/[\s.-]/g, '').includes(String(field.value));
  const cents = toCents(field.value);
  const amounts = pageText.match(/\d[\d.,]*\d/g) ?? [];
  return !amounts.some((text) => toCents(readAmount(text)?.value ?? 0) === cents);
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
