import type { DocumentSummary } from '@contracts/document';
import type { ReviewQueueDocument } from '@contracts/review';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppDataProvider } from '../api/data-provider';
import type { UploadRequest } from './upload-request';
import { aDetail, aDocument, aFile, aReading } from '../test/factories';
import { fakeDataProvider } from '../test/fake-data-provider';
import { renderApp } from '../test/render-app';
import { UnsentRecord } from './unsent-files';

const filesInput = (): Promise<HTMLElement> => screen.findByLabelText('Archivos');
const never = <T,>(): Promise<T> => new Promise(() => undefined);
const list = () => screen.findByRole('region', { name: 'Archivos de esta sesión' });

const queued = (
  { id, filename, createdAt }: DocumentSummary,
  change: Partial<ReviewQueueDocument> = {},
): ReviewQueueDocument => ({
  id,
  filename,
  createdAt,
  supplier: null,
  number: null,
  total: null,
  currency: null,
  doubtful: 0,
  contradictions: 0,
  dueDate: null,
  ...change,
});

/**
 * A server that has already read whatever is sent to it, and reviews it in the order given; others of the company
 * are before it by the hundred.
 */
function aServer(documents: readonly DocumentSummary[], queue: readonly ReviewQueueDocument[]) {
  const byName = new Map(documents.map((document) => [document.filename, document]));
  return fakeDataProvider({
    listDocuments: () => Promise.resolve([...documents]),
    getDocument: (id) => {
      const summary = documents.find((document) => document.id === id) ?? null;
      return Promise.resolve(summary && aDetail(summary));
    },
    getReviewQueue: (filter) =>
      Promise.resolve({ total: 900, documents: filter === 'mios' ? [...queue] : [] }),
    uploadDocument: ({ file }: UploadRequest) =>
      Promise.resolve({ documentId: byName.get(file.name)?.id ?? '' }),
  });
}

describe('a finished batch', () => {
  const first = aDocument({ id: 'd-1', filename: 'uno.pdf' });
  const second = aDocument({ id: 'd-2', filename: 'dos.pdf' });
  const done = aDocument({ id: 'd-3', filename: 'tres.pdf', isConfirmed: true });
  const failed = aReading({ id: 'd-4', filename: 'roto.pdf', status: 'error' });
  const all = [first, second, done, failed];
  const files = all.map(({ filename }) => aFile(filename));

  it('leads from each file to its document', async () => {
    const { person } = renderApp({ dataProvider: aServer(all, []) });
    await person.upload(await filesInput(), files);
    const link = await within(await list()).findByRole('link', { name: 'dos.pdf' });
    expect(link).toHaveAttribute('href', '/documento/d-2');
    expect(within(await list()).getByRole('link', { name: 'roto.pdf' })).toBeInTheDocument();
  });

  it('leads to the first of its documents in the queue of review, and says what is doubted', async () => {
    const queue = [
      queued(aDocument({ id: 'otro' }), { doubtful: 9 }),
      queued(second, { contradictions: 1, doubtful: 2 }),
      queued(first, { doubtful: 3 }),
    ];
    const { person } = renderApp({ dataProvider: aServer(all, queue) });
    await person.upload(await filesInput(), files);
    await waitFor(async () =>
      expect(within(await list()).getByRole('link', { name: 'Revisar 2' })).toHaveAttribute(
        'href',
        '/documento/d-2',
      ),
    );
    const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li');
    expect(rowOf('dos.pdf')).toHaveTextContent('1 contradicción');
    expect(rowOf('uno.pdf')).toHaveTextContent('3 dudas');
    expect(rowOf('tres.pdf')).not.toHaveTextContent(/duda/);
  });

  it('offers no review while one of it is still read', async () => {
    const reading = aReading({ id: 'd-5', filename: 'lento.pdf' });
    const { person } = renderApp({ dataProvider: aServer([first, reading], [queued(first)]) });
    await person.upload(await filesInput(), [aFile('uno.pdf'), aFile('lento.pdf')]);
    await within(await list()).findByRole('link', { name: 'lento.pdf' });
    expect(screen.queryByRole('link', { name: /^Revisar/ })).not.toBeInTheDocument();
  });

  it('has on top the document that is shown beside it, whichever file arrived first', async () => {
    const twins = [second, first].map((one) => ({ ...one, createdAt: first.createdAt }));
    const { person } = renderApp({ dataProvider: aServer(twins, []) });
    await person.upload(await filesInput(), [aFile('dos.pdf'), aFile('uno.pdf')]);
    await within(await list()).findByRole('link', { name: 'dos.pdf' });
    const names = within(await list())
      .getAllByRole('link', { name: /pdf$/ })
      .map((link) => link.textContent);
    expect(names).toEqual(['dos.pdf', 'uno.pdf']);
  });
});

describe('a batch under way', () => {
  const names = ['uno.pdf', 'roto.pdf', 'tres.pdf', 'cuatro.pdf', 'cinco.pdf'];
  const read = aDocument({ id: 'd-uno.pdf', filename: 'uno.pdf' });
  const broken = aReading({ id: 'd-roto.pdf', filename: 'roto.pdf', status: 'error' });
  const reading = aReading({ id: 'd-tres.pdf', filename: 'tres.pdf' });

  /** The last two are still being sent; of what is on the server the list is given. */
  function send(
    list: () => DocumentSummary[],
    cancelReading = jest.fn().mockResolvedValue(undefined),
  ) {
    const aborted: string[] = [];
    const uploadDocument: AppDataProvider['uploadDocument'] = ({ file: { name } }, { signal }) => {
      if (names.indexOf(name) < 3) return Promise.resolve({ documentId: `d-${name}` });
      signal.addEventListener('abort', () => aborted.push(name));
      return never();
    };
    const listDocuments = () => Promise.resolve(list());
    const view = renderApp({
      dataProvider: fakeDataProvider({ listDocuments, uploadDocument, cancelReading }),
    });
    return { ...view, aborted, cancelReading };
  }

  it('says how far all of it has come, politely, and nothing once it is done', async () => {
    const second = aDocument({ id: 'd-roto.pdf', filename: 'roto.pdf' });
    let documents = [reading, second, read];
    const { person, queryClient } = send(() => documents);
    await person.upload(
      await filesInput(),
      names.slice(0, 3).map((name) => aFile(name)),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Archivos leídos' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '67'));
    expect(within(await list()).getByRole('status')).toHaveTextContent('2 de 3 leídos');
    documents = [{ ...reading, status: 'completed' }, second, read];
    await queryClient.invalidateQueries();
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Cancelar todos' })).not.toBeInTheDocument();
  });

  it('is stopped by keyboard after one question: what is being sent and what is being read', async () => {
    const { person, aborted, cancelReading } = send(() => [reading, broken, read]);
    await person.upload(
      await filesInput(),
      names.map((name) => aFile(name)),
    );
    expect(await screen.findByText('1 de 5 leídos · 1 sin leer')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Cancelar todos' }).focus();
    await person.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: '¿Cancelar los 3 que faltan?' });
    expect(within(question).getByRole('button', { name: 'Seguir leyendo' })).toHaveFocus();
    await person.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(cancelReading.mock.calls).toEqual([['d-tres.pdf']]));
    expect(aborted.toSorted()).toEqual(['cinco.pdf', 'cuatro.pdf']);
    expect(await screen.findByText('Lecturas canceladas')).toBeInTheDocument();
    expect(screen.queryByText('cinco.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'uno.pdf' })).toBeInTheDocument();
  });

  it('goes on stopping when one of it was read meanwhile, and says what the server refuses', async () => {
    const refusal = (status: number, code: string) =>
      new ApiError({ status, statusText: '', body: JSON.stringify({ code, message: 'No.' }) });
    const cancelReading = jest
      .fn()
      .mockRejectedValueOnce(refusal(409, 'ESTADO_NO_PERMITE'))
      .mockRejectedValueOnce(refusal(500, 'ERROR'));
    const other = aReading({ id: 'd-roto.pdf', filename: 'roto.pdf' });
    const { person } = send(() => [reading, other, read], cancelReading);
    await person.upload(
      await filesInput(),
      names.slice(0, 3).map((name) => aFile(name)),
    );
    await person.click(await screen.findByRole('button', { name: 'Cancelar todos' }));
    const question = await screen.findByRole('dialog');
    await person.click(within(question).getByRole('button', { name: 'Cancelar todos' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('No.');
    expect(cancelReading.mock.calls).toEqual([['d-tres.pdf'], ['d-roto.pdf']]);
  });
});

describe('files that are refused', () => {
  it('are told by their kinds, one after the other', async () => {
    const big = aFile('grande.pdf');
    Object.defineProperty(big, 'size', { value: 52_428_801 });
    const { person } = renderApp();
    await person.upload(await filesInput(), [big, aFile('foto.tiff', 'image/tiff')]);
    const toast = (await screen.findByText('Tipo de archivo no válido')).closest('.toast');
    expect(toast).toHaveTextContent('foto.tiff no es un tipo de archivo permitido');
    expect(toast).not.toHaveTextContent('grande.pdf');
    await person.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    const second = screen.getByText('Archivo demasiado grande').closest('.toast');
    expect(second).toHaveTextContent('grande.pdf excede el límite de 50MB');
  });

  it.each(['ARCHIVO_DANADO', 'ARCHIVO_VACIO', 'TIPO_NO_PERMITIDO', 'IMAGEN_DEMASIADO_GRANDE'])(
    'by the server for what they are are not offered again: %s',
    async (code) => {
      const body = JSON.stringify({ code, message: 'No se puede.' });
      const refusal = new ApiError({ status: 422, statusText: '', body });
      const { person } = renderApp({
        dataProvider: fakeDataProvider({ uploadDocument: () => Promise.reject(refusal) }),
      });
      await person.upload(await filesInput(), [aFile('falso.pdf'), aFile('vacio.pdf')]);
      await waitFor(async () =>
        expect(await list()).toHaveTextContent('Corrija el archivo y súbalo de nuevo.'),
      );
      expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
    },
  );

  it('say one next step: the reason has its own', async () => {
    const message = 'vacio.pdf está vacío. Elija otro archivo.';
    const body = JSON.stringify({ code: 'ARCHIVO_VACIO', message });
    const refusal = new ApiError({ status: 422, statusText: '', body });
    const { person } = renderApp({
      dataProvider: fakeDataProvider({ uploadDocument: () => Promise.reject(refusal) }),
    });
    await person.upload(await filesInput(), [aFile('vacio.pdf')]);
    await waitFor(async () => expect(await list()).toHaveTextContent(message));
    expect(await list()).not.toHaveTextContent('Corrija el archivo');
  });
});

describe('files that are not sent yet', () => {
  const leaving = (): boolean =>
    !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('are asked about before the page is closed, also in a pause of the server', async () => {
    const pause = new ApiError({ status: 429, statusText: '', body: '{}', retryAfter: '60' });
    const { person } = renderApp({
      dataProvider: fakeDataProvider({ uploadDocument: () => Promise.reject(pause) }),
    });
    expect(leaving()).toBe(false);
    await person.upload(await filesInput(), aFile('espera.pdf'));
    expect(
      await screen.findByText('El servidor pidió una pausa; continúa solo'),
    ).toBeInTheDocument();
    expect(leaving()).toBe(true);
  });

  it('are named at the next visit, until one has read it', async () => {
    const { person, unmount } = renderApp({
      dataProvider: fakeDataProvider({ uploadDocument: () => never() }),
    });
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
    await person.upload(
      await filesInput(),
      names.map((name) => aFile(name)),
    );
    await list();
    fireEvent(window, new Event('pagehide'));
    unmount();
    const next = renderApp();
    const notice = await screen.findByRole('alert', { name: 'Archivos sin enviar' });
    expect(notice).toHaveTextContent('4 archivos no se enviaron');
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(names);
    await next.person.click(within(notice).getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText('4 archivos no se enviaron')).not.toBeInTheDocument();
    next.unmount();
    renderApp();
    await screen.findByText('No hay documentos procesados');
    expect(screen.queryByRole('alert', { name: 'Archivos sin enviar' })).not.toBeInTheDocument();
  });

  it('are told as well where the visit begins on another screen', async () => {
    const page = new UnsentRecord('user-1', 'p-1');
    page.keep(['a.pdf']);
    page.leave();
    const { person } = renderApp({ path: '/historial' });
    expect(await screen.findByText('1 archivo no se envió')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Ver' }));
    expect(await screen.findByRole('alert', { name: 'Archivos sin enviar' })).toBeInTheDocument();
  });
});
