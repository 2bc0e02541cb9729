import { MAX_REFERENCE_CHARS } from '@contracts/workflow';
import { useId } from 'react';
import { documentsText, sumsText } from '../../history/format';
import { amountsInOrder } from '../../history/history-row';
import { Field } from '../../ui/Field';
import { dateHint } from '../card/PaymentFields';
import { documentNumber } from '../steps';
import type { BankReference } from './bank-references';
import type { usePaymentSteps } from './use-payment-steps';

type Payment = ReturnType<typeof usePaymentSteps>;

/** Why a reference is taken for that of a document; the number says it by itself. */
const BY: Readonly<Record<BankReference['by'], string>> = {
  numero: '',
  ruc: ' (por RUC e importe)',
  importe: ' (solo por el importe: compruébela)',
};

/** The bank's list as it is pasted, and what was found in it. */
function PastedList({ payment }: { payment: Payment }) {
  const { draft, bank, open, nameless, change } = payment;
  const id = useId();
  const found = open.flatMap((document) => {
    const one = bank.found.get(document.id);
    return one ? [{ document, ...one }] : [];
  });
  return (
    <div className="col g6">
      <div className="field">
        <label className="block md m field-label" htmlFor={id}>
          Lista del banco con las referencias<span className="t3"> (opcional)</span>
        </label>
        <span className="field-box">
          <textarea
            id={id}
            rows={3}
            value={draft.pasted}
            aria-describedby={`${id}-note`}
            placeholder="Pegue las líneas de su banca por internet o de Excel"
            onChange={(event) => change({ pasted: event.currentTarget.value })}
          />
        </span>
        <p id={`${id}-note`} className="field-note sm">
          Cada referencia va al documento de su número, o de su RUC e importe.
        </p>
      </div>
      {draft.pasted.trim() !== '' && (
        <p className="sm t2" role="status">
          {documentsText(found.length)} con referencia de la lista
          {nameless.length > 0 && `; ${nameless.length} sin ella`}
          {bank.left.length > 0 &&
            `; ${bank.left.length} ${bank.left.length === 1 ? 'línea' : 'líneas'} sin usar`}
          .
        </p>
      )}
      {found.length > 0 && (
        <ul className="workflow-refused rolls sm" aria-label="Referencias halladas" tabIndex={0}>
          {found.map(({ document, reference, by }) => (
            <li key={document.id}>
              <span className="mono nw">{documentNumber(document)}</span>:{' '}
              <strong className="b mono">{reference}</strong>
              {BY[by]}
            </li>
          ))}
        </ul>
      )}
      {bank.left.length > 0 && (
        <ul className="workflow-refused rolls sm t3" aria-label="Líneas sin usar" tabIndex={0}>
          {bank.left.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One date and one reference for all, or the reference that the bank's list has of each. */
export function BulkPaymentFields({ payment }: { payment: Payment }) {
  const { draft, today, takesReference, nameless, change } = payment;
  return (
    <>
      {payment.sums && (
        <p className="md">
          A pagar, sin las detracciones:{' '}
          <strong className="b">{sumsText(amountsInOrder(payment.sums))}</strong>
        </p>
      )}
      <Field
        label={takesReference ? 'Fecha de pago' : 'Fecha programada'}
        isOptional={!payment.needsDate}
        autoFocus
        type="date"
        value={draft.paymentDate}
        help={dateHint(draft.paymentDate, today)}
        onChange={(event) => change({ paymentDate: event.currentTarget.value })}
      />
      {takesReference && <PastedList payment={payment} />}
      {takesReference && nameless.length > 0 && (
        <Field
          label="Referencia de la transferencia"
          help={`La misma para ${documentsText(nameless.length)}.`}
          value={draft.reference}
          maxLength={MAX_REFERENCE_CHARS}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
      )}
    </>
  );
}
