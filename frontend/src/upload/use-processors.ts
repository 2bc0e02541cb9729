import { PROCESSORS_FRESH_MS } from '@contracts/limits';
import { useProviderQuery } from '../api/use-provider-query';

/** Which engines can be used; kept for five minutes (spec section 7). */
export const useProcessors = () =>
  useProviderQuery(['processors'], (provider, signal) => provider.getProcessors(signal), {
    staleTime: PROCESSORS_FRESH_MS,
    gcTime: PROCESSORS_FRESH_MS,
  });
