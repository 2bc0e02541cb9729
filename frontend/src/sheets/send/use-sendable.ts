import { useProviderQuery } from '../../api/use-provider-query';
import type { Selection } from '../../history/selection';
import { type Sendable, isTooMany, matchingSendable, sendableOf } from './sendable';

/** Known at once for documents chosen one by one, asked for when all that match are. */
export function useSendable(selection: Selection) {
  const isListed = selection.all === null || isTooMany(selection);
  return useProviderQuery<Sendable | null>(
    ['sheets', 'sendable', selection.all?.filter, [...selection.documents.keys()]],
    (provider) => matchingSendable(provider, selection),
    {
      enabled: !isListed,
      initialData: isListed ? sendableOf(selection.documents.values()) : undefined,
    },
  );
}
