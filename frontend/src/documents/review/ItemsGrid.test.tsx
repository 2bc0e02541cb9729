import { screen, waitFor, within } from '@testing-library/react';
import { aDetail, aDocument, anEvidence, fieldMap, someData } from '../../test/factories';
import { fakeDataProvider } from '../../test/fake-data-provider';
import { renderApp } from '../../test/render-app';

const LINES = 400;

/** A document with many lines, of which one is doubted. */
function openLong(lines = LINES, doubted = 350) {
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
  return renderApp({ dataProvider: fakeDataProvider({ getDocument }), path: '/documento/d-1' });
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
