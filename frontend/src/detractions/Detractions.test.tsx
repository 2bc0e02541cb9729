import {
  type ConstanciaPreview,
  type ConstanciaResult,
  DEPOSITED_BY_TWIN,
  type DepositLine,
  type DepositPreview,
  type DetractionDeposit,
} from '@contracts/detraction-deposits';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { downloadBlob } from '../documents/download';
import { aUser } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';

jest.mock('../documents/download', () => ({
  ...jest.requireActual<object>('../documents/download'),
  downloadBlob: jest.fn(),
}));
const save = jest.mocked(downloadBlob);

const line = (id: string, part: Partial<DepositLine> = {}): DepositLine => ({
  ...{ documentId: id, filename: 'a.pdf', partyId: '20100047218', partyName: `PROVEEDOR ${id}` },
  ...{ payer: '*', code: '037', account: '00015013982', amountSoles: 142, documentType: '01' },
  ...{ serie: 'F001', numero: id, issueDate: '2026-11-02', workflowStatus: 'payment_prepared' },
  ...{ deadline: '2099-12-07', batchNumber: null, problems: [] },
  ...part,
});
const preview = (part: Partial<DepositPreview> = {}): DepositPreview => ({
  ...{ companyProblem: null, nextNumber: '260004' },
  lines: [
    line('1'),
    line('2', { deadline: '2020-01-08' }),
    line('3', { problems: [{ field: 'cuenta', text: 'No se conoce su cuenta.' }] }),
    line('4', { batchNumber: '260003' }),
    line('5', { payer: 'P' }),
  ],
  ...part,
});
const deposit: DetractionDeposit = {
  ...{ depositId: 'x', number: '260004', payer: '*', createdAt: '2026-11-27T15:00:00.000Z' },
  ...{ createdByName: 'Luis Soto', filename: 'D1.txt', fileHash: 'f', count: 2, totalSoles: 284 },
  documentIds: ['1', '2'],
};
const FILE = new Blob(['*']);
const TREASURER = aUser({ teams: ['tesoreria'] });
const open = (verbs: Partial<AppVerbs>) =>
  renderApp({ path: '/detracciones', user: TREASURER, dataProvider: fakeDataProvider(verbs) });
const waiting = (part?: Partial<DepositPreview>) => ({
  getDepositDocuments: () => Promise.resolve(preview(part)),
});
const refusal = (message: string) =>
  new ApiError({ status: 409, statusText: '', body: JSON.stringify({ code: 'X', message }) });

beforeEach(() => {
  save.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('detracciones to deposit', () => {
  it('say what is due, what is in a file already, and what keeps one out', async () => {
    open(waiting());
    const card = await screen.findByRole('region', { name: 'Por depositar' });
    expect(await within(card).findByText('Venció el 8 ene 2020')).toBeVisible();
    expect(card).toHaveTextContent('4 documentos · S/ 568.00');
    expect(card).toHaveTextContent('En el lote 260003');
    expect(card).toHaveTextContent('No se conoce su cuenta.');
    expect(within(card).getByRole('checkbox', { name: 'Depositar F001-1' })).toBeChecked();
    for (const id of ['3', '4'])
      expect(within(card).getByRole('checkbox', { name: `Depositar F001-${id}` })).toBeDisabled();
    // Another payer is another file.
    expect(within(card).getByRole('checkbox', { name: 'Depositar F001-5' })).not.toBeChecked();
  });

  it('are summed once for the documents of one comprobante', async () => {
    const twin = { field: DEPOSITED_BY_TWIN, text: 'Otro documento espera el mismo depósito.' };
    open(waiting({ lines: [line('1'), line('2', { problems: [twin] })] }));
    expect(await screen.findByText('1 documento · S/ 142.00')).toBeVisible();
    expect(screen.getByText(twin.text)).toBeVisible();
  });

  it('become a file of the chosen ones, which is saved', async () => {
    const createDeposit = jest.fn(() => Promise.resolve(deposit));
    const getDepositFile = jest.fn(() => Promise.resolve(FILE));
    const { person } = open({
      ...waiting({ nextNumber: '260001' }),
      ...{ createDeposit, getDepositFile },
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Depositar F001-2' }));
    await person.type(screen.getByLabelText(/^Primer lote del año/), '38');
    await person.click(screen.getByRole('button', { name: 'Generar archivo (S/ 142.00)' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith('D1.txt', FILE));
    expect(createDeposit).toHaveBeenCalledWith({ documentIds: ['1'], firstNumber: 38 });
    expect(await screen.findByText('Lote 260004 con 2 documentos')).toBeVisible();
  });

  it('stay as they are when a file is refused, and it is said why', async () => {
    const createDeposit = () => Promise.reject(refusal('F001-1: Ya está en el archivo 260003.'));
    const { person } = open({ ...waiting(), createDeposit });
    await person.click(await screen.findByRole('button', { name: /^Generar archivo/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya está en el archivo 260003.');
    expect(save).not.toHaveBeenCalled();
  });

  it('wait for the RUC of the company', async () => {
    open(waiting({ companyProblem: 'Debe configurar el RUC.' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Debe configurar el RUC.');
    expect(screen.getByRole('button', { name: /^Generar archivo/ })).toBeDisabled();
  });

  it('are downloaded again', async () => {
    const { person } = open({
      listDeposits: () => Promise.resolve({ rows: [deposit], total: 1 }),
      getDepositFile: () => Promise.resolve(FILE),
    });
    const card = await screen.findByRole('region', { name: 'Archivos generados' });
    await person.click(
      await within(card).findByRole('button', { name: 'Descargar el lote 260004' }),
    );
    await waitFor(() => expect(save).toHaveBeenCalledWith('D1.txt', FILE));
    expect(card).toHaveTextContent('Luis Soto');
  });
});

describe('constancias', () => {
  const row = (part: Partial<ConstanciaResult>): ConstanciaResult => ({
    ...{ line: 2, constanciaNumber: '70000001', paidOn: '2026-11-26', supplierRuc: '20100047218' },
    ...{
      supplierName: 'Peña',
      documentType: '01',
      serie: 'F001',
      numero: '1',
      amountCents: 14_200,
    },
    ...{ state: 'lista', text: '', documentId: 'd' },
    ...part,
  });
  const found = {
    filename: 'c.txt',
    rows: [row({}), row({ line: 3, state: 'difiere', text: 'El monto es otro.' })],
  };
  const choose = async (
    person: ReturnType<typeof open>['person'],
    file = new File(['a'], 'c.txt'),
  ) => {
    await screen.findByRole('region', { name: 'Constancias' });
    await person.upload(screen.getByLabelText('Archivo de constancias'), file);
  };

  it('are looked at before they are recorded, and told one by one', async () => {
    const recorded = [row({ state: 'ya_tiene', text: 'Registrada.' }), ...found.rows.slice(1)];
    const recordConstancias = jest.fn(() =>
      Promise.resolve({ ...found, rows: recorded, recorded: 1 }),
    );
    const { person } = open({
      previewConstancias: () => Promise.resolve(found),
      recordConstancias,
    });
    await choose(person);
    const rows = await screen.findByRole('list', { name: 'Filas del archivo' });
    // What wants a person comes first.
    expect(within(rows).getAllByRole('listitem')[0]).toHaveTextContent('El monto es otro.');
    await person.click(screen.getByRole('button', { name: 'Registrar 1' }));
    expect(await screen.findByText('1 pasaron al paso 7')).toBeVisible();
    expect(rows).toHaveTextContent('Registrada.');
    expect(screen.queryByRole('button', { name: /^Registrar/ })).not.toBeInTheDocument();
  });

  it('of another company, or too large, are refused with the reason', async () => {
    const previewConstancias = jest.fn(() =>
      Promise.reject(refusal('El archivo es de otra empresa.')),
    );
    const { person } = open({ previewConstancias });
    await choose(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('de otra empresa');
    await choose(person, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'g.txt'));
    expect(await screen.findByText(/pesa más de 5 MB/)).toBeVisible();
    await choose(person, new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'g.jpg'));
    expect(await screen.findByText(/g\.jpg: La imagen pesa más de 15 MB/)).toBeVisible();
    expect(previewConstancias).toHaveBeenCalledTimes(1);
  });

  it('that come while others are read wait for their turn', async () => {
    let end = (_: ConstanciaPreview): void => undefined;
    const first = new Promise<ConstanciaPreview>((resolve) => (end = resolve));
    const answer = { filename: 'b.png', rows: [], pages: [] };
    const previewConstancias = jest.fn(({ name }: File) =>
      name === 'a.jpg' ? first : Promise.resolve(answer),
    );
    const { person } = open({ previewConstancias });
    await screen.findByRole('region', { name: 'Constancias' });
    const input = screen.getByLabelText('Archivo de constancias');
    await person.upload(input, new File(['a'], 'a.jpg'));
    await person.upload(input, new File(['b'], 'b.png'));
    expect(previewConstancias).toHaveBeenCalledTimes(1);
    end(answer);
    await waitFor(() =>
      expect(previewConstancias.mock.calls.map(([{ name }]) => name)).toEqual(['a.jpg', 'b.png']),
    );
  });

  it('of pictures wait, row by row, for whoever compares the number', async () => {
    const place = { page: 1, x: 0.4, y: 0.2, w: 0.1, h: 0.01 };
    const read = (line: number, part: Partial<ConstanciaResult>) =>
      row({ line, state: 'compruebe', text: 'Compruébela.', place, numero: String(line), ...part });
    const picture = {
      filename: 'foto.jpg',
      rows: [read(1, {}), read(2, { documentId: 'e' }), read(3, { state: 'difiere' })],
      pages: [{ number: 1, width: 800, height: 1_000, image: 'data:image/jpeg;base64,' }],
    };
    const previewConstancias = jest.fn((file: File) =>
      file.name === 'b.png'
        ? Promise.reject(refusal('No se ve ninguna constancia.'))
        : Promise.resolve(picture),
    );
    const takeStep = jest.fn(() => Promise.resolve({} as WorkflowDetail));
    const { person } = open({ previewConstancias, takeStep });
    await screen.findByRole('region', { name: 'Constancias' });
    await person.upload(screen.getByLabelText('Archivo de constancias'), [
      new File(['a'], 'foto.jpg'),
      new File(['b'], 'b.png'),
    ]);
    // Of two files that one cannot be read does not keep the other.
    expect(await screen.findByRole('alert')).toHaveTextContent('b.png: No se ve ninguna');
    const rows = within(screen.getByRole('list', { name: 'Constancias de imágenes' }));
    expect(rows.getAllByRole('button', { name: /^Confirmar/ })).toHaveLength(2);
    expect(rows.getAllByText('Ver la página')).toHaveLength(3);
    const number = within(rows.getByRole('form', { name: 'Comprobar F001-2' })).getByRole(
      'textbox',
    );
    await person.clear(number);
    await person.type(number, '70000009{Enter}');
    expect(await rows.findByText('Registrada por usted.')).toBeVisible();
    expect(takeStep.mock.calls).toMatchObject([
      [
        'e',
        {
          step: 7,
          comment: 'Leída de la imagen foto.jpg y comprobada con ella: depositada el 26 nov 2026.',
          additionalData: { paymentInfo: { constanciaNumber: '70000009' } },
        },
        6,
        expect.any(String),
      ],
    ]);
    expect(rows.getAllByRole('button', { name: /^Confirmar/ })).toHaveLength(1);
  });
});
