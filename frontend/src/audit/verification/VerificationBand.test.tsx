import type { AuditVerification } from '@contracts/audit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aVerification, neverVerified } from '../../test/audit-factories';
import { aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const open = (verbs: Partial<AppVerbs>) =>
  renderApp({
    dataProvider: fakeDataProvider(verbs),
    user: aUser({ role: 'company_admin' }),
    path: '/auditoria',
  });
const showing = (check: AuditVerification) =>
  open({ getVerification: () => Promise.resolve(check) });
const band = () => screen.findByRole('region', { name: 'Verificación de la cadena' });

const RUNNING = aVerification({ state: 'running', finishedAt: null, events: 12_400, streams: 310 });
const brk = (id: string, label: string | null) => ({
  streamId: id,
  version: 4,
  reason: 'hash' as const,
  label,
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the band of the chain', () => {
  it('offers the first check', async () => {
    showing(neverVerified());
    expect(await band()).toHaveTextContent('La cadena todavía no se ha verificado');
    expect(screen.getByRole('button', { name: 'Verificar cadena' })).toBeEnabled();
  });

  it('says what was checked, when, by whom, and the last hash to copy', async () => {
    const { person } = showing(aVerification());
    const shown = await band();
    expect(shown).toHaveTextContent('Cadena verificada: 48,213 eventos sin cortes');
    expect(shown).toHaveTextContent(/16 mar 2026, 15:05 \(1\.8 s\), por Carlos Huamán/);
    expect(shown).toHaveTextContent('Último eslabón 9f3c…a07b');
    await person.click(within(shown).getByRole('button', { name: 'Copiar eslabón' }));
    expect(await navigator.clipboard.readText()).toBe(aVerification().lastHash);
  });

  it('follows a check to its end, asked once for two clicks', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const startVerification = jest.fn().mockResolvedValue(RUNNING);
    const getVerification = jest
      .fn()
      .mockResolvedValueOnce(neverVerified())
      .mockResolvedValueOnce({ ...RUNNING, events: 30_000 })
      .mockResolvedValue(aVerification());
    const listAudit = jest.fn().mockResolvedValue({ rows: [], total: 0 });
    const { person } = open({ getVerification, startVerification, listAudit });
    await person.dblClick(await screen.findByRole('button', { name: 'Verificar cadena' }));
    await waitFor(() => expect(screen.getByText('Verificando la cadena…')).toBeInTheDocument());
    expect(screen.getByText(/Van 12,400 eventos de 310 cadenas/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verificar ahora' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(screen.getByText(/Van 30,000 eventos/)).toBeInTheDocument());
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(screen.getByText(/^Cadena verificada/)).toBeInTheDocument());
    const calls = getVerification.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(getVerification).toHaveBeenCalledTimes(calls);
    expect(startVerification).toHaveBeenCalledTimes(1);
    expect(listAudit).toHaveBeenCalledTimes(2);
  });

  it('names the first break, why, and the way to the document', async () => {
    showing(aVerification({ state: 'broken', breaks: [brk('document-d-1', 'F001-4471')] }));
    const shown = await band();
    expect(shown).toHaveTextContent('La cadena está cortada en 1 lugar');
    expect(shown).toHaveTextContent('El primero: F001-4471, evento 4. El evento fue modificado.');
    expect(within(shown).getByRole('link', { name: 'F001-4471' })).toHaveAttribute(
      'href',
      '/auditoria/documento/d-1',
    );
    expect(within(shown).queryByRole('button', { name: /cortes/ })).not.toBeInTheDocument();
    expect(shown).not.toHaveTextContent('borrados');
  });

  it('counts the values that were erased, and names the deletion', async () => {
    const erasedBy = { streamId: 'document-d-9', version: 6, at: '2026-03-16T20:05:00.000Z' };
    showing(
      aVerification({
        erasedEvents: 7,
        erasures: [
          { streamId: 'document-d-9', events: 5, erasedBy },
          { streamId: 'workflow-d-9', events: 2, erasedBy },
        ],
      }),
    );
    const shown = await band();
    expect(shown).toHaveTextContent('7 eventos tienen sus datos borrados');
    expect(shown).toHaveTextContent(/document-d-9, evento 6 \(.*15:05\): 5 eventos de sus datos/);
    expect(shown).toHaveTextContent('2 eventos de su flujo de pago');
  });

  it('lists all breaks, those without a document too', async () => {
    const breaks = [brk('document-d-1', 'F001-4471'), brk('credits-u-1', null)];
    const { person } = showing(aVerification({ state: 'broken', breaks }));
    await person.click(await screen.findByRole('button', { name: 'Ver todos los cortes' }));
    const list = screen.getByRole('list', { name: 'Cortes de la cadena' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list).toHaveTextContent('credits-u-1, evento 4');
    expect(within(list).getAllByRole('link')).toHaveLength(1);
  });

  it('says what to do when a check could not be completed', async () => {
    showing(aVerification({ state: 'failed' }));
    expect(await band()).toHaveTextContent('La verificación no se pudo completar');
    expect(screen.getByText(/verifique el archivo fuera del servidor/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Verificar ahora' })).toBeEnabled();
  });

  it('tells why a check did not begin', async () => {
    const startVerification = () =>
      Promise.reject(
        new ApiError({
          status: 503,
          statusText: '',
          body: '{"message":"Sin servicio por ahora."}',
        }),
      );
    const { person } = open({ startVerification });
    await person.click(await screen.findByRole('button', { name: 'Verificar cadena' }));
    expect(
      await screen.findByText('No se pudo empezar la verificación. Sin servicio por ahora.'),
    ).toBeInTheDocument();
  });

  it('says that its state is unknown, and asks again', async () => {
    const getVerification = jest
      .fn()
      .mockRejectedValueOnce(new ApiError({ status: 500, statusText: '', body: '' }))
      .mockResolvedValue(aVerification());
    const { person } = open({ getVerification });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar el estado de la cadena');
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await band()).toHaveTextContent('Cadena verificada');
  });
});

describe('a chain that was found broken', () => {
  const found = aVerification({ state: 'broken', breaks: [brk('document-d-1', 'F001-4471')] });
  const at = (path: string, check: AuditVerification, role: 'company_admin' | 'user') =>
    renderApp({
      isWhole: true,
      dataProvider: fakeDataProvider({ getVerification: () => Promise.resolve(check) }),
      user: aUser({ role }),
      path,
    });
  afterEach(() => localStorage.clear());

  it('stands on every screen of the admin until it was seen, and again when more is broken', async () => {
    const { person, router, unmount } = at('/perfil', found, 'company_admin');
    const notice = await screen.findByText(/Auditoría: la cadena está cortada en 1 lugar\./);
    await act(() => router.navigate('/mi-empresa'));
    expect(notice).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Ver qué se encontró' }));
    await band();
    await act(() => router.navigate('/perfil'));
    await screen.findByRole('heading', { name: 'Perfil' });
    expect(screen.queryByText(/la cadena está cortada/)).not.toBeInTheDocument();
    unmount();
    const more = { ...found, breaks: [...found.breaks, brk('credits-u-1', null)] };
    at('/perfil', more, 'company_admin');
    expect(await screen.findByText(/cortada en 2 lugares/)).toBeInTheDocument();
  });

  it('is no matter of others, who are not asked about it', async () => {
    at('/perfil', found, 'user');
    await screen.findByRole('heading', { name: 'Perfil' });
    expect(screen.queryByText(/la cadena está cortada/)).not.toBeInTheDocument();
  });
});

describe('the help for the exported file', () => {
  it('says how it is checked without the server', async () => {
    const { person } = showing(aVerification());
    await person.click(
      await screen.findByRole('button', { name: 'Cómo comprobar el archivo exportado' }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Comprobar el archivo sin el servidor' });
    expect(dialog).toHaveTextContent('npm run audit:verify -- auditoria.jsonl');
    await person.click(within(dialog).getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
