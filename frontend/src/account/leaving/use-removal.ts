import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useSignedInUser } from '../../layout/SessionContext';

/** The day on which the own company leaves; undefined while nobody knows of one. */
export function useRemoval() {
  const provider = useDataProvider<AppDataProvider>();
  const { companyId } = useSignedInUser();
  const { data } = useQuery({
    queryKey: ['company', 'removal'],
    queryFn: ({ signal }) => provider.getRemoval(signal),
    enabled: companyId !== undefined,
    staleTime: 10 * 60_000,
  });
  return data?.removal ?? undefined;
}
