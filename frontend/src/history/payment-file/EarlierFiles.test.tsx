import type { PaymentBatch } from '@contracts/exports';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { downloadBlob } from '../../documents/download';
import { aUser } from '../../test/factories';
import { aBatch, aLine, aPreview, anInvoice } from '../../test/history-factories';
import { TREASURY, historyOf, openHistory } from '../../test/history-world';

jest.mock('../../documents/download', () => ({
  ...jest.requireActual<object>('../../documents/download'),
  downloadBlob: jest.fn(),
}));
const save = jest.mocked(downloadBlob);

const HASH = `9f3c${'0'.repeat(56)}a07b`;
const SOLES = aBatch({ batchId: 'b-1', count: 12, fileHash: HASH, createdByName: 'Luis Paz' });
const DOLLARS = aBatch({ batchId: 'b-2', currency: 'USD', totalCents: 396_500 });

const listOf = (batches: readonly PaymentBatch[]) =>
  jest.fn<ReturnType<AppVerbs['listPaymentBatches']>, Parameters<AppVerbs['listPaymentBatches']>>(
    ({ page, perPage }) =>
      Promise.resolve({
        rows: batches.slice((page - 1) * perPage, page * perPage),
        total: batches.length,
      }),
  );

async function open(verbs: Partial<AppVerbs>) {
  const { provider } = historyOf([anInvoice({}, { id: 'a' })], verbs);
  const { person } = openHistory(provider, '/historial', TREASURY);
  await person.click(await screen.findByRole('button', { name: 'Archivos de pago' }));
  return { person, dialog: await screen.findByRole('dialog', { name: TITLE }) };
}
const TITLE = 'Archivos de pago anteriores';
const rows = (dialog: HTMLElement) => within(dialog).findAllByRole('listitem');

beforeEach(() => {
  save.mockReset();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the payment files made before', () => {
  it('are told by date, person, count, total and hash', async () => {
    const { dialog } = await open({ listPaymentBatches: listOf([SOLES, DOLLARS]) });
    const [first, second] = await rows(dialog);
    expect(first).toHaveTextContent('16 mar 2026, 10:00');
    expect(first).toHaveTextContent('Luis Paz');
    expect(first).toHaveTextContent('12 documentos');
    expect(first).toHaveTextContent('S/ 1,180.00');
    expect(first).toHaveTextContent('9f3c…a07b');
    expect(second).toHaveTextContent('US$ 3,965.00');
  });

  it('are downloaded again, once for a double click, and their hash is copied whole', async () => {
    const file = new Blob(['HDR']);
    const getPaymentFile = jest.fn().mockResolvedValue(file);
    const { person, dialog } = await open({
      listPaymentBatches: listOf([SOLES]),
      getPaymentFile,
    });
    await person.dblClick(await within(dialog).findByRole('button', { name: /^Descargar/ }));
    await waitFor(() => expect(save).toHaveBeenCalledWith(SOLES.filename, file));
    expect(getPaymentFile.mock.calls).toEqual([['b-1']]);
    await person.click(within(dialog).getByRole('button', { name: /^Copiar la huella/ }));
    expect(await navigator.clipboard.readText()).toBe(HASH);
  });

  it('that are not what was recorded are not delivered, and it is said why', async () => {
    const body = JSON.stringify({ code: 'LOTE_ALTERADO', message: 'No coincide con su registro.' });
    const altered = new ApiError({ status: 409, statusText: '', body });
    const { person, dialog } = await open({
      listPaymentBatches: listOf([SOLES]),
      getPaymentFile: () => Promise.reject(altered),
    });
    await person.click(await within(dialog).findByRole('button', { name: /^Descargar/ }));
    expect(await screen.findByText('No coincide con su registro.')).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
  });

  it('have a second page', async () => {
    const many = Array.from({ length: 26 }, (_, index) => aBatch({ batchId: `b-${index}` }));
    const { person, dialog } = await open({ listPaymentBatches: listOf(many) });
    expect(await rows(dialog)).toHaveLength(25);
    expect(dialog).toHaveTextContent('1–25 de 26');
    await person.click(
      within(dialog).getByRole('button', { name: 'Página siguiente de archivos de pago' }),
    );
    await waitFor(async () => expect(await rows(dialog)).toHaveLength(1));
  });

  it('are none yet: the dialog says how they are made', async () => {
    const { dialog } = await open({});
    expect(await within(dialog).findByText('Todavía no hay archivos de pago')).toBeInTheDocument();
  });

  it('cannot be loaded: the dialog says why and tries again', async () => {
    const broken = new ApiError({ status: 503, statusText: '', body: '{"message":"Caído"}' });
    const listPaymentBatches = listOf([SOLES]).mockRejectedValueOnce(broken);
    const { person, dialog } = await open({ listPaymentBatches });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Caído');
    await person.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    expect(await rows(dialog)).toHaveLength(1);
  });

  it('are reached from the dialog of a new file, which stays as it was', async () => {
    const { provider } = historyOf([anInvoice({}, { id: 'a' })], {
      previewPayment: () => Promise.resolve(aPreview({ lines: [aLine('a', [])] })),
      listPaymentBatches: listOf([SOLES]),
    });
    const { person } = openHistory(provider);
    const table = await screen.findByRole('grid', { name: 'Documentos' });
    await person.click(within(table).getByRole('checkbox', { name: 'Seleccionar la página' }));
    await person.click(screen.getByRole('button', { name: 'Generar TXT de pago' }));
    await person.click(await screen.findByRole('button', { name: 'Archivos anteriores' }));
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Generar TXT de pago' })).toBeInTheDocument();
  });

  it('are not offered to who makes none', async () => {
    const { provider } = historyOf([anInvoice({}, { id: 'a' })]);
    openHistory(provider, '/historial', aUser({ teams: ['logistica'] }));
    await screen.findByRole('grid', { name: 'Documentos' });
    expect(screen.queryByRole('button', { name: 'Archivos de pago' })).not.toBeInTheDocument();
  });
});
