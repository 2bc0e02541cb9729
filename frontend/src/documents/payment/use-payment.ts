import type { PaymentChange, PaymentView } from '@contracts/payment';
import { useProviderQuery } from '../../api/use-provider-query';
import { type Problems, useForm } from '../../drafts/use-form';
import { WORKFLOW_KEY } from '../../workflow/workflow-keys';
import { documentKey } from '../document-key';
import { formOf } from './payment-draft';

export interface PaymentDialogProps {
  documentId: string;
  view: PaymentView;
  onClose(): void;
}

const paymentKey = (id: string) => ['payment', id] as const;

/** How far the document is paid; asked anew when its version moves. */
export const usePayment = (id: string, version: number, isEnabled: boolean) =>
  useProviderQuery(
    [...paymentKey(id), version],
    (provider, signal) => provider.getPayment(id, signal),
    { enabled: isEnabled },
  );

/** What speaks against paying it, from the one judgement. */
export const usePaymentJudgement = (id: string) =>
  useProviderQuery(
    [...paymentKey(id), 'judged'],
    (provider) => provider.judgePayments([id], 'payment'),
    { gcTime: 0 },
  );

/** A form whose change is reckoned from `view`; afterwards everything that shows the document is asked anew. */
export const usePaymentForm = <Draft extends object>(
  act: 'pay' | 'correct',
  { documentId, view, onClose }: PaymentDialogProps,
  first: Draft,
  /** What the draft comes to, or what is wrong with its fields. */
  changeOf: (view: PaymentView, draft: Draft) => PaymentChange | Problems<Draft>,
) =>
  useForm({
    form: formOf(act, documentId),
    first,
    version: view.version,
    problemsOf: (draft) => {
      const change = changeOf(view, draft);
      return 'paymentStatus' in change ? {} : change;
    },
    send: (provider, draft) =>
      provider.changePayment(documentId, changeOf(view, draft) as PaymentChange, view.version),
    done: ({ message }) => ({ title: 'Pago registrado', description: message }),
    renews: [paymentKey(documentId), WORKFLOW_KEY, documentKey(documentId)],
    onDone: onClose,
  });
