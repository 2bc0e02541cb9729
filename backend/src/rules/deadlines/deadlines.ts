import type { PaymentStatus } from '../../contracts/document';
import type { Deadline, DueKind } from '../../contracts/due-dates';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { PaymentInfo, WorkflowStatus } from '../../contracts/workflow';
import { fifthBusinessDayOfNextMonth, isCalendarKnown } from '../business-days';
import { notPayableReason } from '../checks/document-checks';
import { normaliseCurrency } from '../currency';
import { daysAfter, isIsoDate, monthsBefore } from '../date';
import { printsDetraction, supplierNet } from '../detraction';
import { instalmentsOf } from '../instalments';
import { limaDay } from '../lima-day';
import { centsOf, toCents } from '../money';

/** What of a document says when something of it falls due. */
export interface DeadlineSubject {
  extractedData: ExtractedData | null;
  paymentInfo: PaymentInfo | null;
  paymentStatus: PaymentStatus;
  /** While it is paid in part; null when nobody knows. */
  paidCents: number | null;
  workflowStatus: WorkflowStatus;
  /** When it came to the product. */
  arrivedAt: Date;
}

/** After their day there is nothing left to do: who has not answered has agreed, and what was not entered is lost. */
const PASSING: ReadonlySet<DueKind> = new Set(['conformidad', 'credito_igv']);
export const isPassing = (kind: DueKind): boolean => PASSING.has(kind);

const CONFORMITY_DAYS = 8;
const CREDIT_MONTHS = 12;
const PRINTED = 'Impreso en el documento';
/** Rounding of a deposit to whole soles. */
const ONE_UNIT_CENTS = 100;

/** A document with what all of its deadlines are reckoned from. */
interface Reckoned extends DeadlineSubject {
  data: ExtractedData;
  /** Null when none was read. */
  totalCents: number | null;
  currency: string;
  issued: string | null;
  due: string | null;
  instalments: { day: string; cents: number }[];
  /** What the supplier gets; null when that cannot be calculated. */
  net: ReturnType<typeof supplierNet>;
}

/**
 * What of a document is still to be done by a day, in the order of kinds. Nothing of what is not payable by
 * itself, of what is paid, and of passing kinds whose day is before `today` (ISO, in Peru).
 */
export function deadlinesOf(subject: DeadlineSubject, today: string): Deadline[] {
  const { extractedData: data } = subject;
  const totalCents = centsOf(data?.totales?.total);
  const isDebt = totalCents === null || totalCents > 0;
  if (!data || !isDebt || notPayableReason(data.documento?.tipo) !== null) return [];
  const document = reckoned(subject, data, totalCents);
  const all = [
    ...payments(document),
    ...deposit(document),
    ...conformity(document),
    ...taxCredit(document),
  ];
  return all.filter(({ kind, day }) => !isPassing(kind) || day === null || day >= today);
}

function reckoned(
  subject: DeadlineSubject,
  data: ExtractedData,
  totalCents: number | null,
): Reckoned {
  const { documento, informacion_adicional: more } = data;
  const issued = dayOf(documento?.fecha_emision) ?? dayOf(documento?.fecha);
  const when = issued ?? limaDay(subject.arrivedAt);
  return {
    ...subject,
    data,
    totalCents,
    currency: normaliseCurrency(documento?.moneda),
    issued,
    due: dayOf(documento?.fecha_vencimiento),
    instalments: instalmentsOf(more?.cuotas)
      .filter(({ date }) => isIsoDate(date))
      .map(({ date, amount }) => ({ day: date, cents: toCents(amount) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    net: totalCents === null ? null : supplierNet(subject, totalCents, when),
  };
}

const dayOf = (value: string | null | undefined): string | null =>
  value && isIsoDate(value) ? value : null;

/** Paid of it so far; null when nobody knows. */
const paidOf = ({ paymentStatus, paidCents }: DeadlineSubject): number | null =>
  paymentStatus === 'unpaid' ? 0 : paidCents;

function payments(document: Reckoned): Deadline[] {
  const { paymentStatus, due, instalments, currency, net } = document;
  if (paymentStatus === 'paid') return [];
  if (instalments.length > 0) return instalmentPayments(document);
  if (due === null) return [];
  const paid = paidOf(document);
  const rule = `Se paga hasta la fecha de vencimiento${apartWords(net)}.`;
  const amountCents = net === null || paid === null ? null : Math.max(0, net.netCents - paid);
  return [{ kind: 'vencimiento', day: due, rule, source: PRINTED, amountCents, currency }];
}

function apartWords(net: Reckoned['net']): string {
  if (net?.takenCents) return ', menos la detracción';
  if (!net?.adjustmentCents) return '';
  return net.adjustmentCents < 0 ? ', menos la retención' : ', más la percepción';
}

/** They take the place of the due date. What is paid pays the earliest ones. */
function instalmentPayments(document: Reckoned): Deadline[] {
  const { instalments, currency, net } = document;
  const paid = paidOf(document);
  const all = instalments.reduce((sum, { cents }) => sum + cents, 0);
  const isAdding = net !== null && Math.abs(all - net.netCents) <= ONE_UNIT_CENTS;
  let left = paid ?? 0;
  return instalments.flatMap(({ day, cents }, at): Deadline[] => {
    const rest = Math.max(0, cents - left);
    left = Math.max(0, left - cents);
    if (rest === 0) return [];
    const name = `Cuota ${at + 1} de ${instalments.length}`;
    const rule = isAdding
      ? `${name}: se paga hasta su fecha.`
      : `${name}: las cuotas no suman lo que se paga al proveedor, compruebe el monto en el documento.`;
    const amountCents = isAdding && paid !== null ? rest : null;
    return [{ kind: 'cuota', day, rule, source: PRINTED, amountCents, currency }];
  });
}

/** Until there is a constancia, or the document is paid other than by the workflow, which asks for one after. */
function deposit(document: Reckoned): Deadline[] {
  const { data, net, paymentInfo, paymentStatus, workflowStatus, issued } = document;
  const isSettled =
    Boolean(paymentInfo?.constanciaNumber) ||
    (paymentStatus === 'paid' && workflowStatus !== 'payment_executed');
  const isDue = net
    ? net.depositSoles > 0
    : (paymentInfo?.requiresDetraction ?? printsDetraction(data));
  if (isSettled || !isDue) return [];
  const paid = dayOf(paymentInfo?.paymentDate);
  const amountCents = net && net.depositSoles * 100;
  const source = 'R.S. 183-2004/SUNAT, art. 11.1 a) y 16 a)';
  const said = { kind: 'deposito_detraccion', source, amountCents, currency: 'PEN' } as const;
  const last = issued === null ? null : lastDepositDay(issued);
  if (paid !== null && (last === null || paid < last)) {
    const rule = 'Se deposita hasta el día del pago, que es antes del quinto día hábil.';
    return [{ ...said, day: paid, rule }];
  }
  if (issued === null) {
    return [{ ...said, day: null, rule: 'Falta la fecha de emisión: no se sabe el plazo.' }];
  }
  const rule =
    last === null
      ? `No conozco el calendario de ${monthsBefore(issued, -1).slice(0, 4)}.`
      : 'Se deposita al pagar, a más tardar el quinto día hábil del mes siguiente al de su anotación, que se supone el de su emisión.';
  return [{ ...said, day: last, rule }];
}

function lastDepositDay(issued: string): string | null {
  const day = fifthBusinessDayOfNextMonth(issued);
  return isCalendarKnown(day) ? day : null;
}

/** Of a sale on credit, until logística has confirmed it. The last day does not move to a business day: better early. */
function conformity(document: Reckoned): Deadline[] {
  const { data, paymentStatus, workflowStatus, arrivedAt, totalCents, currency } = document;
  const type = data.documento?.tipo;
  const hasOne = type === 'factura' || type === 'recibo_honorarios';
  const isOpen = paymentStatus !== 'paid' && workflowStatus === 'pending';
  if (!hasOne || !isOpen || !isOnCredit(document)) return [];
  return [
    {
      kind: 'conformidad',
      day: daysAfter(limaDay(arrivedAt), CONFORMITY_DAYS),
      rule: 'Ocho días calendario desde que se puso a disposición, que se supone el día en que llegó a Foliado; si no responde, se presume conforme.',
      source: 'D.U. 013-2020, art. 7; R.S. 165-2021/SUNAT',
      amountCents: totalCents,
      currency,
    },
  ];
}

const isOnCredit = ({ issued, due, instalments }: Reckoned): boolean =>
  instalments.length > 0 || (issued !== null && due !== null && due > issued);

/** Until it is paid: whether it has been entered in the books is not known here. */
function taxCredit({ data, paymentStatus, issued, currency }: Reckoned): Deadline[] {
  const type = data.documento?.tipo;
  const igvCents = centsOf(data.totales?.iva) ?? 0;
  const givesCredit = type === 'factura' || type === 'recibo_servicios';
  if (!givesCredit || paymentStatus === 'paid' || issued === null || igvCents <= 0) return [];
  return [
    {
      kind: 'credito_igv',
      day: monthsBefore(`${issued.slice(0, 8)}31`, -CREDIT_MONTHS),
      rule: 'Se anota hasta doce meses después del mes de su emisión. El D.Leg. 1669 acorta este plazo: confirme con su contador cuál le rige.',
      source: null,
      amountCents: igvCents,
      currency,
    },
  ];
}
