import type { CompanyUsage } from '@contracts/company-usage';
import { screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { COMPANY_USAGE } from '../admin-api';

const ADMIN = aUser({ id: 'u-admin', role: 'admin' });
const ANDES: CompanyUsage = {
  id: 'c1:2026-11',
  companyId: 'c1',
  companyName: 'Andes S.A.C.',
  month: '2026-11',
  documents: 1_284,
  pages: 2_000,
  creditsUsed: 1_280,
  costUsd: 12.345,
  people: 7,
  lastUseAt: '2026-11-20T15:00:00.000Z',
  storageFiles: 900,
  storageBytes: 3 * 1024 ** 3,
};

describe('the usage of companies', () => {
  it('is shown for a month, sorted and searched by the server, and downloaded as it is shown', async () => {
    const getList = jest.fn((resource: string, _: GetListParams) =>
      Promise.resolve(
        resource === COMPANY_USAGE ? { data: [ANDES], total: 1 } : { data: [], total: 0 },
      ),
    );
    const dataProvider = { ...fakeDataProvider({}), getList } as unknown as AppDataProvider;
    const { person } = renderApp({ dataProvider, user: ADMIN, path: '/admin/empresas' });
    const row = await screen.findByRole('row', { name: /Andes S\.A\.C\./ });
    for (const words of ['1,284', '2,000', 'US$ 12.35', '3.0 GB'])
      expect(row).toHaveTextContent(words);
    await person.click(screen.getByRole('button', { name: 'Motores' }));
    const asked = () =>
      getList.mock.calls.filter(([resource]) => resource === COMPANY_USAGE).at(-1)?.[1];
    await waitFor(() => expect(asked()?.sort).toEqual({ field: 'costUsd', order: 'DESC' }));
    const head = screen.getByRole('columnheader', { name: 'Motores' });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(within(head).getByRole('button')).toBeInTheDocument();
    const address = new URL(
      screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '',
      'http://x',
    );
    expect(address.searchParams.get('sort')).toBe('["costUsd","DESC"]');
  });

  it('leads to what can be done with the company of a row', async () => {
    const getList = () => Promise.resolve({ data: [ANDES], total: 1 });
    const cancelRemoval = jest.fn().mockResolvedValue(undefined);
    const dataProvider = {
      ...fakeDataProvider({ cancelRemoval }),
      getList,
    } as unknown as AppDataProvider;
    const { person } = renderApp({ dataProvider, user: ADMIN, path: '/admin/empresas' });
    await person.click(await screen.findByRole('button', { name: 'Acciones de Andes S.A.C.' }));
    await person.click(screen.getByRole('menuitem', { name: 'Anular la baja' }));
    expect(cancelRemoval).toHaveBeenCalledWith('c1');
  });
});
