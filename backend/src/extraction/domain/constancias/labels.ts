import type { ConstanciaColumn } from '../../../rules/constancias';
import { editDistance } from '../../../rules/text-clean';

/**
 * What a label announces: a column of SUNAT's answer file, the bank's own number of the payment, series and number of
 * the comprobante in one, the RUC of the party that was named last, or `other`, at which a value before it ends.
 */
export type LabelKind = ConstanciaColumn | 'operation' | 'comprobante' | 'ruc' | 'other';

export interface Label {
  kind: LabelKind;
  /** 0 names the value itself; of a higher one it is taken where nothing better is printed. */
  rank: number;
}

/** The words of labels by what they mean. A label neither begins nor ends with one of `joint`. */
const VOCABULARY = {
  joint: 'DE DEL LA EL LOS AL Y O EN POR',
  detail: 'DATOS DETALLE SERVICIO SERVICIOS BIEN BIENES TRIBUTARIO BN SUNAT',
  code: 'CODIGO COD',
  number: 'N NO NRO NUM NUMERO',
  constancia: 'CONSTANCIA CONST',
  deposit:
    'DEPOSITO DEPOSITADO DEPOSITADA DEP ABONO ABONADO PAGO PAGADO PAGADA DETRACCION DETRACCIONES SPOT',
  operation: 'OPERACION TRANSACCION OPER',
  date: 'FECHA FEC F',
  hour: 'HORA',
  ofPage: 'EMISION IMPRESION CONSULTA VENCIMIENTO GENERACION',
  supplier: 'PROVEEDOR PROV BENEFICIARIO DESTINATARIO TITULARDELACUENTA',
  payee: 'PARA AFAVORDE PAGASTEA PAGASTELADETRACCIONA PAGADOA DEPOSITASTEA ABONADOA',
  buyer: 'ADQUIRIENTE ADQUIRENTE ADQ USUARIO COMPRADOR ORDENANTE DEPOSITANTE',
  ruc: 'RUC NRUC',
  document: 'DOCUMENTO DOC IDENTIDAD',
  name: 'NOMBRE RAZON SOCIAL DENOMINACION',
  voucher: 'COMPROBANTE COMPROB COMP CPE',
  invoice: 'FACTURA',
  serie: 'SERIE',
  type: 'TIPO T CLASE MEDIO FORMA',
  amount: 'MONTO IMPORTE',
  cash: 'EFECTIVO',
  total: 'TOTAL',
  other:
    'CUENTA CTA CARGO PERIODO ESTADO BANCO NPD ORDEN LOTE COMISION ITF CANAL MONEDA TITULAR REFERENCIA OFICINA',
} as const;
type Meaning = keyof typeof VOCABULARY;

const WORDS = (Object.entries(VOCABULARY) as [Meaning, string][]).flatMap(([meaning, words]) =>
  words.split(' ').map((word) => ({ word, meaning })),
);
const JOINTS: ReadonlySet<string> = new Set(VOCABULARY.joint.split(' '));
const BY_LETTER: ReadonlyMap<string, typeof WORDS> = new Map(
  WORDS.map(({ word: [letter = ''] }) => [
    letter,
    WORDS.filter(({ word }) => word.startsWith(letter)),
  ]),
);

/** What words announce together: the first whose meanings are all there. */
const RULES: readonly (readonly [meanings: string, kind: LabelKind, rank: number])[] = [
  ['other', 'other', 0],
  ['type voucher', 'documentType', 0],
  ['type', 'other', 0],
  ['ofPage', 'other', 0],
  ['date voucher', 'other', 0],
  ['date invoice', 'other', 0],
  ['date deposit', 'paidOn', 0],
  ['date constancia', 'paidOn', 1],
  ['date operation', 'paidOn', 1],
  ['date hour', 'paidOn', 1],
  ['date', 'paidOn', 2],
  ['hour', 'other', 0],
  ['ruc supplier', 'supplierRuc', 0],
  ['document supplier', 'supplierRuc', 0],
  ['ruc buyer', 'buyer', 0],
  ['document buyer', 'buyer', 0],
  ['name supplier', 'supplierName', 0],
  ['name', 'other', 0],
  ['supplier', 'supplierRuc', 1],
  ['payee', 'supplierRuc', 1],
  ['buyer', 'buyer', 1],
  ['ruc', 'ruc', 1],
  ['serie number', 'comprobante', 0],
  ['serie voucher', 'serie', 0],
  ['serie', 'serie', 1],
  ['amount voucher', 'other', 0],
  ['amount invoice', 'other', 0],
  ['amount detail', 'other', 0],
  ['amount deposit', 'amount', 0],
  ['amount operation', 'amount', 0],
  ['amount', 'amount', 1],
  ['cash', 'amount', 2],
  ['total voucher', 'other', 0],
  ['total deposit', 'amount', 0],
  ['total', 'other', 0],
  ['constancia number', 'constanciaNumber', 0],
  ['constancia code', 'constanciaNumber', 0],
  ['constancia deposit', 'constanciaNumber', 2],
  ['constancia', 'constanciaNumber', 1],
  ['operation', 'operation', 0],
  ['detail deposit number', 'operation', 1],
  ['number voucher', 'numero', 0],
  ['number invoice', 'numero', 0],
  ['voucher', 'comprobante', 1],
  ['invoice', 'comprobante', 1],
  ['number deposit', 'other', 0],
  ['number', 'numero', 1],
  ['deposit', 'other', 0],
  ['code', 'other', 0],
  ['detail', 'other', 0],
];
/** Of one word without a colon these say nothing: they begin names, and sentences. */
const WEAK: ReadonlySet<Meaning> = new Set(['deposit', 'detail', 'document', 'invoice']);
/** Where these come second another label begins; the others stand once, but for these. */
const FIRST: ReadonlySet<Meaning> = new Set(['date', 'type', 'payee', 'amount']);
const REPEATED: ReadonlySet<Meaning> = new Set(['joint', 'deposit', 'detail', 'other', 'name']);

/** Words of the longest label, and its letters. */
export const MOST_LABEL_WORDS = 8;
const LONGEST = 60;

/** Letters that a reader of pictures may take for others in a word of such a length. */
const slipsOf = (length: number): number => (length < 8 ? 0 : length < 16 ? 1 : 2);

/** How many letters from a place on are such a word; 0 where they are not. */
function lengthAt(text: string, from: number, word: string): number {
  if (text.startsWith(word, from)) return word.length;
  const slips = slipsOf(word.length);
  if (slips === 0 || text.slice(from, from + 3) !== word.slice(0, 3)) return 0;
  const lengths = [0, 1, -1].map((more) => word.length + more);
  const isNear = (length: number): boolean =>
    editDistance(word, text.slice(from, from + length)) <= slips;
  return lengths.find(isNear) ?? 0;
}

/** What the words mean that a text without blanks is made of, each place tried once; null where it has others. */
function meaningsOf(text: string, from = 0, tried = new Set<number>()): Meaning[] | null {
  if (from >= text.length) return [];
  if (tried.has(from)) return null;
  tried.add(from);
  for (const { word, meaning } of BY_LETTER.get(text.charAt(from)) ?? []) {
    const length = lengthAt(text, from, word);
    const rest = length > 0 ? meaningsOf(text, from + length, tried) : null;
    if (rest) return [meaning, ...rest];
  }
  return null;
}

/** Before these a label goes on, however far they are. */
export const isJoint = (compact: string): boolean => JOINTS.has(compact);

/** What a compact text (rules/text-clean) announces, with a colon behind it or without; null for what is no label. */
export function labelOf(text: string, hasColon = false): Label | null {
  if (text.length < 3 || text.length > LONGEST) return null;
  const all = meaningsOf(text);
  const [first, ...others] = all ?? [];
  if (!all || !first || first === 'joint' || all.at(-1) === 'joint') return null;
  if (others.length === 0 ? !hasColon && WEAK.has(first) : first === 'payee') return null;
  const isSecond = (meaning: Meaning, at: number): boolean =>
    FIRST.has(meaning) || (!REPEATED.has(meaning) && all.indexOf(meaning) <= at);
  if (others.some(isSecond) || (all.includes('supplier') && all.includes('buyer'))) return null;
  const rule = RULES.find(([meanings]) =>
    meanings.split(' ').every((meaning) => all.includes(meaning as Meaning)),
  );
  return rule ? { kind: rule[1], rank: rule[2] } : null;
}
