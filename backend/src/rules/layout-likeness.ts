import type { FieldEvidence } from '../contracts/evidence';

/** What every comprobante prints near its head, whatever it sells: where it stands is its layout. */
const MARKS = ['proveedor.ruc', 'documento.numero', 'documento.fecha_emision'] as const;
/** Of the page's width or height: scans and photos of one layout are shifted by less. */
const MOVED = 0.12;
/** Fewer earlier documents say nothing of a layout. */
const MIN_EARLIER = 3;
const UNKNOWN = -1;

/** Middles of the marks on the first page, x and y by turns, 0..1 in hundredths; -1 where one was not found. */
export type Layout = readonly number[];

/** Null where too little was found to tell. */
export function layoutOf(
  fields: readonly Pick<FieldEvidence, 'path' | 'boxes'>[],
): number[] | null {
  const marks = MARKS.map((mark) => {
    const box = fields.find(({ path }) => path === mark)?.boxes.find(({ page }) => page === 1);
    return box ? [box.x + box.w / 2, box.y + box.h / 2].map(hundredths) : [UNKNOWN, UNKNOWN];
  });
  return marks.filter(isKnown).length < 2 ? null : marks.flat();
}

const hundredths = (part: number): number => Math.round(part * 100) / 100;
const isKnown = ([x = UNKNOWN]: readonly number[]): boolean => x !== UNKNOWN;

/** How many marks of both stand elsewhere, of those that both have. */
function moved(one: Layout, other: Layout): { known: number; moved: number } {
  const places = MARKS.map((_, at) => [one, other].map((of) => of.slice(at * 2, at * 2 + 2)));
  const known = places.filter((pair) => pair.every(isKnown));
  const apart = known.filter(([a = [], b = []]) =>
    a.some((part, axis) => Math.abs(part - (b[axis] ?? part)) > MOVED),
  );
  return { known: known.length, moved: apart.length };
}

/** Two marks moved: the next line of a longer name moves one. */
const isUnlike = (one: Layout, other: Layout): boolean => moved(one, other).moved >= 2;
const isComparable = (one: Layout, other: Layout): boolean => moved(one, other).known >= 2;

/**
 * With how many earlier documents of its supplier a document has nothing in common in its layout; null where it
 * looks like one of them, where they are few, or where they are not alike themselves.
 */
export function unlikeAll(own: Layout | null, earlier: readonly Layout[]): number | null {
  const known = own ? earlier.filter((one) => isComparable(own, one)) : [];
  if (!own || known.length < MIN_EARLIER || known.some((one) => !isUnlike(own, one))) return null;
  const pairs = known.flatMap((one, at) => known.slice(at + 1).map((two) => isUnlike(one, two)));
  return pairs.filter(Boolean).length * 2 > pairs.length ? null : known.length;
}
