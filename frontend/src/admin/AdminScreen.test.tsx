import type { AdminUser, FailedDocument, SystemHealth } from '@contracts/admin';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { ApiError } from '../api/api-error';
import type { AppDataProvider, AppVerbs } from '../api/data-provider';
import {
  aFailedDocument,
  aUsageDay,
  anAdminUser,
  anEntry,
  someHealth,
  someStats,
  someUserStats,
} from '../test/admin-factories';
import { aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';
import { ADMIN_USERS, FAILED_DOCUMENTS } from './admin-api';

const ADMIN = aUser({ id: 'u-admin', role: 'admin', firstName: 'Ana', lastName: 'Torres' });
const ROSA = anAdminUser();
const JORGE = anAdminUser({
  id: 'u-jorge',
  username: 'jorge@pacifico.example',
  firstName: 'Jorge',
  lastName: 'Tello',
  isActive: 'false',
  credits: 3,
});

const refused = (status: number, body = '', statusText = ''): ApiError =>
  new ApiError({ status, statusText, body });

interface World {
  users?: AdminUser[];
  total?: number;
  failed?: FailedDocument[];
  getList?: AppDataProvider['getList'];
  update?: jest.Mock;
}

/** A provider that answers lists like the server: a page, and the users asked for by id. */
function provider(verbs: Partial<AppVerbs> = {}, world: World = {}): AppDataProvider {
  const { users = [ROSA, JORGE], failed = [] } = world;
  const known = fakeDataProvider({
    getSystemStats: () => Promise.resolve(someStats()),
    getUsage: () => Promise.resolve([aUsageDay({ day: '2026-03-14', documents: 40 }), aUsageDay()]),
    getSystemHealth: () => Promise.resolve(someHealth()),
    getUserStats: () => Promise.resolve(someUserStats()),
    getUserActivity: () => Promise.resolve({ rows: [anEntry()], total: 1 }),
    ...verbs,
  });
  const lists = (resource: string, params: GetListParams): Promise<unknown> =>
    resource === ADMIN_USERS
      ? Promise.resolve({ data: users, total: world.total ?? users.length })
      : resource === FAILED_DOCUMENTS
        ? Promise.resolve({ data: failed, total: failed.length })
        : known.getList(resource, params);
  const getMany = (_: string, { ids }: { ids: unknown[] }): Promise<unknown> =>
    Promise.resolve({ data: users.filter(({ id }) => ids.includes(id)) });
  const { getList = lists, update = known.update } = world;
  return { ...known, getList, getMany, update } as AppDataProvider;
}

const open = (dataProvider: AppDataProvider, path = '/admin') =>
  renderApp({ dataProvider, user: ADMIN, path });

const SYSTEM = '/admin/sistema';

const panel = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: 'Usuario' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the admin panel', () => {
  it('has the four summary cards, time in hours and minutes', async () => {
    open(provider());
    const summary = await screen.findByRole('region', { name: 'Resumen' });
    for (const words of [
      'Total de usuarios7',
      'Usuarios activos6',
      'Total de documentos1,284',
      'Tiempo de procesamiento1 h 12 min',
    ]) {
      await waitFor(() => expect(summary).toHaveTextContent(words));
    }
  });

  it('shows queue and engines, and why an engine cannot be used', async () => {
    open(provider(), SYSTEM);
    const card = await screen.findByRole('region', { name: 'Cola y motores' });
    await waitFor(() => expect(card).toHaveTextContent('3 en espera, 1 en lectura'));
    expect(card).toHaveTextContent('el más antiguo espera 12 s');
    expect(card).toHaveTextContent('31.7 GB libres en el disco');
    expect(card).toHaveTextContent('121 leídos · 2 con error');
    expect(card).toHaveTextContent('Sin clave configurada.');
  });

  it('says what has to be mended of an engine, and what the last call of another one proved', async () => {
    const engine = {
      available: true,
      reason: null,
      completed24h: 0,
      failed24h: 0,
      medianSeconds: null,
    };
    const at = '2026-03-16T20:04:00.000Z';
    const fault = 'La cuenta de OpenAI no tiene saldo.';
    const engines: SystemHealth['engines'] = [
      {
        ...engine,
        id: 'openai',
        available: false,
        fault,
        lastCall: { outcome: 'sin_configurar', at, text: 'No aceptó la última lectura.' },
      },
      {
        ...engine,
        id: 'langextract',
        fault: null,
        lastCall: { outcome: 'responde', at, text: 'Respondió la última vez.' },
      },
    ];
    const spending = { spentUsd: 41.2, limitUsd: 50 };
    open(
      provider({ getSystemHealth: () => Promise.resolve(someHealth({ engines, spending })) }),
      SYSTEM,
    );
    const card = await screen.findByRole('region', { name: 'Cola y motores' });
    expect(await within(card).findByRole('alert')).toHaveTextContent(
      `${fault} (16 mar 2026, 15:04)`,
    );
    expect(card).toHaveTextContent('Respondió la última vez. (16 mar 2026, 15:04)');
    expect(card).toHaveTextContent(
      /Motores en la nube: US\$.41\.20 este mes, de un límite de US\$.50\.00/,
    );
  });

  it('asks for the health again and again, and says when there is no answer', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const getSystemHealth = jest
      .fn()
      .mockResolvedValueOnce(someHealth())
      .mockRejectedValue(refused(503));
    open(provider({ getSystemHealth }), SYSTEM);
    const card = await screen.findByRole('region', { name: 'Cola y motores' });
    await waitFor(() => expect(card).toHaveTextContent('121 leídos'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(card).toHaveTextContent('sin respuesta, se reintenta'));
    expect(card).toHaveTextContent('121 leídos');
    jest.useRealTimers();
  });

  it('gives the figures of the chart as a table, too', async () => {
    const getUsage = jest.fn().mockResolvedValue([aUsageDay()]);
    const { person } = open(provider({ getUsage }), SYSTEM);
    await person.click(await screen.findByRole('button', { name: '7 días' }));
    await waitFor(() => expect(getUsage).toHaveBeenLastCalledWith(7, expect.anything()));
    await person.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
    const row = screen.getByRole('row', { name: /15 mar 2026/ });
    expect(row).toHaveTextContent('15 mar 20262412 min23');
    await person.click(screen.getByRole('button', { name: 'Ver como gráfico' }));
    expect(await screen.findByRole('img', { name: /^Documentos por día/ })).toBeInTheDocument();
  });
});

describe('the list of users', () => {
  it('shows name, company, role, state, credits and last visit', async () => {
    open(provider());
    const row = await screen.findByRole('row', { name: /Jorge Tello/ });
    for (const words of ['jorge@pacifico.example', 'Pacífico Norte', 'Usuario', 'Inactivo']) {
      expect(row).toHaveTextContent(words);
    }
    expect(row).toHaveTextContent('382 usados');
    expect(row).toHaveTextContent('Nunca');
  });

  it('searches, filters, sorts and turns pages on the server', async () => {
    const getList = jest.fn((_: string, __: GetListParams) =>
      Promise.resolve({ data: [ROSA], total: 10_000 }),
    );
    const { person } = open(provider({}, { getList: getList as never }));
    const last = (): GetListParams | undefined =>
      getList.mock.calls.filter(([resource]) => resource === ADMIN_USERS).at(-1)?.[1];
    await screen.findByText('1–25 de 10,000');
    await person.click(screen.getByRole('button', { name: 'Página siguiente de usuarios' }));
    await waitFor(() => expect(last()?.pagination).toEqual({ page: 2, perPage: 25 }));
    await person.type(screen.getByRole('searchbox', { name: 'Buscar usuarios' }), 'rosa');
    await waitFor(() => expect(last()?.filter).toEqual({ q: 'rosa' }));
    expect(last()?.pagination?.page).toBe(1);
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por rol' }),
      'Administrador',
    );
    await waitFor(() => expect(last()?.filter).toEqual({ q: 'rosa', role: 'admin' }));
    await person.click(screen.getByRole('button', { name: 'Nombre' }));
    await waitFor(() => expect(last()?.sort).toEqual({ field: 'firstName', order: 'ASC' }));
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('is left as it was found: back leads through its pages, and nothing of it is kept', async () => {
    const getList = () => Promise.resolve({ data: [ROSA], total: 60 });
    const { person, router } = open(provider({}, { getList: getList as never }));
    await person.click(await screen.findByRole('button', { name: 'Última página de usuarios' }));
    await screen.findByText('51–60 de 60');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('1–25 de 60')).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage })).not.toContain('listParams');
  });

  it('says when nobody fits, and takes the filters away', async () => {
    const getList = (_: string, { filter }: GetListParams) => {
      const isAll = Object.keys(filter as object).length === 0;
      return Promise.resolve({ data: isAll ? [ROSA] : [], total: isAll ? 1 : 0 });
    };
    const { person } = open(
      provider({}, { getList: getList as never }),
      `/admin?filter=${encodeURIComponent('{"q":"zzz"}')}`,
    );
    await screen.findByText('Ningún usuario coincide');
    expect(screen.getByRole('searchbox', { name: 'Buscar usuarios' })).toHaveValue('zzz');
    await person.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(await screen.findByRole('row', { name: /Rosa Quispe/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Buscar usuarios' })).toHaveValue('');
  });

  it('shows inline why it did not come, and tries again', async () => {
    const ofUsers = jest
      .fn()
      .mockRejectedValueOnce(refused(500, '{"message":"Ocurrió un error.","correlationId":"c-7"}'))
      .mockResolvedValue({ data: [ROSA], total: 1 });
    const getList = ((resource: string) =>
      resource === ADMIN_USERS
        ? ofUsers()
        : Promise.resolve({ data: [], total: 0 })) as AppDataProvider['getList'];
    const { person } = open(provider({}, { getList }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar los usuarios');
    expect(alert).toHaveTextContent('Ocurrió un error. · c-7');
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Rosa Quispe/ })).toBeInTheDocument();
  });

  it('tells who is no admin whom the panel is for, and nothing else', async () => {
    const getList = () => Promise.reject(refused(403, '{"message":"Sin permiso."}'));
    const dataProvider = provider({}, { getList: getList });
    renderApp({ isWhole: true, dataProvider, path: '/admin' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Este panel es para administradores de la plataforma.');
    expect(screen.queryByRole('region', { name: 'Cola y motores' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });

  it('moves between its rows with the arrow keys', async () => {
    const { person } = open(provider());
    (await screen.findByRole('button', { name: 'Rosa Quispe' })).focus();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Jorge Tello' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await panel()).toHaveTextContent('jorge@pacifico.example');
    await person.click(screen.getByRole('button', { name: 'Cerrar el detalle' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Jorge Tello' })).toHaveFocus());
  });
});

describe('a chosen user', () => {
  const PATH = '/admin/u-rosa';

  it('has stats and recent activity', async () => {
    open(provider(), PATH);
    const detail = await panel();
    await waitFor(() => expect(detail).toHaveTextContent('Documentos97'));
    expect(detail).toHaveTextContent('Procesamiento5 min');
    expect(detail).toHaveTextContent('Ingreso');
    expect(detail).toHaveTextContent('Ingresó con correo y contraseña. · 190.116.20.4');
  });

  it('who does not exist is said not to', async () => {
    open(provider(), '/admin/nadie');
    expect(await screen.findByText('Este usuario no existe')).toBeInTheDocument();
  });

  it('gets another role only after it was said what that means', async () => {
    const update = jest.fn().mockResolvedValue({ data: { ...ROSA, role: 'company_admin' } });
    const { person } = open(provider({}, { update }), PATH);
    await person.click(await screen.findByRole('combobox', { name: 'Rol' }));
    await person.click(await screen.findByRole('option', { name: 'Admin Empresa' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Cambiar el rol a Admin Empresa?' });
    expect(dialog).toHaveTextContent('pasará de Usuario a Admin Empresa');
    expect(update).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: 'Cambiar rol' }));
    expect(update).toHaveBeenCalledWith(ADMIN_USERS, {
      id: 'u-rosa',
      data: { role: 'company_admin' },
      previousData: ROSA,
    });
    expect(await screen.findByText('Usuario actualizado')).toBeInTheDocument();
  });

  it.each([
    [refused(409, '{"message":"Debe quedar al menos un administrador activo."}'), /Debe quedar/],
    [refused(500, '', 'Internal Server Error'), 'Error 500: Internal Server Error'],
    [new TypeError('x'), 'No se pudo actualizar el usuario'],
  ])('tells why a change failed: %s', async (error, words) => {
    const update = jest.fn().mockRejectedValue(error);
    const { person } = open(provider({}, { update }), PATH);
    await person.click(await screen.findByRole('switch', { name: /^Cuenta activa/ }));
    expect(update).not.toHaveBeenCalled();
    await person.click(await screen.findByRole('button', { name: 'Desactivar cuenta' }));
    expect(update).toHaveBeenCalledWith(
      ADMIN_USERS,
      expect.objectContaining({ id: 'u-rosa', data: { isActive: 'false' } }),
    );
    const toast = await screen.findByText(words);
    expect(toast.closest('.toast')).toHaveTextContent(/^Error/);
  });

  it('who is oneself has neither role nor access to change', async () => {
    const self = anAdminUser({ id: 'u-admin', role: 'admin' });
    open(provider({}, { users: [self] }), '/admin/u-admin');
    expect(await screen.findByRole('switch', { name: /^Cuenta activa/ })).toBeDisabled();
    expect(within(await panel()).getByRole('combobox', { name: 'Rol' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('gets ten credits, or twenty-five, or any number', async () => {
    const changeCredits = jest.fn().mockResolvedValue({ credits: 28 });
    const { person } = open(provider({ changeCredits }), PATH);
    await person.click(await screen.findByRole('button', { name: 'Agregar 10' }));
    expect(await screen.findByText('Créditos actualizados correctamente')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Restablecer a 25' }));
    const amount = screen.getByRole('textbox', { name: 'Otra cantidad' });
    await person.type(amount, '7');
    await person.click(screen.getByRole('button', { name: 'Fijar' }));
    const asked = changeCredits.mock.calls.map(([id, change]: unknown[]) => [id, change]);
    expect(asked).toEqual([
      ['u-rosa', { action: 'add', amount: 10 }],
      ['u-rosa', { action: 'set', amount: 25 }],
      ['u-rosa', { action: 'set', amount: 7 }],
    ]);
    await waitFor(() => expect(amount).toHaveValue(''));
  });

  it('loses what is over twenty-five only after a question', async () => {
    const changeCredits = jest.fn().mockResolvedValue({ credits: 25 });
    const users = [anAdminUser({ id: 'u-rosa', credits: 510 })];
    const { person } = open(provider({ changeCredits }, { users }), PATH);
    const reset = { name: 'Restablecer a 25' };
    await person.click(await screen.findByRole('button', reset));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Pierde 485 créditos de los 510 que tiene.');
    expect(changeCredits).not.toHaveBeenCalled();
    await person.click(within(question).getByRole('button', reset));
    await screen.findByText('Créditos actualizados correctamente');
    expect(changeCredits).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is credited once: the same key until it is known to be done', async () => {
    const changeCredits = jest
      .fn()
      .mockRejectedValueOnce(refused(503))
      .mockResolvedValue({ credits: 28 });
    const { person } = open(provider({ changeCredits }), PATH);
    const add = await screen.findByRole('button', { name: 'Agregar 10' });
    await person.click(add);
    expect(await screen.findByText('Error al actualizar créditos')).toBeInTheDocument();
    await person.click(add);
    await screen.findByText('Créditos actualizados correctamente');
    await person.click(add);
    const keys = changeCredits.mock.calls.map(([, , key]: unknown[]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it.each(['1.5', '-3', '100001', 'diez'])('cannot be given %s credits', async (text) => {
    const { person } = open(provider(), PATH);
    await person.type(await screen.findByRole('textbox', { name: 'Otra cantidad' }), text);
    expect(screen.getByText('Escriba un entero de 0 a 100,000')).toBeInTheDocument();
    for (const name of ['Agregar', 'Fijar'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('gets a link for a new password, shown once', async () => {
    const issueUserPasswordLink = jest.fn().mockResolvedValue({
      url: 'https://foliado.pe/api/password-reset/abc',
      expiresAt: '2026-03-16T20:04:00.000Z',
    });
    const { person } = open(provider({ issueUserPasswordLink }), PATH);
    await person.click(await screen.findByRole('button', { name: 'Enlace de contraseña' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enlace de contraseña' });
    expect(within(dialog).getByRole('textbox')).toHaveValue(
      'https://foliado.pe/api/password-reset/abc',
    );
    expect(dialog).toHaveTextContent('16 mar 2026, 15:04');
    await person.click(within(dialog).getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent('password-reset');
  });

  it('has a history of credits', async () => {
    const entry = {
      id: 'c-1',
      at: '2026-03-15T15:00:00.000Z',
      movement: 'granted',
      amount: 10,
      balance: 28,
      documentId: null,
      run: null,
      actorName: 'Ana Torres',
    } as const;
    const getUserCreditHistory = jest.fn().mockResolvedValue({ rows: [entry], total: 1 });
    const { person } = open(provider({ getUserCreditHistory }), PATH);
    await person.click(await screen.findByRole('button', { name: 'Movimientos' }));
    expect(await screen.findByText('+10')).toBeInTheDocument();
    expect(await panel()).toHaveTextContent('por Ana Torres, saldo 28');
  });
});

describe('failed readings', () => {
  const PATH = '/admin/fallidas';

  it('are counted on their tab and told with cause and company', async () => {
    const { person } = open(provider({}, { failed: [aFailedDocument()] }));
    await person.click(await screen.findByRole('link', { name: 'Lecturas fallidas 1' }));
    const list = await screen.findByRole('region', { name: 'Lecturas fallidas' });
    expect(list).toHaveTextContent('El archivo está dañado y no se puede abrir.');
    expect(list).toHaveTextContent('Pacífico Norte');
    expect(list).toHaveTextContent('local-es-pe · intento 2');
  });

  it('are read again on demand', async () => {
    const retryFailedDocument = jest.fn().mockResolvedValue(undefined);
    const { person } = open(
      provider({ retryFailedDocument }, { failed: [aFailedDocument({ code: 'LECTURA_AGOTADA' })] }),
      PATH,
    );
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(retryFailedDocument).toHaveBeenCalledWith('d-1');
    expect(await screen.findByText('La lectura se volvió a poner en cola')).toBeInTheDocument();
  });

  it('say how the process ended when they were set aside', async () => {
    const document = aFailedDocument({ code: 'LECTURA_AGOTADA', setAside: 'memoria' });
    open(provider({}, { failed: [document] }), PATH);
    const why = 'Apartada: se cortó dos veces, la última por falta de memoria.';
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leer de nuevo' })).toBeEnabled();
  });

  it.each(['ARCHIVO_DANADO', 'ARCHIVO_CIFRADO', 'ARCHIVO_VACIO', 'IMAGEN_DEMASIADO_GRANDE'])(
    'are not offered again when the file itself is at fault: %s',
    async (code) => {
      open(provider({}, { failed: [aFailedDocument({ code })] }), PATH);
      expect(await screen.findByText('Su dueño debe corregir el archivo')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    },
  );

  it('are none: that is good news', async () => {
    open(provider(), PATH);
    expect(await screen.findByText('Ninguna lectura ha fallado')).toBeInTheDocument();
  });
});
