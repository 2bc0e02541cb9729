import type { DocumentDetail } from '@contracts/document';
import type { DocumentRuns } from '@contracts/runs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument, anEvidence, fieldMap, processors } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { aComparison, aLocalRun, aRun, aUsage } from '../../test/run-factories';
import { RunsCard } from './RunsCard';

const document = aDetail(aDocument({ id: 'd-1' }), {
  fields: fieldMap(anEvidence('documento.numero'), anEvidence('totales.total')),
});
const withKey = processors({ openai: { ...processors().openai, available: true } });

const compared = (...fields: ReturnType<typeof aComparison>[]): DocumentRuns => ({
  runs: [aRun(), aLocalRun()],
  comparison: { runId: 'run-1', fields },
});

const providerOf = (runs: DocumentRuns, verbs: Partial<AppVerbs>, shown: DocumentDetail) =>
  fakeDataProvider({
    getDocument: () => Promise.resolve(shown),
    getProcessors: () => Promise.resolve(withKey),
    getRuns: () => Promise.resolve(runs),
    ...verbs,
  });
const open = (
  runs: DocumentRuns,
  verbs: Partial<AppVerbs> = {},
  change: Partial<DocumentDetail> = {},
) => {
  const shown = { ...document, ...change };
  const part = <RunsCard document={shown} />;
  return renderApp({ part, dataProvider: providerOf(runs, verbs, shown) });
};
/** As part of the document's screen. */
const openScreen = (
  runs: DocumentRuns,
  verbs: Partial<AppVerbs> = {},
  change: Partial<DocumentDetail> = {},
) => {
  const dataProvider = providerOf(runs, verbs, { ...document, ...change });
  return renderApp({ path: '/documento/d-1', dataProvider });
};

const card = () => screen.findByRole('region', { name: 'Lecturas' });
const comparison = () => screen.findByRole('region', { name: 'Comparación de lecturas' });
const said = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the readings of a document', () => {
  it('say engine, model, time, use and cost of each', async () => {
    open({ runs: [aRun(), aLocalRun()], comparison: null });
    const rows = await waitFor(async () => {
      const items = within(await card()).getAllByRole('listitem');
      expect(items).toHaveLength(2);
      return items.map(said);
    });
    expect(rows[0]).toBe(
      'OpenAIgpt-4oSegunda lectura16 mar 2026, 15:04motor 2.4 s1,550 tokensUS$ 0.0062Completaconfianza 91 %',
    );
    expect(rows[1]).toContain('Foliado Locallocal-es-peLectura');
    expect(rows[1]).toContain('motor 640 ms1 páginasin costo');
  });

  it('say which model answered in place of the chosen one, and that its cost is not known', async () => {
    const usage = aUsage({ requests: 3, costUsd: null });
    open({ runs: [aRun({ apiModel: 'gpt-6-luna', usage })], comparison: null });
    const row = await within(await card()).findByRole('listitem');
    expect(row).toHaveTextContent('gpt-4o → gpt-6-luna');
    expect(row).toHaveTextContent('3 solicitudes');
    expect(row).toHaveTextContent('costo no conocido');
  });

  it('say why one failed', async () => {
    const failure = { code: 'MOTOR_OCUPADO', message: 'OpenAI no admite más lecturas por ahora.' };
    open({ runs: [aRun({ status: 'error', confidence: null, failure })], comparison: null });
    const row = await within(await card()).findByRole('listitem');
    expect(row).toHaveTextContent('Error');
    expect(row).toHaveTextContent('OpenAI no admite más lecturas por ahora. MOTOR_OCUPADO');
  });

  it('are shown of a document without data, too: what failed may have cost money', async () => {
    const failure = { code: 'MOTOR_OCUPADO', message: 'Reintente más tarde.' };
    const failed = { status: 'error' as const, extractedData: null, failure };
    openScreen({ runs: [aRun({ status: 'error', failure })], comparison: null }, {}, failed);
    await waitFor(async () => expect(await card()).toHaveTextContent('US$ 0.0062'));
    expect(
      within(await card()).queryByRole('button', { name: 'Pedir segunda lectura' }),
    ).not.toBeInTheDocument();
  });

  it('may be none', async () => {
    open({ runs: [], comparison: null });
    expect(await screen.findByText('Todavía no hay lecturas registradas.')).toBeInTheDocument();
  });

  it('say that they are being loaded', async () => {
    const getRuns = () => new Promise<never>(() => undefined);
    open({ runs: [], comparison: null }, { getRuns });
    expect(await within(await card()).findByText('Cargando lecturas...')).toBeInTheDocument();
  });

  it('that do not come say why, and are asked for again', async () => {
    const body = '{"message":"Sin conexión."}';
    const getRuns = jest
      .fn()
      .mockRejectedValueOnce(new ApiError({ status: 500, statusText: '', body }))
      .mockResolvedValue({ runs: [aRun()], comparison: null });
    const { person } = open({ runs: [], comparison: null }, { getRuns });
    const why = await within(await card()).findByRole('alert');
    expect(why).toHaveTextContent('Error al cargar las lecturasSin conexión.');
    await person.click(within(why).getByRole('button', { name: 'Reintentar' }));
    expect(await within(await card()).findByRole('listitem')).toHaveTextContent('OpenAI');
  });
});

describe('a second reading', () => {
  const ask = () => screen.findByRole('button', { name: 'Pedir segunda lectura' });
  const dialog = () => screen.findByRole('dialog', { name: 'Pedir segunda lectura' });

  it('is asked of another engine, told what it costs and where the page goes', async () => {
    const askSecondReading = jest.fn().mockResolvedValue({ runId: 'run-1' });
    const { person } = open({ runs: [aLocalRun()], comparison: null }, { askSecondReading });
    await person.click(await ask());
    const asked = await dialog();
    expect(asked).toHaveTextContent('No usa crédito');
    expect(asked).toHaveTextContent('Envía el documento a OpenAI.');
    await person.dblClick(within(asked).getByRole('button', { name: 'Pedir lectura' }));
    expect(askSecondReading.mock.calls).toEqual([
      ['d-1', { processor: 'openai', model: 'gpt-4o' }],
    ]);
    expect(await screen.findByText('Segunda lectura en cola')).toBeInTheDocument();
  });

  it('says in the dialog why it was refused', async () => {
    const body =
      '{"code":"SEGUNDA_LECTURA_EN_CURSO","message":"Otro motor ya está leyendo este documento."}';
    const refused = new ApiError({ status: 409, statusText: '', body });
    const { person } = open(
      { runs: [aLocalRun()], comparison: null },
      { askSecondReading: () => Promise.reject(refused) },
    );
    await person.click(await ask());
    await person.click(within(await dialog()).getByRole('button', { name: 'Pedir lectura' }));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Otro motor ya está leyendo este documento.',
    );
  });

  it('is followed until it ends; then the document itself is asked for again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const running = aRun({ status: 'en_curso', confidence: null });
    const getRuns = jest
      .fn()
      .mockResolvedValueOnce({ runs: [running, aLocalRun()], comparison: null })
      .mockResolvedValue(compared(aComparison('totales.total', 1180, 1108)));
    const getDocument = jest.fn().mockResolvedValue(document);
    openScreen({ runs: [], comparison: null }, { getRuns, getDocument });
    expect(await within(await card()).findByText('Leyendo')).toBeInTheDocument();
    expect(await ask()).toBeDisabled();
    const asked = getDocument.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(await comparison()).toBeInTheDocument();
    expect(getRuns.mock.calls.map(([, isPoll]) => isPoll as boolean).slice(0, 2)).toEqual([
      false,
      true,
    ]);
    await waitFor(() => expect(getDocument.mock.calls.length).toBeGreaterThan(asked));
    expect(await ask()).toBeEnabled();
    jest.useRealTimers();
  });

  it('can be cancelled', async () => {
    const cancelReading = jest.fn().mockResolvedValue(undefined);
    const running = aRun({ status: 'en_cola', confidence: null });
    const { person } = open({ runs: [running], comparison: null }, { cancelReading });
    await person.click(await screen.findByRole('button', { name: 'Cancelar lectura' }));
    expect(cancelReading.mock.calls).toEqual([['d-1']]);
  });

  it.each([
    [{ isLocked: true }, 'Un documento bloqueado no se vuelve a leer.'],
    [{ originalDeletedAt: '2026-03-20T00:00:00Z' }, 'El archivo original ya no se conserva.'],
  ])('is not offered for %p', async (change, why) => {
    open({ runs: [aLocalRun()], comparison: null }, {}, change);
    expect(await ask()).toBeDisabled();
    expect(await ask()).toHaveAttribute('title', why);
  });
});

describe('two readings side by side', () => {
  const fields = [
    aComparison('documento.numero', 'F001-00004471', 'F001-00004471'),
    aComparison('totales.total', 1180, 1108),
    aComparison('proveedor.email', null, 'ventas@andino.pe'),
    aComparison('cliente.ruc', '20514327867', null),
  ];
  const rows = async () =>
    within(await comparison())
      .getAllByRole('listitem')
      .map(said);

  it('show the differences first, each with both values and a word for it', async () => {
    open(compared(...fields));
    expect(await comparison()).toHaveTextContent('3 diferencias en 4 campos');
    expect(await rows()).toEqual([
      'Totales · TotalFoliado Local1,180.00 PENOpenAI1,108.00 PENDistintos',
      'Proveedor · CorreoFoliado Local—OpenAIventas@andino.peSolo la segunda',
      'Cliente · RUCFoliado Local20514327867OpenAI—Solo la primera',
    ]);
  });

  it('show all fields on demand', async () => {
    const { person } = open(compared(...fields));
    const filter = within(await comparison()).getByRole('checkbox', { name: 'Solo diferencias' });
    expect(filter).toBeChecked();
    await person.click(filter);
    expect(await rows()).toHaveLength(4);
    expect((await rows())[0]).toContain('Coinciden');
  });

  it('that are long show the first fields, and the rest on demand', async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      aComparison(`productos.${index}.cantidad`, 1, 2),
    );
    const { person } = open(compared(...many));
    expect(await rows()).toHaveLength(20);
    await person.click(screen.getByRole('button', { name: 'Ver los 45 campos' }));
    expect(await rows()).toHaveLength(45);
  });

  it('that agree say so and show everything', async () => {
    open(compared(aComparison('totales.total', 1180, 1180)));
    expect(await comparison()).toHaveTextContent('Las dos lecturas coinciden en 1 campo.');
    expect(screen.queryByRole('checkbox', { name: 'Solo diferencias' })).not.toBeInTheDocument();
    expect(await rows()).toHaveLength(1);
  });

  it('of one engine are told apart by their models', async () => {
    open(
      { ...compared(aComparison('totales.total', 1180, 1108)), runs: [aRun({ model: 'o3-mini' })] },
      {},
      { processor: 'openai', model: 'gpt-4o' },
    );
    expect((await rows())[0]).toContain('gpt-4o1,180.00 PENo3-mini1,108.00 PEN');
  });

  it('lead to the field in the review, where the other value can be taken', async () => {
    const candidates = [{ value: 1108, source: 'llm' as const, boxes: [] }];
    const total = anEvidence('totales.total', { state: 'contradice', confidence: 0.4, candidates });
    const { person } = openScreen(compared(...fields), {}, { fields: fieldMap(total) });
    await person.click(within(await comparison()).getByRole('button', { name: 'Totales · Total' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Total' })).toHaveFocus());
    expect(
      screen.getByRole('button', { name: 'Usar lectura del modelo: 1,108.00 PEN' }),
    ).not.toHaveClass('btn-primary');
    expect(screen.getByRole('button', { name: 'Mantener 1,180.00 PEN' })).toBeInTheDocument();
    expect(
      within(await comparison()).queryByRole('button', { name: 'Cliente · RUC' }),
    ).not.toBeInTheDocument();
  });

  it('offer the rows that only the second engine read, and take one into the document', async () => {
    const productos = [
      ...(document.extractedData?.productos ?? []),
      { descripcion: 'Arena gruesa', subtotal: 400 },
    ];
    const extractedData = { ...document.extractedData, productos };
    const addItem = jest
      .fn()
      .mockResolvedValue({ ...document, version: document.version + 1, extractedData });
    const getDocument = jest.fn().mockResolvedValue(document);
    const second = compared(
      aComparison('productos.0.descripcion', 'Cemento', 'Cemento'),
      aComparison('productos.1.descripcion', null, 'Arena gruesa'),
      aComparison('productos.1.subtotal', null, 400),
    );
    const { person } = openScreen(second, { addItem, getDocument });
    const button = await screen.findByRole('button', { name: 'Agregar a Productos' });
    expect(button.closest('li')).toHaveTextContent('Arena gruesa · 400.00 PEN');
    await person.click(button);
    await waitFor(() =>
      expect(addItem).toHaveBeenCalledWith(
        expect.any(String),
        { item: { descripcion: 'Arena gruesa', subtotal: 400 } },
        document.version,
        document,
      ),
    );
    expect(await screen.findByText('Fila agregada')).toBeInTheDocument();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(getDocument).toHaveBeenCalledTimes(1);
  });

  it('offer no row that the document has by now, nor any on a locked one', async () => {
    const second = compared(aComparison('productos.0.descripcion', null, 'Arena gruesa'));
    const { unmount } = open(
      second,
      {},
      {
        extractedData: { productos: [{ descripcion: 'ARENA GRUESA' }] },
      },
    );
    await comparison();
    expect(screen.queryByRole('button', { name: 'Agregar a Productos' })).not.toBeInTheDocument();
    unmount();
    open(second, {}, { isLocked: true });
    await comparison();
    expect(screen.queryByRole('button', { name: 'Agregar a Productos' })).not.toBeInTheDocument();
  });
});
