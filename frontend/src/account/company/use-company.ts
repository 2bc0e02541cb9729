import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { COMPANY_KEY, INVITATIONS_KEY, MEMBERS_KEY, STORAGE_KEY } from '../account-keys';

export function useCompany(isEnabled: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: COMPANY_KEY,
    queryFn: ({ signal }) => dataProvider.getCompany(signal),
    enabled: isEnabled,
  });
}

/** How much of the company's room is used; for a company admin. */
export function useCompanyStorage() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: STORAGE_KEY,
    queryFn: ({ signal }) => dataProvider.getCompanyStorage(signal),
  });
}

export function useMembers() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: MEMBERS_KEY,
    queryFn: ({ signal }) => dataProvider.listMembers(signal),
  });
}

export function useInvitations() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: INVITATIONS_KEY,
    queryFn: ({ signal }) => dataProvider.listInvitations(signal),
  });
}
