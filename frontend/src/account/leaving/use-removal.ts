import { useProviderQuery } from '../../api/use-provider-query';
import { useSignedInUser } from '../../layout/SessionContext';

/** The day on which the own company leaves; undefined while nobody knows of one. */
export function useRemoval() {
  const { companyId } = useSignedInUser();
  const { data } = useProviderQuery(
    ['company', 'removal'],
    (provider, signal) => provider.getRemoval(signal),
    { enabled: companyId !== undefined, staleTime: 10 * 60_000 },
  );
  return data?.removal ?? undefined;
}
