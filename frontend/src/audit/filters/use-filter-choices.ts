import type { CompanySummary, CompanyMember } from '@contracts/company';
import { useDataProvider } from 'react-admin';
import { memberName } from '../../account/company/member-list';
import type { AppDataProvider } from '../../api/data-provider';
import { useSignedInUser } from '../../layout/SessionContext';
import type { Choice } from '../../ui/ChoiceSelect';
import { PRODUCT_ID } from '../entry-words';
import { useAuditQuery } from '../use-audit-query';

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label, 'es-PE');

/** The people of the own company and the product; nobody for the platform admin, whose people are too many for a list. */
export function usePeople(): Choice[] {
  const provider = useDataProvider<AppDataProvider>();
  const { role } = useSignedInUser();
  const { data } = useAuditQuery<CompanyMember[]>({
    queryKey: ['people'],
    queryFn: ({ signal }) => provider.listMembers(signal),
    enabled: role === 'company_admin',
  });
  if (!data) return [];
  const members = data.map((member) => ({ value: member.id, label: memberName(member) }));
  return [...members.sort(byLabel), { value: PRODUCT_ID, label: 'Foliado' }];
}

/** All companies, for the platform admin. */
export function useCompanies(): Choice[] {
  const provider = useDataProvider<AppDataProvider>();
  const { role } = useSignedInUser();
  const { data } = useAuditQuery<CompanySummary[]>({
    queryKey: ['companies'],
    queryFn: ({ signal }) => provider.listCompanies(signal),
    enabled: role === 'admin',
  });
  return (data ?? []).map(({ id, name }) => ({ value: id, label: name })).sort(byLabel);
}
