import type { NoticeMail, NoticeMailView } from '@contracts/notices';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { createQueryClient } from '../../api/query-client';
import { SESSION_KEY } from '../../api/session';
import { aCreditEntry, aSession } from '../../test/account-factories';
import { aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const never = <T,>(): Promise<T> => new Promise(() => undefined);
const refused = (code: string, message: string, status = 400): ApiError =>
  new ApiError({
    status,
    statusText: '',
    body: JSON.stringify({ code, message, correlationId: 'c-7f21' }),
  });

const open = (verbs: Partial<AppVerbs> = {}, user = aUser()) =>
  renderApp({ path: '/perfil', user, dataProvider: fakeDataProvider(verbs) });

const region = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the personal data', () => {
  it('say who the person is here', async () => {
    open();
    const card = await region('Datos personales');
    expect(card).toHaveTextContent('Rosa Quisperosa@pacifico.example');
    expect(card).toHaveTextContent('RolUsuario');
    expect(card).toHaveTextContent('EmpresaPacífico Norte');
    expect(card).toHaveTextContent('EquiposLogística, Tesorería');
  });

  it.each([
    [aUser({ teams: [] }), 'EquiposNinguno'],
    [aUser({ role: 'company_admin' }), 'EquiposTodos, por su rol'],
    [aUser({ role: 'admin', companyName: undefined }), 'EmpresaSin empresa'],
  ])('say it for other accounts, too (%#)', async (user, words) => {
    open({}, user);
    expect(await region('Datos personales')).toHaveTextContent(words);
  });

  it('take a new name with Enter, without the spaces around it, and the session learns it', async () => {
    const renamed = aUser({ firstName: 'Rosa María' });
    const updateProfile = jest.fn().mockResolvedValue(renamed);
    const { person, queryClient } = open({ updateProfile });
    const remember = jest.spyOn(queryClient, 'setQueryData');
    const name = await screen.findByLabelText('Nombre');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await person.clear(name);
    await person.type(name, ' Rosa María {Enter}');
    expect(updateProfile).toHaveBeenCalledWith({ firstName: 'Rosa María', lastName: 'Quispe' });
    expect(await screen.findByText('Datos guardados')).toBeInTheDocument();
    expect(remember).toHaveBeenCalledWith(SESSION_KEY, renamed);
  });

  it('do not send a name that is empty', async () => {
    const { person } = open();
    const name = await screen.findByLabelText('Nombre');
    await person.clear(name);
    await person.type(name, '{Enter}');
    expect(screen.getByText('Escriba su nombre.')).toBeInTheDocument();
    expect(name).toBeInvalid();
  });

  it('say what is wrong once the button is let go: pressing it moves nothing under the mouse', async () => {
    const { person } = open();
    const name = await screen.findByLabelText('Nombre');
    await person.clear(name);
    const save = screen.getByRole('button', { name: 'Guardar' });
    await person.pointer({ keys: '[MouseLeft>]', target: save });
    expect(screen.queryByText('Escriba su nombre.')).not.toBeInTheDocument();
    expect(name).toHaveFocus();
    await person.pointer({ keys: '[/MouseLeft]', target: save });
    expect(screen.getByText('Escriba su nombre.')).toBeInTheDocument();
    await person.tab();
    await person.tab();
    expect(save).toHaveFocus();
  });

  it('say why they could not be saved, and keep what was typed', async () => {
    const updateProfile = () => Promise.reject(refused('CAMPO_INVALIDO', 'No es válido.'));
    const { person } = open({ updateProfile });
    await person.type(await screen.findByLabelText(/Apellido/), ' Mamani{Enter}');
    expect(await screen.findByText('No es válido.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Apellido/)).toHaveValue('Quispe Mamani');
  });
});

describe('the password', () => {
  const fill = async (person: ReturnType<typeof open>['person'], current: string, next: string) => {
    await person.type(await screen.findByLabelText('Contraseña actual'), current);
    await person.type(screen.getByLabelText('Contraseña nueva'), next);
    await person.keyboard('{Enter}');
  };

  it('states the policy and that other sessions end', async () => {
    open();
    const card = await region('Contraseña');
    expect(card).toHaveTextContent('8 caracteres o más, sin otras reglas');
    expect(card).toHaveTextContent('Al cambiarla se cierran sus demás sesiones.');
  });

  it('is changed with Enter; the fields are emptied and the sessions read again', async () => {
    const changePassword = jest.fn().mockResolvedValue(undefined);
    const listSessions = jest.fn().mockResolvedValue([]);
    const { person } = open({ changePassword, listSessions });
    await fill(person, 'clave-actual', 'cuatro palabras al azar');
    expect(await screen.findByText('Contraseña cambiada')).toBeInTheDocument();
    expect(changePassword).toHaveBeenCalledWith({
      currentPassword: 'clave-actual',
      newPassword: 'cuatro palabras al azar',
    });
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    await waitFor(() => expect(listSessions).toHaveBeenCalledTimes(2));
  });

  it('is not sent while it is too short', async () => {
    const { person } = open();
    await fill(person, 'clave-actual', 'corta');
    expect(screen.getByText('Debe tener 8 caracteres o más: faltan 3.')).toBeInTheDocument();
  });

  it('shows the reason of the server under its field until it is changed', async () => {
    const reason = 'Esa contraseña está entre las más usadas.';
    const changePassword = () => Promise.reject(refused('CONTRASENA_DEBIL', reason));
    const { person } = open({ changePassword });
    await fill(person, 'clave-actual', 'contraseña');
    const field = screen.getByLabelText('Contraseña nueva');
    await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
    await person.type(field, 's');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('can be looked at while it is typed', async () => {
    const { person } = open();
    const field = await screen.findByLabelText('Contraseña nueva');
    expect(field).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Mostrar: Contraseña nueva' }));
    expect(field).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: 'Ocultar: Contraseña nueva' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('is explained to who has none here', async () => {
    open({}, aUser({ hasPassword: false }));
    expect(await region('Contraseña')).toHaveTextContent(
      'Usted ingresa con el proveedor de identidad de su organización.',
    );
    expect(screen.queryByLabelText('Contraseña nueva')).not.toBeInTheDocument();
  });
});

describe('the sessions', () => {
  const here = aSession({ isCurrent: true, device: 'Firefox en Linux' });
  const phone = aSession({ device: 'Safari en iPhone', ipAddress: null });

  it('begin with this one, which is ended by signing out only', async () => {
    open({ listSessions: () => Promise.resolve([phone, here]) });
    const rows = await within(await region('Sesiones abiertas')).findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Firefox en LinuxEsta sesión190.12.4.7');
    expect(rows[0]).toHaveTextContent('desde 15 mar 2026, 08:00');
    expect(within(rows[0] ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[1]).toHaveTextContent('Safari en iPhonedesde');
  });

  it('are ended one by one, and the focus is not lost with the row', async () => {
    const listSessions = jest.fn().mockResolvedValueOnce([here, phone]).mockResolvedValue([here]);
    const endSession = jest.fn().mockResolvedValue(undefined);
    const { person } = open({ listSessions, endSession });
    await person.click(
      await screen.findByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }),
    );
    expect(endSession).toHaveBeenCalledWith(phone.id);
    expect(await screen.findByText('Sesión cerrada')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Sesiones abiertas' })).toHaveFocus(),
    );
    expect(screen.queryByRole('button', { name: /Cerrar todas/ })).not.toBeInTheDocument();
  });

  it('are ended all at once, after asking, by one call however often it is clicked', async () => {
    const endOtherSessions = jest.fn(() => never<void>());
    const { person } = open({
      listSessions: () => Promise.resolve([here, phone, aSession()]),
      endOtherSessions,
    });
    await person.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
    const dialog = screen.getByRole('dialog', { name: '¿Cerrar todas las demás sesiones?' });
    expect(dialog).toHaveTextContent('Se cierran 2 sesiones');
    await person.dblClick(within(dialog).getByRole('button', { name: 'Cerrar las demás' }));
    expect(endOtherSessions).toHaveBeenCalledTimes(1);
  });

  it('say why they could not be ended', async () => {
    const { person } = open({
      listSessions: () => Promise.resolve([here, phone]),
      endOtherSessions: () => Promise.reject(refused('CSRF', 'Recargue la página.', 403)),
    });
    await person.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
    await person.click(screen.getByRole('button', { name: 'Cerrar las demás' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Recargue la página.')).toBeInTheDocument();
  });

  it('say that they are loading, or why they did not come', async () => {
    open({ listSessions: never });
    expect(await screen.findByText('Cargando sesiones...')).toBeInTheDocument();
  });

  it('lead to the guard when the session has ended', async () => {
    const queryClient = createQueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    const dataProvider = fakeDataProvider({ listSessions: () => Promise.resolve(null) });
    renderApp({ path: '/perfil', queryClient, dataProvider });
    await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: SESSION_KEY }));
  });

  it('are asked for again after an error', async () => {
    const listSessions = jest
      .fn()
      .mockRejectedValueOnce(refused('ERROR_INTERNO', 'Ocurrió un error.', 500))
      .mockResolvedValue([here]);
    const { person } = open({ listSessions });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Error al cargar las sesionesOcurrió un error. · c-7f21');
    await person.click(within(card).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Esta sesión')).toBeInTheDocument();
  });
});

describe('the credits', () => {
  it('show the balance and the movements in words', async () => {
    const rows = [
      aCreditEntry({ movement: 'set', amount: 12, documentId: null, actorName: 'Carlos Huamán' }),
      aCreditEntry({ at: '2026-03-16T20:04:00Z', movement: 'charged' }),
      aCreditEntry({ documentName: null }),
      aCreditEntry({ movement: 'granted', amount: 25, balance: 25, documentId: null }),
    ];
    open({ getCreditHistory: () => Promise.resolve({ rows, total: 4 }) });
    const table = await screen.findByRole('table', { name: 'Movimientos de créditos' });
    const [, adjusted, charged, gone, first] = within(table).getAllByRole('row');
    expect(adjusted).toHaveTextContent('Ajuste por Carlos Huamán+12');
    const name = 'F001-7984 · Frío Industrial S.A.C.';
    expect(charged).toHaveTextContent(`16 mar 2026, 15:04${name} — consumido−1`);
    const document = within(charged!).getByRole('link', { name });
    expect(document).toHaveAttribute('href', '/documento/a1b2c3d4-0000-4000-8000-000000000000');
    expect(gone).toHaveTextContent('Documento eliminado — reservado−1');
    expect(first).toHaveTextContent('Saldo inicial+25');
    expect(await region('Créditos')).toHaveTextContent('18disponibles');
  });

  it('lead to the older movements', async () => {
    const getCreditHistory = jest.fn<ReturnType<AppVerbs['getCreditHistory']>, [{ page: number }]>(
      ({ page }) => Promise.resolve({ rows: [aCreditEntry({ balance: page * 1000 })], total: 20 }),
    );
    const { person } = open({ getCreditHistory });
    await person.click(
      await screen.findByRole('button', { name: 'Página siguiente de movimientos' }),
    );
    expect(await screen.findByText('2,000')).toBeInTheDocument();
    expect(screen.getByText('9–16 de 20')).toBeInTheDocument();
  });

  it('say what to do when they run out', async () => {
    open({ getCredits: () => Promise.resolve({ credits: 0 }) });
    const card = await region('Créditos');
    await waitFor(() =>
      expect(card).toHaveTextContent('0disponiblesPida más al administrador de Foliado.'),
    );
    expect(card).toHaveTextContent('Aún no hay movimientos');
  });
});

describe('notices by e-mail', () => {
  const names = async () =>
    within(await region('Avisos por correo'))
      .findAllByRole('switch')
      .then((all) => all.map((one) => one.parentElement?.textContent));

  it('are chosen one by one, of the kinds that the person is told of', async () => {
    const chooseNoticeMail = jest.fn(async ({ kinds }: NoticeMail) => ({
      kinds,
      isPossible: true,
    }));
    const getNoticeMail = async (): Promise<NoticeMailView> => ({
      ...{ kinds: ['bandeja'], isPossible: true },
    });
    const user = aUser({ teams: ['logistica'] });
    const { person } = open({ getNoticeMail, chooseNoticeMail }, user);
    expect(await names()).toEqual([
      'Documentos nuevos en la bandeja de mi equipo',
      'Documentos observados por Tesorería',
      'Documentos míos que no se pudieron leer',
    ]);
    await person.click(screen.getByRole('switch', { name: 'Documentos observados por Tesorería' }));
    await person.click(screen.getByRole('switch', { name: /^Documentos nuevos/ }));
    expect(chooseNoticeMail.mock.calls.map(([{ kinds }]) => kinds)).toEqual([
      ['bandeja', 'observado'],
      ['observado'],
    ]);
  });

  it('are told to be impossible where the installation sends none', async () => {
    open();
    expect(await screen.findByText(/^Esta instalación no envía correos/)).toBeVisible();
  });
});
