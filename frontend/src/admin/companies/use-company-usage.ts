import type { CompanyUsage, CompanyUsageSortKey } from '@contracts/company-usage';
import { API } from '@contracts/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { COMPANY_USAGE } from '../admin-api';
import type { SortOrder } from '../use-admin-params';

export const COMPANIES_PER_PAGE = 25;

/** Which rows, and in which order. */
export interface UsageChoice {
  month: string;
  q: string;
  sort: CompanyUsageSortKey;
  order: SortOrder;
  /** From 1. */
  page: number;
}

const filterOf = ({ month, q }: UsageChoice) => ({ month, ...(q.trim() ? { q: q.trim() } : {}) });

/** A page of what companies used in a month. */
export function useCompanyUsage(choice: UsageChoice) {
  const { page, sort, order } = choice;
  return useGetList<CompanyUsage>(
    COMPANY_USAGE,
    {
      pagination: { page, perPage: COMPANIES_PER_PAGE },
      sort: { field: sort, order },
      filter: filterOf(choice),
    },
    { retry: false, placeholderData: keepPreviousData },
  );
}

/** Where all rows are as a file, in the same order. */
export function csvAddress(choice: UsageChoice): string {
  const query = new URLSearchParams({
    sort: JSON.stringify([choice.sort, choice.order]),
    filter: JSON.stringify(filterOf(choice)),
  });
  return `${API.adminCompanyUsageCsv}?${query.toString()}`;
}
