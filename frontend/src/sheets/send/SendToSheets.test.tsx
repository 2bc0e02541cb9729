import type { StoryEntry } from '@contracts/review';
import type { SubmitToSheetsAnswer } from '@contracts/sheets';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { downloadBlob } from '../../documents/download';
import { selectionOf } from '../../history/selection';
import { aDetail, aDocument, aReading } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import {
  aCreatedSheet,
  aSheetsStatus,
  aSpreadsheet,
  aSubmission,
  notConfigured,
  sheetId,
} from '../../test/sheets-factories';
import { SendToSheetsButton } from './SendToSheetsButton';

jest.mock('../../documents/download', () => ({
  ...jest.requireActual<object>('../../documents/download'),
  downloadBlob: jest.fn(),
}));

const DOCUMENT = aDetail(aDocument({ id: 'd-1' }));
const refused = (code: string, message: string, status = 409): ApiError =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }) });

const worldOf = (verbs: Partial<AppVerbs>, document = DOCUMENT) =>
  fakeDataProvider({
    listDocuments: () => Promise.resolve([document]),
    getDocument: () => Promise.resolve(document),
    ...verbs,
  });

/** The dialog, opened by its button alone or by that of the screen at `path`. */
async function open(verbs: Partial<AppVerbs> = {}, path?: string) {
  const part = path ? null : <SendToSheetsButton selection={selectionOf([DOCUMENT])} />;
  const view = renderApp({ dataProvider: worldOf(verbs), part, path });
  const button = await screen.findByRole('button', { name: 'Enviar a Google Sheets' });
  await view.person.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Enviar a Google Sheets' });
  return { ...view, button, dialog, within: within(dialog) };
}

const idField = () => screen.findByRole('textbox', { name: 'ID de la hoja de cálculo' });
const sendButton = () => screen.getByRole('button', { name: /^(Enviar|Enviando…|Reintentar)$/ });
const toast = (title: string) => screen.findByText(title, { selector: '.toast *' });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(downloadBlob).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the dialog of the spreadsheet', () => {
  it('says what it does and for which document, on the upload screen', async () => {
    const { dialog } = await open({}, '/');
    await idField();
    expect(dialog).toHaveTextContent(
      'Agrega una fila con los datos de Servicios Industriales Andino S.A.C.',
    );
    expect(screen.getByRole('textbox', { name: /Nombre de la hoja/ })).toHaveAttribute(
      'placeholder',
      'Documentos',
    );
  });

  it('asks for the id and sends nothing while it is blank', async () => {
    const submitToSheets = jest.fn();
    const { person } = await open({ submitToSheets });
    const id = await idField();
    expect(id).toHaveAccessibleDescription('Por favor ingresa el ID de la hoja de cálculo');
    expect(id).toHaveFocus();
    expect(sendButton()).toBeDisabled();
    await person.type(id, '   {Enter}');
    await person.tab();
    expect(id).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Por favor ingresa el ID de la hoja de cálculo',
    );
    expect(sendButton()).toBeDisabled();
    expect(submitToSheets).not.toHaveBeenCalled();
  });

  it('keeps the id of an address that is pasted', async () => {
    const { person } = await open();
    const id = await idField();
    await person.click(id);
    await person.paste(`https://docs.google.com/spreadsheets/d/${sheetId()}/edit#gid=0`);
    expect(id).toHaveValue(sheetId());
    expect(sendButton()).toBeEnabled();
  });

  it('keeps the id of an address that is typed, once the field is left', async () => {
    const { person } = await open();
    const id = await idField();
    await person.type(id, `https://docs.google.com/spreadsheets/d/${sheetId()}/edit`);
    expect(id).toHaveValue(`https://docs.google.com/spreadsheets/d/${sheetId()}/edit`);
    await person.tab();
    expect(id).toHaveValue(sheetId());
  });

  it('does not send to what cannot be a spreadsheet', async () => {
    const submitToSheets = jest.fn();
    const { person } = await open({ submitToSheets });
    const id = await idField();
    await person.type(id, 'https://evil.example/x{Enter}');
    expect(id).toHaveAccessibleDescription(/^No parece el ID de una hoja de Google/);
    expect(submitToSheets).not.toHaveBeenCalled();
  });

  it('says with whom a spreadsheet has to be shared, and copies it', async () => {
    const { person, dialog } = await open();
    await idField();
    expect(dialog).toHaveTextContent(
      'compártala como editor con foliado@proyecto.iam.gserviceaccount.com y pida a un Admin Empresa que la agregue en «Mi Empresa» antes de enviar.',
    );
    await person.click(screen.getByRole('button', { name: 'Copiar correo' }));
    expect(await navigator.clipboard.readText()).toBe('foliado@proyecto.iam.gserviceaccount.com');
    expect(await toast('Texto copiado al portapapeles')).toBeInTheDocument();
  });

  it('waits for the service, says why it does not come, and asks again', async () => {
    let answer: (status: ReturnType<typeof aSheetsStatus>) => void = () => undefined;
    const getSheetsStatus = jest
      .fn()
      .mockRejectedValueOnce(refused('ERROR_INTERNO', 'Ocurrió un error.', 500))
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { person, within: inside } = await open({ getSheetsStatus });
    expect(await inside.findByRole('alert')).toHaveTextContent(
      'Error al consultar Google SheetsOcurrió un error.',
    );
    expect(inside.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
    await person.click(inside.getByRole('button', { name: 'Reintentar' }));
    expect(await inside.findByText('Consultando Google Sheets...')).toBeInTheDocument();
    act(() => answer(aSheetsStatus()));
    expect(await idField()).toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { person, button } = await open();
    await idField();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('is opened from the screen of the document, too, by an icon', async () => {
    await open({}, '/documento/d-1');
    expect(await idField()).toBeInTheDocument();
  });

  it('is not offered for a document without data', async () => {
    const reading = aDetail(aReading({ id: 'd-1' }));
    renderApp({ dataProvider: worldOf({}, reading), path: '/documento/d-1' });
    await screen.findByText('Sin datos extraídos');
    expect(
      screen.queryByRole('button', { name: 'Enviar a Google Sheets' }),
    ).not.toBeInTheDocument();
  });
});

describe('the spreadsheets of the company', () => {
  const two = [
    aSpreadsheet({ title: 'Compras 2026' }),
    aSpreadsheet({ title: 'Gastos', spreadsheetId: sheetId('Gastos') }),
  ];
  const known = (spreadsheets = two): Partial<AppVerbs> => ({
    getSheetsStatus: () => Promise.resolve(aSheetsStatus({ spreadsheets })),
  });

  it('are chosen by their title, which fills the id', async () => {
    const { person } = await open(known());
    expect(await idField()).toHaveValue('');
    const choice = screen.getByRole('combobox', { name: 'Hoja de su empresa' });
    expect(choice).toHaveTextContent('Otra, por su ID');
    await person.click(choice);
    await person.click(await screen.findByRole('option', { name: 'Gastos' }));
    expect(await idField()).toHaveValue(sheetId('Gastos'));
    expect(choice).toHaveTextContent('Gastos');
  });

  it('need no choice when there is one: a click sends', async () => {
    const submitToSheets = jest.fn<Promise<SubmitToSheetsAnswer>, unknown[]>(() =>
      Promise.resolve(aSubmission()),
    );
    const { person } = await open({ ...known(two.slice(0, 1)), submitToSheets });
    expect(await idField()).toHaveValue(sheetId());
    expect(sendButton()).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(submitToSheets.mock.calls[0]?.slice(0, 2)).toEqual([
      'd-1',
      { spreadsheetId: sheetId(), sheetName: 'Documentos' },
    ]);
    expect(await toast('¡Datos enviados!')).toBeInTheDocument();
  });

  it('are remembered from the last time, while the company has them', async () => {
    const target = { spreadsheetId: sheetId('Gastos'), sheetName: 'Marzo' };
    localStorage.setItem('foliado:hoja-de-calculo', JSON.stringify(target));
    const { unmount } = await open(known());
    expect(await idField()).toHaveValue(sheetId('Gastos'));
    expect(screen.getByRole('textbox', { name: /Nombre de la hoja/ })).toHaveValue('Marzo');
    unmount();
    await open(known([...two.slice(0, 1), aSpreadsheet({ spreadsheetId: sheetId('Tercera') })]));
    expect(await idField()).toHaveValue('');
  });
});

describe('a new spreadsheet', () => {
  const press = async ({ person }: Awaited<ReturnType<typeof open>>) => {
    await idField();
    await person.dblClick(screen.getByRole('button', { name: 'Crear nueva hoja' }));
  };

  it('is made once, fills the id, and is on the list', async () => {
    const made = aCreatedSheet();
    const createSheet = jest.fn().mockResolvedValue(made);
    const getSheetsStatus = jest
      .fn()
      .mockResolvedValueOnce(aSheetsStatus())
      .mockResolvedValue(
        aSheetsStatus({
          spreadsheets: [aSpreadsheet({ spreadsheetId: made.spreadsheetId, title: made.title })],
        }),
      );
    await press(await open({ createSheet, getSheetsStatus }));
    expect(await toast('¡Hoja creada!')).toBeInTheDocument();
    expect(createSheet.mock.calls).toEqual([
      [
        expect.stringMatching(/^Documentos Procesados - \d{4}-\d\d-\d\d$/),
        expect.stringMatching(/^[\w-]{36}$/),
      ],
    ]);
    expect(await idField()).toHaveValue(made.spreadsheetId);
    expect(screen.getByText('Hoja creada y compartida con su correo.')).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Hoja de su empresa' })).toHaveTextContent(
      made.title,
    );
    expect(sendButton()).toBeEnabled();
  });

  it('that could not be shared says so', async () => {
    const createSheet = () => Promise.resolve(aCreatedSheet({ isShared: false }));
    const view = await open({ createSheet });
    await press(view);
    expect(await view.within.findByText(/Google no dejó compartirla con su correo/)).toBeVisible();
  });

  it('is waited for with everything else held', async () => {
    const view = await open({ createSheet: () => new Promise(() => undefined) });
    await press(view);
    expect(screen.getByRole('button', { name: 'Creando…' })).toBeDisabled();
    expect(await idField()).toBeDisabled();
    await view.person.keyboard('{Escape}');
    expect(view.dialog).toBeInTheDocument();
  });

  it.each([
    [refused('HOJAS_OCUPADAS', 'Google está ocupado.', 503), 'Google está ocupado.'],
    [new ApiError({ status: 502, statusText: 'Bad Gateway', body: '' }), 'Error al crear la hoja'],
    [new NetworkError(), 'Error al crear la hoja'],
  ])('that fails with %p says why', async (error, message) => {
    await press(await open({ createSheet: () => Promise.reject(error) }));
    expect(await toast('Error al crear hoja')).toBeInTheDocument();
    expect(await toast(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Crear nueva hoja' })).toBeEnabled();
  });
});

it('asks for the same new spreadsheet again when the answer got lost, and then for another', async () => {
  const createSheet = jest
    .fn()
    .mockRejectedValueOnce(new NetworkError())
    .mockResolvedValueOnce(aCreatedSheet())
    .mockResolvedValue(aCreatedSheet({ spreadsheetId: sheetId('Otra') }));
  const { person } = await open({ createSheet });
  const create = () => person.click(screen.getByRole('button', { name: 'Crear nueva hoja' }));
  await idField();
  await create();
  expect(await toast('Error al crear hoja')).toBeInTheDocument();
  await create();
  expect(await toast('¡Hoja creada!')).toBeInTheDocument();
  await person.clear(await idField());
  await create();
  await waitFor(async () => expect(await idField()).toHaveValue(sheetId('Otra')));
  const [lost, again, other] = createSheet.mock.calls as unknown[][];
  expect(again).toEqual(lost);
  expect(other?.[1]).not.toEqual(lost?.[1]);
});

describe('sending one document', () => {
  const fill = async (verbs: Partial<AppVerbs>) => {
    const view = await open(verbs);
    await view.person.click(await idField());
    await view.person.paste(sheetId());
    return view;
  };

  it('asks once for a double click, shows that it goes on, and opens the sheet afterwards', async () => {
    let answer: (value: SubmitToSheetsAnswer) => void = () => undefined;
    const submitToSheets = jest.fn<Promise<SubmitToSheetsAnswer>, unknown[]>(
      () => new Promise((resolve) => (answer = resolve)),
    );
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { person, dialog } = await fill({ submitToSheets });
    await person.type(screen.getByRole('textbox', { name: /Nombre de la hoja/ }), ' Marzo ');
    await person.dblClick(sendButton());
    expect(submitToSheets).toHaveBeenCalledTimes(1);
    expect(submitToSheets.mock.calls[0]?.slice(0, 2)).toEqual([
      'd-1',
      { spreadsheetId: sheetId(), sheetName: 'Marzo' },
    ]);
    expect(sendButton()).toHaveTextContent('Enviando…');
    expect(sendButton()).toBeDisabled();
    await person.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(screen.queryByText('¡Datos enviados!')).not.toBeInTheDocument();
    act(() => answer(aSubmission({ sheetName: 'Marzo' })));
    expect(await toast('¡Datos enviados!')).toBeInTheDocument();
    expect(screen.getByText('Una fila nueva en «Marzo».')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Abrir hoja' }));
    expect(opened.mock.calls[0]?.[0]).toBe(
      `https://docs.google.com/spreadsheets/d/${sheetId()}/edit`,
    );
  });

  it('shows the document and its story as they are afterwards', async () => {
    const story: StoryEntry[] = [];
    const submitToSheets = (): Promise<SubmitToSheetsAnswer> => {
      story.push({
        id: 'e-1',
        type: 'SentToSheets',
        label: 'Lo envió a Google Sheets',
        actor: 'Rosa Quispe',
        at: '2026-03-16T15:00:00.000Z',
        changes: [],
        comment: null,
      });
      return Promise.resolve(aSubmission());
    };
    const getStory = () => Promise.resolve([...story]);
    const { person } = await open({ submitToSheets, getStory }, '/documento/d-1');
    await person.click(await idField());
    await person.paste(sheetId());
    await person.click(sendButton());
    expect(await screen.findByText('Lo envió a Google Sheets')).toBeInTheDocument();
  });

  it('says when the row was there already', async () => {
    const { person } = await fill({
      submitToSheets: () => Promise.resolve(aSubmission({ isRepeated: true })),
    });
    await person.click(sendButton());
    expect(await toast('Ya estaba en la hoja')).toBeInTheDocument();
    expect(screen.queryByText('¡Datos enviados!')).not.toBeInTheDocument();
  });

  it.each([
    [refused('HOJA_NO_PERMITIDA', 'No está en la lista.', 403), 'No está en la lista.'],
    [
      new ApiError({ status: 502, statusText: 'Bad Gateway', body: '<html>' }),
      'Error al enviar datos a Google Sheets',
    ],
    [new Error('x'), 'Error al enviar datos a Google Sheets'],
    [new NetworkError(), 'Error al enviar datos a Google Sheets'],
  ])('that fails with %p says why, keeps the form, and can be tried again', async (error, text) => {
    const submitToSheets = jest.fn().mockRejectedValueOnce(error).mockResolvedValue(aSubmission());
    const { person, within: inside } = await fill({ submitToSheets });
    await person.click(sendButton());
    expect(await toast('Error de Google Sheets')).toBeInTheDocument();
    expect(await toast(text)).toBeInTheDocument();
    expect(inside.getByRole('alert')).toHaveTextContent(text);
    expect(await idField()).toHaveValue(sheetId());
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await toast('¡Datos enviados!')).toBeInTheDocument();
    expect(submitToSheets).toHaveBeenCalledTimes(2);
  });

  it('can be given up without a claim that it was or was not sent', async () => {
    const submitToSheets: AppVerbs['submitToSheets'] = (_id, _to, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const { person, within: inside } = await fill({ submitToSheets });
    await person.click(sendButton());
    await person.click(screen.getByRole('button', { name: 'Detener' }));
    expect(await inside.findByRole('alert')).toHaveTextContent(
      'No se sabe si Google recibió los datos. Envíe de nuevo: la fila no se repite.',
    );
    expect(screen.queryByText('¡Datos enviados!')).not.toBeInTheDocument();
    expect(sendButton()).toBeEnabled();
  });

  it('forgets the refusal of another spreadsheet', async () => {
    const submitToSheets = () => Promise.reject(refused('HOJA_SIN_ACCESO', 'Sin acceso.'));
    const { person, within: inside } = await fill({ submitToSheets });
    await person.click(sendButton());
    expect(await inside.findByText('Sin acceso.')).toBeInTheDocument();
    await person.clear(await idField());
    await person.paste(sheetId('Otra'));
    expect(inside.queryByText('Sin acceso.')).not.toBeInTheDocument();
    expect(sendButton()).toHaveTextContent('Enviar');
  });
});

describe('a server that does not send to Google Sheets', () => {
  const off = { getSheetsStatus: () => Promise.resolve(notConfigured()) };

  it('says so calmly and gives the same data as XLSX', async () => {
    const blob = new Blob(['x']);
    const exportDocuments = jest.fn().mockResolvedValue({ blob, count: 1 });
    const { person, within: inside } = await open({ ...off, exportDocuments });
    expect(
      await inside.findByText(/no está configurado en este servidor. Descargue el XLSX/),
    ).toBeInTheDocument();
    expect(inside.queryByRole('textbox')).not.toBeInTheDocument();
    const button = inside.getByRole('button', { name: 'Descargar XLSX' });
    expect(button).toHaveFocus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(downloadBlob).toHaveBeenCalledTimes(1));
    expect(jest.mocked(downloadBlob).mock.calls[0]?.[0]).toMatch(/^facturas_.*\.xlsx$/);
    expect(exportDocuments.mock.calls[0]?.[0]).toEqual({
      format: 'xlsx',
      selection: { ids: ['d-1'] },
    });
    expect(await toast('Exportado')).toBeInTheDocument();
    await person.click(inside.getByRole('button', { name: 'Cerrar' }));
  });

  it('has one download at a time', async () => {
    const exportDocuments = jest.fn(() => new Promise<never>(() => undefined));
    const { person, within: inside } = await open({ ...off, exportDocuments });
    const button = await inside.findByRole('button', { name: 'Descargar XLSX' });
    await person.dblClick(button);
    expect(exportDocuments).toHaveBeenCalledTimes(1);
    expect(inside.getByRole('button', { name: 'Descargando…' })).toBeDisabled();
  });
});
