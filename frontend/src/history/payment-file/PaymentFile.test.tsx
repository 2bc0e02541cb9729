import type { PaymentPreview } from '@contracts/exports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { downloadBlob } from '../../documents/download';
import { aBatch, aLine, aPreview, anInvoice } from '../../test/history-factories';
import { Drafts } from '../../drafts/drafts';
import { TREASURY, historyOf, openHistory } from '../../test/history-world';

jest.mock('../../documents/download', () => ({
  ...jest.requireActual<object>('../../documents/download'),
  downloadBlob: jest.fn(),
}));
const save = jest.mocked(downloadBlob);

const ONE = anInvoice({ provider: 'Andino S.A.C.' }, { id: 'a' });
const TWO = anInvoice({ provider: 'Miraflores S.A.' }, { id: 'b' });
const THREE = anInvoice({ provider: 'Pacific Tools' }, { id: 'c' });
const FILE = new Blob(['HDR']);

const PREVIEW = aPreview({
  lines: [
    aLine('a', ['RUC_PROVEEDOR_INVALIDO']),
    aLine('b', ['EN_OTRO_ARCHIVO'], {
      amountCents: 50_000,
      earlierBatches: [
        { batchId: 'x', at: '2026-03-15T20:04:00.000Z', createdBy: 'u', createdByName: 'Luis Paz' },
      ],
    }),
    aLine('c', ['SIN_TOTAL'], { amountCents: 0 }),
  ],
});

async function open(preview: PaymentPreview, verbs: Partial<AppVerbs> = {}) {
  const previewPayment = jest.fn<
    ReturnType<AppVerbs['previewPayment']>,
    Parameters<AppVerbs['previewPayment']>
  >(() => Promise.resolve(preview));
  const { provider } = historyOf([ONE, TWO, THREE], { previewPayment, ...verbs });
  const { person } = openHistory(provider);
  const table = await screen.findByRole('grid', { name: 'Documentos' });
  await person.click(within(table).getByRole('checkbox', { name: 'Seleccionar la página' }));
  await person.click(screen.getByRole('button', { name: 'Generar TXT de pago' }));
  return { person, previewPayment };
}

const dialog = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: 'Generar TXT de pago' });

beforeEach(() => {
  save.mockReset();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the payment file', () => {
  it.each([
    [
      'RUC_EMPRESA_FALTANTE',
      'Configuración requerida',
      'Debe configurar el RUC de su empresa antes de generar archivos TXT de pago. Contacte al administrador.',
    ],
    ['MULTIPLES_MONEDAS', 'Múltiples monedas', /más de una moneda/],
  ] as const)('is not begun with %s', async (problem, title, message) => {
    await open(aPreview({ problems: [problem] }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows before it is made what it would hold, and leaves out what something speaks against', async () => {
    await open(PREVIEW);
    const box = await dialog();
    expect(box).toHaveTextContent('1 documento por S/ 1,180.00 · 2 quedan fuera');
    expect(box).toHaveTextContent('El RUC del proveedor no es válido.');
    expect(box).toHaveTextContent(
      'Ya está en un archivo de pago anterior. Inclúyalo solo si aquel no se usó. 15 mar 2026, 15:04, Luis Paz.',
    );
    expect(within(box).getByRole('checkbox', { name: /Proveedor a/ })).toBeChecked();
    expect(within(box).getByRole('checkbox', { name: /Proveedor b/ })).not.toBeChecked();
    expect(within(box).getByRole('checkbox', { name: /Proveedor c/ })).toBeDisabled();
  });

  it('says of whom it pays the detracción, too, until the net is chosen', async () => {
    const lines = [aLine('a', [], { detractionCents: 28_500 }), aLine('b')];
    const { person } = await open(aPreview({ lines }));
    const box = await dialog();
    const told = /no descuenta la detracción de 1 documento \(S\/ 285\.00\)/;
    expect(within(box).getByText(told)).toHaveTextContent('marque «Neto para el proveedor»');
    await person.click(within(box).getByRole('checkbox', { name: /^Neto para el proveedor/ }));
    expect(within(box).queryByText(told)).not.toBeInTheDocument();
  });

  it('takes in by an explicit choice, records, saves the file, and says so; once for a double click', async () => {
    const createPaymentBatch = jest.fn().mockResolvedValue(aBatch({ count: 2 }));
    const getPaymentFile = jest.fn().mockResolvedValue(FILE);
    const { person } = await open(PREVIEW, { createPaymentBatch, getPaymentFile });
    const box = await dialog();
    await person.click(within(box).getByRole('checkbox', { name: /Proveedor b/ }));
    expect(box).toHaveTextContent('2 documentos por S/ 1,680.00 · 1 queda fuera');
    expect(box).toHaveTextContent(
      'Incluye 1 documento pese a lo observado en él; queda registrado.',
    );
    await person.dblClick(within(box).getByRole('button', { name: 'Generar y descargar' }));
    expect(await screen.findByText('Generado')).toBeInTheDocument();
    expect(createPaymentBatch.mock.calls).toEqual([
      [
        {
          documentIds: ['a', 'b'],
          options: { net: false, ascii: false },
          include: ['b'],
          reasons: [],
          asOf: PREVIEW.asOf,
        },
      ],
    ]);
    expect(save.mock.calls).toEqual([['pagos_2026-03-16.txt', FILE]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument();
  });

  it('is looked at anew under other options', async () => {
    const { person, previewPayment } = await open(PREVIEW);
    const box = await dialog();
    previewPayment.mockResolvedValue(
      aPreview({
        lines: [
          aLine('a', [], { amountCents: 103_800, detractionCents: 14_200 }),
          aLine('b', [], { amountCents: 108_560, adjustmentCents: -9_440 }),
          aLine('c', [], { amountCents: 120_360, adjustmentCents: 2_360 }),
        ],
      }),
    );
    await person.click(within(box).getByRole('checkbox', { name: /Neto para el proveedor/ }));
    await waitFor(() => expect(box).toHaveTextContent('3 documentos por'));
    expect(box).toHaveTextContent('S/ 1,180.00 − S/ 142.00 detracción');
    expect(box).toHaveTextContent('S/ 1,180.00 − S/ 94.40 retención');
    expect(box).toHaveTextContent('S/ 1,180.00 + S/ 23.60 percepción');
    expect(previewPayment.mock.calls.at(-1)?.[0]).toEqual({
      documentIds: ['a', 'b', 'c'],
      options: { net: true, ascii: false },
    });
  });

  it('says why the server makes none, and keeps what was chosen', async () => {
    const refused = new ApiError({
      status: 409,
      statusText: '',
      body: '{"message":"Alguien acaba de generar."}',
    });
    const { person } = await open(PREVIEW, { createPaymentBatch: () => Promise.reject(refused) });
    const box = await dialog();
    await person.click(within(box).getByRole('button', { name: 'Generar y descargar' }));
    expect(await within(box).findByRole('alert')).toHaveTextContent('Alguien acaba de generar.');
  });

  it('finds its batch when only the answer got lost, and makes no second one', async () => {
    const others = aBatch({ batchId: 'other', createdBy: 'somebody', documentIds: ['a'] });
    const earlier = aBatch({
      batchId: 'old',
      createdAt: '2026-03-15T00:00:00.000Z',
      documentIds: ['a'],
    });
    const getPaymentFile = jest.fn().mockResolvedValue(FILE);
    const { person } = await open(PREVIEW, {
      createPaymentBatch: () => Promise.reject(new NetworkError()),
      listPaymentBatches: () =>
        Promise.resolve({ rows: [others, aBatch({ documentIds: ['a'] }), earlier], total: 3 }),
      getPaymentFile,
    });
    await person.click(within(await dialog()).getByRole('button', { name: 'Generar y descargar' }));
    expect(await screen.findByText('Generado')).toBeInTheDocument();
    expect(getPaymentFile.mock.calls).toEqual([['batch-1']]);
  });

  it('fetches the file alone when the batch is recorded and only the file did not come', async () => {
    const createPaymentBatch = jest.fn().mockResolvedValue(aBatch());
    const getPaymentFile = jest
      .fn()
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValue(FILE);
    const { person } = await open(PREVIEW, { createPaymentBatch, getPaymentFile });
    const box = await dialog();
    await person.click(within(box).getByRole('button', { name: 'Generar y descargar' }));
    expect(await within(box).findByText(/El lote quedó registrado/)).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await person.click(within(box).getByRole('button', { name: 'Descargar el archivo' }));
    expect(await screen.findByText('Generado')).toBeInTheDocument();
    expect(createPaymentBatch).toHaveBeenCalledTimes(1);
  });

  it('asks why, document by document, and lets no reason for a forged one be copied', async () => {
    const createPaymentBatch = jest.fn().mockResolvedValue(aBatch({ count: 3 }));
    const getPaymentFile = jest.fn().mockResolvedValue(FILE);
    const lines = [
      aLine('a', ['SIN_CONFIRMAR']),
      aLine('b', ['PASO_PENDIENTE']),
      aLine('c', ['POSIBLE_FALSIFICACION']),
    ];
    const { person } = await open(aPreview({ lines }), { createPaymentBatch, getPaymentFile });
    const box = await dialog();
    const make = within(box).getByRole('button', { name: 'Generar y descargar' });
    const include = (name: RegExp) => person.click(within(box).getByRole('checkbox', { name }));
    for (const { documentId } of lines) {
      const name = new RegExp(`Proveedor ${documentId}`);
      expect(within(box).getByRole('checkbox', { name })).not.toBeChecked();
    }
    await include(/Proveedor a/);
    expect(box).toHaveTextContent('Falta el motivo de 1 documento');
    expect(make).toBeDisabled();
    await person.type(within(box).getByLabelText(/Motivo para pagar Proveedor a/), 'Urge');
    await person.click(within(box).getByRole('button', { name: 'Usar este motivo en los demás' }));
    expect(box).toHaveTextContent('2 documentos por');
    await include(/Proveedor c/);
    expect(make).toBeDisabled();
    await person.type(within(box).getByLabelText(/Motivo para pagar Proveedor c/), 'Llamé');
    await person.click(make);
    expect(await screen.findByText('Generado')).toBeInTheDocument();
    expect(createPaymentBatch.mock.calls[0]?.[0]).toMatchObject({
      documentIds: ['a', 'b', 'c'],
      include: [],
      reasons: [
        { documentId: 'a', reason: 'Urge' },
        { documentId: 'b', reason: 'Urge' },
        { documentId: 'c', reason: 'Llamé' },
      ],
    });
  });

  it('finds its reasons again after a reload, in sight of who puts the lines in once more', async () => {
    const lines = [aLine('a', ['SIN_CONFIRMAR']), aLine('b', ['PASO_PENDIENTE'])];
    const first = await open(aPreview({ lines }));
    await first.person.click(within(await dialog()).getByRole('checkbox', { name: /Proveedor a/ }));
    await first.person.type(screen.getByLabelText(/Motivo para pagar Proveedor a/), 'Urge');
    cleanup();
    const createPaymentBatch = jest.fn().mockRejectedValue(new NetworkError());
    const { person } = await open(aPreview({ lines }), { createPaymentBatch });
    const box = await dialog();
    expect(within(box).getByLabelText(/Motivo para pagar Proveedor a/)).toHaveValue('Urge');
    expect(box).toHaveTextContent('Los motivos que escribió antes siguen aquí');
    expect(within(box).getByRole('checkbox', { name: /Proveedor a/ })).not.toBeChecked();
    expect(within(box).queryByLabelText(/Motivo para pagar Proveedor b/)).toBeNull();
    await person.click(within(box).getByRole('checkbox', { name: /Proveedor a/ }));
    await person.click(within(box).getByRole('button', { name: 'Generar y descargar' }));
    expect(await within(box).findByRole('alert')).toBeInTheDocument();
    const kept = new Drafts(TREASURY.id);
    expect(kept.has('archivo-de-pago')).toBe(true);
    await person.click(within(box).getByRole('button', { name: 'Cancelar' }));
    expect(kept.has('archivo-de-pago')).toBe(false);
  });
});
