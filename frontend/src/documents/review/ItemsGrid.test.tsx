import type { DocumentDetail } from '@contracts/document';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AppDataProvider } from '../../api/data-provider';
import { aDetail, aDocument, anEvidence, fieldMap, someData } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';
import { refused } from '../../test/review-server';
import type { ReviewVerbs } from '../document-api';
import { documentKey } from '../document-key';

const LINES = 400;

/** A document with many lines, of which one is doubted. */
function openLong(lines = LINES, doubted = 350, verbs: Partial<AppDataProvider> = {}) {
  const productos = Array.from({ length: lines }, (_, line) => ({
    cantidad: line + 1,
    unidad: 'NIU',
    descripcion: `Perno ${line + 1}`,
    precio_unitario: 1,
    subtotal: 1,
  }));
  const document = aDetail(aDocument({ id: 'd-1', extractedData: { ...someData(), productos } }), {
    fields: fieldMap(
      anEvidence(`productos.${doubted}.descripcion`, { state: 'dudoso', reasons: ['Borroso'] }),
    ),
  });
  const getDocument = () => Promise.resolve(document);
  return renderApp({
    dataProvider: fakeDataProvider({ getDocument, ...verbs }),
    path: '/documento/d-1',
  });
}

const grid = () => screen.findByRole('grid', { name: 'Productos' });
const cell = (name: string) => screen.getByRole('gridcell', { name });

/** A long document, with the keyboard in the row that waits for a look. */
async function atDoubt() {
  const { person } = openLong();
  await grid();
  await person.keyboard('f');
  await waitFor(() => expect(cell('Perno 351')).toHaveFocus());
  return person;
}

describe('a grid of four hundred lines', () => {
  it('draws only those around what is in sight and tells how many there are', async () => {
    openLong();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(await grid()).toHaveAttribute('aria-rowcount', '401');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('is gone through by arrows, row by row, from one end to the other', async () => {
    const { person } = openLong();
    await person.click(within(await grid()).getByRole('gridcell', { name: 'Perno 1' }));
    await person.keyboard('{ArrowDown>45/}');
    expect(cell('Perno 46')).toHaveFocus();
    // To the row that waits for a look.
    await person.keyboard('{Escape}f{ArrowUp>51/}');
    expect(cell('Perno 300')).toHaveFocus();
    expect(cell('Perno 300').closest('tr')).toHaveAttribute('aria-rowindex', '301');
    expect(within(await grid()).getAllByRole('row').length).toBeLessThan(100);
    expect(cell('Perno 1')).toBeInTheDocument();
  });

  it('is gone through by Enter and Tab while a cell is edited', async () => {
    const { person } = openLong();
    await person.click(within(await grid()).getByRole('gridcell', { name: 'Perno 1' }));
    await person.keyboard('{ArrowDown>39/}{F2}{Enter}');
    expect(cell('Perno 41')).toHaveFocus();
    await person.keyboard('{ArrowDown>19/}{ArrowRight>2/}{F2}{Tab}');
    expect(cell('61')).toHaveFocus();
  });

  it('is gone through by Tab while all of it is edited', async () => {
    const { person } = openLong();
    await grid();
    await person.click(screen.getByRole('button', { name: 'Editar' }));
    await person.click(screen.getByDisplayValue('Perno 40'));
    await person.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
    expect(screen.getByDisplayValue('Perno 41')).toHaveFocus();
  });

  it('brings the row that waits for a look into the document, however far it is', async () => {
    await atDoubt();
    expect(cell('Perno 351').closest('tr')).toHaveAttribute('aria-rowindex', '352');
  });

  it('keeps what is typed into a row far below', async () => {
    const person = await atDoubt();
    await person.keyboard('{F2}Clavo');
    expect(screen.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Clavo');
  });
});

describe('somebody who types along a row', () => {
  /** In the quantity of the second row, with something typed into it. */
  async function typing() {
    const { person } = openLong(3, 3);
    await person.click(within(await grid()).getByRole('gridcell', { name: '2' }));
    await person.keyboard('11');
    return person;
  }

  it('goes on by Tab over what stays as it is, up to the end of the grid', async () => {
    const person = await typing();
    await person.keyboard('{Tab}{Tab}');
    expect(cell('Perno 2')).toHaveFocus();
    await person.keyboard('{Tab}{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}{Tab}{Tab}');
    expect(cell('Perno 3')).toHaveFocus();
    await person.keyboard('{Tab}{Tab}{Tab}');
    expect(screen.getByRole('button', { name: 'Agregar fila' })).toHaveFocus();
  });

  it.each(['{Escape}', '{ArrowDown}{ArrowUp}'])('leaves by Tab after %s', async (keys) => {
    const person = await typing();
    await person.keyboard(`{Tab}${keys}{Tab}`);
    expect(screen.getByRole('button', { name: 'Agregar fila' })).toHaveFocus();
  });
});

describe('the whole table while it is edited', () => {
  /** In the quantity of the second row of three; which rows were put in and taken out. */
  async function editing() {
    const asked: string[] = [];
    const tell = (what: string) => {
      asked.push(what);
      return Promise.reject(refused(503));
    };
    const { person } = openLong(3, 3, {
      addItem: (_, { index }) => tell(`add ${index}`),
      deleteItem: (_, index) => tell(`delete ${index}`),
    });
    await grid();
    await person.click(screen.getByRole('button', { name: 'Editar' }));
    await person.click(screen.getByDisplayValue('Perno 2'));
    return { person, asked };
  }

  it('gets rows and loses them by the same keys', async () => {
    const { person, asked } = await editing();
    await person.keyboard('{Control>}{Insert}{Delete}{/Control}');
    await waitFor(() => expect(asked).toEqual(['add 2', 'delete 1']));
  });

  it('is given up with a question when something was typed, and without one otherwise', async () => {
    const { person } = await editing();
    const cancel = () => person.click(screen.getByRole('button', { name: 'Cancelar' }));
    await person.keyboard('x');
    await cancel();
    await person.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByDisplayValue('Perno 2x')).toBeInTheDocument();
    await cancel();
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(cell('Perno 2')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Editar' }));
    await cancel();
    expect(screen.getByRole('button', { name: 'Editar' })).toBeInTheDocument();
  });
});

describe('rows that another window moves', () => {
  it('keep the keyboard in the row that is typed into', async () => {
    const { person, queryClient } = openLong(3, 3);
    await person.click(within(await grid()).getByRole('gridcell', { name: 'Perno 3' }));
    await person.keyboard('Cla');
    act(() => {
      queryClient.setQueryData<DocumentDetail>(documentKey('d-1'), (document) => {
        const productos = document?.extractedData?.productos?.slice(1);
        return (
          document && {
            ...document,
            version: document.version + 1,
            extractedData: { ...document.extractedData, productos },
          }
        );
      });
    });
    await person.keyboard('vo');
    expect(screen.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Clavo');
    expect(screen.getByRole('textbox', { name: 'Descripción' })).toHaveFocus();
    expect(cell('Perno 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Quitar la fila 2' })).toBeInTheDocument();
  });
});

it('shows both values of a cell that two people have changed, and whose is to stand', async () => {
  const conflict = {
    ...{ path: 'productos.1.cantidad', mine: 11, theirs: 7, by: 'u-2', byName: 'Rosa' },
    ...{ at: '2026-03-15T12:00:00Z', version: 9 },
  };
  const asked: number[] = [];
  const editField: ReviewVerbs['editField'] = (_, __, version) => {
    asked.push(version);
    return Promise.reject(refused(409, { message: 'Compare los dos valores.', conflict }));
  };
  const { person } = openLong(3, 3, { editField });
  await person.click(within(await grid()).getByRole('gridcell', { name: '2' }));
  await person.keyboard('11{Enter}');
  expect(await screen.findByRole('button', { name: 'Dejar 7' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Guardar 11' }));
  expect(asked.at(-1)).toBe(9);
});

it('draws a small grid whole', async () => {
  openLong(60, 3);
  expect(within(await grid()).getAllByRole('row')).toHaveLength(61);
});

it('marks the row that is pointed at, and none whose number begins alike', async () => {
  const { person } = openLong(60, 3);
  await person.hover(within(await grid()).getByRole('gridcell', { name: 'Perno 13' }));
  const marked = within(await grid())
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('data-marked'));
  expect(marked.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['14']);
});
