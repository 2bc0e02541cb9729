import type { PaymentChange, PaymentView } from '@contracts/payment';
import { useAction } from '../../api/use-action';
import { useProviderQuery } from '../../api/use-provider-query';
import { WORKFLOW_KEY } from '../../workflow/workflow-keys';
import { documentKey } from '../document-key';

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

/** Sends a change that was reckoned from `view`; afterwards everything that shows the document is asked anew. */
export const useChangePayment = (id: string, view: PaymentView, onDone: () => void) =>
  useAction((provider, change: PaymentChange) => provider.changePayment(id, change, view.version), {
    done: ({ message }) => ({ title: 'Pago registrado', description: message }),
    renews: [paymentKey(id), WORKFLOW_KEY, documentKey(id)],
    onDone,
  });
