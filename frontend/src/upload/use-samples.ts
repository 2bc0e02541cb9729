import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';
import { useSignedInUser } from '../layout/SessionContext';

/** Sample documents; only the accounts of the demo company have them. */
export function useSamples() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { isDemo } = useSignedInUser();
  return useQuery({
    queryKey: ['samples'],
    queryFn: ({ signal }) => dataProvider.listSamples(signal),
    enabled: isDemo,
  });
}
