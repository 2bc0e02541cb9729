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

const NUMBER = ['N', 'NO', 'NRO', 'NUM', 'NUMERO'].flatMap((word) =>
  ['', 'DE', 'DEL', 'DELA'].map((joint) => word + joint),
);
const OF = ['', 'DE', 'DEL', 'DELA'];
const NAMES = ['NOMBRE', 'RAZONSOCIAL', 'NOMBREORAZONSOCIAL', 'NOMBREYORAZONSOCIAL'];
const RUC = ['RUC', 'NRUC', ...NUMBER.map((number) => `${number}RUC`)];
const DOCUMENTS = NUMBER.flatMap((number) => [`${number}DOCUMENTO`, `${number}DOC`]);
const BUYER = ['ADQUIRIENTE', 'ADQUIRIENTEOUSUARIO', 'ADQUIRENTE', 'ADQ', 'USUARIO', 'COMPRADOR'];
const SUPPLIER = ['PROVEEDOR', 'PROV', 'TITULARDELACUENTA'];
const VOUCHER = ['COMPROBANTE', 'COMPROBANTEDEPAGO', 'COMPROB', 'COMP'];
const DEPOSIT = ['DEPOSITO', 'DEPOSITADO', 'PAGO', 'PAGADO', 'DETRACCION', 'OPERACION'];

const joined = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce(
    (all: readonly string[], part) => all.flatMap((head) => part.map((tail) => head + tail)),
    [''],
  ) as string[];

/** Phrases without blanks, by what they announce; those of a list are equally good. */
const PHRASES: readonly (readonly [LabelKind, rank: number, phrases: readonly string[]])[] = [
  [
    'constanciaNumber',
    0,
    [
      ...joined(NUMBER, ['CONSTANCIA'], ['', 'DEPAGO', 'DEDEPOSITO', 'DEDETRACCION']),
      ...joined(
        ['CONSTANCIA'],
        ['', 'DEDEPOSITO', 'DEDEPOSITODEDETRACCIONES'],
        ['N', 'NO', 'NRO', 'NUMERO'],
      ),
    ],
  ],
  ['constanciaNumber', 1, ['CONSTANCIA']],
  ['operation', 0, joined(NUMBER, ['OPERACION', 'OPERACIONBN', 'TRANSACCION'])],
  ['operation', 1, joined(['DETALLEDELPAGO', 'DETALLEDELDEPOSITO'], ['N', 'NO', 'NRO', 'NUMERO'])],
  ['paidOn', 0, joined(['FECHA', 'FECHAYHORA', 'FEC', 'F'], OF, ['PAGO', 'DEPOSITO'])],
  [
    'paidOn',
    1,
    [...joined(['FECHA', 'FECHAYHORA'], OF, ['OPERACION', 'TRANSACCION']), 'FECHAYHORA'],
  ],
  ['paidOn', 2, ['FECHA']],
  ['supplierRuc', 0, joined([...RUC, ...DOCUMENTS], OF, SUPPLIER)],
  [
    'supplierRuc',
    1,
    [
      ...['PROVEEDOR', 'DATOSDELPROVEEDOR', 'TITULARDELACUENTAPROVEEDOR', 'BENEFICIARIO'],
      ...['DESTINATARIO', 'PARA', 'AFAVORDE'],
      ...joined(['PAGASTE', 'PAGADO', 'DEPOSITASTE'], ['', 'LADETRACCION'], ['A']),
    ],
  ],
  ['ruc', 1, RUC],
  ['supplierName', 0, joined(NAMES, OF, SUPPLIER)],
  ['buyer', 0, joined([...RUC, ...DOCUMENTS], OF, BUYER)],
  ['buyer', 1, [...BUYER, ...joined(['DATOSDEL'], BUYER)]],
  ['documentType', 0, joined(['TIPO', 'TIPODE', 'T'], VOUCHER)],
  ['serie', 0, joined(['SERIE'], OF, VOUCHER)],
  ['serie', 1, ['SERIE', ...joined(['SERIE'], OF, ['DOCUMENTO'])]],
  ['numero', 0, joined(NUMBER, VOUCHER)],
  ['numero', 1, ['NUMERO', 'NRO', ...DOCUMENTS]],
  [
    'comprobante',
    0,
    joined(
      ['SERIE'],
      ['YNUMERO', 'NUMERO', 'NRO', 'YNRO'],
      ['', 'DECOMPROBANTE', 'DELCOMPROBANTE'],
    ),
  ],
  ['comprobante', 1, ['COMPROBANTE', 'COMPROBANTEDEPAGO']],
  ['amount', 0, joined(['MONTO', 'IMPORTE', 'TOTAL'], OF, DEPOSIT)],
  ['amount', 1, ['MONTO', 'IMPORTE', 'EFECTIVO']],
  [
    'other',
    0,
    [
      ...['CONSTANCIADEDEPOSITO', 'CONSTANCIADEPAGO', 'DETRACCIONES', 'DEPOSITODEDETRACCIONES'],
      ...joined(
        ['CONSTANCIADEDEPOSITO', 'CONSTANCIADEPAGO'],
        ['DE', 'DELA'],
        ['DETRACCION', 'DETRACCIONES'],
      ),
      ...joined(NUMBER, ['CUENTA', 'CUENTADEDETRACCIONES', 'PAGODEDETRACCIONES', 'ORDEN', 'LOTE']),
      ...['TIPODECUENTA', 'CUENTADEDETRACCIONES', 'CUENTA', 'NPD', 'CUENTADECARGO', 'CUENTABN'],
      ...['PERIODO', 'PERIODOTRIBUTARIO', 'TIPODEBIEN', 'TIPODEBIENOSERVICIO', 'BIENOSERVICIO'],
      ...[
        'TIPODEOPERACION',
        'TIPOOPERACION',
        'TIPODEDOCUMENTO',
        'CODIGO',
        'ESTADO',
        'HORA',
        'BANCO',
      ],
      ...joined(['TIPODEDOCUMENTO'], OF, BUYER),
      ...joined(NAMES, OF, BUYER),
      ...joined(
        ['FECHA', 'FECHAYHORA'],
        ['DE'],
        ['EMISION', 'IMPRESION', 'CONSULTA', 'VENCIMIENTO'],
      ),
      ...['COMISION', 'ITF', 'TOTAL', 'CANAL', 'MONEDA', 'MEDIODEPAGO', 'FORMADEPAGO', 'TITULAR'],
    ],
  ],
];

const KNOWN: ReadonlyMap<string, Label> = new Map(
  [...PHRASES]
    .reverse()
    .flatMap(([kind, rank, phrases]) =>
      phrases.map((phrase): [string, Label] => [phrase, { kind, rank }]),
    ),
);
/** Words of the longest phrase. */
export const MOST_LABEL_WORDS = 8;
const LONGEST = Math.max(...[...KNOWN.keys()].map(({ length }) => length)) + 2;

/** Letters that a reader of pictures may take for others in a label of such a length. */
const slipsOf = (length: number): number => (length < 9 ? 0 : length < 16 ? 1 : 2);

/** What a compact text (rules/text-clean) announces; null for what is no label. */
export function labelOf(text: string): Label | null {
  const exact = KNOWN.get(text);
  if (exact || text.length < 9 || text.length > LONGEST) return exact ?? null;
  const [head, tail] = [text.slice(0, 3), text.slice(-3)];
  for (const [phrase, label] of KNOWN) {
    const slips = slipsOf(phrase.length);
    if (Math.abs(phrase.length - text.length) > slips) continue;
    if (!phrase.startsWith(head) && !phrase.endsWith(tail)) continue;
    if (editDistance(phrase, text) <= slips) return label;
  }
  return null;
}
