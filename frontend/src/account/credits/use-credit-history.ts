import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { CREDIT_HISTORY_KEY } from '../account-keys';

export const MOVEMENTS_PER_PAGE = 8;

/** A page of the person's movements, newest first; the page before stays until the next is here. */
export function useCreditHistory(page: number) {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [...CREDIT_HISTORY_KEY, page],
    queryFn: ({ signal }) =>
      dataProvider.getCreditHistory({ page, perPage: MOVEMENTS_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });
}
