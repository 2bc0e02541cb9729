import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { HISTORY_KEY } from '../history-key';

export const FILES_PER_PAGE = 20;

/** A page (from 1) of the payment files of the company, newest first; the one before stays until it is there. */
export function useEarlierFiles(page: number) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [HISTORY_KEY, 'payment-files', page],
    queryFn: ({ signal }) => provider.listPaymentBatches({ page, perPage: FILES_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });
}
