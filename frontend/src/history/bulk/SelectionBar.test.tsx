import type { PaymentFindingCode } from '@contracts/payment-judgement';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { downloadBlob } from '../../documents/download';
import { aReading, aUser } from '../../test/factories';
import { aCount, aFinding, anInvoice } from '../../test/history-factories';
import { historyOf, openHistory } from '../../test/history-world';

jest.mock('../../documents/download', () => ({
  ...jest.requireActual<object>('../../documents/download'),
  downloadBlob: jest.fn(),
}));
const save = jest.mocked(downloadBlob);

const ANDINO = anInvoice({ provider: 'Andino S.A.C.', number: 'F001-1', total: 1180 });
const PAID = anInvoice(
  { provider: 'Miraflores S.A.', number: 'F001-2', total: 438.9 },
  { paymentStatus: 'paid' },
);
const DOLLARS = anInvoice({
  provider: 'Pacific Tools',
  number: 'F001-3',
  total: 3965,
  currency: 'USD',
});
const READING = aReading({ filename: 'boleta.png', status: 'error' });
const LIST = [ANDINO, PAID, DOLLARS, READING];
const MANY = Array.from({ length: 60 }, (_, index) => anInvoice({ number: `F001-${index + 1}` }));

const grid = (): Promise<HTMLElement> => screen.findByRole('grid', { name: 'Documentos' });
const bar = (): HTMLElement => screen.getByRole('region', { name: 'Selección' });
const chosenRows = async (): Promise<(string | null)[]> =>
  within(await grid())
    .getAllByRole('row', { selected: true })
    .map((row) => row.querySelector('[data-column="razonSocial"] a')?.textContent ?? null);

async function open(verbs: Partial<AppVerbs> = {}, documents = LIST, path?: string) {
  const view = openHistory(historyOf(documents, verbs).provider, path);
  const table = await grid();
  const check = (name: RegExp): Promise<void> =>
    view.person.click(within(table).getByRole('checkbox', { name }));
  return { ...view, table, check };
}

beforeEach(() => {
  save.mockReset();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('choosing documents', () => {
  it('counts, adds up by currency, and lets go of all', async () => {
    const { check, person } = await open();
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
    await check(/Andino/);
    expect(bar()).toHaveTextContent('1 seleccionadoS/ 1,180.00 por pagar');
    await check(/Miraflores/);
    await check(/Pacific/);
    expect(bar()).toHaveTextContent(
      '3 seleccionadosS/ 1,618.90 · US$ 3,965.00 en total · S/ 1,180.00 · US$ 3,965.00 por pagar',
    );
    await person.click(within(bar()).getByRole('button', { name: 'Quitar selección' }));
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  });

  it('goes by keyboard: arrows, Space, Shift, Ctrl+A, Escape, Enter', async () => {
    const { table, person, router } = await open();
    act(() =>
      within(table)
        .getByRole('row', { name: /Andino/ })
        .focus(),
    );
    await person.keyboard(' ');
    expect(await chosenRows()).toEqual(['Andino S.A.C.']);
    await person.keyboard('{ArrowDown}');
    expect(within(table).getByRole('row', { name: /Miraflores/ })).toHaveFocus();
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await chosenRows()).toEqual(['Andino S.A.C.', 'Miraflores S.A.', 'Pacific Tools']);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
    await person.keyboard('{Control>}a{/Control}');
    expect(await chosenRows()).toHaveLength(4);
    await person.keyboard('{Home}{Enter}');
    expect(router.state.location.pathname).toBe(`/documento/${ANDINO.id}`);
  });

  it('takes a range with Shift and the mouse, and opens with a double click', async () => {
    const { table, person, check, router } = await open();
    await check(/Andino/);
    await person.keyboard('{Shift>}');
    await check(/Pacific/);
    await person.keyboard('{/Shift}');
    expect(await chosenRows()).toHaveLength(3);
    await person.dblClick(within(table).getByText('438.90', { exact: false }));
    expect(router.state.location.pathname).toBe(`/documento/${PAID.id}`);
  });

  it('takes the page, keeps it over pages, then all that match; one taken out leaves the page', async () => {
    const { table, person } = await open({}, MANY);
    await person.click(within(table).getByRole('checkbox', { name: 'Seleccionar la página' }));
    expect(bar()).toHaveTextContent('25 seleccionados');
    await person.click(screen.getByRole('button', { name: 'Página siguiente de documentos' }));
    await waitFor(async () => expect(await grid()).toHaveTextContent('F001-26'));
    expect(bar()).toHaveTextContent('25 seleccionados');
    const second = await grid();
    await person.click(within(second).getByRole('checkbox', { name: 'Seleccionar la página' }));
    expect(bar()).toHaveTextContent('50 seleccionados');
    await person.click(
      await within(bar()).findByRole('button', { name: 'Seleccionar los 60 que coinciden' }),
    );
    expect(bar()).toHaveTextContent(
      '60 seleccionadosS/ 19,470.50 por pagartodos los que coinciden',
    );
    await person.click(within(second).getByRole('checkbox', { name: /F001-26$/ }));
    expect(bar()).toHaveTextContent('24 seleccionados');
  });

  it('lets go of all that match when the filter changes', async () => {
    const { table, person } = await open({}, MANY);
    await person.click(within(table).getByRole('checkbox', { name: 'Seleccionar la página' }));
    await person.click(await within(bar()).findByRole('button', { name: /que coinciden/ }));
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Filtrar por pago' }),
      'Pagado',
    );
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument(),
    );
  });
});

describe('asking for the XML', () => {
  it('is offered where those without one are listed, for what is chosen', async () => {
    const { check, person } = await open({}, LIST, '/historial?filter={"xml":"no"}');
    await check(/Andino/);
    await check(/Pacific/);
    await person.click(within(bar()).getByRole('button', { name: 'Pedir XML' }));
    const text = await navigator.clipboard.readText();
    expect(text.match(/F\d+-\d+/g)).toEqual(['F001-1', 'F001-3']);
  });

  it('is not among the acts elsewhere', async () => {
    const { check } = await open();
    await check(/Andino/);
    expect(within(bar()).queryByRole('button', { name: 'Pedir XML' })).toBeNull();
  });
});

describe('marking as paid', () => {
  const ask = async (view: Awaited<ReturnType<typeof open>>) => {
    await view.person.click(within(bar()).getByRole('button', { name: 'Marcar como pagado' }));
    const dialog = await screen.findByRole('dialog', { name: 'Marcar como pagado' });
    const button = within(dialog).getByRole('button', { name: 'Marcar como pagado' });
    return { dialog, button };
  };

  it('says what will change and what the workflow says, sends it once, and tells the end', async () => {
    let answer: (value: Awaited<ReturnType<AppVerbs['markPaid']>>) => void = () => undefined;
    const markPaid = jest.fn(
      () => new Promise<Awaited<ReturnType<AppVerbs['markPaid']>>>((resolve) => (answer = resolve)),
    );
    const view = await open({ markPaid });
    for (const name of [/Andino/, /Miraflores/, /Pacific/, /boleta/]) await view.check(name);
    const { dialog, button } = await ask(view);
    await waitFor(() => expect(dialog).toHaveTextContent('Se marcarán 2 documentos como pagados'));
    expect(dialog).toHaveTextContent(
      'Suman S/ 1,180.00 · US$ 3,965.00 por pagar, cada deuda una vez.',
    );
    expect(dialog).toHaveTextContent('Según el flujo, 2 aún no están pagados (paso 6');
    expect(dialog).toHaveTextContent('1 ya está pagado y no cambia.');
    expect(dialog).toHaveTextContent('1 no tiene datos leídos y no se marca.');
    await person2(view, button);
    expect(markPaid.mock.calls).toEqual([[[ANDINO.id, DOLLARS.id], []]]);
    act(() =>
      answer({ message: '2 documentos marcados como pagados.', changed: 2, beforeStep6: 2 }),
    );
    expect(await screen.findByText('2 documentos marcados como pagados.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  });

  /** A double click. */
  const person2 = async ({ person }: Awaited<ReturnType<typeof open>>, button: HTMLElement) => {
    await waitFor(() => expect(button).toBeEnabled());
    await person.dblClick(button);
  };

  it('shows what speaks against each, asks why, and leaves out what is shut', async () => {
    const markPaid = jest.fn().mockResolvedValue({ message: 'Hecho.', changed: 1, beforeStep6: 1 });
    const judged = (documentId: string, codes: readonly PaymentFindingCode[]) => ({
      documentId,
      filename: 'a.pdf',
      number: `F-${documentId}`,
      supplierName: `Proveedor ${documentId}`,
      totalCents: 100,
      currency: 'PEN',
      findings: codes.map((code) => aFinding(code, 2)),
    });
    const judgePayments = () =>
      Promise.resolve([
        judged(DOLLARS.id, ['COMPROBANTE_REPETIDO']),
        judged(ANDINO.id, ['POSIBLE_FALSIFICACION', 'SIN_CONFIRMAR']),
      ]);
    const view = await open({ markPaid, judgePayments });
    for (const name of [/Andino/, /Pacific/]) await view.check(name);
    const { dialog, button } = await ask(view);
    const list = await within(dialog).findByRole('list', { name: 'Documentos con hallazgos' });
    const [forged, shut] = [...list.children];
    expect(shut).toHaveTextContent('No se marca: queda fuera.');
    expect(forged).toHaveTextContent('Posible falsificación');
    expect(dialog).toHaveTextContent('Se marcará 1 documento como pagado');
    expect(button).toBeDisabled();
    await view.person.type(within(dialog).getByLabelText(/^Motivo para pagar Proveedor/), 'Llamé');
    expect(button).toBeEnabled();
    await view.person.click(button);
    expect(markPaid.mock.calls).toEqual([
      [[ANDINO.id], [{ documentId: ANDINO.id, reason: 'Llamé' }]],
    ]);
  });

  it('asks one reason for all the milder ones', async () => {
    const markPaid = jest.fn().mockResolvedValue({ message: 'Hecho.', changed: 1, beforeStep6: 1 });
    const found = {
      documentId: ANDINO.id,
      filename: 'a.pdf',
      number: 'F001-1',
      supplierName: 'Andino',
      totalCents: 100,
      currency: 'PEN',
      findings: [aFinding('SIN_CONFIRMAR', 2), aFinding('PASO_PENDIENTE', 2)],
    };
    const view = await open({ markPaid, judgePayments: () => Promise.resolve([found]) });
    await view.check(/Andino/);
    const { dialog, button } = await ask(view);
    expect(await within(dialog).findByText('Nadie ha confirmado los datos de 1.')).toBeVisible();
    expect(button).toBeDisabled();
    await view.person.type(
      within(dialog).getByLabelText('Motivo para pagar estos documentos'),
      'Sí',
    );
    await view.person.click(button);
    expect(markPaid.mock.calls[0]?.[1]).toEqual([{ documentId: ANDINO.id, reason: 'Sí' }]);
  });

  it('keeps the reasons through a failure and a reload, and says that they are old', async () => {
    const judged = (documentId: string, code: PaymentFindingCode) => ({
      ...{ documentId, filename: 'a.pdf', number: 'F001-1', supplierName: 'Andino' },
      ...{ totalCents: 100, currency: 'PEN', findings: [aFinding(code, 2)] },
    });
    const judgePayments = () =>
      Promise.resolve([
        judged(ANDINO.id, 'POSIBLE_FALSIFICACION'),
        judged(DOLLARS.id, 'SIN_CONFIRMAR'),
      ]);
    const again = async (verbs: Partial<AppVerbs>) => {
      cleanup();
      const view = await open({ judgePayments, ...verbs });
      for (const name of [/Andino/, /Pacific/]) await view.check(name);
      const { dialog, button } = await ask(view);
      const own = await within(dialog).findByLabelText(/^Motivo para pagar Andino/);
      const common = within(dialog).getByLabelText('Motivo para pagar estos documentos');
      return { ...view, dialog, button, own, common };
    };
    const gone = jest.fn().mockRejectedValue(new NetworkError());
    const first = await again({ markPaid: gone });
    expect(first.dialog).not.toHaveTextContent('Los motivos que escribió antes');
    await first.person.type(first.own, 'Llamé');
    await first.person.type(first.common, 'Urge');
    await first.person.click(first.button);
    expect(await within(first.dialog).findByRole('alert')).toBeInTheDocument();
    const markPaid = jest.fn().mockResolvedValue({ message: 'Hecho.', changed: 2, beforeStep6: 2 });
    const second = await again({ markPaid });
    expect([second.own, second.common].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Llamé',
      'Urge',
    ]);
    expect(second.dialog).toHaveTextContent('Los motivos que escribió antes siguen aquí');
    await second.person.click(second.button);
    expect(await screen.findByText('Hecho.')).toBeInTheDocument();
    const third = await again({});
    expect(third.own).toHaveValue('');
  });

  it('says why it failed, with the words of the specification when the server has none', async () => {
    const view = await open({ markPaid: () => Promise.reject(new Error('x')) });
    await view.check(/Andino/);
    const { button } = await ask(view);
    await person2(view, button);
    const toast = await screen.findByText('No se pudieron actualizar los documentos', {
      selector: '.toast p',
    });
    expect(toast.parentElement).toHaveTextContent('Error');
    await view.person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(bar()).toHaveTextContent('1 seleccionado');
  });

  it('goes through more than 500 in batches, and on from where it was stopped', async () => {
    const documents = Array.from({ length: 1001 }, () => anInvoice({}));
    const markPaid = jest
      .fn()
      .mockImplementationOnce((ids: string[]) =>
        Promise.resolve({ message: '', changed: ids.length, beforeStep6: 0 }),
      )
      .mockRejectedValueOnce(new NetworkError())
      .mockImplementation((ids: string[]) =>
        Promise.resolve({ message: '', changed: ids.length, beforeStep6: 1 }),
      );
    const countDocuments: AppVerbs['countDocuments'] = ({ paymentStatus }) =>
      Promise.resolve(aCount({ total: paymentStatus === 'partially_paid' ? 0 : 1001 }));
    const view = await open({ markPaid, countDocuments }, documents);
    await view.person.click(
      within(view.table).getByRole('checkbox', { name: 'Seleccionar la página' }),
    );
    await view.person.click(
      await within(bar()).findByRole('button', { name: /los 1,001 que coinciden/ }),
    );
    const { dialog, button } = await ask(view);
    await waitFor(() => expect(button).toBeEnabled());
    await view.person.click(button);
    await waitFor(() => expect(dialog).toHaveTextContent('500 de 1,001 marcados'));
    await waitFor(() =>
      expect(dialog).toHaveTextContent('No se pudieron actualizar los documentos'),
    );
    await view.person.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    expect(
      await screen.findByText(/1,001 documentos marcados como pagados\. 2 aún/),
    ).toBeInTheDocument();
    const sent = markPaid.mock.calls.map(([ids]: [string[]]) => ids.length);
    expect(sent).toEqual([500, 500, 500, 1]);
  });

  it('is for treasury: others see why not', async () => {
    const user = aUser({ teams: ['logistica'] });
    const view = openHistory(historyOf(LIST).provider, '/historial', user);
    await view.person.click(within(await grid()).getByRole('checkbox', { name: /Andino/ }));
    for (const name of ['Marcar como pagado', 'Generar TXT de pago']) {
      const button = within(bar()).getByRole('button', { name });
      expect(button).toBeDisabled();
      expect(button).toHaveAttribute('title', 'Solo el equipo de Tesorería registra pagos.');
    }
  });
});

describe('exporting', () => {
  const blob = new Blob(['x']);

  it.each([
    ['Exportar JSON', 'json'],
    ['Exportar CSV', 'csv'],
    ['Exportar XLSX', 'xlsx'],
  ])('%s asks for the chosen documents and saves the file', async (name, format) => {
    const exportDocuments = jest.fn().mockResolvedValue({ blob, count: 2 });
    const view = await open({ exportDocuments });
    await view.check(/Andino/);
    await view.check(/Pacific/);
    await view.person.click(within(bar()).getByRole('button', { name }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]).toEqual([
      expect.stringMatching(`^facturas_\\d{4}-\\d\\d-\\d\\d\\.${format}$`),
      blob,
    ]);
    expect(exportDocuments.mock.calls[0]?.[0]).toEqual({
      format,
      selection: { ids: [ANDINO.id, DOLLARS.id] },
    });
    expect(await screen.findByText('Exportado')).toBeInTheDocument();
    expect(screen.getByText(/: 2 documentos/)).toBeInTheDocument();
  });

  it('shows how much has come, can be called off, and saves no half file', async () => {
    const exportDocuments: AppVerbs['exportDocuments'] = (_, watch) =>
      new Promise((_resolve, reject) => {
        watch?.onBytes?.(3 * 1024 * 1024);
        watch?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const view = await open({ exportDocuments });
    await view.check(/Andino/);
    await view.person.click(within(bar()).getByRole('button', { name: 'Exportar CSV' }));
    expect(await within(bar()).findByText('3.0 MB')).toBeInTheDocument();
    expect(within(bar()).queryByRole('button', { name: 'Exportar CSV' })).not.toBeInTheDocument();
    await view.person.click(within(bar()).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Exportación cancelada')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  it('says why there is no file', async () => {
    const refused = new ApiError({
      status: 503,
      statusText: '',
      body: '{"message":"Sin servicio."}',
    });
    const view = await open({ exportDocuments: () => Promise.reject(refused) });
    await view.check(/Andino/);
    await view.person.click(within(bar()).getByRole('button', { name: 'Exportar JSON' }));
    expect(await screen.findByText('Error al exportar')).toBeInTheDocument();
    expect(screen.getByText('Sin servicio.')).toBeInTheDocument();
  });

  it('asks by the filter for all that match', async () => {
    const exportDocuments = jest.fn().mockResolvedValue({ blob, count: null });
    const view = await open({ exportDocuments }, MANY);
    await view.person.click(
      within(view.table).getByRole('checkbox', { name: 'Seleccionar la página' }),
    );
    await view.person.click(await within(bar()).findByRole('button', { name: /que coinciden/ }));
    await view.person.click(within(bar()).getByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findByText(/: 60 documentos/)).toBeInTheDocument();
    expect(exportDocuments.mock.calls[0]?.[0]).toEqual({
      format: 'csv',
      selection: { filter: {} },
    });
  });
});
