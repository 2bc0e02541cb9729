import type { DocumentSummary } from '@contracts/document';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UploadRequest } from './upload-request';
import { ApiError } from '../api/api-error';
import { createQueryClient } from '../api/query-client';
import { SESSION_KEY } from '../api/session';
import {
  aDetail,
  aDocument,
  aFile,
  anAuthenticity,
  aReading,
  aSample,
  aUser,
  processors,
} from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';

const filesInput = (): Promise<HTMLElement> => screen.findByLabelText('Archivos');
const never = <T,>(): Promise<T> => new Promise(() => undefined);
const refused = (status: number, message: string): ApiError =>
  new ApiError({
    status,
    statusText: '',
    body: JSON.stringify({ message, correlationId: 'c-7f21' }),
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the upload screen', () => {
  it('has the specified heading and, with nothing yet, the empty state', async () => {
    renderApp();
    expect(
      await screen.findByRole('heading', { name: 'Extraer Datos de Facturas y Órdenes de Compra' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('No hay documentos procesados')).toBeInTheDocument();
  });

  it('says that it is loading when the list takes its time', async () => {
    renderApp({ dataProvider: fakeDataProvider({ listDocuments: never }) });
    expect(await screen.findByText('Cargando documentos...')).toBeInTheDocument();
  });

  it('says why the list did not come, with the id for support, and tries again', async () => {
    const listDocuments = jest
      .fn()
      .mockRejectedValueOnce(refused(500, 'Ocurrió un error inesperado.'))
      .mockResolvedValue([]);
    const { person } = renderApp({ dataProvider: fakeDataProvider({ listDocuments }) });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Error al cargar los documentos');
    expect(card).toHaveTextContent('Ocurrió un error inesperado. · c-7f21');
    await person.click(within(card).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay documentos procesados')).toBeInTheDocument();
  });

  it('asks again who is signed in when the list says that nobody is', async () => {
    const queryClient = createQueryClient();
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    renderApp({
      queryClient,
      dataProvider: fakeDataProvider({ listDocuments: () => Promise.resolve(null) }),
    });
    await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: SESSION_KEY }));
  });
});

describe('the processor selector', () => {
  it('starts with the offline engine and says why the specified one is not used', async () => {
    renderApp();
    expect(
      await screen.findByText('Lee en este servidor. OpenAI: sin clave configurada.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Procesador' })).toHaveTextContent('Foliado Local');
    expect(screen.getByRole('combobox', { name: 'Modelo' })).toHaveTextContent('local-es-pe');
  });

  it('disables what cannot be used and says why', async () => {
    const { person } = renderApp();
    await screen.findByText(/OpenAI: sin clave/);
    await person.click(screen.getByRole('combobox', { name: 'Procesador' }));
    const option = await screen.findByRole('option', { name: /Textract/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('Sin clave configurada.');
  });

  it('prefers the specified engine and model with a key, and sends what was chosen', async () => {
    const uploadDocument = jest.fn<Promise<never>, [UploadRequest]>(() => never());
    const { openai, ...others } = processors();
    const withKey = { ...others, openai: { ...openai, available: true, reason: undefined } };
    const { person } = renderApp({
      dataProvider: fakeDataProvider({
        getProcessors: () => Promise.resolve(withKey),
        uploadDocument,
      }),
    });
    await screen.findByText('Envía el documento a OpenAI.');
    await person.click(screen.getByRole('combobox', { name: 'Modelo' }));
    await person.click(await screen.findByRole('option', { name: 'o3-mini' }));
    await person.upload(await filesInput(), aFile('a.pdf'));
    expect(uploadDocument.mock.calls[0]?.[0]).toMatchObject({
      processor: 'openai',
      model: 'o3-mini',
    });
  });

  it('says of each model what its vendor has announced, and disables what is gone', async () => {
    const { openai } = processors();
    const modelNotes = {
      'gpt-4o': { state: 'se_retira', text: 'Su proveedor lo retira el 14 ene 2027.' },
      'o3-mini': { state: 'reemplazado', text: 'Su proveedor lo retiró; se lee con gpt-6-luna.' },
      'gpt-4-turbo': { state: 'retirado', text: 'Su proveedor lo retiró.' },
    } as const;
    const known = processors({ openai: { ...openai, available: true, modelNotes } });
    const { person } = renderApp({
      dataProvider: fakeDataProvider({ getProcessors: () => Promise.resolve(known) }),
    });
    const card = await screen.findByRole('region', { name: 'Motor de lectura' });
    await waitFor(() =>
      expect(card).toHaveTextContent('gpt-4o: su proveedor lo retira el 14 ene 2027.'),
    );
    await person.click(screen.getByRole('combobox', { name: 'Modelo' }));
    const gone = await screen.findByRole('option', { name: /gpt-4-turbo/ });
    expect(gone).toHaveAttribute('aria-disabled', 'true');
    expect(gone).toHaveTextContent('Su proveedor lo retiró.');
    await person.click(screen.getByRole('option', { name: /o3-mini/ }));
    expect(card).toHaveTextContent('o3-mini: su proveedor lo retiró; se lee con gpt-6-luna.');
  });

  it('lets the keyboard reach what is disabled, to hear why, without choosing it', async () => {
    const { person } = renderApp();
    await screen.findByText(/OpenAI: sin clave/);
    act(() => screen.getByRole('combobox', { name: 'Procesador' }).focus());
    await person.keyboard('{Enter}');
    await person.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option').at(-2)).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('combobox', { name: 'Procesador' })).toHaveTextContent('Foliado Local');
  });

  it('says when it cannot learn which engines work', async () => {
    renderApp({
      dataProvider: fakeDataProvider({
        getProcessors: () => Promise.reject(refused(503, 'Espere.')),
      }),
    });
    expect(await screen.findByText('Error al consultar los procesadores')).toBeInTheDocument();
  });
});

describe('choosing files', () => {
  it('refuses other types with the specified words', async () => {
    const { person } = renderApp();
    await person.upload(await filesInput(), aFile('plano.tiff', 'image/tiff'));
    const toast = (await screen.findByText('Tipo de archivo no válido')).closest('.toast');
    expect(toast).toHaveTextContent('plano.tiff no es un tipo de archivo permitido');
    expect(toast).toHaveClass('toast-destructive');
  });

  it('offers its own way to an XML that is dropped among pages', async () => {
    const uploadDocument = jest.fn(() => never<never>());
    const { person } = renderApp({ dataProvider: fakeDataProvider({ uploadDocument }) });
    const zone = await screen.findByRole('button', { name: /Arrastre sus archivos aquí/ });
    const xml = aFile('F001-123.xml', 'text/xml');
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [xml, aFile('a.pdf')] } });
    expect(uploadDocument).toHaveBeenCalledTimes(1);
    const toast = (await screen.findByText('Tipo de archivo no válido')).closest('.toast');
    expect(toast).toHaveTextContent('F001-123.xml no es un tipo de archivo permitido');
    await person.click(screen.getByRole('button', { name: 'Agregarlo como XML' }));
    expect(uploadDocument).toHaveBeenLastCalledWith(
      expect.objectContaining({ file: xml }),
      expect.anything(),
    );
  });

  it('takes XML and ZIP alone by the button for it', async () => {
    const uploadDocument = jest.fn(() => never<never>());
    const { person } = renderApp({ dataProvider: fakeDataProvider({ uploadDocument }) });
    const input = await screen.findByLabelText('XML o ZIP');
    const open = jest.spyOn(input, 'click');
    await person.click(screen.getByRole('button', { name: 'Agregar XML o ZIP' }));
    expect(open).toHaveBeenCalled();
    fireEvent.change(input, {
      target: { files: [aFile('a.XML', ''), aFile('b.pdf'), aFile('c.zip')] },
    });
    expect(uploadDocument).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('b.pdf no es un tipo de archivo permitido')).toBeVisible();
  });

  it('takes several dropped files', async () => {
    const uploadDocument = jest.fn(() => never<never>());
    renderApp({ dataProvider: fakeDataProvider({ uploadDocument }) });
    const zone = await screen.findByRole('button', { name: /Arrastre sus archivos aquí/ });
    const dataTransfer = { types: ['Files'], files: [aFile('a.pdf'), aFile('b.pdf')] };
    fireEvent.dragOver(zone, { dataTransfer });
    expect(zone).toHaveAttribute('data-over');
    fireEvent.drop(zone, { dataTransfer });
    expect(zone).not.toHaveAttribute('data-over');
    expect(uploadDocument).toHaveBeenCalledTimes(2);
  });

  it('opens the dialog of the browser from the keyboard', async () => {
    const { person } = renderApp();
    const open = jest.spyOn(await filesInput(), 'click');
    screen.getByRole('button', { name: /Arrastre sus archivos aquí/ }).focus();
    await person.keyboard('{Enter}');
    expect(open).toHaveBeenCalled();
  });
});

describe('the files of this session', () => {
  const row = async (name: string): Promise<HTMLElement> => {
    const list = await screen.findByRole('region', { name: 'Archivos de esta sesión' });
    const item = within(list).getByText(name).closest('li');
    if (!item) throw new Error(`${name} is not in the list`);
    return item;
  };

  it('show how much has been sent, and can be cancelled', async () => {
    const { person } = renderApp({
      dataProvider: fakeDataProvider({
        uploadDocument: (_, { onProgress }) => {
          onProgress(0.64);
          return never();
        },
      }),
    });
    await person.upload(await filesInput(), aFile('orden.pdf'));
    const item = await row('orden.pdf');
    expect(item).toHaveTextContent('64 %');
    expect(within(item).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await person.click(
      within(item).getByRole('button', { name: 'Cancelar la subida de orden.pdf' }),
    );
    expect(screen.queryByText('orden.pdf')).not.toBeInTheDocument();
  });

  it('say when the upload failed and send the same file again', async () => {
    const uploadDocument = jest
      .fn<Promise<never>, [UploadRequest]>()
      .mockRejectedValueOnce(refused(422, 'Imagen demasiado oscura.'))
      .mockReturnValue(never());
    const { person } = renderApp({ dataProvider: fakeDataProvider({ uploadDocument }) });
    const file = aFile('boleta.png', 'image/png');
    await person.upload(await filesInput(), file);
    expect(await screen.findByText('Error al subir archivo')).toBeInTheDocument();
    const item = await row('boleta.png');
    expect(item).toHaveTextContent('Imagen demasiado oscura.');
    await person.click(within(item).getByRole('button', { name: /Reintentar/ }));
    expect(uploadDocument.mock.calls.map(([upload]) => upload.file)).toEqual([file, file]);
  });

  it('say that the company has no room left, and can be sent again when it has', async () => {
    const reason = 'Su empresa ya guarda 5,000 archivos, el máximo que puede tener aquí.';
    const uploadDocument = jest
      .fn<Promise<never>, [UploadRequest]>()
      .mockRejectedValueOnce(refused(507, reason))
      .mockReturnValue(never());
    const { person } = renderApp({ dataProvider: fakeDataProvider({ uploadDocument }) });
    await person.upload(await filesInput(), aFile('boleta.png', 'image/png'));
    const item = await row('boleta.png');
    await waitFor(() => expect(item).toHaveTextContent(reason));
    await person.click(within(item).getByRole('button', { name: /Reintentar/ }));
    expect(uploadDocument).toHaveBeenCalledTimes(2);
  });

  it('follow the reading of the document, stage by stage', async () => {
    const reading = aReading({ filename: 'transporte.jpg', stage: 'cotejar' });
    const { person } = renderApp({
      dataProvider: fakeDataProvider({
        listDocuments: () => Promise.resolve([reading]),
        uploadDocument: () => Promise.resolve({ documentId: reading.id }),
      }),
    });
    await person.upload(await filesInput(), aFile('transporte.jpg', 'image/jpeg'));
    expect(await screen.findByText('Archivo subido exitosamente')).toBeInTheDocument();
    const item = await row('transporte.jpg');
    expect(item).toHaveTextContent('Procesando');
    expect(within(item).getByRole('img', { name: 'Paso 3 de 4: cotejar' })).toBeInTheDocument();
  });
});

describe('a file that was read', () => {
  it('says how its picture could be better', async () => {
    const message = 'La página se ve borrosa: vuelva a fotografiarla con más luz.';
    const findings = [{ id: 'CALIDAD_DE_PAGINA' as const, message, paths: [], page: 1 }];
    const done = aDocument({
      filename: 'peaje.jpg',
      extractedData: null,
      authenticity: anAuthenticity({ findings }),
    });
    const { person } = renderApp({
      dataProvider: fakeDataProvider({
        listDocuments: () => Promise.resolve([done]),
        getDocument: () => Promise.resolve(aDetail(done)),
        uploadDocument: () => Promise.resolve({ documentId: done.id }),
      }),
    });
    await person.upload(await filesInput(), aFile('peaje.jpg', 'image/jpeg'));
    const list = await screen.findByRole('region', { name: 'Archivos de esta sesión' });
    expect(await within(list).findByText(message)).toBeInTheDocument();
  });
});

describe('the processing status', () => {
  it('shows the stage of the document that is being read', async () => {
    renderApp({
      dataProvider: fakeDataProvider({
        listDocuments: () => Promise.resolve([aReading({ stage: 'leer', filename: 'guia.pdf' })]),
      }),
    });
    const card = await screen.findByRole('region', { name: 'Estado del procesamiento' });
    expect(card).toHaveTextContent('Procesando 1 documento');
    expect(within(card).getByText('Leer')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/el resultado aparecerá aquí/)).toHaveTextContent('Leyendo guia.pdf');
  });

  it('tells when a document becomes completed', async () => {
    jest.useFakeTimers();
    const reading = aReading({ filename: 'guia.pdf' });
    const done = aDocument({ id: reading.id, filename: 'guia.pdf' });
    const listDocuments = jest.fn().mockResolvedValueOnce([reading]).mockResolvedValue([done]);
    renderApp({
      dataProvider: fakeDataProvider({
        listDocuments,
        getDocument: () => Promise.resolve(aDetail(done)),
      }),
    });
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.queryByText('Procesamiento completado')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText('Procesamiento completado')).toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('sample documents', () => {
  const samples = [aSample()];
  const openWith = (...documents: DocumentSummary[]) =>
    renderApp({
      dataProvider: fakeDataProvider({
        listSamples: () => Promise.resolve(samples),
        listDocuments: () => Promise.resolve(documents),
        getDocument: (id) => Promise.resolve(aDetail(aDocument({ id }))),
      }),
      user: aUser({ isDemo: true }),
    });

  it('stay in sight while what was read are samples, or the documents of others', async () => {
    openWith(
      aDocument({ filename: 'factura-detraccion.pdf' }),
      aDocument({ uploadedBy: 'user-2' }),
    );
    expect(await screen.findByText('Factura con detracción')).toBeVisible();
  });

  it('are folded away once the person has documents of their own, and still there', async () => {
    const { person } = openWith(aDocument());
    expect(await screen.findByText('Factura con detracción')).not.toBeVisible();
    await person.click(screen.getByText('Documentos de ejemplo'));
    expect(screen.getByText('Factura con detracción')).toBeVisible();
  });

  it('are one click away for the demo company', async () => {
    const readSample = jest.fn().mockResolvedValue({ documentId: 'd-1' });
    const { person } = renderApp({
      user: aUser({ isDemo: true }),
      dataProvider: fakeDataProvider({
        listSamples: () => Promise.resolve([aSample()]),
        readSample,
      }),
    });
    await person.click(await screen.findByRole('button', { name: /Factura con detracción/ }));
    expect(readSample.mock.calls[0]?.[0]).toBe('sample-1');
    expect(await screen.findByText('Archivo subido exitosamente')).toBeInTheDocument();
  });

  it('are not asked for by anybody else', async () => {
    const listSamples = jest.fn().mockResolvedValue([aSample()]);
    renderApp({ dataProvider: fakeDataProvider({ listSamples }) });
    await screen.findByText('No hay documentos procesados');
    expect(listSamples).not.toHaveBeenCalled();
  });
});
