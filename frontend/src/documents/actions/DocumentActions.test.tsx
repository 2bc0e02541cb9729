import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument, aFile, aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const refused = (status: number, code: string, message: string): ApiError =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }) });

const failed = aDocument({
  id: 'd-1',
  filename: 'boleta.png',
  status: 'error',
  extractedData: null,
  failure: { code: 'LECTURA_AGOTADA', message: 'Divídalo o escanéelo de nuevo.' },
});
const boss = aUser({ role: 'company_admin' });

const open = (verbs: Partial<AppVerbs>, user = boss) =>
  renderApp({
    user,
    dataProvider: fakeDataProvider({ listDocuments: () => Promise.resolve([failed]), ...verbs }),
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a document whose reading failed', () => {
  it('shows its cause and is read again with its own engine, once', async () => {
    const retryDocument = jest.fn(() => new Promise<void>(() => undefined));
    const { person } = open({ retryDocument });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Divídalo o escanéelo de nuevo.');
    await person.dblClick(within(card).getByRole('button', { name: 'Reintentar' }));
    expect(retryDocument.mock.calls).toEqual([['d-1', undefined]]);
  });

  it('renews list and credits once it waits for its reading', async () => {
    const getCredits = jest.fn().mockResolvedValue({ credits: 4 });
    const listDocuments = jest.fn().mockResolvedValue([failed]);
    const retryDocument = jest.fn().mockResolvedValue(undefined);
    const { person } = open({ retryDocument, getCredits, listDocuments });
    const card = await screen.findByRole('alert');
    await person.click(within(card).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Lectura en cola')).toBeInTheDocument();
    await waitFor(() => expect(getCredits).toHaveBeenCalledTimes(2));
    expect(listDocuments).toHaveBeenCalledTimes(2);
  });

  it('says when there is no credit for it', async () => {
    const text = 'No le quedan créditos. Pida más al administrador.';
    const { person } = open({
      retryDocument: () => Promise.reject(refused(402, 'SIN_CREDITOS', text)),
    });
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
    const toast = (await screen.findByText('No se pudo reintentar')).closest('.toast');
    expect(toast).toHaveTextContent(text);
  });

  it('is read again on the server from the list of files too, not sent a second time', async () => {
    const retryDocument = jest.fn().mockResolvedValue(undefined);
    const uploadDocument = jest.fn().mockResolvedValue({ documentId: 'd-1' });
    const { person } = open({ retryDocument, uploadDocument });
    await person.upload(await screen.findByLabelText('Archivos'), aFile('boleta.png', 'image/png'));
    await person.click(await screen.findByRole('button', { name: 'Reintentar con boleta.png' }));
    expect(retryDocument.mock.calls[0]).toEqual([
      'd-1',
      { processor: 'local', model: 'local-es-pe' },
    ]);
    expect(uploadDocument).toHaveBeenCalledTimes(1);
  });
});

describe('a document whose file can never be read', () => {
  it.each(['ARCHIVO_DANADO', 'ARCHIVO_VACIO', 'ARCHIVO_CIFRADO', 'IMAGEN_DEMASIADO_GRANDE'])(
    'is not offered another try (%s): it is to be corrected and sent anew',
    async (code) => {
      const hopeless = { ...failed, failure: { code, message: 'Así no se puede.' } };
      const uploadDocument = jest.fn().mockResolvedValue({ documentId: 'd-1' });
      const { person } = open({ listDocuments: () => Promise.resolve([hopeless]), uploadDocument });
      await person.upload(
        await screen.findByLabelText('Archivos'),
        aFile('boleta.png', 'image/png'),
      );
      await waitFor(() =>
        expect(screen.getAllByText(/Corrija el archivo y súbalo de nuevo\./)).toHaveLength(2),
      );
      expect(screen.queryByRole('button', { name: /^Reintentar/ })).not.toBeInTheDocument();
    },
  );
});

describe('deleting a document', () => {
  it.each([
    ['a user', aUser()],
    ['a platform admin, for what is not theirs', aUser({ id: 'other', role: 'admin' })],
  ])('is not offered to %s', async (_, user) => {
    open({}, user);
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  });

  it('says what goes and what stays, asks why, and is done once', async () => {
    const deleteDocument = jest.fn().mockResolvedValue(undefined);
    const listDocuments = jest.fn().mockResolvedValueOnce([failed]).mockResolvedValue([]);
    const { person } = open({ deleteDocument, listDocuments });
    await person.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = screen.getByRole('dialog', { name: '¿Eliminar boleta.png?' });
    expect(dialog).toHaveTextContent('Se borran el archivo, las imágenes de sus páginas');
    expect(dialog).toHaveTextContent('Queda solo la constancia de quién lo eliminó');
    const go = within(dialog).getByRole('button', { name: 'Eliminar documento' });
    expect(go).toBeDisabled();
    await person.click(within(dialog).getByRole('radio', { name: 'Está duplicado' }));
    await person.click(go);
    expect(deleteDocument.mock.calls).toEqual([['d-1', 'duplicado']]);
    expect(await screen.findByText('Documento eliminado')).toBeInTheDocument();
    expect(await screen.findByText('Suba el primero y aparecerá aquí.')).toBeInTheDocument();
  });

  it('takes the file from the list of this session, too', async () => {
    const listDocuments = jest.fn().mockResolvedValue([failed]);
    const { person } = open({
      listDocuments,
      uploadDocument: () => Promise.resolve({ documentId: 'd-1' }),
      deleteDocument: () => Promise.resolve(),
    });
    await person.upload(await screen.findByLabelText('Archivos'), aFile('boleta.png', 'image/png'));
    await screen.findByRole('region', { name: 'Archivos de esta sesión' });
    listDocuments.mockResolvedValue([]);
    await person.click(screen.getByRole('button', { name: 'Eliminar' }));
    await person.click(screen.getByRole('radio', { name: 'Se subió por error' }));
    await person.click(screen.getByRole('button', { name: 'Eliminar documento' }));
    expect(await screen.findByText('Suba el primero y aparecerá aquí.')).toBeInTheDocument();
    expect(
      screen.queryByRole('region', { name: 'Archivos de esta sesión' }),
    ).not.toBeInTheDocument();
  });

  it('says why not, and Escape leaves the document as it is', async () => {
    const reason = 'El documento está confirmado.';
    const deleteDocument = () => Promise.reject(refused(409, 'DOCUMENTO_BLOQUEADO', reason));
    const { person } = open({ deleteDocument });
    const opener = await screen.findByRole('button', { name: 'Eliminar' });
    await person.click(opener);
    await person.click(screen.getByRole('radio', { name: 'Ya no se necesita' }));
    await person.click(screen.getByRole('button', { name: 'Eliminar documento' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('waits until a locked document is open again', async () => {
    const locked = aDocument({ isLocked: true });
    open({
      listDocuments: () => Promise.resolve([locked]),
      getDocument: () => Promise.resolve(aDetail(locked)),
    });
    expect(await screen.findByRole('button', { name: 'Eliminar' })).toBeDisabled();
  });
});

describe('without credits', () => {
  it('keeps all files and sends them again together', async () => {
    const text =
      'No le quedan créditos. Pida más al administrador para seguir subiendo documentos.';
    const uploadDocument = jest
      .fn()
      .mockRejectedValueOnce(refused(402, 'SIN_CREDITOS', text))
      .mockRejectedValueOnce(refused(402, 'SIN_CREDITOS', text))
      .mockReturnValue(new Promise(() => undefined));
    const { person } = open({ uploadDocument, listDocuments: () => Promise.resolve([]) });
    const files = [aFile('a.pdf'), aFile('b.pdf')];
    await person.upload(await screen.findByLabelText('Archivos'), files);
    const list = await screen.findByRole('region', { name: 'Archivos de esta sesión' });
    await waitFor(() => expect(within(list).getAllByText(text, { exact: false })).toHaveLength(2));
    await person.click(within(list).getByRole('button', { name: 'Reintentar todos' }));
    await waitFor(() => expect(uploadDocument).toHaveBeenCalledTimes(4));
    expect(
      within(list).queryByRole('button', { name: 'Reintentar todos' }),
    ).not.toBeInTheDocument();
  });
});
