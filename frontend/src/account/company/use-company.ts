import { useProviderQuery } from '../../api/use-provider-query';
import { COMPANY_KEY, INVITATIONS_KEY, STORAGE_KEY } from '../account-keys';

export const useCompany = (isEnabled: boolean) =>
  useProviderQuery(COMPANY_KEY, (provider, signal) => provider.getCompany(signal), {
    enabled: isEnabled,
  });

/** How much of the company's room is used; for a company admin. */
export const useCompanyStorage = () =>
  useProviderQuery(STORAGE_KEY, (provider, signal) => provider.getCompanyStorage(signal));

export const useInvitations = () =>
  useProviderQuery(INVITATIONS_KEY, (provider, signal) => provider.listInvitations(signal));
