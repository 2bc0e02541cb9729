import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './session';

/**
 * Client-side data defaults of spec sections 7 and 9. A query that answers null has met the end of the session:
 * the guard then asks who is signed in, and leads to /auth.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey }) => {
        if (data !== null || queryKey[0] === SESSION_KEY[0]) return;
        void client.invalidateQueries({ queryKey: SESSION_KEY });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 0,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: true,
        // A lost network is an error that the screen shows, not a query that waits in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
