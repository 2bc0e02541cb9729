import { useProviderQuery } from '../api/use-provider-query';
import { useSignedInUser } from '../layout/SessionContext';

/** Sample documents; only the accounts of the demo company have them. */
export function useSamples() {
  const { isDemo } = useSignedInUser();
  return useProviderQuery(['samples'], (provider, signal) => provider.listSamples(signal), {
    enabled: isDemo,
  });
}
