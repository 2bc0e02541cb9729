import type { CompanyMember } from '@contracts/company';
import type { Team } from '@contracts/user';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type GetListResult, useDataProvider, useNotify } from 'react-admin';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { MEMBERS_KEY } from '../account-keys';
import { memberName } from './member-list';

/**
 * Changes a member's teams: the box turns at once, and the calls go one after the other, so that two
 * quick clicks end as they look. After a failure the server's list is shown.
 */
export function useMemberTeams(member: CompanyMember): (teams: Team[]) => void {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const last = useRef<Promise<void>>(Promise.resolve());

  const send = async (teams: Team[]): Promise<void> => {
    try {
      await dataProvider.setMemberTeams(member.id, teams);
      notify('Equipos actualizados', { description: memberName(member) });
    } catch (error) {
      notify('No se pudieron cambiar los equipos', {
        description: errorText(error),
        type: 'error',
      });
      await queryClient.invalidateQueries({ queryKey: MEMBERS_KEY });
    }
  };
  return (teams) => {
    queryClient.setQueriesData<GetListResult<CompanyMember>>({ queryKey: MEMBERS_KEY }, (page) => {
      const data = page?.data.map((one) => (one.id === member.id ? { ...one, teams } : one));
      return data && { ...page, data };
    });
    last.current = last.current.then(() => send(teams));
  };
}
