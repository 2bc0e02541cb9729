import { aDetail, aDocument } from '../../test/factories';
import { aServer, refused, start } from '../../test/review-server';
import type { ReviewSession } from './review-session';
import { afterAdding, afterRemoving, follow, followed, placesIn } from './row-moves';

const withRows = (rows: string) =>
  aDetail(
    aDocument({
      extractedData: { productos: [...rows].map((descripcion) => ({ descripcion, unidad: null })) },
    }),
  );
const places = (before: string, after: string) => {
  const of = placesIn(withRows(before), withRows(after));
  return of && [...before].map((_, row) => of(row));
};

describe('where rows stand in a newer version', () => {
  it.each([
    ['abc', 'abc', null],
    ['abc', 'bc', [null, 0, 1]],
    ['abc', 'abxc', [0, 1, 3]],
    // Written into, and written into where another one was taken out.
    ['abc', 'aBc', null],
    ['abcd', 'bCd', [null, 0, 1, 2]],
    ['abcd', 'acdx', [0, null, 1, 2]],
    // Nobody can tell which of the two was written into.
    ['abc', 'Xc', [null, null, 1]],
    ['aa', 'a', [0, null]],
  ])('%s and %s: %j', (before, after, expected) => {
    expect(places(before, after)).toEqual(expected);
  });

  it('behind the last one is behind the last one', () => {
    expect(placesIn(withRows('ab'), withRows('b'))?.(2)).toBe(1);
  });
});

it('what is kept by path goes with its row', () => {
  const texts = { 'productos.0.cantidad': '1', 'productos.10.unidad': 'KG', 'totales.total': '5' };
  expect(followed(texts, afterRemoving(0))).toEqual({
    'productos.9.unidad': 'KG',
    'totales.total': '5',
  });
});

it.each([
  [{ path: 'productos.1' }, afterRemoving(1), { path: 'productos.1', isGone: true }],
  [{ path: 'productos.1', isGap: true }, afterRemoving(1), { path: 'productos.1', isGap: true }],
  [{ path: 'productos.1', isGap: true }, afterAdding(0), { path: 'productos.2', isGap: true }],
])('%j follows', (one, moved, expected) => {
  follow(one, moved);
  expect(one).toEqual(expected);
});

/** Rows that say 0 to 3 in their quantity. */
function aTable(refuse?: Parameters<typeof aServer>[0]) {
  const server = aServer(refuse, undefined, {
    extractedData: { productos: [0, 1, 2, 3].map((cantidad) => ({ cantidad })) },
  });
  const quantities = () => server.current().extractedData?.productos?.map((row) => row.cantidad);
  return { server, quantities, ...start(server) };
}

describe('taking back what was saved in a row', () => {
  const write = async (session: ReviewSession, row: number, text: string) => {
    session.type(`productos.${row}.cantidad`, text);
    await session.commit(`productos.${row}.cantidad`);
  };

  it('writes into its row, wherever that stands by now', async () => {
    const { session, quantities } = aTable();
    await write(session, 2, '30');
    await session.deleteItem(0);
    await session.undo();
    expect(quantities()).toEqual([0, 1, 30, 3]);
    await session.undo();
    expect(quantities()).toEqual([0, 1, 2, 3]);
    expect(session.snapshot().undoCount).toBe(0);
  });

  it('brings back a row once, by the key or by the toast', async () => {
    const { session, quantities } = aTable();
    await session.deleteItem(1);
    const step = await session.deleteItem(0);
    await session.takeBack(step ?? undefined);
    expect(quantities()).toEqual([0, 2, 3]);
    await session.undo();
    expect(quantities()).toEqual([0, 1, 2, 3]);
    expect(await session.takeBack(step ?? undefined)).toBe(false);
    expect(session.snapshot().undoCount).toBe(0);
  });

  it('takes an added row out, and writes nothing into one that is gone', async () => {
    const { session, quantities } = aTable();
    await write(session, 3, '30');
    await session.addItem(1);
    await session.undo();
    expect(quantities()).toEqual([0, 1, 2, 30]);
    await session.deleteItem(3);
    expect(session.snapshot().undoCount).toBe(1);
  });

  it('writes into its row when another window has taken one out', async () => {
    const { session, server, quantities } = aTable();
    await write(session, 2, '30');
    session.receive(await server.verbs.deleteItem('d', 0, 4));
    await session.undo();
    expect(quantities()).toEqual([1, 2, 3]);
  });

  it('sends what waits for its turn to the row that it was typed into', async () => {
    const { session, quantities } = aTable();
    const isGone = session.deleteItem(0);
    await Promise.all([write(session, 2, '30'), write(session, 0, '9'), session.deleteItem(0)]);
    await isGone;
    expect(quantities()).toEqual([1, 30, 3]);
    expect(session.snapshot().saving).toEqual({});
  });
});

describe('what is typed into a row', () => {
  const typing = (refuse?: Parameters<typeof aServer>[0]) => {
    const table = aTable(refuse);
    table.session.startEditing();
    table.session.type('productos.2.cantidad', '30');
    return table;
  };
  const conflict = { path: 'productos', mine: 30, theirs: null, by: 'u', byName: 'Rosa', at: '' };
  const unseen = () => refused(409, { message: 'Compare.', conflict: { ...conflict, version: 9 } });

  it('goes with the row that it is typed into, and is saved as typed over what stands there', async () => {
    const { session, server, quantities } = typing();
    session.type('totales.total', '5');
    await session.take('totales.iva', 1);
    await session.deleteItem(0);
    expect(session.snapshot().texts).toEqual({
      'productos.1.cantidad': '30',
      'totales.total': '5',
    });
    expect(session.snapshot().rows).toEqual([1, 2, 3]);
    await session.saveAll();
    expect(quantities()).toEqual([1, 30, 3]);
    expect(server.calls.slice(-2)).toEqual(['productos.1.cantidad=30@5', 'totales.total=5@3']);
  });

  it('goes with its row when another window moves it', async () => {
    const { session, server } = typing();
    session.receive(await server.verbs.addItem('d', { index: 1 }, 3));
    expect(session.text('productos.3.cantidad')).toBe('30');
    expect(session.snapshot()).toMatchObject({ bases: { 'productos.3.cantidad': 4 } });
    expect(session.snapshot().rows).toEqual([0, 5, 1, 2, 3]);
  });

  it('is told when another person takes its row out', async () => {
    const { session, server, said } = typing();
    session.receive(await server.verbs.deleteItem('d', 2, 3));
    expect(session.snapshot().texts).toEqual({});
    expect(said).toContain('problem Usted había escrito en ella: «30».');
  });

  it('is still of an old version where the value under it has changed', async () => {
    const { session, server } = typing();
    const edit = { fieldPath: 'productos.2.cantidad', newValue: 7 };
    session.receive(await server.verbs.editField('d', edit, 3));
    await session.deleteItem(0);
    expect(session.snapshot().bases).toEqual({ 'productos.1.cantidad': 3 });
  });

  it('is sent after its row when the server tells that rows have moved', async () => {
    let isFirst = true;
    const { session, server, quantities } = typing(() => {
      const answer = isFirst ? unseen() : null;
      isFirst = false;
      return answer;
    });
    await server.verbs.deleteItem('d', 0, 3);
    await session.saveAll();
    expect(quantities()).toEqual([1, 30, 3]);
    expect(session.snapshot()).toMatchObject({ problems: {}, texts: {} });
  });

  it('is shown beside what stands in its cell when both have changed', async () => {
    const { session, server } = typing(({ newValue }) => (newValue === 30 ? unseen() : null));
    await server.verbs.editField('d', { fieldPath: 'productos.2.cantidad', newValue: 7 }, 3);
    await server.verbs.deleteItem('d', 0, 4);
    session.receive(server.current());
    await session.saveAll();
    const cell = { ...conflict, path: 'productos.1.cantidad', theirs: 7, version: 9 };
    expect(session.snapshot().problems).toEqual({
      [cell.path]: { message: 'Compare.', conflict: cell },
    });
  });
});
