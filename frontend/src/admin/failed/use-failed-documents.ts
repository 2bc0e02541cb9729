import type { FailedDocument } from '@contracts/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { FAILED_DOCUMENTS } from '../admin-api';

export const FAILED_PER_PAGE = 20;

/** A page of the failed readings, newest first. */
export function useFailedDocuments(page: number) {
  return useGetList<FailedDocument>(
    FAILED_DOCUMENTS,
    {
      pagination: { page, perPage: FAILED_PER_PAGE },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    },
    { retry: false, placeholderData: keepPreviousData },
  );
}
