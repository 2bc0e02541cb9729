import { CREDITS_FRESH_MS, type OwnCredits } from '@contracts/credits';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useProviderQuery } from '../../api/use-provider-query';
import { CREDITS_KEY } from '../account-keys';

/** The balance and whom to ask for more; fresh for 30 s (spec section 7). Empty until it is known. */
export function useOwnCredits(): Partial<OwnCredits> {
  const { data } = useProviderQuery(
    [...CREDITS_KEY, 'balance'],
    (provider, signal) => provider.getCredits(signal),
    { staleTime: CREDITS_FRESH_MS, gcTime: CREDITS_FRESH_MS },
  );
  return data ?? {};
}

/** The balance alone. */
export const useCredits = (): number | undefined => useOwnCredits().credits;

/** Asks for the balance, and the history where it is shown, again. */
export function useRefreshCredits(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: CREDITS_KEY }),
    [queryClient],
  );
}
