import type { Supplier, SupplierAccount } from '@contracts/suppliers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';

const RUC = '20100047218';
const AT = '2026-11-27T15:00:00.000Z';
const account = (part: Partial<SupplierAccount> = {}): SupplierAccount => ({
  ...{ id: 'a', banco: 'BCP', numero: '191-1234567-0-12', cci: null, moneda: 'PEN', titular: null },
  ...{ isOther: false, state: 'nueva', findings: [], documents: 8, paid: 7 },
  ...{ seen: { documentId: 'd', label: 'F001-1', at: AT }, acceptRefusal: null },
  ...{ confirmed: null, accepted: null, withdrawn: null },
  ...part,
});
const confirmed = { by: 'x', byName: 'Luis Soto', at: AT, proof: 'llamada', comment: '' } as const;
const supplier = (...accounts: SupplierAccount[]): Supplier => ({
  ...{ id: RUC, ruc: RUC, name: 'Aceros del Sur S.A.C.', names: [] },
  ...{ documents: 9, unpaid: 2, waiting: 0, confirmed: 0, accounts },
  sums: { total: 9, isCapped: false, amounts: { PEN: 1180, USD: 20 }, owed: { PEN: 236 } },
  contacts: { telephones: ['555-1234'], emails: [], addresses: [], isPartial: true },
});
const TREASURER = aUser({ teams: ['tesoreria'] });

const open = (verbs: Partial<AppVerbs>, path = `/proveedores/${RUC}`, user = TREASURER) =>
  renderApp({ path, user, dataProvider: fakeDataProvider(verbs) });
const show = (one: Supplier, verbs: Partial<AppVerbs> = {}, user = TREASURER) =>
  open({ getSupplier: () => Promise.resolve(one), ...verbs }, undefined, user);

afterEach(() => jest.restoreAllMocks());

describe('a supplier', () => {
  it('says what is due, and how to reach it without what stands beside a new account', async () => {
    show(supplier(account()));
    expect(await screen.findByRole('heading', { name: 'Aceros del Sur S.A.C.' })).toBeVisible();
    const sums = screen.getByRole('region', { name: 'Sumas' });
    expect(sums).toHaveTextContent('En total9 documentosS/ 1,180.00US$ 20.00');
    expect(sums).toHaveTextContent('PagadoS/ 944.00US$ 20.00');
    expect(sums).toHaveTextContent('Por pagar2 documentosS/ 236.00');
    const contact = screen.getByRole('region', { name: 'Contacto' });
    expect(contact).toHaveTextContent('555-1234');
    expect(contact).toHaveTextContent('quien la cambia escribe también su teléfono');
  });

  it('is confirmed with how it was checked', async () => {
    const confirmAccount = jest.fn(() =>
      Promise.resolve(supplier(account({ state: 'confirmada', confirmed }))),
    );
    const { person } = show(supplier(account()), { confirmAccount });
    await person.click(await screen.findByRole('button', { name: 'Confirmar cuenta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmar BCP …7012' });
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    expect(dialog).toHaveTextContent('Diga cómo comprobó que la cuenta es del proveedor.');
    expect(confirmAccount).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('radio', { name: 'Está en el contrato' }));
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(confirmAccount).toHaveBeenCalledWith(RUC, {
        ...{ accountId: 'a', account: undefined, proof: 'contrato', comment: '' },
      }),
    );
    expect(await screen.findByText('Confirmada')).toBeVisible();
    expect(screen.getByText(/La confirmó Luis Soto/)).toBeVisible();
  });

  it('takes an account that is typed in, and says what is wrong with it', async () => {
    const confirmAccount = jest.fn(() => Promise.resolve(supplier()));
    const { person } = show(supplier(), { confirmAccount });
    await person.click(await screen.findByRole('button', { name: 'Agregar cuenta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar una cuenta' });
    expect(within(dialog).getByLabelText('Banco (opcional)')).toBeInTheDocument();
    await person.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    expect(dialog).toHaveTextContent('Escriba el número de cuenta o el CCI.');
    await person.type(within(dialog).getByLabelText('CCI'), '0021');
    expect(dialog).toHaveTextContent('El CCI tiene 4 dígitos y debe tener 20.');
  });

  it('waits for a second person, and says why one may not be it', async () => {
    const acceptRefusal = 'Usted la confirmó: debe aceptarla otra persona de Tesorería.';
    const waiting = account({ isOther: true, state: 'por_aceptar', confirmed });
    const acceptAccount = jest.fn(() => Promise.resolve(supplier()));
    const { person, unmount } = show(supplier({ ...waiting, acceptRefusal }));
    expect(await screen.findByText(acceptRefusal)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Aceptar/ })).not.toBeInTheDocument();
    unmount();
    show(supplier(waiting), { acceptAccount });
    await person.click(await screen.findByRole('button', { name: 'Aceptar como segunda persona' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aceptar la cuenta' });
    await person.type(within(dialog).getByLabelText('Motivo'), 'Contrato{Enter}');
    expect(acceptAccount).toHaveBeenCalledWith(RUC, 'a', { reason: 'Contrato' });
  });

  it('is only read by who does not pay', async () => {
    show(supplier(account()), {}, aUser({ teams: ['logistica'] }));
    expect(await screen.findByText('Sin confirmar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar cuenta' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agregar cuenta' })).not.toBeInTheDocument();
  });

  it('is not found', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const missing = new ApiError({ status: 404, statusText: '', body: '{}' });
    open({ getSupplier: () => Promise.reject(missing) });
    expect(await screen.findByText('Proveedor no encontrado')).toBeVisible();
  });
});

describe('the suppliers', () => {
  const row = { id: RUC, ruc: RUC, name: 'Aceros', documents: 9, unpaid: 2, confirmed: 1 };
  it('are listed with what waits, and searched', async () => {
    const listSuppliers = jest.fn(() =>
      Promise.resolve({ rows: [{ ...row, waiting: 1 }], total: 1 }),
    );
    const { person } = open({ listSuppliers }, '/proveedores');
    const link = await screen.findByRole('link', { name: 'Aceros' });
    expect(link).toHaveAttribute('href', `/proveedores/${RUC}`);
    expect(screen.getByText('1 cuenta por aceptar')).toBeVisible();
    await person.type(screen.getByRole('searchbox', { name: 'Buscar proveedores' }), 'ace');
    const asked = { search: 'ace', sort: 'unpaid' };
    await waitFor(() =>
      expect(listSuppliers).toHaveBeenLastCalledWith(asked, expect.anything(), expect.anything()),
    );
  });

  it('are not led back to by a search that comes to rest after they were left', async () => {
    const listSuppliers = jest.fn(() =>
      Promise.resolve({ rows: [{ ...row, waiting: 1 }], total: 1 }),
    );
    const { person, router } = open({ listSuppliers }, '/proveedores');
    await screen.findByRole('link', { name: 'Aceros' });
    await person.type(screen.getByRole('searchbox', { name: 'Buscar proveedores' }), 'ace');
    // As while the screen of the supplier is fetched.
    window.history.pushState({}, '', `/proveedores/${RUC}`);
    await act(() => new Promise((rested) => setTimeout(rested, 400)));
    window.history.back();
    expect(router.state.location.search).toBe('');
    expect(listSuppliers).toHaveBeenCalledTimes(1);
  });

  it('are none yet', async () => {
    open({}, '/proveedores');
    expect(await screen.findByText('Todavía no hay proveedores')).toBeVisible();
  });
});
