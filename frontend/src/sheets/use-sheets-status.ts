export const SHEETS_KEY = ['sheets', 'status'] as const;
import { useProviderQuery } from '../api/use-provider-query';

/** Whether the server sends to Google Sheets, as whom, and to which spreadsheets of the company. */
export const useSheetsStatus = () =>
  useProviderQuery(SHEETS_KEY, (provider, signal) => provider.getSheetsStatus(signal));
