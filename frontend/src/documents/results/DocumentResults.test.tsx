import type { DocumentDetail } from '@contracts/document';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import type { AppVerbs } from '../../api/data-provider';
import {
  aBox,
  aDetail,
  aDocument,
  anAuthenticity,
  anEvidence,
  fieldMap,
} from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { someStatsOf } from '../../test/history-factories';
import { renderApp } from '../../test/render-app';

const show = (detail: DocumentDetail, verbs: Partial<AppVerbs> = {}) =>
  renderApp({
    dataProvider: fakeDataProvider({
      listDocuments: () => Promise.resolve([detail]),
      getDocument: () => Promise.resolve(detail),
      ...verbs,
    }),
  });

const rowOf = async (label: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('button', { name: label })).closest('tr');
  if (!row) throw new Error(`${label} has no row`);
  return row;
};

describe('the field table', () => {
  it('shows field, value with currency, state and confidence', async () => {
    show(aDetail(aDocument()));
    expect(await rowOf('Número')).toHaveTextContent('NúmeroF001-00004471Verificado: QR99 %');
    expect(await rowOf('Total')).toHaveTextContent('Total1,180.00 PENLeído96 %');
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(0, 3)
        .map((head) => head.textContent),
    ).toEqual(['Campo', 'Valor', 'Confianza']);
  });

  it('warns of a middling confidence only where a person has to look', async () => {
    const fields = fieldMap(
      anEvidence('totales.subtotal', { state: 'leido', confidence: 0.85 }),
      anEvidence('totales.total', { state: 'dudoso', confidence: 0.85 }),
    );
    show(aDetail(aDocument(), { fields }));
    const [read, doubtful] = [await rowOf('Subtotal'), await rowOf('Total')].map((row) =>
      within(row).getByRole('img', { name: 'Confianza 85 %, media' }),
    );
    expect(read).toHaveClass('tone-mute');
    expect(doubtful).toHaveClass('tone-warn');
  });

  it('says where a value has no place, and why one contradicts', async () => {
    const fields = fieldMap(
      anEvidence('totales.total', {
        state: 'contradice',
        confidence: 0.62,
        boxes: [],
        reasons: ['QR: 1,180.00 ≠ 1,108.00'],
      }),
    );
    show(aDetail(aDocument(), { fields }));
    const row = await rowOf('Total');
    expect(row).toHaveTextContent('sin ubicación');
    expect(row).toHaveTextContent('QR: 1,180.00 ≠ 1,108.00');
    expect(within(row).getByRole('img', { name: 'Confianza 62 %, baja' })).toBeInTheDocument();
  });

  it('marks of the reasons of a field only those that speak against it', async () => {
    const [against, beside] = ['El QR dice 1,108.00.', 'Coincide con la suma de los productos.'];
    const reasons = [against, beside];
    const fields = fieldMap(anEvidence('totales.total', { state: 'contradice', reasons }));
    const authenticity = anAuthenticity({
      findings: [{ id: 'QR_NO_COINCIDE', message: against, paths: ['totales.total'] }],
    });
    show(aDetail(aDocument({ authenticity }), { fields }));
    const row = within(await rowOf('Total'));
    expect(row.getByText(against)).toHaveAttribute('data-against');
    expect(row.getByText(beside)).not.toHaveAttribute('data-against');
  });

  it('shows the products as lines', async () => {
    show(aDetail(aDocument()));
    const grid = await screen.findByRole('grid', { name: 'Productos' });
    expect(
      within(grid).getByRole('gridcell', { name: 'Aceite hidráulico' }).closest('tr'),
    ).toHaveTextContent('2UNDAceite hidráulico145.00290.00');
  });
});

describe('the page and the table', () => {
  it('mark the place of the field that has the focus', async () => {
    const { person, container } = show(aDetail(aDocument()));
    const button = await screen.findByRole('button', { name: 'Total' });
    act(() => button.focus());
    expect(container.querySelectorAll('.page-brackets')).toHaveLength(1);
    await person.keyboard('{Escape}');
    expect(container.querySelectorAll('.page-brackets')).toHaveLength(0);
  });

  it('mark it too while the pointer is over the row', async () => {
    const { person, container } = show(aDetail(aDocument()));
    const row = await rowOf('Total');
    await person.hover(row);
    expect(container.querySelectorAll('.page-brackets')).toHaveLength(1);
    await person.unhover(row);
    expect(container.querySelectorAll('.page-brackets')).toHaveLength(0);
  });

  it('lead from a place to its row', async () => {
    const { person } = show(aDetail(aDocument()));
    await person.click(
      await screen.findByRole('button', { name: 'Total 1,180.00 PEN, confianza 96 %' }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Total' })).toHaveFocus());
  });

  it('say of the page that is shown how its picture could be better', async () => {
    const message = 'La página se ve borrosa: vuelva a escanearla a 300 ppp.';
    const finding = { id: 'CALIDAD_DE_PAGINA' as const, message, paths: [] };
    const authenticity = anAuthenticity({
      findings: [
        { ...finding, page: 1 },
        { ...finding, page: 2, message: 'La segunda, también.' },
      ],
    });
    show(aDetail(aDocument({ authenticity })));
    expect(await screen.findByRole('note')).toHaveTextContent(message);
  });

  it('turn to the page of the field', async () => {
    const pages = [1, 2].map((number) => ({ number, width: 1190, height: 1684 }));
    const fields = fieldMap(anEvidence('totales.total', { boxes: [aBox({ page: 2 })] }));
    const { person } = show(aDetail(aDocument({ id: 'd-1' }), { fields, pages }));
    await person.click(await screen.findByRole('button', { name: 'Total' }));
    expect(screen.getByRole('img', { name: /página 2 de 2/ })).toHaveAttribute(
      'src',
      '/api/documents/d-1/pages/2/image',
    );
  });
});

describe('what else is said of a document', () => {
  it('is statistics', async () => {
    const getHistoryStats = () => Promise.resolve(someStatsOf({ completed: 1_200 }));
    show(aDetail(aDocument()), { getHistoryStats });
    const card = await screen.findByRole('region', { name: 'Estadísticas' });
    expect(card).toHaveTextContent('Productos1');
    expect(card).toHaveTextContent('Confianza promedio93 %');
    expect(card).toHaveTextContent('Tiempo2.4 s');
    expect(card).toHaveTextContent('Completados1200');
  });

  it.each([
    [0.95, [], 'Auténtico', 'tone-ok'],
    [0.65, ['QR_NO_COINCIDE'], 'Verificar manualmente', 'tone-warn'],
    [0.3, ['QR_NO_COINCIDE'], 'Posible falsificación', 'tone-bad'],
  ])(
    'is its authenticity: %p with the flags %p is called %p',
    async (confidence, flags, label, bar) => {
      const authenticity = anAuthenticity({
        confidence,
        flags,
        findings: flags.map(() => ({
          id: 'QR_NO_COINCIDE' as const,
          message: 'El total es distinto al del QR',
          expected: '1,180.00',
          found: '1,108.00',
          paths: [],
        })),
        passed: ['RUC con dígito verificador válido'],
      });
      show(aDetail(aDocument({ authenticity })));
      const card = await screen.findByRole('region', { name: 'Autenticidad' });
      expect(card).toHaveTextContent(label);
      expect(within(card).getByRole('progressbar')).toHaveClass(bar);
      expect(card).toHaveTextContent('RUC con dígito verificador válido');
      if (flags.length > 0) {
        expect(card).toHaveTextContent('Esperado: 1,180.00 · En el documento: 1,108.00');
      }
    },
  );

  it('is not that a figure stands in the document that only the engine gave', async () => {
    const message = 'El motor dio valores que no están impresos en el documento: 9,741.26.';
    const finding = { id: 'VALOR_NO_ENCONTRADO' as const, message, found: '9,741.26', paths: [] };
    show(aDetail(aDocument({ authenticity: anAuthenticity({ findings: [finding] }) })));
    const card = await screen.findByRole('region', { name: 'Autenticidad' });
    expect(card).toHaveTextContent(message);
    expect(card).not.toHaveTextContent('En el documento:');
  });

  it('is that it was here before', async () => {
    const original = aDocument({ filename: 'marzo.pdf', createdAt: '2026-03-15T02:00:00Z' });
    const detail = aDetail(aDocument({ duplicateOf: original.id }));
    const getDocument = (id: string) =>
      Promise.resolve(id === original.id ? aDetail(original) : detail);
    show(detail, { getDocument });
    const link = await screen.findByRole('link', { name: 'marzo.pdf' });
    expect(link).toHaveAttribute('href', `/documento/${original.id}`);
    expect(screen.getByRole('note')).toHaveTextContent(
      'Posible duplicado. Ya existe marzo.pdf, subido el 14 mar 2026 por Rosa Quispe.',
    );
  });

  it('is that it was here before, also when the original is gone', async () => {
    const detail = aDetail(aDocument({ duplicateOf: 'gone' }));
    const getDocument = (id: string) =>
      id === 'gone' ? Promise.reject(new Error('404')) : Promise.resolve(detail);
    show(detail, { getDocument });
    expect(await screen.findByRole('note')).toHaveTextContent('mismo contenido o comprobante');
  });
});

describe('taking the data along', () => {
  it('copies the JSON', async () => {
    const { person } = show(aDetail(aDocument()));
    await person.click(await screen.findByRole('button', { name: 'Copiar JSON' }));
    expect(await screen.findByText('JSON copiado')).toBeInTheDocument();
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      totales: { total: 1180 },
    });
  });

  it('copies the table as text', async () => {
    const { person } = show(aDetail(aDocument()));
    await person.click(await screen.findByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('Texto copiado al portapapeles')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('Total\t1,180.00 PEN');
  });

  it('saves the JSON under the name of the document', async () => {
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { person } = show(aDetail(aDocument()));
    await person.click(await screen.findByRole('button', { name: 'Descargar JSON' }));
    expect(names).toEqual(['factura-andino.json']);
    expect(screen.getByText('Exportado')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('when there are no results', () => {
  it('a failed reading says what happened and what to do', async () => {
    const failure = {
      code: 'ARCHIVO_DANADO',
      message: 'El archivo está dañado. Vuelva a escanearlo.',
    };
    const document = aDocument({ status: 'error', extractedData: null, failure });
    renderApp({
      dataProvider: fakeDataProvider({ listDocuments: () => Promise.resolve([document]) }),
    });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Error en el procesamiento');
    expect(card).toHaveTextContent('El procesamiento falló. Intenta subir el archivo nuevamente.');
    expect(card).toHaveTextContent('El archivo está dañado. Vuelva a escanearlo.');
    expect(screen.getByText('No hay documentos procesados')).toBeInTheDocument();
  });

  it('a document that cannot be loaded says why and tries again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const document = aDocument();
    const gone = new ApiError({
      status: 404,
      statusText: '',
      body: '{"message":"No se encontró."}',
    });
    const getDocument = jest.fn().mockRejectedValueOnce(gone).mockResolvedValue(aDetail(document));
    const { person } = renderApp({
      dataProvider: fakeDataProvider({
        listDocuments: () => Promise.resolve([document]),
        getDocument,
      }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró.');
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    logged.mockRestore();
  });
});
