import { BULK_MAX_IDS } from '@contracts/payment';
import type { PaymentReason } from '@contracts/exports';
import type { JudgedPayment } from '@contracts/payment-judgement';
import { levelAt } from '@rules/payment-judgement';
import type { AppDataProvider } from '../../api/data-provider';
import { isForged } from '../../documents/findings/FindingList';
import type { Selection } from '../selection';
import { payableIds } from './payable';

/** What was found in the documents that would be marked, and what a person has said of it. */
export interface MarkWish {
  judged: readonly JudgedPayment[];
  said: SaidReasons;
}

/** Why they are marked all the same. */
export interface SaidReasons {
  /** By document. */
  own: Readonly<Record<string, string>>;
  /** For all that ask for one and have none of their own. */
  common: string;
}
export const NOTHING_SAID: SaidReasons = { own: {}, common: '' };

/** Everything that speaks against marking what is chosen, 500 documents a call. */
export async function judgedOf(
  provider: AppDataProvider,
  selection: Selection,
): Promise<JudgedPayment[]> {
  const ids = await payableIds(provider, selection);
  const judged: JudgedPayment[] = [];
  for (let from = 0; from < ids.length; from += BULK_MAX_IDS) {
    judged.push(
      ...(await provider.judgePayments(ids.slice(from, from + BULK_MAX_IDS), 'markPaid')),
    );
  }
  return judged;
}

/** It stays out: the call would be refused. */
export const isShut = ({ findings }: JudgedPayment): boolean =>
  findings.some(({ level }) => level === 'impide');

/** A payment file would ask why; where a payment is recorded the screen asks, and the call does not. */
export const asksWhy = (payment: JudgedPayment): boolean =>
  !isShut(payment) && payment.findings.some(({ code }) => levelAt(code, 'file') === 'pide_motivo');

/** A document that may be forged wants a reason of its own. */
export const asksItsOwn = (payment: JudgedPayment): boolean =>
  asksWhy(payment) && isForged(payment.findings);

export const asksCommon = (payment: JudgedPayment): boolean =>
  asksWhy(payment) && !asksItsOwn(payment);

/** So common, and so mild, that they are counted and not shown one by one. */
const COUNTED: readonly string[] = ['PASO_PENDIENTE', 'SIN_CONFIRMAR'];
export const isWorthACard = ({ findings }: JudgedPayment): boolean =>
  findings.some(({ code }) => !COUNTED.includes(code));

/** Somebody still has to say why. */
export function lacksReasons({ judged, said: { own, common } }: MarkWish): boolean {
  const lacksOwn = judged.some(
    (payment) => asksItsOwn(payment) && !own[payment.documentId]?.trim(),
  );
  return lacksOwn || (judged.some(asksCommon) && common.trim() === '');
}

export function reasonsOf({ judged, said: { own, common } }: MarkWish): PaymentReason[] {
  return judged.filter(asksWhy).map((payment) => {
    const { documentId } = payment;
    const reason = asksItsOwn(payment) ? (own[documentId] ?? '') : common;
    return { documentId, reason: reason.trim() };
  });
}
