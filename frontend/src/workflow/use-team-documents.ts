import { keepPreviousData } from '@tanstack/react-query';
import { teamTotalMax, type WorkflowDocument } from '@contracts/workflow-calls';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '../api/request-page';
import { useProviderQuery } from '../api/use-provider-query';
import type { WorkflowParams } from './use-workflow-params';
import { SUMMARY_KEY, teamListKey } from './workflow-keys';

export const DOCUMENTS_PER_PAGE = 25;

export interface TeamDocuments {
  query: UseQueryResult<Page<WorkflowDocument> | null>;
  /** Of the page; undefined until they are there. */
  documents: readonly WorkflowDocument[] | undefined;
  total: number;
  /** Counting has stopped at `total`: there are so many or more. */
  isCapped: boolean;
}

/** A page of the documents of a team; filtered, sorted and cut on the server. */
export function useTeamDocuments(params: WorkflowParams): TeamDocuments {
  const { team, state, step, due, order, page } = params;
  const q = params.q.trim();
  const query = useProviderQuery(
    teamListKey(team, state, step, due, q, order, page),
    (provider, signal) =>
      provider.listTeamDocuments(
        team,
        { state, order, ...(step ? { step } : {}), ...(due ? { due } : {}), ...(q ? { q } : {}) },
        { page, perPage: DOCUMENTS_PER_PAGE },
        signal,
      ),
    { placeholderData: keepPreviousData },
  );
  const total = query.data?.total ?? 0;
  return {
    query,
    documents: query.data?.rows,
    total,
    isCapped: total > teamTotalMax({ q, state }),
  };
}

/** How many documents are where; the counts of the tabs and of the filters. */
export const useWorkflowSummary = () =>
  useProviderQuery(SUMMARY_KEY, (provider, signal) => provider.getWorkflowSummary(signal));
