import type { PaymentChange, PaymentView } from '@contracts/payment';
import { normaliseCurrency } from '@rules/currency';
import { formatMoney, fromCents, parseAmount, toCents } from '@rules/money';

/** What a person types into the dialog of a payment. */
export interface PaymentDraft {
  /** What is paid now, as it was typed; the credit notes come on top. */
  now: string;
  /** Ids of the credit notes that are set off. */
  notes: readonly string[];
  reason: string;
}

export const PAYMENT_OUTDATED =
  'El documento cambió mientras usted escribía: revise el monto antes de registrarlo.';

/** Names the draft of a dialog; a dialog that has one is opened again. */
export const formOf = (act: 'pay' | 'correct', documentId: string): string =>
  `${act === 'pay' ? 'pago' : 'correccion'}:${documentId}`;

export const moneyOf = (view: Pick<PaymentView, 'currency'>, amount: number): string =>
  formatMoney(amount, normaliseCurrency(view.currency));

/** Cents of the chosen credit notes. */
export const notedCents = ({ creditNotes }: PaymentView, notes: readonly string[]): number =>
  creditNotes
    .filter(({ id }) => notes.includes(id))
    .reduce((sum, { total }) => sum + toCents(total), 0);

/** All that is left, without the notes; as it stands in the input. */
export function restText(view: PaymentView, notes: readonly string[]): string {
  if (view.rest === null) return '';
  return fromCents(Math.max(0, toCents(view.rest) - notedCents(view, notes))).toFixed(2);
}

/** Cents that were typed; null for what is no amount of money. */
export function centsOfText(text: string): number | null {
  const amount = parseAmount(text, { kind: 'unitario' });
  if (amount === null || amount < 0) return null;
  const cents = toCents(amount);
  return fromCents(cents) === amount ? cents : null;
}

/** The change that the draft comes to, or what is wrong with its amount. */
export function changeOf(view: PaymentView, draft: PaymentDraft): PaymentChange | { now: string } {
  const { now, notes, reason } = draft;
  const said = {
    ...(notes.length > 0 && { creditNotes: [...notes] }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  };
  if (view.total === null || view.paid === null) return { paymentStatus: 'paid', ...said };
  const typed = centsOfText(now);
  if (typed === null) return { now: 'Escriba un monto con dos decimales como máximo.' };
  const added = typed + notedCents(view, notes);
  if (added === 0) return { now: 'Escriba cuánto se paga.' };
  const after = toCents(view.paid) + added;
  const total = toCents(view.total);
  if (after > total)
    return { now: `Falta pagar ${moneyOf(view, view.rest ?? 0)}: no puede ser más.` };
  return after === total
    ? { paymentStatus: 'paid', ...said }
    : { paymentStatus: 'partially_paid', amount: fromCents(after), ...said };
}

/** The change that makes less paid than before, or what is wrong with it; `paid` is what stays paid in all. */
export function correctionOf(
  view: PaymentView,
  { paid, reason }: { paid: string; reason: string },
): PaymentChange | { paid: string } | { reason: string } {
  if (reason.trim() === '') return { reason: 'Escriba el motivo.' };
  const cents = centsOfText(paid);
  if (cents === null) return { paid: 'Escriba un monto con dos decimales como máximo.' };
  if (view.paid !== null && cents >= toCents(view.paid))
    return { paid: `Debe ser menos que ${moneyOf(view, view.paid)}, lo pagado hasta ahora.` };
  return cents === 0
    ? { paymentStatus: 'unpaid', reason: reason.trim() }
    : { paymentStatus: 'partially_paid', amount: fromCents(cents), reason: reason.trim() };
}
