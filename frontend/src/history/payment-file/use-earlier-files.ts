import { keepPreviousData } from '@tanstack/react-query';
import { useProviderQuery } from '../../api/use-provider-query';
import { ALL_OF_DOCUMENTS } from '../../documents/document-key';

export const FILES_PER_PAGE = 20;

/** A page (from 1) of the payment files of the company, newest first; the one before stays until it is there. */
export function useEarlierFiles(page: number) {
  return useProviderQuery(
    [...ALL_OF_DOCUMENTS, 'payment-files', page],
    (provider, signal) => provider.listPaymentBatches({ page, perPage: FILES_PER_PAGE }, signal),
    { placeholderData: keepPreviousData },
  );
}
