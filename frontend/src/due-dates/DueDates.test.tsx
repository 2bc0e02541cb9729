import type { DueDates, DueItem } from '@contracts/due-dates';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';

const item = (part: Partial<DueItem>): DueItem => ({
  ...{ kind: 'vencimiento', day: '2026-11-27', amountCents: 118_000, currency: 'PEN' },
  ...{ rule: 'Se paga hasta la fecha.', source: 'Impreso en el documento' },
  ...{ documentId: 'd', label: 'F001-1', supplier: 'Aceros del Sur S.A.C.' },
  ...part,
});
const pen = (amountCents: number | null, unknown = 0) => ({
  ...{ currency: 'PEN', amountCents, unknown },
});
const friday = { day: '2026-11-27', sums: [pen(118_000)], items: [item({})] };
const credit = item({ kind: 'credito_igv', source: null, amountCents: 18_000 });
const tuesday = {
  day: '2026-12-01',
  sums: [pen(null, 2), { currency: 'USD', amountCents: 500, unknown: 0 }],
  items: [item({ day: '2026-12-01', amountCents: null, supplier: null }), credit],
};
const due = (part: Partial<DueDates> = {}): DueDates => ({
  ...{ window: 'semana', today: '2026-11-27', days: [friday, tuesday], isPartial: false },
  weeks: [
    { day: '2026-11-23', sums: [pen(118_000)] },
    { day: '2026-11-30', sums: tuesday.sums },
  ],
  sums: [pen(null, 2)],
  ...part,
});

const open = (verbs: Partial<AppVerbs>, path = '/vencimientos') =>
  renderApp({ path, user: aUser({ teams: ['tesoreria'] }), dataProvider: fakeDataProvider(verbs) });
const show = (found: DueDates) => open({ getDueDates: () => Promise.resolve(found) });

afterEach(() => jest.restoreAllMocks());

describe('what falls due', () => {
  it('says at a glance how much is to be paid on each of the next days', async () => {
    show(due());
    const week = await screen.findByRole('navigation', { name: 'Días' });
    const days = Array.from(week.children, ({ textContent }) => textContent);
    expect(days).toEqual([
      'vie 27S/ 1,180.001 fecha',
      ...['sáb 28nada', 'dom 29nada', 'lun 30nada'],
      'mar 1S/: faltan 2 montosUS$ 5.002 fechas',
      ...['mié 2nada', 'jue 3nada', 'vie 4nada'],
    ]);
    const links = within(week).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#dia-2026-11-27',
      '#dia-2026-12-01',
    ]);
    expect(screen.getByText('A pagar:').parentElement).toHaveTextContent('S/: faltan 2 montos');
  });

  it('says of each date whose it is and by which rule, or that no source is official', async () => {
    const { person } = show(due());
    const day = await screen.findByRole('region', { name: 'Viernes, 27 de noviembre de 2026' });
    expect(day).toHaveTextContent('hoy');
    expect(within(day).getByRole('link', { name: 'F001-1' })).toHaveAttribute(
      'href',
      '/documento/d',
    );
    await person.click(within(day).getByText('Por qué'));
    expect(within(day).getByText(/^Se paga hasta la fecha\./)).toBeVisible();
    expect(day).toHaveTextContent('(Impreso en el documento)');
    const other = screen.getByRole('region', { name: 'Martes, 1 de diciembre de 2026' });
    expect(other).toHaveTextContent('Monto por confirmar');
    expect(other).toHaveTextContent('Proveedor sin leer');
    expect(other).toHaveTextContent('sobre S/ 180.00');
    expect(other).toHaveTextContent('(sin fuente oficial)');
    expect(screen.getByText('Semana del 30 nov 2026')).toBeVisible();
  });

  it('is asked for by windows, which the address keeps', async () => {
    const getDueDates = jest.fn(() => Promise.resolve(due({ days: [], weeks: [], sums: [] })));
    const { person, router } = open({ getDueDates });
    expect(await screen.findByText('Nada vence en los próximos 7 días')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Vencidos' }));
    await waitFor(() =>
      expect(getDueDates).toHaveBeenLastCalledWith('vencidos', expect.anything()),
    );
    expect(router.state.location.search).toBe('?ver=vencidos');
    expect(screen.getByRole('button', { name: 'Vencidos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('shows no sum where there is more, and what has no day at the end', async () => {
    const without = { day: null, sums: null, items: [item({ day: null })] };
    const weeks = [{ day: null, sums: null }];
    show(due({ window: 'todo', days: [without], weeks, sums: null, isPartial: true }));
    expect(
      await screen.findByText(/^No se muestran todos, por eso no hay sumas: vencen más de 1,000/),
    ).toBeVisible();
    const day = screen.getByRole('region', { name: 'Sin fecha que se conozca' });
    expect(day).toHaveTextContent('Sin suma: hay más documentos');
  });

  it('says why it could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = new ApiError({ status: 503, statusText: '', body: '{}' });
    open({ getDueDates: () => Promise.reject(failed) });
    expect(await screen.findByText('Error al cargar los vencimientos')).toBeVisible();
  });
});

describe('the calendar for other programs', () => {
  it('is made, shown once, and revoked', async () => {
    let expiresAt: string | null = null;
    const link = { url: 'https://foliado.pe/c.ics', expiresAt: '2027-11-27T15:00:00.000Z' };
    const { person } = open({
      getDueDates: () => Promise.resolve(due()),
      getCalendarLink: () => Promise.resolve({ expiresAt }),
      issueCalendarLink: () => {
        ({ expiresAt } = link);
        return Promise.resolve(link);
      },
      revokeCalendarLink: () => {
        expiresAt = null;
        return Promise.resolve();
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Crear enlace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enlace de calendario' });
    expect(within(dialog).getByLabelText('Enlace')).toHaveValue(link.url);
    expect(dialog).toHaveTextContent('Funciona hasta el 27 nov 2027 o hasta que lo anule.');
    await person.click(within(dialog).getByRole('button', { name: 'Listo' }));
    expect(await screen.findByText(/^Su enlace funciona hasta el 27 nov 2027/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Anular enlace' }));
    expect(await screen.findByRole('button', { name: 'Crear enlace' })).toBeVisible();
  });
});
