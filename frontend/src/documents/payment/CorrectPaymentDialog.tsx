import { MAX_COMMENT_CHARS } from '@contracts/review';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { WarnNote } from '../../ui/WarnNote';
import { correctionOf, moneyOf, PAYMENT_OUTDATED } from './payment-draft';
import { type PaymentDialogProps, usePaymentForm } from './use-payment';

const NOTHING_LEFT = { paid: '0.00', reason: '' };

/** Takes a payment back, whole or in part; for the company_admin, with the reason. */
export function CorrectPaymentDialog(props: PaymentDialogProps) {
  const { view, onClose } = props;
  const form = usePaymentForm('correct', props, NOTHING_LEFT, correctionOf);
  return (
    <Dialog
      {...form.dialog(onClose)}
      title="Corregir lo pagado"
      confirmLabel="Corregir"
      busyLabel="Corrigiendo…"
      look="danger"
    >
      {form.isOutdated && <WarnNote>{PAYMENT_OUTDATED}</WarnNote>}
      <Field
        {...form.field('paid')}
        label="Queda pagado en total"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        help={
          view.paid === null
            ? 'Con 0.00 el pago se deshace.'
            : `Hasta ahora: ${moneyOf(view, view.paid)}. Con 0.00 el pago se deshace.`
        }
      />
      <Field
        {...form.field('reason')}
        label="Motivo"
        maxLength={MAX_COMMENT_CHARS}
        help="Queda en la historia del documento y en la auditoría."
      />
    </Dialog>
  );
}
