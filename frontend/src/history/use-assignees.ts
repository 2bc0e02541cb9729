import type { AdminUser } from '@contracts/admin';
import type { CompanyMember } from '@contracts/company';
import { useProviderQuery } from '../api/use-provider-query';
import { ADMIN_USERS } from '../admin/admin-api';
import { nameOf } from '../admin/person';
import type { AppDataProvider } from '../api/data-provider';
import { useMay } from '../layout/SessionContext';
import type { Assignee } from './filters';

const PEOPLE_MAX = 100;

type Person = Pick<AdminUser | CompanyMember, 'id' | 'firstName' | 'lastName' | 'username'>;

async function peopleOf(
  provider: AppDataProvider,
  ofCompany: boolean,
  signal: AbortSignal,
): Promise<readonly Person[]> {
  if (ofCompany) return (await provider.listMembers(signal)) ?? [];
  const { data } = await provider.getList<AdminUser>(ADMIN_USERS, {
    pagination: { page: 1, perPage: PEOPLE_MAX },
    sort: { field: 'firstName', order: 'ASC' },
    filter: {},
    signal,
  });
  return data;
}

const NOBODY: readonly Assignee[] = [];

/** Who fills 'Asignado a': nobody for who may not see the accounts, or when the call fails (decisions). */
export function useAssignees(): readonly Assignee[] {
  const ofCompany = useMay('company.members');
  const ofAll = useMay('admin.users');
  const { data } = useProviderQuery(
    ['history-assignees', ofCompany],
    async (provider, signal) =>
      (await peopleOf(provider, ofCompany, signal)).map((person): Assignee => ({
        id: person.id,
        name: nameOf(person),
      })),
    { enabled: ofCompany || ofAll },
  );
  return data ?? NOBODY;
}
