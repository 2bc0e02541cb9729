import { DOCUMENT_POLL_MS } from '@contracts/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { aReading, aUser } from '../test/factories';
import { aMember } from '../test/account-factories';
import { aCount, anInvoice, someStatsOf } from '../test/history-factories';
import { TREASURY, historyOf, openHistory } from '../test/history-world';

const ANDINO = anInvoice({
  provider: 'Servicios Andino S.A.C.',
  number: 'F001-00004471',
  total: 1180,
});
const PACIFIC = anInvoice({ provider: 'Pacific Tools S.A.C.', total: 3965, currency: 'USD' });
const MANY = Array.from({ length: 60 }, (_, index) => anInvoice({ number: `F001-${index + 1}` }));

const grid = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'Documentos' });
const rowOf = async (name: RegExp): Promise<HTMLElement> =>
  within(await grid()).getByRole('row', { name });

type Router = ReturnType<typeof openHistory>['router'];
const address = ({ state }: Router) => new URLSearchParams(state.location.search);
const filterIn = (router: Router): unknown => JSON.parse(address(router).get('filter') ?? '{}');

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the history', () => {
  it('has the three figures with what belongs to them', async () => {
    const { provider } = historyOf([ANDINO]);
    openHistory(provider);
    const summary = await screen.findByRole('region', { name: 'Resumen' });
    for (const words of [
      'Total1,284',
      'Completados1,231',
      'Pagados874',
      '23 por revisar · 9 con error',
    ]) {
      await waitFor(() => expect(summary).toHaveTextContent(words));
    }
    expect(summary).toHaveTextContent('S/ 2,418,906.72 en total');
    expect(summary).toHaveTextContent('S/ 19,470.50 por pagar');
  });

  it('shows the documents newest first, without waiting for the count', async () => {
    const { provider, listHistory } = historyOf([ANDINO, PACIFIC], {
      countDocuments: () => new Promise(() => undefined),
    });
    openHistory(provider);
    expect(await rowOf(/Andino/)).toHaveTextContent('20608471937F001-4471 15 mar 2026—S/ 1,180.00');
    expect(await rowOf(/Pacific/)).toHaveTextContent('US$ 3,965.00');
    expect(listHistory.mock.calls[0]?.[0]).toEqual({
      from: 0,
      to: 25,
      sort: 'createdAt',
      order: 'DESC',
      filter: {},
    });
  });

  it('says that it is loading, then what went wrong, and tries again', async () => {
    const refused = new ApiError({
      status: 503,
      statusText: '',
      body: '{"message":"Sin servicio."}',
    });
    let fail: (error: Error) => void = () => undefined;
    const listHistory = jest
      .fn<ReturnType<AppVerbs['listHistory']>, []>()
      .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
      .mockResolvedValue([ANDINO]);
    const { provider } = historyOf([], { listHistory });
    const { person } = openHistory(provider);
    expect((await screen.findAllByText('Cargando historial...'))[0]).toBeInTheDocument();
    act(() => fail(refused));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar el historial');
    expect(alert).toHaveTextContent('Sin servicio.');
    await person.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await rowOf(/Andino/)).toBeInTheDocument();
  });

  it('leads to the processor while there is nothing', async () => {
    openHistory(historyOf([]).provider);
    expect(await screen.findByText('Aún no hay documentos')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Procesar Documento' })) {
      expect(link).toHaveAttribute('href', '/');
    }
  });

  it('takes the filters away when nothing matches', async () => {
    const { provider } = historyOf([]);
    const { person, router } = openHistory(provider, '/historial?q=zzz&moneda=EUR');
    expect(await screen.findByText('Ningún documento coincide')).toBeInTheDocument();
    expect(filterIn(router)).toEqual({ q: 'zzz', moneda: 'EUR' });
    const [button] = screen.getAllByRole('button', { name: 'Quitar filtros' }).slice(-1);
    await person.click(button!);
    await waitFor(() => expect(filterIn(router)).toEqual({}));
    expect(await screen.findByText('Aún no hay documentos')).toBeInTheDocument();
  });

  it('has as many rows a page as were chosen last', async () => {
    const { provider, listHistory } = historyOf(MANY);
    const { person, unmount } = openHistory(provider);
    // One row more than are drawn tells whether there is another page.
    const asked = { from: 0, to: 100 };
    const rows = await screen.findByRole('combobox', { name: 'Filas por página de documentos' });
    await person.selectOptions(rows, '100 por página');
    await waitFor(() => expect(listHistory.mock.lastCall?.[0]).toMatchObject(asked));
    unmount();
    listHistory.mockClear();
    openHistory(provider);
    await screen.findByRole('combobox', { name: 'Filas por página de documentos' });
    expect(listHistory.mock.calls[0]?.[0]).toMatchObject(asked);
  });

  it('fetches the next page ahead, goes on to it, and says where it is', async () => {
    const { provider, listHistory } = historyOf(MANY);
    const { person, router } = openHistory(provider);
    const pages = await screen.findByRole('navigation', { name: 'Páginas de documentos' });
    await waitFor(() => expect(pages).toHaveTextContent('1–25 de 60'));
    await waitFor(() =>
      expect(listHistory).toHaveBeenLastCalledWith(
        expect.objectContaining({ from: 25, to: 50 }),
        expect.anything(),
      ),
    );
    await person.click(
      within(pages).getByRole('button', { name: 'Página siguiente de documentos' }),
    );
    await waitFor(() => expect(address(router).get('page')).toBe('2'));
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Páginas de documentos' })).toHaveTextContent(
        '26–50 de 60',
      ),
    );
    expect(within(await grid()).getAllByRole('row')).toHaveLength(26);
  });

  it('shows the page that was fetched ahead at once, however long it takes to ask for it again', async () => {
    const seen = new Set<number>();
    const listHistory: AppVerbs['listHistory'] = ({ from, to }) => {
      if (seen.has(from)) return new Promise(() => undefined);
      seen.add(from);
      return Promise.resolve(MANY.slice(from, to + 1));
    };
    const { person } = openHistory(historyOf(MANY, { listHistory }).provider);
    await grid();
    await waitFor(() => expect(seen).toContain(25));
    await person.click(screen.getByRole('button', { name: 'Página siguiente de documentos' }));
    await waitFor(async () => expect(await grid()).toHaveTextContent('F001-26'));
  });

  it('says when there are more than it has counted', async () => {
    const { provider } = historyOf(MANY, {
      countDocuments: () => Promise.resolve(aCount({ total: 100_000, isCapped: true })),
    });
    openHistory(provider);
    expect(await screen.findByText(/de más de 100,000/)).toBeInTheDocument();
  });

  it('keeps the row in place of a document that is being read, and tells its end', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const reading = aReading({ id: 'r-1', filename: 'boleta.png' });
    const done = anInvoice({ provider: 'Grifo del Sur' }, { id: 'r-1' });
    const answers: { uploadedMeanwhile: boolean } = { uploadedMeanwhile: false };
    const listHistory = jest.fn<
      ReturnType<AppVerbs['listHistory']>,
      Parameters<AppVerbs['listHistory']>
    >(({ filter }) =>
      Promise.resolve(
        filter.ids ? [done] : [ANDINO, reading, ...(answers.uploadedMeanwhile ? MANY : [])],
      ),
    );
    const { provider } = historyOf([], { listHistory });
    openHistory(provider);
    expect(await rowOf(/boleta\.png/)).toHaveTextContent('Procesando');
    answers.uploadedMeanwhile = true;
    await act(() => jest.advanceTimersByTimeAsync(DOCUMENT_POLL_MS));
    const table = await grid();
    await waitFor(() =>
      expect(within(table).getAllByRole('row')[2]).toHaveTextContent('Grifo del Sur'),
    );
    expect(within(await grid()).getAllByRole('row')).toHaveLength(3);
    const [query, options] = listHistory.mock.calls.at(-1)!;
    expect(query.filter).toEqual({ ids: ['r-1'] });
    expect(options?.isBackground).toBe(true);
    const asked = listHistory.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(3 * DOCUMENT_POLL_MS));
    expect(listHistory).toHaveBeenCalledTimes(asked);
  });
});

describe('finding documents', () => {
  it('searches once the typing rests, and `/` leads to the search', async () => {
    const { provider, listHistory } = historyOf([ANDINO]);
    const { person, router } = openHistory(provider, '/historial?page=2');
    await screen.findByText('Historial', { selector: 'h1' });
    await person.keyboard('/andino');
    expect(screen.getByRole('searchbox', { name: 'Buscar en el historial' })).toHaveValue('andino');
    await waitFor(() => expect(filterIn(router)).toEqual({ q: 'andino' }));
    expect(address(router).get('page')).toBe('1');
    const searched = () => listHistory.mock.calls.flatMap(([{ filter }]) => filter.q ?? []);
    await waitFor(() => expect(searched().at(-1)).toBe('andino'));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(filterIn(router)).toEqual({}));
  });

  it.each(['{Enter}', '{ArrowDown}'])('goes on to the first hit with %s', async (key) => {
    const { person, router } = openHistory(historyOf([ANDINO, PACIFIC]).provider);
    const first = await rowOf(/Andino/);
    await person.type(screen.getByRole('searchbox'), 'serv{Enter}');
    await waitFor(() => expect(filterIn(router)).toEqual({ q: 'serv' }));
    await screen.findByRole('button', { name: 'Quitar filtros' });
    await person.keyboard(key);
    await waitFor(() => expect(first).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(`/documento/${ANDINO.id}`);
  });

  it('opens a document by a click on its supplier', async () => {
    const { person, router } = openHistory(historyOf([ANDINO]).provider);
    const row = await rowOf(/Andino/);
    await person.click(within(row).getByRole('link', { name: 'Servicios Andino S.A.C.' }));
    expect(router.state.location.pathname).toBe(`/documento/${ANDINO.id}`);
  });

  it.each([
    ['Estado', 'Error', { status: 'error' }],
    ['Confirmación', 'Sin confirmar', { confirmado: 'no' }],
    ['Pago', 'Parcial', { paymentStatus: 'partially_paid' }],
    ['Detracción', 'Con detracción', { detraccion: 'si' }],
  ])('filters by %s from the bar and takes it away again', async (label, choice, filter) => {
    const { person, router } = openHistory(historyOf([ANDINO]).provider);
    const select = await screen.findByRole('combobox', {
      name: `Filtrar por ${label.toLowerCase()}`,
    });
    await person.selectOptions(select, choice);
    await waitFor(() => expect(filterIn(router)).toEqual(filter));
    await person.click(await screen.findByRole('button', { name: `Quitar el filtro ${label}` }));
    await waitFor(() => expect(filterIn(router)).toEqual({}));
  });

  it('has all filters in the panel, each in effect as soon as it is set', async () => {
    const { provider, listHistory } = historyOf([ANDINO]);
    const { person, router } = openHistory(provider);
    await person.click(await screen.findByRole('button', { name: 'Filtros avanzados' }));
    const panel = screen.getByRole('region', { name: 'Filtros avanzados' });
    await person.type(within(panel).getByRole('textbox', { name: 'RUC' }), '20-60x8');
    await waitFor(() => expect(filterIn(router)).toEqual({ ruc: '20608' }));
    await person.selectOptions(within(panel).getByRole('combobox', { name: 'Moneda' }), 'BRL');
    await person.type(within(panel).getByLabelText('Emisión desde'), '2026-03-15');
    await person.type(within(panel).getByLabelText('Emisión hasta'), '2026-03-09');
    expect(await within(panel).findByRole('alert')).toHaveTextContent(
      'anterior a la fecha inicial',
    );
    await waitFor(() =>
      expect(listHistory).toHaveBeenLastCalledWith(
        expect.objectContaining({
          filter: {
            ruc: '20608',
            moneda: 'BRL',
            emisionDesde: '2026-03-15',
            emisionHasta: '2026-03-09',
          },
        }),
        expect.anything(),
      ),
    );
    await person.click(
      screen.getByRole('button', { name: 'Quitar el filtro Moneda: Real brasileño (BRL)' }),
    );
    await waitFor(() => expect(filterIn(router)).not.toHaveProperty('moneda'));
    await waitFor(() =>
      expect(within(panel).getByRole('combobox', { name: 'Moneda' })).toHaveValue(''),
    );
  });

  it('fills "Asignado a" with the members for a company_admin, and with nobody for the others', async () => {
    const jorge = aMember({ id: 'jorge', firstName: 'Jorge', lastName: 'Tello' });
    const { provider } = historyOf([ANDINO], { listMembers: () => Promise.resolve([jorge]) });
    const admin = openHistory(provider, '/historial', aUser({ role: 'company_admin' }));
    const people = await screen.findByRole('combobox', { name: 'Filtrar por asignado a' });
    await admin.person.selectOptions(people, 'Jorge Tello');
    await waitFor(() => expect(filterIn(admin.router)).toEqual({ uploadedBy: 'jorge' }));
    admin.unmount();
    const clerk = openHistory(provider);
    await clerk.person.click(await screen.findByRole('button', { name: 'Filtros avanzados' }));
    const empty = screen.getByRole('combobox', { name: 'Asignado a' });
    expect(
      within(empty)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos']);
  });

  it('filters by an amount as it is written, and says what is none', async () => {
    const { provider, listHistory } = historyOf([ANDINO]);
    const { person, router } = openHistory(provider);
    await person.click(await screen.findByRole('button', { name: 'Filtros avanzados' }));
    const from = screen.getByRole('textbox', { name: 'Total desde' });
    await person.type(from, '1,188.61');
    await waitFor(() =>
      expect(listHistory).toHaveBeenLastCalledWith(
        expect.objectContaining({ filter: { totalDesde: 1188.61 } }),
        expect.anything(),
      ),
    );
    await person.type(from, '.7');
    expect(await screen.findByText('Escriba un monto, como 1,188.61.')).toBeVisible();
    expect(from).toHaveValue('1,188.61.7');
    expect(filterIn(router)).toEqual({ totalDesde: 1188.61 });
    await person.type(screen.getByRole('textbox', { name: 'Total hasta' }), '9');
    await person.click(
      await screen.findByRole('button', { name: 'Quitar el filtro Total: 1,188.61 – 9.00' }),
    );
    await waitFor(() => expect(filterIn(router)).toEqual({}));
  });

  it.each([
    ['Por revisar23', 'por-revisar'],
    ['Con dudas14', 'con-dudas'],
    ['Contradicciones4', 'contradicciones'],
    ['Pospuestos6', 'pospuestos'],
    ['Posibles duplicados2', 'duplicados'],
    ['Observados1', 'observados'],
    ['Con error9', 'con-error'],
  ])('has the ready-made view %s', async (name, vista) => {
    const { provider, listHistory } = historyOf([ANDINO]);
    const { person } = openHistory(provider);
    const tabs = await screen.findByRole('navigation', { name: 'Vistas del historial' });
    const tab = await within(tabs).findByText(
      (_, element) => element?.tagName === 'BUTTON' && element.textContent === name,
    );
    await person.click(tab);
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
    await waitFor(() =>
      expect(listHistory).toHaveBeenLastCalledWith(
        expect.objectContaining({ filter: { vista } }),
        expect.anything(),
      ),
    );
  });

  it("has a person's own documents under 'Míos', and the choice of another view lets go of them", async () => {
    const { person, router } = openHistory(historyOf([ANDINO]).provider);
    const tabs = await screen.findByRole('navigation', { name: 'Vistas del historial' });
    await person.click(within(tabs).getByRole('button', { name: 'Míos' }));
    await waitFor(() =>
      expect(filterIn(router)).toEqual({ vista: 'por-revisar', uploadedBy: TREASURY.id }),
    );
    await waitFor(() =>
      expect(within(tabs).getByRole('button', { name: 'Míos' })).toHaveAttribute('aria-current'),
    );
    await person.click(within(tabs).getByRole('button', { name: /^Con error/ }));
    await waitFor(() => expect(filterIn(router)).toEqual({ vista: 'con-error' }));
  });

  it('goes back through pages and searches, and keeps no filter in the browser', async () => {
    const { person, router } = openHistory(historyOf(MANY).provider);
    await person.click(
      await screen.findByRole('button', { name: 'Página siguiente de documentos' }),
    );
    await waitFor(async () => expect(await grid()).toHaveTextContent('F001-26'));
    await person.type(screen.getByRole('searchbox'), 'papel{Enter}');
    await waitFor(() => expect(filterIn(router)).toEqual({ q: 'papel' }));
    await screen.findByRole('button', { name: 'Quitar filtros' });
    expect(JSON.stringify({ ...localStorage })).not.toContain('papel');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(await grid()).toHaveTextContent('F001-26');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await grid()).not.toHaveTextContent('F001-26'));
  });

  it('asks for nothing that the server would refuse, whatever the address says', async () => {
    const { provider, listHistory } = historyOf([ANDINO]);
    const wrong = JSON.stringify({ otra: 1, moneda: 'XXX', ruc: '20' });
    openHistory(provider, `/historial?filter=${encodeURIComponent(wrong)}&sort=id&order=ASC`);
    expect(await rowOf(/Andino/)).toBeInTheDocument();
    expect(listHistory.mock.calls.map(([{ sort, filter }]) => [sort, filter])).toEqual([
      ['createdAt', { ruc: '20' }],
    ]);
  });

  it('says on the last page how many there are', async () => {
    openHistory(historyOf(MANY.slice(0, 34)).provider, '/historial?page=2');
    const pages = await screen.findByRole('navigation', { name: 'Páginas de documentos' });
    await waitFor(() => expect(pages).toHaveTextContent('26–34 de 34'));
    expect(within(pages).getByRole('textbox', { name: 'Página de documentos' })).toHaveValue('2');
  });

  it('tells who has been confirmed from who waits', async () => {
    const confirmed = anInvoice({ provider: 'Luz del Sur' }, { isConfirmed: true });
    openHistory(historyOf([ANDINO, confirmed]).provider);
    expect(await rowOf(/Andino/)).toHaveTextContent('Por revisar');
    expect(await rowOf(/Luz/)).toHaveTextContent('Confirmado');
  });

  it('sorts by a head ascending first, then descending, from the first page again', async () => {
    const { provider } = historyOf(MANY);
    const { person, router } = openHistory(provider, '/historial?page=2');
    const head = within(await grid()).getByRole('button', { name: 'Total' });
    await person.click(head);
    const order = () => ['sort', 'order', 'page'].map((name) => address(router).get(name));
    await waitFor(() => expect(order()).toEqual(['total', 'ASC', '1']));
    const cell = within(await grid()).getByRole('columnheader', { name: 'Total' });
    await waitFor(() => expect(cell).toHaveAttribute('aria-sort', 'ascending'));
    await person.click(within(await grid()).getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(order()).toEqual(['total', 'DESC', '1']));
    const sortable = within(await grid())
      .getAllByRole('columnheader')
      .filter((cell) => within(cell).queryAllByRole('button').length > 0);
    expect(sortable.map(({ textContent }) => textContent)).toEqual([
      'Razón social · RUC',
      'Emisión',
      'Vencimiento',
      'Total',
      'Pago',
      'Creado',
    ]);
  });

  it('keeps a view under a name, without a document in the storage', async () => {
    const { person, router } = openHistory(
      historyOf([ANDINO]).provider,
      '/historial?moneda=USD&por=total',
    );
    await rowOf(/Andino/);
    await person.click(screen.getByRole('button', { name: 'Vistas' }));
    await person.type(
      screen.getByRole('textbox', { name: 'Guardar la vista de ahora' }),
      'Dólares{Enter}',
    );
    expect(JSON.stringify({ ...localStorage })).not.toContain('Andino');
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(filterIn(router)).toEqual({}));
    await person.click(screen.getByRole('button', { name: 'Vistas' }));
    await person.click(screen.getByRole('button', { name: 'Dólares' }));
    await waitFor(() => expect(filterIn(router)).toEqual({ moneda: 'USD' }));
    expect(address(router).get('sort')).toBe('total');
  });

  it('is led to from the top bar with what is looked for', async () => {
    const { person, router } = openHistory(historyOf([ANDINO]).provider, '/perfil', TREASURY, true);
    await screen.findByRole('heading', { level: 1 });
    await person.keyboard('/andino{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/historial'));
    expect(filterIn(router)).toEqual({ q: 'andino' });
    expect(await screen.findByRole('searchbox', { name: 'Buscar en el historial' })).toHaveValue(
      'andino',
    );
  });

  it('says in the navigation how many wait for a person', async () => {
    const { provider } = historyOf([], {
      getHistoryStats: () => Promise.resolve(someStatsOf({ toReview: 1500 })),
    });
    openHistory(provider, '/perfil', TREASURY, true);
    expect(
      await screen.findByRole('link', { name: 'Historial 1,500 por revisar' }),
    ).toHaveAttribute('href', '/historial');
  });
});
