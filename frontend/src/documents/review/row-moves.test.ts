import { aDetail, aDocument } from '../../test/factories';
import { aServer, start } from '../../test/review-server';
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

describe('taking back what was saved in a row', () => {
  /** Rows that say 0 to 3 in their quantity. */
  const aTable = () => {
    const server = aServer(undefined, undefined, {
      extractedData: { productos: [0, 1, 2, 3].map((cantidad) => ({ cantidad })) },
    });
    const quantities = () => server.current().extractedData?.productos?.map((row) => row.cantidad);
    return { server, quantities, ...start(server) };
  };
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
