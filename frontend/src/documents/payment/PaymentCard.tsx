import type { DocumentDetail } from '@contracts/document';
import type { PaymentView } from '@contracts/payment';
import { useState } from 'react';
import { errorText } from '../../api/api-error';
import { useDrafts } from '../../drafts/use-draft';
import { useMay } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Facts } from '../../ui/Facts';
import { InlineError } from '../../ui/InlineError';
import { PaymentStatusChip } from '../../ui/state-chips';
import { documentTitle } from '../current-document';
import { CorrectPaymentDialog } from './CorrectPaymentDialog';
import { formOf, moneyOf } from './payment-draft';
import { PaymentDialog } from './PaymentDialog';
import { usePayment } from './use-payment';
import './payment.css';

const amountText = (view: PaymentView, amount: number | null): string =>
  amount === null ? 'No se conoce' : moneyOf(view, amount);

/** The acts on a payment, for those who have them. */
export function PaymentActs({ document, view }: { document: DocumentDetail; view: PaymentView }) {
  const mayCorrect = useMay('documents.correct-payment');
  const drafts = useDrafts();
  const [open, setOpen] = useState(
    () => (['pay', 'correct'] as const).find((act) => drafts.has(formOf(act, document.id))) ?? null,
  );
  const close = (): void => setOpen(null);
  const canCorrect = mayCorrect && view.paymentStatus !== 'unpaid';
  if (view.paymentStatus === 'paid' && !canCorrect) return null;
  const name = [documentTitle(document), document.extractedData?.documento?.numero]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="row wraps payment-acts">
      {view.paymentStatus !== 'paid' && (
        <Button onClick={() => setOpen('pay')}>Registrar pago</Button>
      )}
      {canCorrect && (
        <Button look="ghost" onClick={() => setOpen('correct')}>
          Corregir lo pagado
        </Button>
      )}
      {open === 'pay' && view.paymentStatus !== 'paid' && (
        <PaymentDialog documentId={document.id} name={name} view={view} onClose={close} />
      )}
      {open === 'correct' && canCorrect && (
        <CorrectPaymentDialog documentId={document.id} view={view} onClose={close} />
      )}
    </div>
  );
}

/** How far the document is paid, for those who pay; others see the state alone. */
export function PaymentCard({ document }: { document: DocumentDetail }) {
  const { data: view, error } = usePayment(document.id, document.version, useMay('documents.pay'));
  return (
    <Card padded aria-label="Pago">
      <div className="mb10 row">
        <h2 className="h3 sp">Pago</h2>
        <PaymentStatusChip status={document.paymentStatus} />
      </div>
      {view && (
        <>
          <Facts
            className="facts md sheet-facts"
            nameLook="t2"
            of={[
              ['Total', amountText(view, view.total)],
              ['Pagado', amountText(view, view.paid)],
              ['Falta', amountText(view, view.rest)],
            ]}
          />
          <PaymentActs document={document} view={view} />
        </>
      )}
      {error && <InlineError text={errorText(error, 'No se pudo cargar el pago')} />}
    </Card>
  );
}
