import type { LabelMatch } from './label-hit';
import type { LabelId, TotalId } from './labels';
import { upper } from '../page/text-kind';
import type { Token } from '../page/token';

/** What a sum is to the total: what it is made of, what is taken off it, what is kept back of it, or none of it. */
type Role = 'base' | 'net' | 'tax' | 'added' | 'off' | 'total' | 'withheld' | 'apart';

interface Sum {
  readonly role: Role;
  /** Where its amount goes; total, subtotal and IGV are chosen among many, what is withheld has its own kinds. */
  readonly path?: string;
  /** By what was sold: the last word of its name. */
  readonly kind?: RegExp;
  /** A word that a row of this sum holds, whatever it is called; emitters name the sums after what they sell. */
  readonly says?: RegExp;
}

/** The sums of a document; of two that a row may say the first counts. */
export const SUMS: Readonly<Record<TotalId, Sum>> = {
  notTotal: {
    role: 'apart',
    says: /PERCEPCI|DETRACCI|RETENCI|DEUDA|SALDO|CUOTA|PENDIENTE|VUELTO|REDONDEO|ANTICIPO|DEVOL|LIQUIDO|^(?:(?!\bNETO\b).)*\bNETO\b.*\b(?:RECIB|PAGAR|COBRAR|ABONAR)/,
  },
  gratuita: {
    role: 'apart',
    path: 'totales.gratuita',
    kind: /^(?:GRATUIT[AO]S?|GRAT)$/,
    says: /GRATUIT/,
  },
  exonerada: {
    role: 'base',
    path: 'totales.exonerada',
    kind: /^(?:EXONERAD[AO]S?|EXON|EXO)$/,
    says: /EXONERAD/,
  },
  inafecta: {
    role: 'base',
    path: 'totales.inafecta',
    kind: /^(?:INAFECT[AO]S?|INAF|INAFEC)$/,
    says: /INAFECT|\bNO (?:GRAVAD|AFECT)/,
  },
  gravada: {
    role: 'base',
    path: 'totales.gravada',
    kind: /^(?:GRAVAD[AO]S?|GRAV|AFECT[AO]S?|AFEC|IMPONIBLE)$/,
    says: /GRAVAD|\bAFECT[AO]S?\b|IMPONIBLE/,
  },
  exportacion: {
    role: 'base',
    path: 'totales.exportacion',
    kind: /^(?:EXPORTACION(?:ES)?|EXPORTAD[AO]S?|EXPORT|EXP)$/,
  },
  igv: { role: 'tax', says: /\bI\W?G\W?V\b|IMPUESTO GENERAL/ },
  isc: { role: 'added', path: 'totales.isc' },
  icbper: { role: 'added', path: 'totales.icbper', says: /ICBPER|\bBOLSAS?\b/ },
  otrosTributos: { role: 'added', path: 'totales.otros_impuestos' },
  descuentos: {
    role: 'off',
    path: 'totales.descuentos',
    says: /DESCUENT|\bDSCTO|\bDCTO|BONIFICAC|REBAJA/,
  },
  otrosCargos: {
    role: 'added',
    path: 'totales.otros_cargos',
    says: /RECARGO|OTROS CARGOS|PROPINA|^R\W?C\W? ?\d{1,2}(?:[.,]\d+)? ?%/,
  },
  anticipos: { role: 'off', path: 'totales.anticipos' },
  redondeo: { role: 'off', path: 'totales.redondeo' },
  subtotal: { role: 'net', says: /SUB ?TOTAL|MERCANC|VALOR (?:DE )?VENTA|\bSIN IMPUESTO/ },
  total: { role: 'total', says: /\bTOTAL\b/ },
  retencion: { role: 'withheld' },
  netoHonorarios: { role: 'withheld' },
  percepcion: { role: 'withheld' },
  totalConPercepcion: { role: 'withheld' },
};

const IDS = Object.keys(SUMS) as readonly TotalId[];

/** The sum that words tell which are no name of ours: the first of the table of which they hold a word. */
export const sumSaidBy = (text: string): TotalId | undefined =>
  IDS.find((id) => SUMS[id].says?.test(upper(text)));

/** The sums of some roles, in the order of the table. */
export const sumsOf = (...roles: readonly Role[]): readonly TotalId[] =>
  IDS.filter((id) => roles.includes(SUMS[id].role));

/** Where an amount goes that has a label of its own. */
export const TOTAL_PATHS: Readonly<Partial<Record<TotalId, string>>> = Object.fromEntries(
  IDS.flatMap((id) => (SUMS[id].path ? [[id, SUMS[id].path]] : [])),
);

const ADDED_UP: ReadonlySet<LabelId> = new Set<LabelId>(
  sumsOf('base', 'net', 'tax', 'added', 'off', 'total').concat('gratuita'),
);

/** A sum that a comprobante adds up; `van`, `cuota` and what is withheld are none. */
export const isAddedUp = (id: LabelId): boolean => ADDED_UP.has(id);

/** What names of sums begin with, in full and as they are cut short. */
const HEAD =
  /^(?:SUB)?(?:TOTAL(?:ES)?|VALOR|VENTAS?|COMPRAS?|V[TI]AS?|VV|IMPORTE|IMP|MONTO|SUMA|PARCIAL|CARGOS|BASE|OP|OPS|OPER|OPERAC|OPERACION|OPERACIONES|TRANSFERENCIAS?|TRANSF)$|^SUB$/;
const SMALL = /^(?:DE|DEL|LA|LAS|POR|EN|A|NETO|NETA|S|US|USD|PEN|EUR)?$/;

const TAX = /^(?:IGV|IMPUESTOS?|TRIBUTOS?|IMPTO|IMPTOS)$/;
const MOST_WORDS = 7;

/**
 * A sum named by a noun and what it is of, in any of their combinations: `Valor de venta afecto`,
 * `Importe no gravado`, `Total sin impuestos`; before tax whatever it is of (`Total cargos del mes sin IGV`). Null when the words from `start` name none.
 */
export function sumLabelAt(tokens: readonly Token[], start: number): LabelMatch | null {
  if (isCharge(tokens, start)) return found('otrosCargos', tokens, start, 2);
  if (isVatRate(tokens, start)) return found('igv', tokens, start, 2);
  if (!HEAD.test(tokens[start]?.compact ?? '')) return null;
  let [isNegated, isOfOthers] = [false, false];
  for (let at = start + 1; at < Math.min(tokens.length, start + MOST_WORDS); at += 1) {
    const word = tokens[at]?.compact ?? '';
    const last =
      rateEnd(tokens, start, at) ??
      (isOfOthers
        ? beforeTaxEnd(tokens, at)
        : (kindEnd(word, at, isNegated) ?? taxEnd(tokens, at)));
    if (last) return named(last, tokens, start);
    if (word === 'NO') isNegated = true;
    else if (!SMALL.test(word)) isOfOthers ||= !HEAD.test(word);
    if (tokens[at]?.text.endsWith(':')) return null;
  }
  return null;
}

/** Of several kinds it is the sum: `Subtotal (gravadas + exoneradas)`. */
const named = ({ id, end }: Ending, tokens: readonly Token[], start: number): LabelMatch =>
  tokens[end]?.text === '+'
    ? found('subtotal', tokens, start, 1)
    : found(id, tokens, start, end - start);

/** `SUBTOTAL 15%`, `Subtotal tarifa 15 %`, `SUBTOTAL 0%`: by the rate that is charged on it (Ecuador, SRI: RIDE). */
function rateEnd(tokens: readonly Token[], start: number, at: number): Ending | null {
  const words = tokens.slice(start, at).map(({ compact }) => compact);
  const [text, next] = tokens.slice(at, at + 2).map((token) => token.text);
  const isApart = next === '%';
  const rate = /^\(?(\d{1,2})(?:[.,]\d{1,2})?(%?)\)?:?$/.exec(text ?? '');
  if (
    !rate ||
    (rate[2] === '' && !isApart) ||
    !/^(?:SUBTOTAL|BASE)(?:IMPONIBLE|TARIFA|IVA|CON|DE)*$/.test(words.join(''))
  )
    return null;
  return { id: Number(rate[1]) === 0 ? 'notTotal' : 'gravada', end: at + (isApart ? 2 : 1) };
}

/** `RC 10%`, `Servicio (10 %)`: what a restaurant adds (D.L. 25988) is told from other words by its rate. */
function isCharge(tokens: readonly Token[], start: number): boolean {
  const [word, rate, sign] = tokens.slice(start, start + 3);
  if (!/^(?:RC|RCS|REC|RECARGO|SERVICIOS?|SERV)$/.test(word?.compact ?? '')) return false;
  return (
    /^\(?\d{1,2}(?:[.,]\d{1,2})?%\)?:?$/.test(rate?.text ?? '') ||
    (/^%/.test(sign?.text ?? '') && /^\(?\d{1,2}(?:[.,]\d{1,2})?$/.test(rate?.text ?? ''))
  );
}

/** `Standard rate (20%)`: the tax by the name of its rate (United Kingdom, VAT Notice 700, 3.2). */
const isVatRate = (tokens: readonly Token[], start: number): boolean => {
  const [kind, word, rate] = tokens.slice(start, start + 3);
  const isNamed = /^(?:STANDARD|REDUCED)$/.test(kind?.compact ?? '') && word?.compact === 'RATE';
  return isNamed && /^\(?\d{1,2}(?:\.\d+)?%\)?$/.test(rate?.text ?? '');
};

/** What tells a name of a sum from others, and where the name ends. */
interface Ending {
  readonly id: LabelId;
  readonly end: number;
}

/** What is not taxed is not subject to the tax. */
function kindEnd(word: string, at: number, isNegated: boolean): Ending | null {
  const kind = sumsOf('base', 'apart').find((id) => SUMS[id].kind?.test(word));
  if (!kind) return null;
  return { id: isNegated && kind === 'gravada' ? 'inafecta' : kind, end: at + 1 };
}

/** `sin IGV`, `antes de impuestos`, `libre de impuestos`: the sum before taxes; `con IGV`, `incluido impuestos`: the one with them. */
function taxEnd(tokens: readonly Token[], at: number): Ending | null {
  const word = tokens[at]?.compact ?? '';
  const isBefore = /^(?:SIN|ANTES|LIBRE|EXC|EXCL|EXCLUIDO)$/.test(word);
  const isWith = /^(?:CON|INC|INCL|INCLUIDO|INCLUYE)$/.test(word);
  if (!isBefore && !isWith) return null;
  let end = at + 1;
  while (/^(?:DE|DEL|EL|LOS|INCLUIR)$/.test(tokens[end]?.compact ?? '')) end += 1;
  if (!TAX.test(tokens[end]?.compact ?? '')) return null;
  return { id: isBefore ? 'subtotal' : 'total', end: end + 1 };
}

/** Of whatever it is the sum, before tax. */
function beforeTaxEnd(tokens: readonly Token[], at: number): Ending | null {
  const end = taxEnd(tokens, at);
  return end?.id === 'subtotal' ? end : null;
}

function found(id: LabelId, tokens: readonly Token[], start: number, size: number): LabelMatch {
  const words = tokens.slice(start, start + size).map(({ compact }) => compact);
  return { id, label: words.join(''), tokens: size, isFuzzy: false };
}

/** `Base imponible percepción`, `Valor total sin subsidio`, `Total deuda`: what a rate is of, or another sum than the sale's. */
export function isOfAnother({ id }: LabelMatch, rest: readonly Token[]): boolean {
  if (!isAddedUp(id)) return false;
  const word = rest.find(({ compact }) => !OF.test(compact));
  return OTHERS.test(word?.compact ?? '');
}

const OF = /^(?:DEL?|LA|EL|A|POR|SIN|CON|PARA|SUJET[AO]|AFECT[AO])?$/;
const OTHERS =
  /^(?:PERCEPCION|DETRACCION|RETENCION|SUBSIDIOS?|AHORROS?|DEUDAS?|SALDOS?|ANTERIOR(?:ES)?|PREVI[AO]S?|PENDIENTES?|VENCID[AO]S?|ADEUDAD[AO]S?)$/;

/** A sum that the document prints, and where. */
export interface PrintedSum {
  readonly cents: number;
  readonly page: number;
  /** Upper edge of its label. */
  readonly y: number;
  /** Left edge of its label. */
  readonly x: number;
}
