import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../api/data-provider';

export const SHEETS_KEY = ['sheets', 'status'] as const;

/** Whether the server sends to Google Sheets, as whom, and to which spreadsheets of the company. */
export function useSheetsStatus() {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: SHEETS_KEY,
    queryFn: ({ signal }) => provider.getSheetsStatus(signal),
  });
}
