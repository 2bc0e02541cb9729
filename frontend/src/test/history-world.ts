import type { DocumentSummary } from '@contracts/document';
import type { AppVerbs } from '../api/data-provider';
import type { HistoryQuery } from '../history/history-api';
import { aUser } from './factories';
import { fakeDataProvider } from './fake-data-provider';
import { aCount, someStatsOf } from './history-factories';
import { renderApp } from './render-app';

export const TREASURY = aUser({ teams: ['tesoreria'] });

/** A provider with a long list: a page of it as asked for, and as many in the count. */
export function historyOf(documents: readonly DocumentSummary[], verbs: Partial<AppVerbs> = {}) {
  const listHistory = jest.fn(({ from, to, filter }: HistoryQuery) =>
    Promise.resolve(
      filter.ids
        ? documents.filter(({ id }) => filter.ids?.includes(id))
        : documents.slice(from, to + 1),
    ),
  );
  const provider = fakeDataProvider({
    listHistory,
    countDocuments: () => Promise.resolve(aCount({ total: documents.length })),
    getHistoryStats: () => Promise.resolve(someStatsOf()),
    ...verbs,
  });
  return { provider, listHistory };
}

export const openHistory = (
  dataProvider: ReturnType<typeof fakeDataProvider>,
  path = '/historial',
  user = TREASURY,
  isWhole = false,
) => renderApp({ isWhole, dataProvider, user, path });
