import type { DocumentDetail } from '@contracts/document';
import type { EditFieldRequest } from '@contracts/review';
import { withValueAt } from '@rules/field-path';
import { screen, waitFor } from '@testing-library/react';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument, aReading } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const FAILURE = { code: 'ARCHIVO_DANADO', message: 'No se pudo abrir.' };
const PAGE = { number: 1, width: 800, height: 1100 };

const failed = (change: Partial<DocumentDetail> = {}): DocumentDetail =>
  aDetail(aReading({ id: 'd-1', status: 'error', stage: null, failure: FAILURE }), {
    pages: [PAGE],
    ...change,
  });

/** A server that makes a failed document a typed one at its first value. */
function open(document: DocumentDetail, path = '/documento/d-1', verbs: Partial<AppVerbs> = {}) {
  let stored = document;
  const calls: string[] = [];
  const provider = fakeDataProvider({
    getDocument: () => Promise.resolve(stored),
    editField: (_, { fieldPath, newValue }: EditFieldRequest) => {
      calls.push(`${fieldPath}=${String(newValue)}`);
      const extractedData = withValueAt(stored.extractedData ?? {}, fieldPath, newValue);
      stored = { ...stored, status: 'completed', extractedData, version: stored.version + 1 };
      return Promise.resolve(stored);
    },
    confirm: () => {
      calls.push('confirm');
      stored = { ...stored, isConfirmed: true, isLocked: true, version: stored.version + 1 };
      return Promise.resolve(stored);
    },
    ...verbs,
  });
  return { calls, ...renderApp({ dataProvider: provider, path }) };
}

beforeEach(() => sessionStorage.clear());

describe('a document that could not be read', () => {
  it('shows its page and its original, and no name twice', async () => {
    open(failed());
    const picture = await screen.findByRole('img', { name: /Página 1/i });
    expect(picture).toHaveAttribute('src', '/api/documents/d-1/pages/1/image');
    expect(screen.getByRole('link', { name: 'Abrir original' })).toHaveAttribute(
      'href',
      '/api/documents/d-1/file',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Documento$/);
  });

  it('says that there is no preview where no page could be drawn', async () => {
    open(failed({ pages: [] }));
    expect(await screen.findByText('Vista previa no disponible')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Abrir original' })).not.toHaveLength(0);
  });

  it('shows its original while it is being read, too', async () => {
    open(aDetail(aReading({ id: 'd-1' }), { pages: [] }));
    expect(
      await screen.findByText('La vista previa aparece cuando termine la lectura.'),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Abrir original' })).not.toHaveLength(0);
  });

  it('is typed in by hand beside its page, saved and confirmed', async () => {
    const { person, calls } = open(failed());
    await person.click(await screen.findByRole('link', { name: 'Escribir a mano' }));
    const total = await screen.findByRole('textbox', { name: 'Total' });
    expect(screen.getByRole('button', { name: /^Confirmar .*Ctrl/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Posponer/ })).not.toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: 'Número' }), 'F001-7');
    await person.type(total, '118');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(calls).toEqual(['documento.numero=F001-7', 'totales.total=118']));
    await person.click(await screen.findByRole('button', { name: /^Confirmar .*Ctrl/ }));
    await waitFor(() => expect(calls).toContain('confirm'));
  });

  it('stays as it was when typing is given up', async () => {
    const { person, calls } = open(failed(), '/documento/d-1?a-mano=si');
    await person.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Sin datos extraídos')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('opens no form for a document that is not in error', async () => {
    open(aDetail(aReading({ id: 'd-1' })), '/documento/d-1?a-mano=si');
    expect(await screen.findByText('Sin datos extraídos')).toBeInTheDocument();
  });
});

describe('a locked document that nobody has confirmed', () => {
  it('is put off with the key as with the button', async () => {
    const calls: string[] = [];
    const paid = aDetail(aDocument({ id: 'd-1', paymentStatus: 'paid', isLocked: true }), {
      lockReason: 'pagado',
    });
    const { person } = open(paid, '/documento/d-1', {
      postpone: () => {
        calls.push('postpone');
        return Promise.resolve(paid);
      },
    });
    await screen.findByRole('button', { name: /Posponer/ });
    await person.keyboard('p');
    await waitFor(() => expect(calls).toEqual(['postpone']));
  });
});
