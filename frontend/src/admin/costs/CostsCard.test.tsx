import type { ReadingCost } from '@contracts/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { someHealth, someStats } from '../../test/admin-factories';
import { aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { aReadingCost } from '../../test/run-factories';

const open = (getReadingCosts: AppVerbs['getReadingCosts']) =>
  renderApp({
    path: '/admin/sistema',
    user: aUser({ role: 'admin' }),
    dataProvider: fakeDataProvider({
      getSystemStats: () => Promise.resolve(someStats()),
      getUsage: () => Promise.resolve([]),
      getSystemHealth: () => Promise.resolve(someHealth()),
      getReadingCosts,
    }),
  });

const card = () => screen.findByRole('region', { name: 'Costo de lecturas' });
const said = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ');

const costs: ReadingCost[] = [
  aReadingCost({
    processor: 'local',
    model: 'local-es-pe',
    runs: 1_204,
    ...{ inputTokens: 0, outputTokens: 0, pages: 1_530, ms: 4_320_000, costUsd: 0 },
  }),
  aReadingCost({ runs: 12, failed: 2, unpriced: 1, ms: 45_000, costUsd: 0.42 }),
];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the cost of readings in the admin panel', () => {
  it('is told by engine and model, the dearest first, with the sum', async () => {
    open(() => Promise.resolve(costs));
    const rows = await within(await card()).findAllByRole('row');
    expect(rows.slice(1).map(said)).toEqual([
      'OpenAI gpt-4o1221,550 tokens45 sUS$ 0.421 lectura sin precio',
      'Foliado Local local-es-pe1,20401,530 páginas1 h 12 minsin costo',
      'Total1,21621,550 tokens1 h 13 minUS$ 0.421 lectura sin precio',
    ]);
  });

  it('follows the period of the panel', async () => {
    const getReadingCosts = jest.fn().mockResolvedValue(costs);
    const { person } = open(getReadingCosts);
    await waitFor(() => expect(getReadingCosts).toHaveBeenLastCalledWith(30, expect.anything()));
    await person.click(screen.getByRole('button', { name: '90 días' }));
    await waitFor(() => expect(getReadingCosts).toHaveBeenLastCalledWith(90, expect.anything()));
    expect(await card()).toHaveTextContent('últimos 90 días');
  });

  it('says when nothing was read', async () => {
    open(() => Promise.resolve([]));
    expect(
      await within(await card()).findByText('Ninguna lectura en los últimos 30 días'),
    ).toBeInTheDocument();
  });

  it('says that it is loading, and why it did not come', async () => {
    const body = '{"message":"Ocurrió un error.","correlationId":"c-7"}';
    const getReadingCosts = jest
      .fn()
      .mockRejectedValueOnce(new ApiError({ status: 500, statusText: '', body }))
      .mockResolvedValue(costs);
    const { person } = open(getReadingCosts);
    const alert = await within(await card()).findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar el costo de las lecturas');
    expect(alert).toHaveTextContent('Ocurrió un error. · c-7');
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await within(await card()).findByText('Total')).toBeInTheDocument();
  });
});
