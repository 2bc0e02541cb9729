import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText } from '../../api/api-error';
import { useAction } from '../../api/use-action';
import { useProviderQuery } from '../../api/use-provider-query';
import { useMay } from '../../layout/SessionContext';
import { AUDIT_KEY, EVENTS_KEY } from '../audit-keys';

/** How often a running check is asked how far it is. */
const POLL_MS = 1_500;
const keyOf = (companyId: string) => ['verification', companyId];

/** True when there is one company whose chain is meant: the platform admin has to choose it. */
export const useHasChain = (companyId: string): boolean =>
  !useMay('admin.read') || companyId !== '';

/** A check is itself an event: when it has ended, the events are asked for anew. */
function useEventsOfCheck(isRunning: boolean): void {
  const queryClient = useQueryClient();
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void queryClient.invalidateQueries({ queryKey: [AUDIT_KEY, EVENTS_KEY] });
    }
    wasRunning.current = isRunning;
  }, [isRunning, queryClient]);
}

/** The daily check may find something while a screen stays open. */
const LOOK_AGAIN_MS = 600_000;

/** The running check, asked again and again until it ends, else the last one. */
export function useChainState(companyId: string) {
  const hasChain = useHasChain(companyId);
  return useProviderQuery(
    [AUDIT_KEY, ...keyOf(companyId)],
    (provider, signal) => provider.getVerification(companyId, signal),
    {
      enabled: hasChain,
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : LOOK_AGAIN_MS),
    },
  );
}

/** The same for the screen that also lists the events. */
export function useVerification(companyId: string) {
  const query = useChainState(companyId);
  useEventsOfCheck(query.data?.state === 'running');
  return query;
}

/** Asks for a check; what it answers is shown at once. */
export function useStartVerification(companyId: string) {
  const queryClient = useQueryClient();
  return useAction((provider) => provider.startVerification(companyId), {
    failed: (error) => ({
      title: 'Error',
      description: `No se pudo empezar la verificación. ${errorText(error)}`,
    }),
    onDone: (check) => queryClient.setQueryData([AUDIT_KEY, ...keyOf(companyId)], check),
  });
}
