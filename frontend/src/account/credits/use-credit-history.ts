import { keepPreviousData } from '@tanstack/react-query';
import { useProviderQuery } from '../../api/use-provider-query';
import { CREDIT_HISTORY_KEY } from '../account-keys';

export const MOVEMENTS_PER_PAGE = 8;

/** A page of the person's movements, newest first; the page before stays until the next is here. */
export function useCreditHistory(page: number) {
  return useProviderQuery(
    [...CREDIT_HISTORY_KEY, page],
    (provider, signal) => provider.getCreditHistory({ page, perPage: MOVEMENTS_PER_PAGE }, signal),
    { placeholderData: keepPreviousData },
  );
}
