import type { PaymentAnswer, PaymentChange, PaymentView } from '@contracts/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { useProviderQuery } from '../../api/use-provider-query';
import { useRefreshWorkflow } from '../../workflow/use-refresh-workflow';

const paymentKey = (id: string) => ['payment', id] as const;

/** How far the document is paid; asked anew when its version moves. */
export function usePayment(id: string, version: number, isEnabled: boolean) {
  return useProviderQuery(
    [...paymentKey(id), version],
    (provider, signal) => provider.getPayment(id, signal),
    { enabled: isEnabled },
  );
}

/** What speaks against paying it, from the one judgement. */
export function usePaymentJudgement(id: string) {
  return useProviderQuery(
    [...paymentKey(id), 'judged'],
    (provider) => provider.judgePayments([id], 'payment'),
    { gcTime: 0 },
  );
}

/** Sends a change that was reckoned from `view`; afterwards everything that shows the document is asked anew. */
export function useChangePayment(id: string, view: PaymentView, onDone: () => void) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refresh = useRefreshWorkflow(id);
  const notify = useNotify();
  const refreshAll = (): void => {
    void queryClient.invalidateQueries({ queryKey: paymentKey(id) });
    refresh();
  };
  return useAction(
    (change: PaymentChange) => dataProvider.changePayment(id, change, view.version),
    {
      onDone: ({ message }: PaymentAnswer) => {
        notify('Pago registrado', { description: message });
        refreshAll();
        onDone();
      },
      onFailed: refreshAll,
    },
  );
}
