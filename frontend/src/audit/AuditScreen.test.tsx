import { AUDIT_TOTAL_MAX, type AuditEntry, type AuditQuery } from '@contracts/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { anAuditEntry, aVerification } from '../test/audit-factories';
import { aDocument, aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { aMember } from '../test/account-factories';
import { filterIn } from '../list/address';
import { renderApp } from '../test/render-app';

const BOSS = aUser({ id: 'u-boss', role: 'company_admin' });
const PLATFORM = aUser({ id: 'u-admin', role: 'admin', companyId: undefined });

const refused = (status: number, body = ''): ApiError =>
  new ApiError({ status, statusText: '', body });

const page = (rows: AuditEntry[], total = rows.length) => Promise.resolve({ rows, total });

const EDIT = anAuditEntry({
  id: 'e-2',
  at: '2026-03-16T20:04:22.000Z',
  changes: [{ path: 'totales.total', old: 1108, new: 1180 }],
  hash: `9f3c${'1'.repeat(56)}a07b`,
});
const UPLOAD = anAuditEntry({
  id: 'e-1',
  at: '2026-03-16T20:01:00.000Z',
  type: 'DocumentUploaded',
  label: 'Subió el documento',
  actor: 'Jorge Tello',
  actorId: 'u-jorge',
});

function open(verbs: Partial<AppVerbs> = {}, path = '/auditoria', user = BOSS, isWhole = false) {
  const dataProvider = fakeDataProvider({
    listAudit: () => page([EDIT, UPLOAD]),
    getVerification: () => Promise.resolve(aVerification()),
    ...verbs,
  });
  return renderApp({ isWhole, dataProvider, user, path });
}

type Router = ReturnType<typeof open>['router'];
const filterOf = ({ state }: Router) => filterIn(state.location.search);

const row = (name: RegExp | string) => screen.findByRole('row', { name });
const toggle = (name: string) => screen.findByRole('button', { name });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the events', () => {
  it('show when, who, in which role, what, to what and how', async () => {
    open();
    const edited = await row(/Corrigió un dato/);
    for (const words of [
      '16 mar 2026, 15:04:22',
      'Rosa Quispe',
      'Usuario',
      'F001-4471',
      'Total: 1108 → 1180',
      '9f3c…a07b',
    ]) {
      expect(edited).toHaveTextContent(words);
    }
    expect(screen.getByText('2 eventos de personas')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'IP' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Empresa' })).not.toBeInTheDocument();
  });

  it('are those of people, until somebody asks for all, or for one', async () => {
    const listAudit = jest.fn<ReturnType<AppVerbs['listAudit']>, [AuditQuery]>(() => page([EDIT]));
    const { person, router } = open({ listAudit });
    const box = await screen.findByRole('checkbox', { name: 'Sin eventos del sistema' });
    expect(box).toBeChecked();
    expect(listAudit.mock.lastCall?.[0]).toEqual({ people: 'true' });
    await person.click(box);
    expect(await screen.findByText('1 evento')).toBeInTheDocument();
    expect(listAudit.mock.lastCall?.[0]).toEqual({});
    expect(filterOf(router)).toEqual({ system: 'si' });
    await person.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('1 evento de personas')).toBeInTheDocument();
    await person.click(await toggle('Corrigió un dato, 16 mar 2026, 15:04:22'));
    await person.click(screen.getByRole('button', { name: 'Solo este documento' }));
    await waitFor(() => expect(listAudit.mock.lastCall?.[0]).toEqual({ documentId: 'd-1' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('lead to the story of their document', async () => {
    open();
    const [link] = await screen.findAllByRole('link', { name: 'Historia de F001-4471' });
    expect(link).toHaveAttribute('href', '/auditoria/documento/d-1');
  });

  it('open to everything that is kept, hashes to copy, and close again', async () => {
    const { person } = open();
    const button = await toggle('Corrigió un dato, 16 mar 2026, 15:04:22');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await person.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(`FieldEdited · v${EDIT.version}`)).toBeInTheDocument();
    expect(screen.getByText(EDIT.hash)).toBeInTheDocument();
    expect(screen.getByText(EDIT.prevHash)).toBeInTheDocument();
    expect(screen.getByText('c-7f21-88d0')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Copiar huella' }));
    expect(await navigator.clipboard.readText()).toBe(EDIT.hash);
    await person.click(button);
    expect(screen.queryByText(EDIT.hash)).not.toBeInTheDocument();
  });

  it('say that they were erased, and that the chain still holds them', async () => {
    const { person } = open({ listAudit: () => page([{ ...EDIT, isErased: true }]) });
    expect(await row(/Corrigió un dato/)).toHaveTextContent('Contenido borrado');
    await person.click(await toggle('Corrigió un dato, 16 mar 2026, 15:04:22'));
    expect(screen.getByText(/Su huella sigue en la cadena/)).toBeInTheDocument();
    expect(screen.queryByText('1180')).not.toBeInTheDocument();
  });

  it('are walked with the arrows and opened with Enter', async () => {
    const { person } = open();
    (await toggle('Corrigió un dato, 16 mar 2026, 15:04:22')).focus();
    await person.keyboard('{ArrowDown}');
    expect(await toggle('Subió el documento, 16 mar 2026, 15:01:00')).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByText(UPLOAD.hash)).toBeInTheDocument();
    await person.keyboard('{ArrowUp}');
    expect(await toggle('Corrigió un dato, 16 mar 2026, 15:04:22')).toHaveFocus();
  });

  it('say of each link whether the last check has proven it', async () => {
    const breaks = [
      { streamId: 'document-d-1', version: EDIT.version, reason: 'hash' as const, label: null },
    ];
    const getVerification = () => Promise.resolve(aVerification({ state: 'broken', breaks }));
    const late = anAuditEntry({
      label: 'Ingresó tarde',
      at: '2026-03-17T20:00:00.000Z',
      stream: { id: 'document-d-9', kind: 'document', subjectId: 'd-9', label: null },
    });
    open({ listAudit: () => page([late, EDIT]), getVerification });
    expect(await row(/Eslabón cortado.*Corrigió un dato/)).toBeInTheDocument();
    expect(await row(/Eslabón por verificar.*Ingresó tarde/)).toBeInTheDocument();
  });

  it('are exactly as many as may be counted, and then not more', async () => {
    open({ listAudit: () => page([EDIT], AUDIT_TOTAL_MAX) });
    expect(await screen.findByText('1–50 de 10,000')).toBeInTheDocument();
    expect(screen.queryByText(/más de/i)).not.toBeInTheDocument();
  });

  it('are turned page by page, and say when they are more than were counted', async () => {
    const listAudit = jest.fn(() => page([EDIT], AUDIT_TOTAL_MAX + 1));
    const { person, router } = open({ listAudit });
    expect(await screen.findByText('1–50 de más de 10,000')).toBeInTheDocument();
    expect(screen.getByText('Más de 10,000 eventos de personas')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Página siguiente de eventos' }));
    await waitFor(() =>
      expect(listAudit).toHaveBeenLastCalledWith(
        { people: 'true' },
        { page: 2, perPage: 50 },
        expect.anything(),
      ),
    );
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
  });
});

describe('when there is nothing to show', () => {
  it('it says that nothing has happened yet', async () => {
    open({ listAudit: () => page([]) });
    expect(await screen.findByText('Todavía no hay eventos')).toBeInTheDocument();
  });

  it('it says that nothing fits, and takes the filters away', async () => {
    const listAudit: AppVerbs['listAudit'] = (query) => page(query.team ? [] : [EDIT]);
    const { person } = open({ listAudit }, '/auditoria?equipo=tesoreria&pagina=1');
    expect(await screen.findByText('Ningún evento coincide')).toBeInTheDocument();
    const [, inside] = screen.getAllByRole('button', { name: 'Quitar filtros' });
    await person.click(inside as HTMLElement);
    expect(await row(/Corrigió un dato/)).toBeInTheDocument();
  });

  it('it leads back from a page past the end', async () => {
    const listAudit: AppVerbs['listAudit'] = (_, { page: number }) =>
      number === 9 ? page([], 2) : page([EDIT, UPLOAD]);
    open({ listAudit }, '/auditoria?pagina=9');
    expect(await row(/Corrigió un dato/)).toBeInTheDocument();
  });

  it('it says why, and tries again', async () => {
    const listAudit = jest
      .fn()
      .mockRejectedValueOnce(refused(500, '{"message":"Ocurrió un error.","correlationId":"c-7"}'))
      .mockResolvedValue({ rows: [EDIT], total: 1 });
    const { person } = open({ listAudit });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar los eventos');
    expect(alert).toHaveTextContent('Ocurrió un error. · c-7');
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await row(/Corrigió un dato/)).toBeInTheDocument();
  });

  it('it says that it is loading', async () => {
    open({ listAudit: () => new Promise(() => undefined) });
    expect(await screen.findByText('Cargando eventos...')).toBeInTheDocument();
  });
});

describe('the filters', () => {
  const asked = () =>
    jest.fn<ReturnType<AppVerbs['listAudit']>, Parameters<AppVerbs['listAudit']>>(() =>
      page([EDIT]),
    );

  it('come from the address', async () => {
    const listAudit = asked();
    open({ listAudit }, '/auditoria?desde=2026-03-15&hasta=2026-03-16&tipo=workflow&pagina=2');
    await row(/Corrigió un dato/);
    expect(listAudit).toHaveBeenCalledWith(
      { from: '2026-03-15', to: '2026-03-16', group: 'workflow', people: 'true' },
      { page: 2, perPage: 50 },
      expect.anything(),
    );
    expect(screen.getByText('15 – 16 mar 2026')).toBeInTheDocument();
  });

  it('go to the address, from the first page again, and are taken away one by one', async () => {
    const { person, router } = open(
      { listAudit: asked(), listMembers: () => Promise.resolve([aMember({ id: 'u-jorge' })]) },
      '/auditoria?pagina=3',
    );
    const people = await screen.findByRole('combobox', { name: 'Filtrar por usuario' });
    await person.selectOptions(people, 'Jorge Tello');
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por tipo' }),
      'Créditos',
    );
    await waitFor(() => expect(filterOf(router)).toHaveProperty('group'));
    await screen.findByRole('button', { name: 'Quitar el filtro Tipo' });
    const actions = screen.getByRole('combobox', { name: 'Filtrar por acción' });
    expect(within(actions).queryByText('Corrigió un dato')).not.toBeInTheDocument();
    await person.selectOptions(actions, 'Devolvió un crédito');
    const chosen = { group: 'creditos', type: 'CreditRefunded' };
    await waitFor(() => expect(filterOf(router)).toEqual({ actorId: 'u-jorge', ...chosen }));
    await person.click(await screen.findByRole('button', { name: 'Quitar el filtro Usuario' }));
    await waitFor(() => expect(filterOf(router)).toEqual(chosen));
  });

  it('take days, and refuse them backwards', async () => {
    const { person, router } = open({ listAudit: asked() });
    await person.click(await screen.findByRole('button', { name: 'Filtrar por fechas' }));
    const dialog = screen.getByRole('dialog', { name: 'Fechas' });
    await person.type(within(dialog).getByLabelText('Desde'), '2026-03-16');
    await person.type(within(dialog).getByLabelText('Hasta'), '2026-03-15');
    expect(within(dialog).getByText('Es anterior a la primera fecha.')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Aplicar' })).toBeDisabled();
    await person.clear(within(dialog).getByLabelText('Hasta'));
    await person.type(within(dialog).getByLabelText('Hasta'), '2026-03-17');
    await person.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(filterOf(router)).toEqual({ from: '2026-03-16', to: '2026-03-17' }));
  });

  it('find a document by its words; the slash leads to the search', async () => {
    const listHistory = jest.fn().mockResolvedValue([aDocument({ id: 'd-7' })]);
    const { person, router } = open({ listAudit: asked(), listHistory });
    await row(/Corrigió un dato/);
    await person.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Buscar documento o huella' })).toHaveFocus();
    await person.keyboard('andino');
    await person.click(await screen.findByRole('option', { name: /F001-00004471/ }));
    expect(listHistory.mock.calls.at(-1)).toMatchObject([{ filter: { q: 'andino' } }, {}]);
    await waitFor(() => expect(filterOf(router)).toEqual({ documentId: 'd-7' }));
  });

  it('find an event by the beginning of its hash', async () => {
    const { person, router } = open({ listAudit: asked() });
    await person.type(
      await screen.findByRole('combobox', { name: 'Buscar documento o huella' }),
      '9F3C11',
    );
    await person.click(await screen.findByRole('option', { name: /Huella 9f3c11/ }));
    await waitFor(() => expect(filterOf(router)).toEqual({ hash: '9f3c11' }));
    expect(await screen.findByText('Huella 9f3c11')).toBeInTheDocument();
  });

  it('begin at a row: only this person', async () => {
    const { person, router } = open();
    await person.click(await toggle('Subió el documento, 16 mar 2026, 15:01:00'));
    await person.click(screen.getByRole('button', { name: 'Solo de Jorge Tello' }));
    await waitFor(() => expect(filterOf(router)).toEqual({ actorId: 'u-jorge' }));
  });
});

describe('who may see the audit', () => {
  const listAudit = jest.fn();

  it('is not a clerk: he has no entry, is told so, and nothing is asked', async () => {
    open({ listAudit }, '/auditoria', aUser(), true);
    expect(await screen.findByText('No tiene acceso a la auditoría')).toBeInTheDocument();
    expect(listAudit).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Auditoría' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Exportar/ })).not.toBeInTheDocument();
  });

  it('is not who has lost the role meanwhile', async () => {
    open({ listAudit: () => Promise.reject(refused(403)) });
    expect(await screen.findByText('No tiene acceso a la auditoría')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verificar ahora' })).not.toBeInTheDocument();
  });

  it('is the company admin, who has an entry and no tabs of the platform', async () => {
    open({}, '/auditoria', BOSS, true);
    await row(/Corrigió un dato/);
    expect(screen.getByRole('link', { name: 'Auditoría' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Usuarios y sistema' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Exportar JSONL' })).toHaveAttribute(
      'href',
      '/api/audit/export',
    );
  });
});

describe('the platform admin', () => {
  const ofCompany = { ...EDIT, companyName: 'Pacífico Norte', changes: [] };
  const world = {
    listAudit: jest.fn(() => page([ofCompany])),
    listCompanies: () => Promise.resolve([{ id: 'c-1', name: 'Pacífico Norte', ruc: null }]),
  };

  it('sees the companies, and that values are hidden from him', async () => {
    open(world, '/auditoria', PLATFORM);
    expect(await row(/Pacífico Norte/)).toBeInTheDocument();
    expect(
      screen.getByText(/Los valores de los documentos y los comentarios están ocultos/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/admin');
  });

  it('chooses a company before its chain is checked or exported', async () => {
    const getVerification = jest.fn().mockResolvedValue(aVerification());
    const { person } = open({ ...world, getVerification }, '/auditoria', PLATFORM, true);
    expect(await screen.findByText('Cada empresa tiene su propia cadena')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Exportar JSONL' })).toBeDisabled();
    expect(getVerification).not.toHaveBeenCalled();
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Filtrar por empresa' }),
      'Pacífico Norte',
    );
    expect(await screen.findByText(/^Cadena verificada/)).toBeInTheDocument();
    expect(getVerification).toHaveBeenCalledWith('c-1', expect.anything());
    expect(screen.getByRole('link', { name: 'Exportar JSONL' })).toHaveAttribute(
      'href',
      '/api/audit/export?companyId=c-1',
    );
    expect(screen.getByRole('link', { name: 'Historia de F001-4471' })).toHaveAttribute(
      'href',
      '/auditoria/documento/d-1?empresa=c-1',
    );
  });
});
