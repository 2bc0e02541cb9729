import type { DocumentDetail, DocumentSource, FileComprobantes } from '@contracts/document';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import { aDetail, aDocument, anAuthenticity } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const NUMBER = 'F002-00004522';
const authenticity = anAuthenticity({
  findings: [
    {
      ...{ id: 'OTRO_COMPROBANTE', message: 'Trae otro.', paths: [] },
      other: { number: NUMBER, pages: [2, 3] },
    },
  ],
});

function open(
  known: FileComprobantes,
  change: Partial<DocumentDetail> = {},
  verbs: Partial<AppVerbs> = {},
) {
  const document = aDetail(aDocument({ id: 'd-1', filename: 'lote.pdf', authenticity }), change);
  const provider = fakeDataProvider({
    getDocument: () => Promise.resolve(document),
    getComprobantes: () => Promise.resolve(known),
    getReviewQueue: () => Promise.resolve({ total: 1, documents: [] }),
    ...verbs,
  });
  return renderApp({ dataProvider: provider, path: '/documento/d-1' });
}
const offered = (documentId: string | null = null): FileComprobantes => ({
  others: [{ number: NUMBER, pages: [2, 3], documentId }],
  originId: null,
});
const note = async () =>
  within(await screen.findByRole('note', { name: 'Comprobantes del archivo' }));
const OFFER = 'Crear documento con las páginas 2–3 (1 crédito)';

describe('another comprobante in the file', () => {
  it('is named with its pages and made a document of once, however often it is pressed', async () => {
    let known = offered();
    const asked: string[] = [];
    const { person } = open(
      known,
      {},
      {
        getComprobantes: () => Promise.resolve(known),
        separateComprobante: (id, number) => {
          asked.push(`${id} ${number}`);
          known = offered('d-2');
          return Promise.resolve({ documentId: 'd-2' });
        },
      },
    );
    expect((await note()).getByText(/El archivo trae también/)).toHaveTextContent(
      `El archivo trae también ${NUMBER}, en las páginas 2–3.`,
    );
    await person.dblClick((await note()).getByRole('button', { name: OFFER }));
    expect(await (await note()).findByRole('link', { name: 'Ver su documento' })).toHaveAttribute(
      'href',
      '/documento/d-2',
    );
    expect(asked).toEqual([`d-1 ${NUMBER}`]);
  });

  it('stays offered without a credit, with a word on whom to ask', async () => {
    const message = 'No le quedan créditos. Pida a Ana (ana@demo.pe) que le pase créditos.';
    const { person } = open(
      offered(),
      {},
      {
        separateComprobante: () =>
          Promise.reject(
            new ApiError({ status: 402, statusText: '', body: JSON.stringify({ message }) }),
          ),
      },
    );
    await person.click((await note()).getByRole('button', { name: OFFER }));
    expect(await (await note()).findByRole('alert')).toHaveTextContent(message);
    expect((await note()).getByRole('button', { name: OFFER })).toBeEnabled();
  });

  it('is not offered once the original is gone', async () => {
    open(offered(), { originalDeletedAt: '2026-03-15T12:00:00.000Z' });
    expect((await note()).queryByRole('button')).toBeNull();
    expect((await note()).getByText(/súbalo en un archivo aparte/)).toBeInTheDocument();
  });

  it('is not asked about where a file holds one alone', async () => {
    const getComprobantes = jest.fn(() => Promise.resolve(offered()));
    open(offered(), { authenticity: anAuthenticity() }, { getComprobantes });
    await screen.findByRole('button', { name: 'Total' });
    expect(getComprobantes).not.toHaveBeenCalled();
    expect(screen.queryByRole('note', { name: 'Comprobantes del archivo' })).toBeNull();
  });

  it('says where it comes from, and opens the original at its first page', async () => {
    const separatedFrom = { documentId: 'd-0', number: NUMBER, pages: [2, 3] };
    open({ others: [], originId: 'd-0' }, { separatedFrom, authenticity: anAuthenticity() });
    expect(
      (await note()).getByRole('link', { name: 'Ver el documento del que se separó' }),
    ).toHaveAttribute('href', '/documento/d-0');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Abrir original' })).toHaveAttribute(
        'href',
        '/api/documents/d-1/file#page=2',
      ),
    );
  });

  it('says what the other original is, and parts the two once', async () => {
    const source: DocumentSource = {
      ...{ id: 's-1', kind: 'xml', filename: 'F001-7.xml', fileSize: 9, verdict: 'intacta' },
      ...{ fileType: 'application/xml', uploadedAt: '2026-03-15T12:00:00.000Z' },
      ...{ uploadedByName: 'Ana', signer: null, cdr: null },
    };
    const partSource = jest.fn(() => Promise.resolve({ documentId: 'd-9' }));
    const { person } = open(
      offered(),
      { sources: [source], sourceMatch: 'difiere', authenticity: anAuthenticity() },
      { partSource },
    );
    expect((await note()).getByText(/Unido con su XML/)).toHaveTextContent(
      'Unido con su XML F001-7.xml, firmado y sin cambios. Dice otra cosa en los datos marcados.',
    );
    expect((await note()).getByRole('link', { name: 'Descargar XML' })).toHaveAttribute(
      'href',
      '/api/documents/d-1/sources/s-1/file',
    );
    await person.dblClick((await note()).getByRole('button', { name: /separar/ }));
    expect(partSource.mock.calls).toEqual([['d-1', 's-1']]);
  });
});
