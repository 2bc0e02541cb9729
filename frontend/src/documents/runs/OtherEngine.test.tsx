import type { DocumentSummary } from '@contracts/document';
import { screen, waitFor, within } from '@testing-library/react';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument, processors } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const failed = (code: string, change: Partial<DocumentSummary> = {}): DocumentSummary =>
  aDocument({
    id: 'd-1',
    filename: 'boleta.png',
    processor: 'openai',
    model: 'gpt-4o',
    status: 'error',
    extractedData: null,
    failure: { code, message: 'OpenAI no respondió. Reintente más tarde o elija otro motor.' },
    ...change,
  });

const withKey = processors({ openai: { ...processors().openai, available: true } });

const open = (document: DocumentSummary, verbs: Partial<AppVerbs> = {}, path = '/') =>
  renderApp({
    path,
    dataProvider: fakeDataProvider({
      listDocuments: () => Promise.resolve([document]),
      getDocument: () => Promise.resolve(aDetail(document)),
      getProcessors: () => Promise.resolve(withKey),
      ...verbs,
    }),
  });

const dialog = () => screen.findByRole('dialog', { name: 'Procesar con otro motor' });

describe('a document that an engine could not read', () => {
  it('says why and offers both ways on', async () => {
    open(failed('MOTOR_SIN_RESPUESTA'));
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('El procesamiento falló. Intenta subir el archivo nuevamente.');
    expect(card).toHaveTextContent('OpenAI no respondió. Reintente más tarde');
    expect(within(card).getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(within(card).getByRole('button', { name: 'Procesar con otro motor' })).toBeEnabled();
  });

  it('is read by another engine, which is proposed', async () => {
    const retryDocument = jest.fn().mockResolvedValue(undefined);
    const { person } = open(failed('MOTOR_OCUPADO'), { retryDocument });
    await person.click(await screen.findByRole('button', { name: 'Procesar con otro motor' }));
    const asked = await dialog();
    expect(asked).toHaveTextContent('Usa 1 crédito');
    expect(within(asked).getByRole('combobox', { name: 'Procesador' })).toHaveTextContent(
      'Foliado Local',
    );
    await person.click(within(asked).getByRole('button', { name: 'Procesar' }));
    expect(retryDocument.mock.calls).toEqual([
      ['d-1', { processor: 'local', model: 'local-es-pe' }],
    ]);
    expect(await screen.findByText('Lectura en cola')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not sent again to the model that failed by this way', async () => {
    const { person } = open(failed('MOTOR_OCUPADO'));
    await person.click(await screen.findByRole('button', { name: 'Procesar con otro motor' }));
    const asked = await dialog();
    await person.click(within(asked).getByRole('combobox', { name: 'Procesador' }));
    await person.click(await screen.findByRole('option', { name: 'OpenAI' }));
    expect(within(asked).getByRole('button', { name: 'Procesar' })).toBeDisabled();
    expect(asked).toHaveTextContent('Este motor y modelo ya leyó el documento: elija otro.');
    await person.click(within(asked).getByRole('combobox', { name: 'Modelo' }));
    await person.click(await screen.findByRole('option', { name: 'o3-mini' }));
    expect(within(asked).getByRole('button', { name: 'Procesar' })).toBeEnabled();
  });

  it.each(['MODELO_RETIRADO', 'MOTOR_RECHAZO', 'PROCESADOR_NO_DISPONIBLE'])(
    'is not offered the same engine again where that cannot help: %s',
    async (code) => {
      open(failed(code));
      const card = await screen.findByRole('alert');
      expect(within(card).queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
      expect(within(card).getByRole('button', { name: 'Procesar con otro motor' })).toHaveClass(
        'btn-primary',
      );
    },
  );

  it('is not offered another engine where the file is at fault', async () => {
    open(failed('ARCHIVO_DANADO'));
    await screen.findByRole('alert');
    expect(
      screen.queryByRole('button', { name: 'Procesar con otro motor' }),
    ).not.toBeInTheDocument();
  });

  it('shows on its own screen that it is being read again', async () => {
    const document = failed('MOTOR_SIN_RESPUESTA');
    const pending = aDetail({ ...document, status: 'pending', failure: null });
    const getDocument = jest
      .fn()
      .mockResolvedValueOnce(aDetail(document))
      .mockResolvedValue(pending);
    const verbs = { getDocument, retryDocument: () => Promise.resolve() };
    const { person } = open(document, verbs, '/documento/d-1');
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/se está leyendo/)).toBeInTheDocument();
  });

  it('says that there is no other engine when none works', async () => {
    const local = failed('LECTURA_AGOTADA', { processor: 'local', model: 'local-es-pe' });
    const { person } = open(local, { getProcessors: () => Promise.resolve(processors()) });
    await person.click(await screen.findByRole('button', { name: 'Procesar con otro motor' }));
    const asked = await dialog();
    expect(within(asked).getByRole('button', { name: 'Procesar' })).toBeDisabled();
    expect(asked).toHaveTextContent('OpenAI: sin clave configurada.');
  });
});
