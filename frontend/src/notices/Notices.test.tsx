import type { Notice } from '@contracts/notices';
import { act, screen, within } from '@testing-library/react';
import { aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';

const TRAY: Notice = {
  ...{ kind: 'bandeja', team: 'tesoreria', day: '2026-03-16', at: '2026-03-16T15:00:00.000Z' },
  ...{ count: 5, isCapped: false, fresh: 2 },
  subjects: [
    { path: '/documento/1', label: 'F001-1' },
    { path: '/documento/2', label: 'F001-2' },
    { path: '/documento/3', label: 'F001-3' },
  ],
};
const CHAIN: Notice = {
  ...{ kind: 'cadena', team: null, day: '2026-03-15', at: '2026-03-15T15:00:00.000Z' },
  ...{ count: 1, isCapped: false, fresh: 0, subjects: [] },
};

const bell = () => screen.findByRole('button', { name: /^Avisos/ });

describe('the bell', () => {
  it('counts what is new, tells it, and has seen it when it was opened', async () => {
    const seeNotices = jest.fn(() => Promise.resolve());
    const listNotices = () => Promise.resolve({ notices: [TRAY, CHAIN], revision: '1' });
    const dataProvider = fakeDataProvider({ listNotices, seeNotices });
    const { person } = renderApp({
      isWhole: true,
      dataProvider,
      path: '/historial',
      user: aUser(),
    });
    expect(await screen.findByRole('button', { name: 'Avisos 2' })).toBeVisible();
    await person.click(await bell());
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    const link = dialog.getByRole('link', { name: '5 documentos nuevos para Tesorería' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/workflow?equipo=tesoreria'));
    const [tray, chain] = dialog.getAllByRole('listitem');
    expect(tray).toHaveTextContent('F001-1, F001-2, F001-3 y 2 más');
    expect(tray).toHaveTextContent('Nuevo');
    expect(chain).not.toHaveTextContent('Nuevo');
    expect(seeNotices.mock.calls).toEqual([['2026-03-16T15:00:00.000Z']]);
    await person.keyboard('{Escape}');
    expect(await bell()).toHaveAccessibleName('Avisos');
    await person.click(await bell());
    expect(seeNotices).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing', async () => {
    const { person } = renderApp({
      isWhole: true,
      dataProvider: fakeDataProvider(),
      path: '/historial',
    });
    await person.click(await bell());
    expect(await screen.findByText('Nada nuevo')).toBeVisible();
  });

  it('has lists asked anew when a document has changed, and only then', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let revision = '1';
      const listNotices = jest.fn(() => Promise.resolve({ notices: [], revision }));
      const listTeamDocuments = jest.fn(() => Promise.resolve({ rows: [], total: 0 }));
      const dataProvider = fakeDataProvider({ listNotices, listTeamDocuments });
      renderApp({ isWhole: true, dataProvider, path: '/workflow', user: aUser() });
      await screen.findByText('Nada por atender');
      const asked = listTeamDocuments.mock.calls.length;
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(listNotices.mock.calls.map(([isBackground]: unknown[]) => isBackground)).toEqual([
        false,
        true,
      ]);
      expect(listTeamDocuments).toHaveBeenCalledTimes(asked);
      revision = '2';
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(listTeamDocuments.mock.calls.length).toBeGreaterThan(asked);
    } finally {
      jest.useRealTimers();
    }
  });
});
