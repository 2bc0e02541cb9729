import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from './data-provider';

/** What a verb of the data provider answers. Null means that the session has ended. */
export function useProviderQuery<T>(
  queryKey: readonly unknown[],
  ask: (provider: AppDataProvider, signal: AbortSignal) => Promise<T>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
) {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => ask(provider, signal) });
}
