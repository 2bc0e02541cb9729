import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import type { Selection } from '../../history/selection';
import { type Sendable, isTooMany, matchingSendable, sendableOf } from './sendable';

/** Known at once for documents chosen one by one, asked for when all that match are. */
export function useSendable(selection: Selection) {
  const provider = useDataProvider<AppDataProvider>();
  const isListed = selection.all === null || isTooMany(selection);
  return useQuery<Sendable | null>({
    queryKey: ['sheets', 'sendable', selection.all?.filter, [...selection.documents.keys()]],
    queryFn: () => matchingSendable(provider, selection),
    enabled: !isListed,
    initialData: isListed ? sendableOf(selection.documents.values()) : undefined,
  });
}
