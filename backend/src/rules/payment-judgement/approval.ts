import type { ApprovalDelegation, ApprovedPayment } from '../../contracts/approval';
import type { ApprovalLimits } from '../../contracts/company';
import type {
  JudgedDocument,
  PaymentQuestion,
  PaymentSubject,
} from '../../contracts/payment-subject';
import { currencyNamed, DEFAULT_CURRENCY } from '../currency';
import { formatMoney, fromCents } from '../money';
import { totalOf } from './facts';

const LIMIT_OF = new Map<string, keyof ApprovalLimits>([
  ['PEN', 'limitePEN'],
  ['USD', 'limiteUSD'],
  ['EUR', 'limiteEUR'],
]);

/** Why a payment needs an approval. */
export interface ApprovalNeed {
  of: ApprovedPayment;
  /** Cents of the limit that it is above; null where its currency has none and others have. */
  limitCents: number | null;
}

type Approvable = Pick<JudgedDocument, 'extractedData' | 'comprobanteKey' | 'paymentApproval'>;
type Rules = Pick<PaymentQuestion, 'approvalLimits' | 'delegates'>;

/** What an approval would be of, as the document stands. */
function paymentOf({ extractedData, comprobanteKey }: Approvable): ApprovedPayment {
  const { documento, proveedor } = extractedData ?? {};
  const printed = String(documento?.moneda ?? '').trim();
  return {
    amountCents: totalOf(extractedData),
    currency: currencyNamed(printed) ?? (printed || DEFAULT_CURRENCY),
    ruc: String(proveedor?.ruc ?? ''),
    number: String(documento?.numero ?? ''),
    comprobanteKey,
  };
}

/** Above the limit of its currency, or in one that the company has no limit for though it has others; null: none is needed. */
export function approvalNeed(document: Approvable, limits: ApprovalLimits): ApprovalNeed | null {
  const of = paymentOf(document);
  const own = LIMIT_OF.get(of.currency);
  if (own === undefined) {
    const hasLimit = [...LIMIT_OF.values()].some((key) => limits[key] !== null);
    return hasLimit ? { of, limitCents: null } : null;
  }
  const limitCents = limits[own];
  return limitCents !== null && of.amountCents > limitCents ? { of, limitCents } : null;
}

const moneyOf = ({ amountCents, currency }: ApprovedPayment): string =>
  formatMoney(fromCents(amountCents), currency);

/** Of what is not any more as it was approved: then and now, in words; null when all of it is the same. */
function changedSince(was: ApprovedPayment, is: ApprovedPayment): [string, string] | null {
  if (moneyOf(was) !== moneyOf(is)) return [moneyOf(was), moneyOf(is)];
  if (was.ruc !== is.ruc) return [`un pago al RUC ${was.ruc || '—'}`, `al ${is.ruc || '—'}`];
  // One key may be written in several ways.
  const isSame =
    was.comprobanteKey === is.comprobanteKey &&
    (is.comprobanteKey !== null || was.number === is.number);
  return isSame ? null : [`el comprobante ${was.number || '—'}`, is.number || '—'];
}

/** What is missing, in a sentence; null when nothing is. */
export function missingApproval(
  document: Approvable,
  { approvalLimits, delegates }: Rules,
): string | null {
  const need = approvalNeed(document, approvalLimits);
  if (!need) return null;
  const given = document.paymentApproval;
  const changed = given && changedSince(given, need.of);
  if (given && !changed) return null;
  const limit =
    need.limitCents === null
      ? 'en una moneda sin límite, que se aprueba siempre'
      : `sobre el límite de ${formatMoney(fromCents(need.limitCents), need.of.currency)}`;
  const former = changed ? `${given.byName} aprobó ${changed[0]}; ahora es ${changed[1]}. ` : '';
  return `${former}Son ${moneyOf(need.of)}, ${limit}. Antes de pagarlo lo aprueba otra persona: ${whoApproves(delegates)}.`;
}

const whoApproves = (delegates: readonly string[]): string =>
  ['un administrador de la empresa', ...delegates].join(' o ');

/** Whether the approval that was given is of the payment as it stands. */
export const holds = (document: Approvable): boolean =>
  document.paymentApproval !== null &&
  changedSince(document.paymentApproval, paymentOf(document)) === null;

/** Whether an approval is needed and was given, and holds. */
export const isApproved = (document: Approvable, limits: ApprovalLimits): boolean =>
  approvalNeed(document, limits) !== null && holds(document);

/** Those that hold on a day in Peru, the first and the last one included. */
export const inForce = (
  delegations: readonly ApprovalDelegation[],
  day: string,
): ApprovalDelegation[] => delegations.filter(({ from, to }) => from <= day && day <= to);

/**
 * Why a person may not approve a payment; null when he may.
 * @param asked `isDelegate`: it is delegated to him today
 */
export function approverRefusal(
  { preparers, ...asked }: Pick<PaymentSubject, 'preparers'> & { isDelegate: boolean },
  { actor }: Pick<PaymentQuestion, 'actor'>,
): string | null {
  if (actor.role !== 'company_admin' && !asked.isDelegate)
    return 'Usted no puede aprobarlo: no tiene una delegación que valga hoy.';
  return preparers.includes(actor.id)
    ? 'Usted preparó este pago, o su archivo: lo aprueba otra persona.'
    : null;
}
