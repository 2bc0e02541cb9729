import { PROCESSORS_FRESH_MS } from '@contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';

/** Which engines can be used; kept for five minutes (spec section 7). */
export function useProcessors() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['processors'],
    queryFn: ({ signal }) => dataProvider.getProcessors(signal),
    staleTime: PROCESSORS_FRESH_MS,
    gcTime: PROCESSORS_FRESH_MS,
  });
}
