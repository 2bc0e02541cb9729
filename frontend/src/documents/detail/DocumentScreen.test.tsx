import type { DocumentDetail } from '@contracts/document';
import type { DocumentType } from '@contracts/extracted-data';
import type { EditFieldRequest } from '@contracts/review';
import { withValueAt } from '@rules/field-path';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../api/api-error';
import * as pages from '../../api/open-page';
import type { AppVerbs } from '../../api/data-provider';
import { aBox, aDetail, aDocument, aUser, anEvidence, fieldMap } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

jest.mock('../../api/open-page');

const doubtful = (path: string) =>
  anEvidence(path, { state: 'dudoso', confidence: 0.6, reasons: ['Lectura insegura'] });

/** Twelve fields, three of them doubtful, and a server that keeps the document. */
function aReview(change: Partial<DocumentDetail> = {}, verbs: Partial<AppVerbs> = {}) {
  let stored = aDetail(aDocument({ id: 'd-1' }), {
    fields: fieldMap(
      doubtful('documento.numero'),
      doubtful('proveedor.ruc'),
      anEvidence('totales.subtotal', { state: 'verificado', proof: 'Suma' }),
      anEvidence('totales.total', {
        state: 'contradice',
        confidence: 0.4,
        reasons: ['QR: 1,180.00 ≠ 1,108.00'],
        candidates: [{ value: 1108, source: 'qr', boxes: [aBox()] }],
      }),
    ),
    ...change,
  });
  const calls: string[] = [];
  const keep = (next: Partial<DocumentDetail>): Promise<DocumentDetail> => {
    stored = { ...stored, ...next, version: stored.version + 1 };
    return Promise.resolve(stored);
  };
  const edit = (_: string, { fieldPath, newValue }: EditFieldRequest) => {
    calls.push(`${fieldPath}=${String(newValue)}`);
    const { [fieldPath]: field, ...others } = stored.fields;
    return keep({
      extractedData: withValueAt(stored.extractedData ?? {}, fieldPath, newValue),
      fields: field ? { ...others, [fieldPath]: { ...field, state: 'editado' } } : others,
    });
  };
  const provider = fakeDataProvider({
    getDocument: () => Promise.resolve(stored),
    editField: edit,
    confirm: (_, { comment }) => {
      calls.push(`confirm ${comment ?? ''}`.trim());
      return keep({ isConfirmed: true, isLocked: true, lockReason: 'confirmado' });
    },
    reopen: (_, { reason }) => {
      calls.push(`reopen ${reason}`);
      return keep({ isConfirmed: false, isLocked: false, lockReason: null });
    },
    postpone: () => {
      calls.push('postpone');
      return keep({});
    },
    getReviewQueue: () => Promise.resolve({ total: 1, documents: [] }),
    ...verbs,
  });
  return { calls, provider };
}

const open = (review: ReturnType<typeof aReview>, user = aUser()) =>
  renderApp({ dataProvider: review.provider, user, path: '/documento/d-1' });

beforeEach(() => sessionStorage.clear());

const fieldNamed = (name: string) => screen.findByRole('button', { name });

describe('reviewing with the keyboard', () => {
  it('corrects three doubtful fields and confirms with four keys beside the values', async () => {
    const review = aReview();
    const { person } = open(review);
    await fieldNamed('Número');
    await person.keyboard('f');
    for (const value of ['F001-00004472', '20608471938', '1108']) {
      await person.paste(value);
      await person.keyboard('{Enter}');
    }
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(review.calls).toEqual([
        'documento.numero=F001-00004472',
        'proveedor.ruc=20608471938',
        'totales.total=1108',
        'confirm',
      ]),
    );
    expect(await screen.findByText('Documento confirmado')).toBeInTheDocument();
  });

  it('accepts a field as it was read with Enter alone', async () => {
    const review = aReview();
    const { person } = open(review);
    await fieldNamed('Número');
    await person.keyboard('f{Enter}');
    await waitFor(() => expect(review.calls).toEqual(['documento.numero=F001-00004471']));
    expect(await screen.findByRole('textbox', { name: 'RUC' })).toHaveFocus();
    expect(screen.getByText(/^Quedan 2/)).toBeInTheDocument();
  });

  it('takes the value that the QR proposes', async () => {
    const review = aReview();
    const { person } = open(review);
    await person.click(await fieldNamed('Total'));
    await person.click(
      await screen.findByRole('button', { name: 'Usar valor del QR: 1,108.00 PEN' }),
    );
    await waitFor(() => expect(review.calls).toEqual(['totales.total=1108']));
  });

  it('puts a value back with Escape and leaves the field with the next one', async () => {
    const { person, container } = open(aReview());
    await person.click(await fieldNamed('Total'));
    const input = await screen.findByRole('textbox', { name: 'Total' });
    await person.type(input, '99');
    await person.keyboard('{Escape}');
    expect(input).toHaveValue('1180');
    await person.keyboard('{Escape}');
    expect(container.querySelector('.review-row[data-open]')).toBeNull();
  });

  it('shows all keys on ?', async () => {
    const { person } = open(aReview());
    await fieldNamed('Total');
    await person.keyboard('{Shift>}?{/Shift}');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeInTheDocument();
  });

  it('postpones with P, but not while somebody types', async () => {
    const review = aReview();
    const { person } = open(review);
    const comment = await screen.findByRole('textbox', { name: 'Comentario de la confirmación' });
    await person.type(comment, 'p');
    expect(review.calls).toEqual([]);
    await person.click(document.body);
    await person.keyboard('p');
    await waitFor(() => expect(review.calls).toEqual(['postpone']));
  });
});

describe('the edit mode', () => {
  it('says when nothing changed', async () => {
    const { person } = open(aReview());
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Sin cambios')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Editar' })).toBeInTheDocument();
  });

  it('keeps what was saved and marks what was not', async () => {
    const review = aReview();
    const { editField } = review.provider;
    review.provider.editField = (id, body, version) =>
      body.fieldPath === 'proveedor.ruc'
        ? Promise.reject(new ApiError({ status: 400, statusText: '', body: '{}' }))
        : editField(id, body, version);
    const { person } = open(review);
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    for (const [name, text] of [
      ['Número', 'F001-2'],
      ['RUC', '1'],
    ] as const) {
      const input = screen.getByRole('textbox', { name });
      await person.clear(input);
      await person.type(input, text);
    }
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'RUC' })).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(screen.getByRole('textbox', { name: 'RUC' })).toHaveValue('1');
    expect(review.calls).toEqual(['documento.numero=F001-2']);
  });

  it('at the end of the session says so, keeps the text and loads the page again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const ended = new ApiError({ status: 401, statusText: '', body: '{}' });
    const review = aReview({}, { editField: () => Promise.reject(ended) });
    const { person } = open(review);
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    await person.type(screen.getByRole('textbox', { name: 'RUC' }), '9');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Sesión expirada')).toBeInTheDocument();
    expect(pages.reloadPage).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(pages.reloadPage).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('foliado:borrador:user-1:datos:d-1')).toContain('206084719379');
    jest.useRealTimers();
  });
});

describe('the type of the document', () => {
  it('is chosen from the known types by its name and sent as the contract names it', async () => {
    const review = aReview();
    const { person } = open(review);
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    const choice = screen.getByRole('combobox', { name: 'Tipo' });
    expect(choice).toHaveDisplayValue('Factura');
    await person.selectOptions(choice, 'Nota de crédito');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(review.calls).toEqual(['documento.tipo=nota_credito']));
  });

  it('is corrected in its row with the keyboard alone', async () => {
    const review = aReview();
    const { person } = open(review);
    await person.click(await fieldNamed('Tipo'));
    const choice = await screen.findByRole('combobox', { name: 'Tipo' });
    expect(choice).toHaveFocus();
    await person.selectOptions(choice, 'Boleta de venta');
    await person.keyboard('{Escape}');
    expect(choice).toHaveDisplayValue('Factura');
    await person.selectOptions(choice, 'Boleta de venta');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(review.calls).toEqual(['documento.tipo=boleta']));
  });

  it('keeps a word that is no known type as a choice of its own', async () => {
    const vale = 'vale' as DocumentType;
    const review = aReview({ extractedData: { documento: { tipo: vale, numero: 'F001-1' } } });
    const { person } = open(review);
    await person.click(await screen.findByRole('button', { name: 'Editar' }));
    const choice = screen.getByRole('combobox', { name: 'Tipo' });
    expect(choice).toHaveDisplayValue('vale');
    await person.selectOptions(choice, 'Otro');
    await person.selectOptions(choice, 'vale');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Sin cambios')).toBeInTheDocument();
    expect(review.calls).toEqual([]);
  });
});

describe('two people on one document', () => {
  it('see both values when both changed the same field', async () => {
    const conflict = {
      path: 'totales.total',
      mine: 1,
      theirs: 1190,
      by: 'u-2',
      byName: 'Luis',
      at: '2026-03-15T12:00:00Z',
      version: 9,
    };
    const refused = new ApiError({
      status: 409,
      statusText: '',
      body: JSON.stringify({ code: 'VERSION_CONFLICTO', conflict }),
    });
    const { person } = open(aReview({}, { editField: () => Promise.reject(refused) }));
    await person.click(await fieldNamed('Total'));
    await person.keyboard('1{Enter}');
    const note = (await screen.findByText(/cambió este dato/)).closest('[role="alert"]');
    expect(note).toHaveTextContent('Luis');
    expect(note).toHaveTextContent('1190');
    expect(screen.getByRole('button', { name: 'Dejar 1190' })).toBeInTheDocument();
  });

  it('know who else is working on it, and can take it over', async () => {
    const holder = { userId: 'u-2', name: 'Luis Paz', until: '2026-03-15T12:00:00Z' };
    const holdDocument = jest.fn((_: string, take?: boolean) =>
      Promise.resolve({ holder, isMine: take === true }),
    );
    const { person } = open(aReview({}, { holdDocument }));
    expect(await screen.findByText('En revisión por Luis Paz')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Tomar' }));
    expect(await screen.findByText('En revisión por usted')).toBeInTheDocument();
  });
});

describe('a confirmed document', () => {
  const confirmed = {
    isConfirmed: true,
    isLocked: true,
    lockReason: 'confirmado' as const,
    confirmedAt: '2026-03-16T20:04:00Z',
    confirmedByName: 'Rosa Quispe',
    confirmationComment: 'Conforme',
  };

  it('says who confirmed it and when, and takes no edits', async () => {
    open(aReview(confirmed));
    const card = await screen.findByRole('region', { name: 'Confirmación' });
    expect(card).toHaveTextContent('16 mar 2026, 15:04 · Rosa Quispe');
    expect(card).toHaveTextContent('Conforme');
    expect(screen.getByText('Bloqueado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reabrir' })).not.toBeInTheDocument();
  });

  it('is opened again by the admin of the company, with a reason', async () => {
    const review = aReview(confirmed);
    const { person } = open(review, aUser({ role: 'company_admin' }));
    await person.click(await screen.findByRole('button', { name: 'Reabrir' }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Reabrir' }));
    expect(dialog).toHaveTextContent('Escriba el motivo.');
    await person.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), 'Total errado');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(review.calls).toEqual(['reopen Total errado']));
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  });
});

describe('a document that was sent to treasury before its review', () => {
  it('says why it takes no edits and what is left to do, and can be confirmed', async () => {
    const review = aReview({ isLocked: true, lockReason: 'workflow' });
    const { person } = open(review);
    const note = await screen.findByText(/^El documento ya se envió a Tesorería/);
    expect(note).toHaveTextContent('Tesorería lo observa en el flujo y un administrador');
    expect(within(note).getByRole('link', { name: 'Verlo en el flujo' })).toHaveAttribute(
      'href',
      '/workflow?equipo=tesoreria&filtro=todos&documento=d-1',
    );
    await person.click(screen.getByRole('button', { name: /^Confirmar Ctrl/ }));
    await waitFor(() => expect(review.calls).toEqual(['confirm']));
    expect(screen.queryByText(/basta con confirmarlo/)).not.toBeInTheDocument();
  });
});

describe('a document without data', () => {
  it('says so', async () => {
    open(aReview({ extractedData: null, status: 'processing' }));
    expect(await screen.findByText('Sin datos extraídos')).toBeInTheDocument();
    expect(screen.getByText('Procesando')).toBeInTheDocument();
  });
});

describe('an account to pay to', () => {
  it('is told by hand where none was read', async () => {
    const review = aReview();
    const { person } = open(review);
    await person.click(await screen.findByRole('button', { name: 'Agregar cuenta para el pago' }));
    const bank = await screen.findByRole('textbox', { name: '1 · Banco' });
    await person.type(bank, 'BCP{Enter}');
    await waitFor(() => expect(review.calls).toEqual(['cuentas.0.banco=BCP']));
    expect(screen.getByRole('button', { name: '1 · CCI' })).toBeInTheDocument();
  });
});

describe('the products', () => {
  const cell = (name: string) => screen.findByRole('gridcell', { name });

  it('are walked with the arrows and edited by typing', async () => {
    const review = aReview();
    const { person } = open(review);
    await person.click(await cell('2'));
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await cell('145.00')).toHaveFocus();
    await person.keyboard('150{Enter}');
    await waitFor(() => expect(review.calls).toEqual(['productos.0.precio_unitario=150']));
  });

  it('get a row, and lose one that can be brought back', async () => {
    const added: unknown[] = [];
    const review = aReview(
      {},
      {
        addItem: (_, body) => {
          added.push(body);
          return Promise.resolve(aDetail(aDocument({ id: 'd-1' }), { version: 9 }));
        },
        deleteItem: () => Promise.resolve(aDetail(aDocument({ id: 'd-1' }), { version: 8 })),
      },
    );
    const { person } = open(review);
    await person.click(await cell('2'));
    await person.keyboard('{Control>}{Delete}{/Control}');
    await person.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(added).toEqual([
      {
        index: 0,
        item: {
          cantidad: 2,
          unidad: 'UND',
          descripcion: 'Aceite hidráulico',
          precio_unitario: 145,
          subtotal: 290,
        },
      },
    ]);
    await person.click(screen.getByRole('button', { name: 'Agregar fila' }));
    expect(added.at(-1)).toEqual({ index: 1 });
  });
});

describe('the page', () => {
  it('gives its words to the field that is being edited', async () => {
    const words = [{ text: 'E001-77', confidence: 1, box: aBox() }];
    const review = aReview({}, { getPageWords: () => Promise.resolve(words) });
    const { person } = open(review);
    await person.click(await fieldNamed('Número'));
    await person.click(await screen.findByRole('button', { name: 'E001-77' }));
    expect(screen.getByRole('textbox', { name: 'Número' })).toHaveValue('E001-77');
  });

  it('is zoomed, turned and read as text', async () => {
    const words = [{ text: 'Hola', confidence: 1, box: aBox() }];
    const { person, container } = open(aReview({}, { getPageWords: () => Promise.resolve(words) }));
    await person.click(await screen.findByRole('button', { name: 'Acercar' }));
    expect(screen.getByRole('status', { name: 'Tamaño' })).toHaveTextContent('125 %');
    await person.click(screen.getByRole('button', { name: 'Girar' }));
    expect(container.querySelector<HTMLElement>('.viewer-turned')?.style.transform).toContain(
      'rotate(90deg)',
    );
    await person.click(screen.getByRole('button', { name: 'Texto de la página' }));
    expect(await screen.findByText('Hola')).toBeInTheDocument();
  });
});

describe('the page over the whole window', () => {
  it('offers the original in a new tab and a way back', async () => {
    const { person } = open(aReview());
    await person.click(await screen.findByRole('button', { name: 'Ampliar' }));
    const dialog = await screen.findByRole('dialog', { name: /página 1/ });
    expect(within(dialog).getByRole('link', { name: 'Abrir en otra pestaña' })).toHaveAttribute(
      'href',
      '/api/documents/d-1/file',
    );
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('the table data', () => {
  const table = {
    hasTableData: true,
    tableData: {
      tableData: [
        { text: 'B', rowIndex: 1, columnIndex: 2, confidence: 0.8, page: 1, boxes: [] },
        { text: 'A', rowIndex: 1, columnIndex: 1, confidence: 0.9, page: 1, boxes: [] },
      ],
      readableText: 'Todo el texto',
      humanReadableSummary: 'Una tabla de 1 fila.',
    },
    formattedTable: [['A', 'B', '']],
  };

  it('has three tabs', async () => {
    const { person } = open(aReview({}, { getTable: () => Promise.resolve(table) }));
    const panel = await screen.findByRole('region', { name: 'Tabla principal' });
    expect(
      within(panel)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Col 1', 'Col 2', 'Col 3']);
    expect(
      within(panel)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['A', 'B', '—']);
    await person.click(screen.getByRole('tab', { name: 'Texto legible' }));
    expect(await screen.findByText('Todo el texto')).toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Datos técnicos' }));
    expect(await screen.findByText(/Solo para desarrolladores/)).toBeInTheDocument();
    const cells = screen.getByRole('region', { name: 'Celdas de la tabla' });
    expect(
      within(cells)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['PosiciónTextoConfianza', 'F1 · C1A90 %', 'F1 · C2B80 %']);
  });

  it('says when there is none', async () => {
    const none = { ...table, hasTableData: false };
    open(aReview({}, { getTable: () => Promise.resolve(none) }));
    expect(
      await screen.findByText('Este documento no contiene datos de tabla extraídos por Textract.'),
    ).toBeInTheDocument();
  });
});

it('script in a field, a name or a comment is text', async () => {
  const attack = '<img src=x onerror="window.__hit=1">';
  open(
    aReview({
      filename: attack,
      isConfirmed: true,
      isLocked: true,
      confirmationComment: attack,
      extractedData: { proveedor: { nombre: attack }, documento: { numero: attack } },
    }),
  );
  expect((await screen.findAllByText(attack)).length).toBeGreaterThan(2);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect('__hit' in window).toBe(false);
});
