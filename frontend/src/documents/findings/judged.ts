import { BULK_MAX_IDS } from '@contracts/payment';
import type { PaymentReason } from '@contracts/exports';
import {
  DOOR_KIND,
  PAYMENT_FINDINGS,
  type JudgedPayment,
  type PaymentDoor,
  type PaymentFindingCode,
} from '@contracts/payment-judgement';
import { levelAt } from '@rules/payment-judgement';
import type { AppDataProvider } from '../../api/data-provider';
import { formatCount } from '../../history/format';
import { isForged } from './FindingList';

/** What was found in the documents that would pass a door, and what a person has said of it. */
export interface PaymentWish {
  door: PaymentDoor;
  judged: readonly JudgedPayment[];
  said: SaidReasons;
}

/** Why they pass all the same. */
export interface SaidReasons {
  /** By document. */
  own: Readonly<Record<string, string>>;
  /** For all that ask for one and have none of their own. */
  common: string;
}
export const NOTHING_SAID: SaidReasons = { own: {}, common: '' };

/** Everything that speaks against these documents at a door, 500 a call. */
export async function judgedOf(
  provider: AppDataProvider,
  ids: readonly string[],
  door: PaymentDoor,
): Promise<JudgedPayment[]> {
  const judged: JudgedPayment[] = [];
  for (let from = 0; from < ids.length; from += BULK_MAX_IDS) {
    judged.push(...(await provider.judgePayments(ids.slice(from, from + BULK_MAX_IDS), door)));
  }
  return judged;
}

/** It stays out: the call would be refused. */
export const isShut = ({ findings }: JudgedPayment): boolean =>
  findings.some(({ level }) => level === 'impide');

/** Where a payment is recorded the screen asks why as a payment file would, and the call does not. */
export const asksWhy = (payment: JudgedPayment, door: PaymentDoor): boolean =>
  !isShut(payment) &&
  payment.findings.some(
    ({ code, level }) =>
      (DOOR_KIND[door] === 'records' ? levelAt(code, 'file') : level) === 'pide_motivo',
  );

/** Of these nothing is owed: why others are paid is no reason to pay them. */
const OWES_NOTHING: readonly PaymentFindingCode[] = [
  'TIPO_NO_PAGABLE',
  'SIN_TOTAL',
  'MONEDA_NO_ADMITIDA',
];
const owesNothing = ({ findings }: JudgedPayment): boolean =>
  findings.some(({ code, level }) => level === 'pide_motivo' && OWES_NOTHING.includes(code));

/** How many stay out of each gravest reason: "2 con el mismo comprobante, 1 sin un total que pagar". */
export function whyOut(out: readonly JudgedPayment[]): string {
  const counts = new Map<string, number>();
  for (const { findings } of out) {
    const shut = findings.find(({ level }) => level === 'impide');
    const gravest = shut ?? findings.find(({ level }) => level === 'pide_motivo');
    const label = gravest ? PAYMENT_FINDINGS[gravest.code].label : '';
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${formatCount(count)} ${label}`).join(', ');
}

/** A document that may be forged, or of which nothing is owed, wants a reason of its own. */
export const asksItsOwn = (payment: JudgedPayment, door: PaymentDoor): boolean =>
  asksWhy(payment, door) && (isForged(payment.findings) || owesNothing(payment));

/** It goes only where somebody says why; without a word it holds up no other. */
const isUnsaid = (payment: JudgedPayment, { door, said }: PaymentWish): boolean =>
  asksWhy(payment, door) && owesNothing(payment) && !said.own[payment.documentId]?.trim();

/** It does not pass the door with the others. */
export const staysOut = (payment: JudgedPayment, wish: PaymentWish): boolean =>
  isShut(payment) || isUnsaid(payment, wish);

export const asksCommon = (payment: JudgedPayment, door: PaymentDoor): boolean =>
  asksWhy(payment, door) && !asksItsOwn(payment, door);

/** So common, and so mild, that they are counted and not shown one by one. */
const COUNTED: readonly string[] = ['PASO_PENDIENTE', 'SIN_CONFIRMAR'];
export const isWorthACard = ({ findings }: JudgedPayment): boolean =>
  findings.some(({ code }) => !COUNTED.includes(code));

/** Somebody still has to say why. */
export function lacksReasons(wish: PaymentWish): boolean {
  const {
    door,
    judged,
    said: { own, common },
  } = wish;
  const lacksOwn = judged.some(
    (payment) =>
      asksItsOwn(payment, door) && !own[payment.documentId]?.trim() && !isUnsaid(payment, wish),
  );
  const asksAll = judged.some((payment) => asksCommon(payment, door));
  return lacksOwn || (asksAll && common.trim() === '');
}

export const reasonsOf = ({ door, judged, said: { own, common } }: PaymentWish): PaymentReason[] =>
  judged
    .filter((payment) => asksWhy(payment, door))
    .map((payment) => {
      const { documentId } = payment;
      const reason = asksItsOwn(payment, door) ? (own[documentId] ?? '') : common;
      return { documentId, reason: reason.trim() };
    });
