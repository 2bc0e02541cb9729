import type { PaymentView } from '@contracts/payment';
import { MAX_COMMENT_CHARS } from '@contracts/review';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { OutdatedNote } from '../../ui/OutdatedNote';
import { correctionOf, formOf, moneyOf, PAYMENT_OUTDATED } from './payment-draft';
import { useChangePayment } from './use-payment';

interface CorrectPaymentDialogProps {
  documentId: string;
  view: PaymentView;
  onClose(): void;
}

const NOTHING_LEFT = { paid: '0.00', reason: '' };

/** Takes a payment back, whole or in part; for the company_admin, with the reason. */
export function CorrectPaymentDialog({ documentId, view, onClose }: CorrectPaymentDialogProps) {
  const form = useDraft(formOf('correct', documentId), NOTHING_LEFT, view.version);
  const { draft, change } = form;
  const close = (): void => {
    form.drop();
    onClose();
  };
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, errorText } = useChangePayment(documentId, view, close);
  const correction = correctionOf(view, draft);
  const problems = 'paymentStatus' in correction || !isTried ? {} : correction;
  const submit = (): void => {
    setIsTried(true);
    if ('paymentStatus' in correction) void run(correction);
  };
  return (
    <Dialog
      title="Corregir lo pagado"
      onClose={close}
      onSubmit={submit}
      confirmLabel="Corregir"
      busyLabel="Corrigiendo…"
      look="danger"
      isBusy={isPending}
      error={errorText}
    >
      {form.isOutdated && <OutdatedNote>{PAYMENT_OUTDATED}</OutdatedNote>}
      <Field
        label="Queda pagado en total"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={draft.paid}
        error={problems.amount ?? null}
        help={
          view.paid === null
            ? 'Con 0.00 el pago se deshace.'
            : `Hasta ahora: ${moneyOf(view, view.paid)}. Con 0.00 el pago se deshace.`
        }
        onChange={(event) => change({ paid: event.target.value })}
      />
      <Field
        label="Motivo"
        value={draft.reason}
        maxLength={MAX_COMMENT_CHARS}
        error={problems.reason ?? null}
        help="Queda en la historia del documento y en la auditoría."
        onChange={(event) => change({ reason: event.target.value })}
      />
    </Dialog>
  );
}
