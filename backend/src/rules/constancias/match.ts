import type {
  ConstanciaResult,
  ConstanciaRow,
  ConstanciaState,
} from '../../contracts/detraction-deposits';
import { SUNAT_CODE } from '../../contracts/extracted-data';
import type { JudgedDocument } from '../../contracts/payment-subject';
import { WORKFLOW_STATUSES } from '../../contracts/workflow';
import { formatDate } from '../date';
import { decidedDeposit } from '../detraction/decided';
import { formatMoney, fromCents } from '../money';
import type { ReadConstancia } from './read';

/** The key of a row's comprobante (rules/comprobante-number); '' for one that cannot be read. */
export function constanciaKey(row: ReadConstancia): string {
  const type = Object.entries(SUNAT_CODE).find(([, code]) => code === row.documentType)?.[0];
  if (row.unread.length > 0 || type === undefined) return '';
  return `${row.supplierRuc}|${type}|${row.serie}|${row.numero}`;
}

type Verdict = readonly [ConstanciaState, text: string, documentId: string | null];

/**
 * Each row against the company's documents of its comprobante.
 * @param found those of the comprobantes that the rows name
 * @param today ISO day in Peru
 */
export function matchConstancias(
  rows: readonly ReadConstancia[],
  found: readonly JudgedDocument[],
  today: string,
): ConstanciaResult[] {
  const documents = new Map<string, JudgedDocument[]>();
  for (const one of found) {
    const key = one.comprobanteKey ?? '';
    documents.set(key, [...(documents.get(key) ?? []), one]);
  }
  const keys = firstLines(rows, constanciaKey);
  const numbers = firstLines(rows, ({ constanciaNumber }) => constanciaNumber);
  return rows.map((row) => {
    const key = constanciaKey(row);
    const earlier = [keys.get(key), numbers.get(row.constanciaNumber)].find(
      (line) => line !== undefined && line !== row.line,
    );
    const [state, text, documentId] =
      unreadable(row) ?? repeated(earlier) ?? verdict(row, documents.get(key) ?? [], today);
    const { buyer: _, unread: __, unsure: ___, ...told } = row;
    return { ...told, state, text, documentId };
  });
}

function firstLines(
  rows: readonly ReadConstancia[],
  keyOf: (row: ReadConstancia) => string,
): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== '' && !first.has(key)) first.set(key, row.line);
  }
  return first;
}

const OTHER_FILE = 'Descargue el archivo otra vez.';
const OTHER_PICTURE =
  'Tome la foto otra vez, de frente y con luz, o escriba el número en el paso 7 de su documento.';

function unreadable({ unread, place }: ReadConstancia): Verdict | null {
  if (unread.length === 0) return null;
  const next = place ? OTHER_PICTURE : OTHER_FILE;
  return ['ilegible', `No se entiende: ${unread.join(', ')}. ${next}`, null];
}

const repeated = (earlier: number | undefined): Verdict | null =>
  earlier === undefined
    ? null
    : ['difiere', `La fila ${earlier} trae el mismo comprobante o la misma constancia.`, null];

function verdict(row: ReadConstancia, found: readonly JudgedDocument[], today: string): Verdict {
  if (found.length === 0) {
    return ['sin_documento', 'Ningún documento de la empresa es de este comprobante.', null];
  }
  const having = found.find(({ paymentInfo }) => paymentInfo?.constanciaNumber);
  if (having) return known(row, having);
  const document = furthest(found);
  const difference = differenceOf(row, document, today);
  if (difference !== null) return ['difiere', difference, document.id];
  if (document.workflowStatus === 'payment_executed') {
    return row.place ? ['compruebe', toCompare(row), document.id] : ['lista', '', document.id];
  }
  const next = 'Ejecute su pago (paso 6) y cargue este archivo otra vez.';
  return ['espera', `El documento todavía no está pagado. ${next}`, document.id];
}

/** What a picture says is nobody's word: SUNAT's file alone is recorded without a person who has compared it. */
function toCompare({ unsure = [] }: ReadConstancia): string {
  const more = unsure.length > 0 ? ` No se lee: ${unsure.join(', ')}.` : '';
  return `Leída de una imagen: compruébela.${more}`;
}

function known({ constanciaNumber }: ConstanciaRow, { id, paymentInfo }: JudgedDocument): Verdict {
  const own = paymentInfo?.constanciaNumber ?? '';
  return own === constanciaNumber
    ? ['ya_tiene', 'El documento ya tiene esta constancia.', id]
    : ['difiere', `El documento tiene otra constancia: ${own}. Compare las dos.`, id];
}

/** Of several of one comprobante the one that has come furthest. */
function furthest(found: readonly JudgedDocument[]): JudgedDocument {
  const place = ({ workflowStatus }: JudgedDocument) => WORKFLOW_STATUSES.indexOf(workflowStatus);
  return found.reduce((best, one) => (place(one) > place(best) ? one : best));
}

/** What the row says otherwise than the document; null for nothing. */
function differenceOf(row: ConstanciaRow, document: JudgedDocument, today: string): string | null {
  if (document.paymentInfo?.requiresDetraction !== true) {
    return 'En el documento no se decidió detracción. Revise su validación.';
  }
  const issued = document.extractedData?.documento?.fecha_emision ?? '';
  if (row.paidOn > today) return `La fecha de pago ${formatDate(row.paidOn)} aún no llega.`;
  if (row.paidOn !== '' && row.paidOn < issued) {
    return `La fecha de pago ${formatDate(row.paidOn)} es anterior a la emisión (${formatDate(issued)}).`;
  }
  const soles = decidedDeposit(document);
  if (row.amountCents === null || soles === null || row.amountCents === soles * 100) return null;
  const [theirs, own] = [fromCents(row.amountCents), soles].map((one) => formatMoney(one, 'PEN'));
  return `El monto es ${theirs} y la detracción del documento es ${own}.`;
}
