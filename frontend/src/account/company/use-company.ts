import { useProviderQuery } from '../../api/use-provider-query';
import { COMPANY_KEY, INVITATIONS_KEY, STORAGE_KEY } from '../account-keys';

export function useCompany(isEnabled: boolean) {
  return useProviderQuery(COMPANY_KEY, (provider, signal) => provider.getCompany(signal), {
    enabled: isEnabled,
  });
}

/** How much of the company's room is used; for a company admin. */
export function useCompanyStorage() {
  return useProviderQuery(STORAGE_KEY, (provider, signal) => provider.getCompanyStorage(signal));
}

export function useInvitations() {
  return useProviderQuery(INVITATIONS_KEY, (provider, signal) => provider.listInvitations(signal));
}
