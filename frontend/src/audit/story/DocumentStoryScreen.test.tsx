import type { AuditEntry } from '@contracts/audit';
import { screen, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { anAuditEntry, aVerification } from '../../test/audit-factories';
import { aDetail, aDocument, aUser } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const GENESIS = '0'.repeat(64);
const [A, B, W] = ['a'.repeat(64), 'b'.repeat(64), 'd'.repeat(64)];
const UPLOAD = anAuditEntry({
  version: 1,
  type: 'DocumentUploaded',
  label: 'Subió el documento',
  hash: A,
  prevHash: GENESIS,
});
const CONFIRM = anAuditEntry({
  version: 2,
  type: 'DocumentConfirmed',
  label: 'Confirmó el documento',
  comment: 'Total corregido con el valor del QR.',
  changes: [{ path: 'totales.total', old: 1108, new: 1180 }],
  hash: B,
  prevHash: A,
});
const STEP = anAuditEntry({
  version: 1,
  type: 'ConformityConfirmed',
  label: 'Confirmó la conformidad',
  group: 'workflow',
  team: 'logistica',
  stream: { id: 'workflow-d-1', kind: 'workflow', subjectId: 'd-1', label: 'F001-4471' },
  hash: W,
  prevHash: GENESIS,
});
const STORY = [UPLOAD, CONFIRM, STEP];

function open(verbs: Partial<AppVerbs> = {}, user = aUser({ role: 'company_admin' })) {
  const dataProvider = fakeDataProvider({
    getDocumentAudit: () => Promise.resolve(STORY),
    getVerification: () => Promise.resolve(aVerification()),
    getDocument: (id) => Promise.resolve(aDetail(aDocument({ id }))),
    ...verbs,
  });
  return renderApp({ dataProvider, user, path: '/auditoria/documento/d-1' });
}
const withStory = (entries: AuditEntry[]) =>
  open({ getDocumentAudit: () => Promise.resolve(entries) });
const refused = (status: number): ApiError => new ApiError({ status, statusText: '', body: '' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe("a document's whole story", () => {
  it('tells every event of document and workflow in order, with values, comments and hashes', async () => {
    open();
    const list = await screen.findByRole('list', { name: /^Eventos del documento/ });
    const items = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.classList.contains('story-event'));
    expect(items.map((item) => within(item).getByTitle(/ó/).textContent)).toEqual([
      'Subió el documento',
      'Confirmó el documento',
      'Confirmó la conformidad',
    ]);
    expect(items[1]).toHaveTextContent('Total corregido con el valor del QR.');
    expect(items[1]).toHaveTextContent('Total1108 → 1180');
    expect(items[1]).toHaveTextContent(`Huella ${B}`);
    expect(items[1]).toHaveTextContent(`Anterior ${A}`);
    expect(items[2]).toHaveTextContent('Logística');
  });

  it('names the document, leads to it and back, and can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = open();
    expect(
      await screen.findByRole('heading', { name: 'Historia de F001-00004471' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir documento' })).toHaveAttribute(
      'href',
      '/documento/d-1',
    );
    expect(screen.getByRole('link', { name: 'Auditoría' })).toHaveAttribute('href', '/auditoria');
    await person.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('outlives the document', async () => {
    open({ getDocument: () => Promise.reject(refused(404)) });
    expect(
      await screen.findByRole('heading', { name: 'Historia de F001-4471' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Abrir documento' })).not.toBeInTheDocument();
  });

  it('says that its chain is whole', async () => {
    open();
    expect(await screen.findByText(/^3 eventos sin cortes\./)).toBeInTheDocument();
  });

  it('says how much came after the last check', async () => {
    withStory([
      ...STORY,
      anAuditEntry({ version: 3, prevHash: B, at: '2026-03-18T00:00:00.000Z' }),
    ]);
    expect(await screen.findByText(/^1 evento es posterior a la última/)).toBeInTheDocument();
  });

  it('says where and why its chain is broken', async () => {
    const breaks = [{ streamId: 'document-d-1', version: 2, reason: 'data' as const, label: null }];
    open({ getVerification: () => Promise.resolve(aVerification({ state: 'broken', breaks })) });
    expect(
      await screen.findByText('Evento 2: Los datos del evento fueron modificados.'),
    ).toBeInTheDocument();
  });

  it('sees by itself that an event is missing', async () => {
    withStory([UPLOAD, { ...CONFIRM, version: 3 }]);
    expect(await screen.findByText('Cadena cortada')).toBeInTheDocument();
    expect(screen.getByText(/Un evento no sigue al anterior/)).toBeInTheDocument();
  });

  it('says what was erased', async () => {
    withStory([{ ...UPLOAD, isErased: true }]);
    expect(await screen.findByText(/se borró; su huella queda/)).toBeInTheDocument();
  });
});

describe('when there is no story', () => {
  it.each([
    ['an unknown document', () => Promise.resolve([])],
    ['an address without an id', () => Promise.reject(refused(400))],
  ])('%s is said to have none', async (_, getDocumentAudit) => {
    open({ getDocumentAudit });
    expect(await screen.findByText('No hay eventos de este documento')).toBeInTheDocument();
  });

  it('a failure says why, and asks again', async () => {
    const getDocumentAudit = jest.fn().mockRejectedValueOnce(refused(500)).mockResolvedValue(STORY);
    const { person } = open({ getDocumentAudit });
    await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/^3 eventos sin cortes\./)).toBeInTheDocument();
  });

  it('a clerk is told that it is not for him', async () => {
    const getDocumentAudit = jest.fn();
    open({ getDocumentAudit }, aUser());
    expect(await screen.findByText('No tiene acceso a la auditoría')).toBeInTheDocument();
    expect(getDocumentAudit).not.toHaveBeenCalled();
  });
});
