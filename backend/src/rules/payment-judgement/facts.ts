import { FLAG_WEIGHT, type Authenticity, type FlagId } from '../../contracts/authenticity';
import type { ExtractedData, ProductoData } from '../../contracts/extracted-data';
import type { PaymentDoor } from '../../contracts/payment-judgement';
import type {
  JudgedDocument,
  PaymentSubject,
  PaymentTwin,
  SimilarDocument,
} from '../../contracts/payment-subject';
import {
  PAYMENT_STEP,
  STEP_OF,
  STEPS,
  WORKFLOW_STATUSES,
  type WorkflowStatus,
} from '../../contracts/workflow';
import { sameComprobante } from '../comprobante-number';
import { parseDate } from '../date';
import { centsOf } from '../money';
import { stripAccents } from '../text-clean';

/** A flag of less weight makes a document look odd, and contradicts nothing. */
const CONTRADICTS_FROM = 0.15;
const SIMILAR_DAYS = 60;
const DAY_MS = 86_400_000;

/** What one payment settles: documents that share one of these are one debt. */
export const debtsOf = ({
  id,
  comprobanteKey,
  duplicateOf,
}: Pick<JudgedDocument, 'id' | 'comprobanteKey' | 'duplicateOf'>): string[] =>
  [comprobanteKey, duplicateOf ?? id].filter((one) => one !== null);

/** Steps of the workflow taken at a status. */
export const stepsAt = (status: WorkflowStatus): number => WORKFLOW_STATUSES.indexOf(status);

/** Findings that the judgement names by themselves. */
const HAS_ITS_OWN: ReadonlySet<string> = new Set(['DUPLICADO', 'CDR_RECHAZADO']);

/** What the document says against itself: sums, words, code and numbers that do not fit each other. */
export function contradictionsOf(authenticity: Authenticity | null): string[] {
  const { flags = [], findings = [] } = authenticity ?? {};
  const against = findings.filter(
    ({ id }) =>
      flags.includes(id) &&
      !HAS_ITS_OWN.has(id) &&
      (FLAG_WEIGHT[id as FlagId] ?? 0) >= CONTRADICTS_FROM,
  );
  return [...new Set(against.map(({ message }) => message))];
}

export const totalOf = (data: ExtractedData | null): number => centsOf(data?.totales?.total) ?? 0;

/** Cents that are left to be paid; null when a part has been paid and nobody knows how much. */
export function restOf({ paymentStatus, paidCents, extractedData }: JudgedDocument): number | null {
  if (paymentStatus !== 'partially_paid') return totalOf(extractedData);
  return paidCents === null ? null : totalOf(extractedData) - paidCents;
}

const isPaid = ({ paymentStatus }: PaymentTwin): boolean => paymentStatus !== 'unpaid';

/** The other document of the comprobante whose payment is made or on its way, as far as the door looks. */
export function settledTwin(
  { document, twins }: PaymentSubject,
  door: PaymentDoor,
): PaymentTwin | undefined {
  const isSettled = (twin: PaymentTwin): boolean => {
    if (isPaid(twin) || twin.isInCall) return true;
    if (door === 'markPaid' || door === 'payment') return false;
    const taken = stepsAt(twin.workflowStatus);
    if (twin.isInFile || taken >= PAYMENT_STEP) return true;
    if (door === 'step6') return false;
    return (
      taken >= STEP_OF.PreparePayment || (door === 'step5' && twin.id === document.duplicateOf)
    );
  };
  return twins.find(isPaid) ?? twins.find(isSettled);
}

/** Where the payment of a twin stands, in words that follow "el mismo comprobante". */
export function stateWords(twin: PaymentTwin): string {
  if (twin.paymentStatus === 'paid') return 'y ya está pagado';
  if (twin.paymentStatus === 'partially_paid') return 'y ya está pagado en parte';
  if (twin.isInCall) return 'y está en la misma selección';
  if (twin.isInFile) return 'y está en un archivo de pago';
  return stepsAt(twin.workflowStatus) >= STEP_OF.PreparePayment
    ? 'y su pago está preparado'
    : 'y llegó antes';
}

/** Of two in one selection; at step 5 the one that came before is the only one that may go. */
export function nextInCall(
  { document }: PaymentSubject,
  twin: PaymentTwin,
  door: PaymentDoor,
): string {
  const isOnlyOne = door === 'step5' && twin.id === document.duplicateOf;
  return isOnlyOne
    ? 'De los dos va solo ese.'
    : 'De los dos va solo ese; quítelo de la selección y va este.';
}

/** The step that the workflow waits for. */
export const waitingStep = (status: WorkflowStatus): { step: number; title: string } =>
  STEPS[Math.min(stepsAt(status), STEPS.length - 1)] as (typeof STEPS)[number];

/**
 * Another document of the supplier with the same lines and total, within 60 days: under another number, or under
 * the same where no key told them to be one comprobante. What repeats the document itself is its twin.
 */
export function sameGoods({
  document,
  similar,
  twins,
}: PaymentSubject): SimilarDocument | undefined {
  const lines = linesOf(document.extractedData);
  const issued = dayOf(document.extractedData);
  if (lines === '' || issued === null) return undefined;
  return similar.find((other) => {
    const day = dayOf(other.extractedData);
    const isNear = day !== null && Math.abs(day - issued) <= SIMILAR_DAYS;
    const isOther =
      (other.comprobanteKey === null || other.comprobanteKey !== document.comprobanteKey) &&
      !twins.some(({ id }) => id === other.id);
    return isNear && isOther && linesOf(other.extractedData) === lines;
  });
}

const OTHER_NUMBER = { number: 'otro número', next: 'Compruebe que son dos entregas.' };
/** Their RUC or type makes no key of it: nobody else says that they may be one comprobante. */
const SAME_NUMBER = { number: 'el mismo número', next: 'Si son el mismo, pague solo uno.' };

/** What is said of the number of the same goods, and what to do. */
export function goodsWords({ document }: PaymentSubject, { extractedData }: SimilarDocument) {
  const number = document.extractedData?.documento?.numero ?? '';
  const isSame = sameComprobante(number, extractedData?.documento?.numero ?? '');
  return isSame ? SAME_NUMBER : OTHER_NUMBER;
}

function dayOf(data: ExtractedData | null): number | null {
  const iso = parseDate(String(data?.documento?.fecha_emision ?? data?.documento?.fecha ?? ''));
  return iso === null ? null : Date.parse(iso) / DAY_MS;
}

/** Lines of goods in one text, whatever their order, case and accents; '' when there are none. */
function linesOf(data: ExtractedData | null): string {
  const lines = Array.isArray(data?.productos) ? data.productos : [];
  return lines.map(lineText).sort().join('\n');
}

function lineText({ descripcion, cantidad, subtotal }: ProductoData): string {
  const name = stripAccents(String(descripcion ?? ''))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ');
  return `${name.trim()}|${cantidad ?? ''}|${centsOf(subtotal) ?? ''}`;
}
