import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aMember } from '../../test/account-factories';
import { aCompany, aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const refused = (code: string, message: string, status = 400): ApiError =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }) });

const boss = aUser({ role: 'company_admin' });
const open = (verbs: Partial<AppVerbs> = {}, user = boss, isWhole = false) =>
  renderApp({ path: '/mi-empresa', user, isWhole, dataProvider: fakeDataProvider(verbs) });

const save = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('who sees the company', () => {
  it('is explained to who has none, and nothing is asked for', async () => {
    const getCompany = jest.fn();
    open({ getCompany }, aUser({ role: 'admin', companyId: undefined }));
    expect(await screen.findByText('Su cuenta no pertenece a una empresa')).toBeInTheDocument();
    expect(screen.getByText(/cuenta de administración de la plataforma/)).toBeInTheDocument();
    expect(getCompany).not.toHaveBeenCalled();
  });

  it('reads name and RUC as a user, and learns who can change them', async () => {
    const listMembers = jest.fn();
    open({ listMembers }, aUser());
    const card = await screen.findByRole('region', { name: 'Datos de la empresa' });
    expect(card).toHaveTextContent('Razón socialComercial Pacífico Norte S.A.C.');
    expect(card).toHaveTextContent('RUC20514327867');
    expect(card).toHaveTextContent('Solo un Admin Empresa cambia estos datos');
    expect(within(card).queryByRole('textbox')).not.toBeInTheDocument();
    expect(listMembers).not.toHaveBeenCalled();
  });

  it('reads that there is no RUC yet', async () => {
    open({ getCompany: () => Promise.resolve(aCompany({ ruc: null })) }, aUser());
    expect(await screen.findByText('Sin registrar')).toBeInTheDocument();
  });

  it('waits, and is told why it did not come', async () => {
    const getCompany = jest
      .fn()
      .mockRejectedValueOnce(refused('ERROR_INTERNO', 'Ocurrió un error.', 500))
      .mockResolvedValue(aCompany());
    const { person } = open({ getCompany });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Error al cargar la empresaOcurrió un error.');
    await person.click(within(card).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Razón social')).toHaveValue(
      'Comercial Pacífico Norte S.A.C.',
    );
  });

  it('says that it is loading', async () => {
    open({ getCompany: () => new Promise(() => undefined) });
    expect(await screen.findByText('Cargando empresa...')).toBeInTheDocument();
  });
});

describe('who approves payments', () => {
  const payer = aMember({ id: 'm-1', teams: ['tesoreria'], firstName: 'Luis', lastName: 'Paz' });
  const limited = aCompany({ limitePEN: 1_000_000 });
  const given = {
    ...{ id: 'd-1', userId: 'm-1', userName: 'Luis Paz', from: '2026-03-01', to: '2099-01-31' },
    ...{ reason: 'Vacaciones', byName: 'Ana Ruiz', at: '2026-03-01T15:00:00.000Z' },
  };

  it('is nothing without a limit', async () => {
    open();
    await screen.findByText('Reglas');
    expect(screen.queryByText('Quién aprueba pagos')).not.toBeInTheDocument();
  });

  it('is delegated to somebody of tesorería for some days, with a reason', async () => {
    const delegateApproval = jest.fn().mockResolvedValue(given);
    const { person } = open({
      getCompany: () => Promise.resolve(limited),
      listMembers: () => Promise.resolve([payer, aMember(), aMember({ role: 'company_admin' })]),
      delegateApproval,
    });
    const form = await screen.findByRole('form', { name: 'Delegar la aprobación' });
    await person.click(within(form).getByRole('button', { name: 'Delegar' }));
    expect(within(form).getByRole('alert')).toHaveTextContent('Elija a la persona.');
    await person.click(within(form).getByRole('combobox', { name: /Persona/ }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Luis Paz']);
    await person.click(screen.getByRole('option', { name: 'Luis Paz' }));
    await person.clear(within(form).getByLabelText('Último día'));
    await person.type(within(form).getByLabelText('Último día'), '2099-01-31');
    await person.type(within(form).getByLabelText('Motivo'), 'Vacaciones{Enter}');
    await waitFor(() => expect(delegateApproval).toHaveBeenCalledTimes(1));
    expect(delegateApproval).toHaveBeenCalledWith({
      ...{ userId: 'm-1', from: expect.any(String) as string, to: '2099-01-31' },
      reason: 'Vacaciones',
    });
    expect(await screen.findByText('Aprobación delegada')).toBeInTheDocument();
  });

  it('is withdrawn after a question', async () => {
    const withdrawDelegation = jest.fn().mockResolvedValue(undefined);
    const getCompany = () => Promise.resolve({ ...limited, delegations: [given] });
    const { person } = open({ getCompany, withdrawDelegation });
    const card = await screen.findByRole('region', { name: 'Quién aprueba pagos' });
    expect(card).toHaveTextContent(/Luis Paz Vale hoy.*31 ene 2099 · de Ana Ruiz · Vacaciones/);
    await person.click(within(card).getByRole('button', { name: /^Retirar/ }));
    await person.click(screen.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(withdrawDelegation).toHaveBeenCalledWith('d-1'));
  });
});

describe('the room of the company', () => {
  it('is shown to who can do something about it, with a meter', async () => {
    const storage = { files: { used: 4_800, max: 5_000 }, bytes: null };
    open({ getCompanyStorage: () => Promise.resolve(storage) });
    const meter = await screen.findByRole('progressbar', { name: 'Espacio usado' });
    expect(meter).toHaveAttribute('aria-valuenow', '96');
    expect(screen.getByText('4,800 de 5,000 archivos')).toBeInTheDocument();
    expect(screen.getByText(/Queda poco espacio/)).toBeInTheDocument();
  });

  it('is not spoken of where the server sets no limit, nor to others', async () => {
    const getCompanyStorage = jest.fn(() => Promise.resolve({ files: null, bytes: null }));
    const { unmount } = open({ getCompanyStorage });
    await screen.findByText('Reglas');
    await waitFor(() => expect(getCompanyStorage).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    unmount();
    open({ getCompanyStorage }, aUser());
    await screen.findByText('Datos de la empresa');
    expect(getCompanyStorage).toHaveBeenCalledTimes(1);
  });
});

describe('the form of the company', () => {
  it('checks the RUC while it is typed', async () => {
    const { person } = open();
    const ruc = await screen.findByLabelText(/^RUC/);
    expect(ruc).toHaveAccessibleDescription('RUC con dígito verificador válido');
    await person.clear(ruc);
    expect(ruc).toHaveAccessibleDescription('11 dígitos, con dígito verificador');
    await person.type(ruc, '2051432786');
    expect(ruc).toHaveAccessibleDescription('Falta 1 dígito: son 11.');
    expect(ruc).not.toBeInvalid();
    await person.type(ruc, '5');
    expect(ruc).toBeInvalid();
    expect(ruc).toHaveAccessibleDescription(/El último dígito \(5\) no es el de control/);
  });

  it('sends only what changed, with Enter', async () => {
    const updateCompany = jest.fn().mockResolvedValue(aCompany({ name: 'NORTE S.A.C.' }));
    const { person } = open({ updateCompany });
    const name = await screen.findByLabelText('Razón social');
    expect(save()).toBeDisabled();
    await person.clear(name);
    await person.type(name, 'Norte S.A.C.{Enter}');
    expect(updateCompany).toHaveBeenCalledWith({ name: 'Norte S.A.C.' }, 4);
    expect(await screen.findByText('Cambios guardados')).toBeInTheDocument();
    expect(name).toHaveValue('NORTE S.A.C.');
    expect(save()).toBeDisabled();
  });

  it('keeps a wrong RUC here, and shows under the field what the server says of another', async () => {
    const updateCompany = jest.fn().mockRejectedValue(refused('RUC_INVALIDO', 'No es válido.'));
    const { person } = open({ updateCompany });
    const ruc = await screen.findByLabelText(/^RUC/);
    await person.clear(ruc);
    await person.type(ruc, '20514327865{Enter}');
    expect(updateCompany).not.toHaveBeenCalled();
    await person.type(ruc, '{Backspace}{Backspace}');
    await person.clear(ruc);
    await person.type(ruc, '20608471937{Enter}');
    await waitFor(() => expect(ruc).toHaveAccessibleDescription('No es válido.'));
  });

  it('switches the segregation of duties and says what it does', async () => {
    const updateCompany = jest.fn().mockResolvedValue(aCompany());
    const { person } = open({ updateCompany });
    const duties = await screen.findByRole('switch', { name: /Segregación de funciones/ });
    expect(duties).toHaveAccessibleDescription(/pasos 1 y 2 .* no puede actuar en los pasos 5 y 6/);
    await person.click(duties);
    await person.click(save());
    expect(updateCompany).toHaveBeenCalledWith({ separacionFunciones: true }, 4);
  });

  it('takes limits of approval as they are written here, and says how it understands them', async () => {
    const updateCompany = jest.fn().mockResolvedValue(aCompany());
    const { person } = open({ updateCompany });
    const limit = await screen.findByRole('textbox', { name: /^Soles/ });
    expect(limit).toHaveAccessibleDescription('Vacío: sin límite.');
    await person.type(limit, '10.000');
    expect(limit).toHaveAccessibleDescription('Más de S/ 10,000.00.');
    await person.type(limit, 'x');
    expect(limit).toHaveAccessibleDescription('Escriba un monto, como 5,000.00, o nada.');
    await person.click(save());
    expect(limit).toHaveAccessibleDescription('Escriba un monto, como 5,000.00, o nada.');
    expect(updateCompany).not.toHaveBeenCalled();
    await person.clear(limit);
    await person.type(limit, '10,000.5{Enter}');
    expect(updateCompany).toHaveBeenCalledWith({ limitePEN: 1_000_050 }, 4);
  });

  it('warns of rules that its people cannot keep', async () => {
    const alone = aMember({ role: 'company_admin' });
    const left = aMember({ teams: ['tesoreria'], isActive: 'false' });
    const { person } = open({ listMembers: () => Promise.resolve([alone, left, aMember()]) });
    await person.click(await screen.findByRole('switch', { name: /Doble control/ }));
    expect(await screen.findByText(/nadie podrá ejecutarlo/)).toBeInTheDocument();
  });

  it('says honestly what a term deletes and what stays', async () => {
    const updateCompany = jest.fn().mockResolvedValue(aCompany());
    const { person } = open({ updateCompany });
    const term = await screen.findByRole('combobox', { name: /Conservación de originales/ });
    expect(term).toHaveTextContent('Según el servidor (no se eliminan)');
    await person.click(term);
    await person.click(await screen.findByRole('option', { name: 'Otro plazo' }));
    await person.type(screen.getByLabelText('Días después de confirmar'), '45');
    expect(screen.getByText(/^A los 45 días de confirmar un documento/)).toHaveTextContent(
      'Los datos leídos, sus correcciones y el historial quedan.',
    );
    await person.click(save());
    expect(updateCompany).toHaveBeenCalledWith({ fileRetentionDays: 45 }, 4);
  });

  it('throws changes away when asked to', async () => {
    const { person } = open();
    await person.type(await screen.findByLabelText('Razón social'), ' X');
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.getByLabelText('Razón social')).toHaveValue('Comercial Pacífico Norte S.A.C.');
    expect(save()).toBeDisabled();
  });

  it('says why it could not be saved and keeps what was typed', async () => {
    const updateCompany = () => Promise.reject(refused('SIN_PERMISO', 'No tiene permiso.', 403));
    const { person } = open({ updateCompany });
    await person.type(await screen.findByLabelText('Razón social'), ' X{Enter}');
    expect(await screen.findByText('No tiene permiso.')).toBeInTheDocument();
    expect(screen.getByLabelText('Razón social')).toHaveValue('Comercial Pacífico Norte S.A.C. X');
  });
});

describe('leaving with unsaved changes', () => {
  const edit = async () => {
    const view = open({}, boss, true);
    await view.person.type(await screen.findByLabelText('Razón social'), ' X');
    await view.person.click(
      screen.getAllByRole('link', { name: 'Procesador' })[0] ?? document.body,
    );
    return {
      ...view,
      dialog: await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }),
    };
  };

  it('is asked about, and staying keeps them', async () => {
    const { person, router, dialog } = await edit();
    await person.click(within(dialog).getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/mi-empresa');
    expect(screen.getByLabelText('Razón social')).toHaveValue('Comercial Pacífico Norte S.A.C. X');
  });

  it('goes on when that is wanted', async () => {
    const { person, router, dialog } = await edit();
    await person.click(within(dialog).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(JSON.stringify(sessionStorage)).not.toContain('empresa');
  });

  it('is asked about by the browser, too, but not without changes', async () => {
    const { person } = open();
    const leave = (): boolean =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const name = await screen.findByLabelText('Razón social');
    expect(leave()).toBe(true);
    await person.type(name, ' X');
    expect(leave()).toBe(false);
  });

  it('is not asked about without changes', async () => {
    const listMembers = () => Promise.resolve([aMember()]);
    const { person, router } = open({ listMembers }, boss, true);
    await screen.findByLabelText('Razón social');
    await person.click(screen.getAllByRole('link', { name: 'Procesador' })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
