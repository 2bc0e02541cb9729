import { heightOf, isNextLine, WHITE, type Area } from './place';

/** Layout units of one row: about a line of small print. */
const ROW = 12;
/** What is higher than so many rows stands in a list of its own. */
const TALL = 40;

/** What stands in few lines of no page that was printed to be read. */
const MOST_NEAR = 600;

interface Place {
  readonly at: number;
  readonly thing: Area;
}

interface Row {
  /** All that stand in it. */
  readonly reaching: Place[];
  /** Those of them that stand in no earlier one. */
  readonly beginning: Place[];
}

const NO_ROW: Row = { reaching: [], beginning: [] };

const rowsOf = (y0: number, y1: number): [first: number, last: number] => [
  Math.floor(Math.min(y0, y1) / ROW),
  Math.floor(Math.max(y0, y1) / ROW),
];

const placed = remembered((all: readonly Area[]) => {
  const rows = new Map<number, Row>();
  const tall: Place[] = [];
  all.forEach((thing, at) => {
    const [first, last] = rowsOf(thing.y0, thing.y1);
    const place = { at, thing };
    if (!(last - first < TALL)) return tall.push(place);
    for (let row = first; row <= last; row += 1) {
      const known = rows.get(row) ?? { reaching: [], beginning: [] };
      known.reaching.push(place);
      if (row === first) known.beginning.push(place);
      rows.set(row, known);
    }
  });
  return { rows, tall };
});

/**
 * In their order, those that reach between two heights and some that stand close to them, of whatever page: a rule
 * that asks for what is beside or under a thing does not go through the whole page for each thing. None in a heap of
 * words, where nothing is beside or under anything.
 */
export function near<T extends Area>(all: readonly T[], y0: number, y1: number): readonly T[] {
  const [from, to] = rowsOf(y0, y1);
  if (!(to - from < TALL)) return all;
  const { rows, tall } = placed(all);
  const found = [...tall];
  for (let row = from; row <= to; row += 1) {
    const { reaching, beginning } = rows.get(row) ?? NO_ROW;
    const more = row === from ? reaching : beginning;
    // Before they are gone through: in a heap every word asks for all of them.
    if (found.length + more.length > tall.length + MOST_NEAR) return [];
    found.push(...more);
  }
  return found.sort((a, b) => a.at - b.at).map(({ thing }) => thing as T);
}

/** Those on the lines right under a place of a page. */
export const under = <T extends Area & { readonly page: number }>(
  all: readonly T[],
  place: Area,
  page: number,
  most: number = WHITE.text,
): T[] =>
  near(all, place.y0, place.y1 + heightOf(place) * most).filter(
    (one) => one.page === page && isNextLine(one, place, most),
  );

/**
 * `reckon` of an object, reckoned once for as long as the object lives: rules ask the same of a page for each of
 * its words. What it is asked of must not change.
 */
export function remembered<K extends object, V>(reckon: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: reckon(key) };
    known.set(key, found);
    return found.value;
  };
}
