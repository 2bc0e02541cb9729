import { teamTotalMax, type WorkflowDocument } from '@contracts/workflow-calls';
import { useListContext } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useProviderQuery } from '../api/use-provider-query';
import { useSignedInUser } from '../layout/SessionContext';
import { filterIn } from '../list/address';
import { type TeamFilter, workflowAddress } from './address';
import { homeTeam } from './teams';
import { SUMMARY_KEY } from './workflow-keys';

/** As the address says, else what waits for the team of the person. */
export function useTeamFilter(): TeamFilter {
  const home = homeTeam(useSignedInUser());
  const { search } = useLocation();
  return { team: home, state: 'por-atender', ...filterIn(workflowAddress(search)) };
}

const NONE: readonly WorkflowDocument[] = [];

/** The documents of the list around it. */
export function useTeamList() {
  const { data = NONE, total = 0, isPending } = useListContext<WorkflowDocument>();
  const { q, state } = useTeamFilter();
  return {
    documents: data,
    isPending,
    total,
    /** Counting has stopped at `total`: there are so many or more. */
    isCapped: total > teamTotalMax({ q, state }),
  };
}

/** The document that is open; null is the first of the list, and on a phone the list. */
export function useDocumentId() {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null, replace = false): void =>
    setSearch(
      (now) => {
        if (id === null) now.delete('documento');
        else now.set('documento', id);
        return now;
      },
      { replace },
    );
  return [search.get('documento') || null, open] as const;
}

/** How many documents are where; the counts of the tabs and of the filters. */
export const useWorkflowSummary = () =>
  useProviderQuery(SUMMARY_KEY, (provider, signal) => provider.getWorkflowSummary(signal));
