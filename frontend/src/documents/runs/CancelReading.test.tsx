import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument, aFile, aReading } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const never = <T,>(): Promise<T> => new Promise(() => undefined);
const reading = aReading({ id: 'd-1', filename: 'guia.pdf' });
const cancelled = aDocument({
  ...reading,
  status: 'error',
  stage: null,
  failure: { code: 'LECTURA_CANCELADA', message: 'La lectura se canceló.' },
});

const open = (verbs: Partial<AppVerbs>, path = '/') =>
  renderApp({
    path,
    dataProvider: fakeDataProvider({
      listDocuments: () => Promise.resolve([reading]),
      getDocument: () => Promise.resolve(aDetail(reading)),
      ...verbs,
    }),
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('cancelling a reading', () => {
  it('takes one click, and a second one does nothing', async () => {
    const cancelReading = jest.fn(() => never<void>());
    const { person } = open({ cancelReading });
    await person.dblClick(await screen.findByRole('button', { name: 'Cancelar lectura' }));
    expect(cancelReading.mock.calls).toEqual([['d-1']]);
    expect(screen.getByRole('button', { name: 'Cancelando…' })).toBeDisabled();
  });

  it('ends as what a person wanted, not as a failure, with the ways on', async () => {
    const listDocuments = jest.fn().mockResolvedValueOnce([reading]).mockResolvedValue([cancelled]);
    const getCredits = jest.fn().mockResolvedValue({ credits: 4 });
    const { person } = open({
      listDocuments,
      getCredits,
      cancelReading: () => Promise.resolve(),
    });
    await person.click(await screen.findByRole('button', { name: 'Cancelar lectura' }));
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Lectura cancelada');
    expect(card).not.toHaveTextContent('El procesamiento falló');
    expect(within(card).getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(within(card).getByRole('button', { name: 'Procesar con otro motor' })).toBeEnabled();
    const toasts = document.querySelector('.toast-viewport');
    expect(toasts).toHaveTextContent('Lectura cancelada');
    expect(toasts).not.toHaveTextContent('Error en el procesamiento');
    await waitFor(() => expect(getCredits.mock.calls.length).toBeGreaterThan(1));
  });

  it('is offered for each file of the session', async () => {
    const cancelReading = jest.fn().mockResolvedValue(undefined);
    const { person } = open({
      cancelReading,
      uploadDocument: () => Promise.resolve({ documentId: 'd-1' }),
    });
    await person.upload(await screen.findByLabelText('Archivos'), aFile('guia.pdf'));
    await person.click(
      await screen.findByRole('button', { name: 'Cancelar la lectura de guia.pdf' }),
    );
    expect(cancelReading.mock.calls).toEqual([['d-1']]);
  });

  it('leaves the file of the session as cancelled, not as failed', async () => {
    const { person } = open({
      listDocuments: () => Promise.resolve([cancelled]),
      uploadDocument: () => Promise.resolve({ documentId: 'd-1' }),
    });
    await person.upload(await screen.findByLabelText('Archivos'), aFile('guia.pdf'));
    const files = await screen.findByRole('region', { name: 'Archivos de esta sesión' });
    expect(await within(files).findByText('Cancelada')).toBeInTheDocument();
    expect(within(files).queryByText('Error')).not.toBeInTheDocument();
  });

  it('is offered on the screen of the document, which then shows how it ended', async () => {
    const getDocument = jest
      .fn()
      .mockResolvedValueOnce(aDetail(reading))
      .mockResolvedValue(aDetail(cancelled));
    const { person } = open(
      { getDocument, cancelReading: () => Promise.resolve() },
      '/documento/d-1',
    );
    await person.click(await screen.findByRole('button', { name: 'Cancelar lectura' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La lectura se canceló.');
  });

  it('says why not when the reading has ended meanwhile', async () => {
    const body = '{"code":"ESTADO_NO_PERMITE","message":"Actualice la página."}';
    const { person } = open({
      cancelReading: () => Promise.reject(new ApiError({ status: 409, statusText: '', body })),
    });
    await person.click(await screen.findByRole('button', { name: 'Cancelar lectura' }));
    const toast = (await screen.findByText('No se pudo cancelar la lectura')).closest('.toast');
    expect(toast).toHaveTextContent('Actualice la página.');
    expect(screen.getByRole('button', { name: 'Cancelar lectura' })).toBeEnabled();
  });
});
