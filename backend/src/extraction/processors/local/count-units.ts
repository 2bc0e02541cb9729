import { isUnitName } from './assign-columns';
import type { BodyLine } from './body-line';
import type { Item } from './item';
import type { Line } from './layout';
import { heightOf, horizontalOverlap, type Token } from './token';
import type { Column } from './table-header';

const GLUED = /^(\d[\d.,]{0,15})(\p{Lu}{2,12})\.?$/u;

/** `2.00NIU` under the title of the quantities as two words. */
export function withUnitsParted(lines: readonly Line[], columns: readonly Column[]): Line[] {
  const counted = columns.find(({ id }) => id === 'cantidad');
  return lines.map((line) => {
    const tokens = line.tokens.flatMap((token) =>
      counted && horizontalOverlap(token, counted) > 0 ? parted(token) : [token],
    );
    return tokens.length === line.tokens.length ? line : { ...line, tokens };
  });
}

function parted(token: Token): Token[] {
  const [, figures, unit] = GLUED.exec(token.text) ?? [];
  if (!figures || !unit || !isUnitName(unit)) return [token];
  const edge = token.x0 + ((token.x1 - token.x0) * figures.length) / token.text.length;
  return [
    { ...token, text: figures, compact: figures.replace(/\W/g, ''), x1: edge },
    { ...token, text: unit, compact: unit, x0: edge },
  ];
}

/** `UND 2`: a unit before its quantity, which stands where the names begin no more. */
export function withUnitBefore(item: Item): Item {
  const [unit, ...name] = item.descripcion;
  const [quantity] = item.cantidad?.tokens ?? [];
  if (!unit || !quantity || name.length === 0 || item.unidad.length > 0 || !isUnit(unit))
    return item;
  const isBefore =
    unit.x1 <= quantity.x0 &&
    isBeside(unit, quantity) &&
    name.every((word) => word.x0 > quantity.x1 || word.y0 > unit.y1);
  return isBefore ? { ...item, descripcion: name, unidad: [unit] } : item;
}

/** The unit stands right under its quantity, in heights of its letters. */
const CLOSE = 0.9;

/**
 * The lines of a table with the units that stand under quantities given to these: `4.00` over `UNIDADES`. A column
 * for units takes them as well.
 */
export function withUnitsRaised(lines: readonly BodyLine[]): readonly BodyLine[] {
  const raised: BodyLine[] = [];
  for (const line of lines) {
    const above = raised.at(-1);
    const counted = above?.isItem ? countedIn(above) : null;
    const isUnder = above !== undefined && !line.isItem && isClose(above, line);
    const units = counted && isUnder ? unitsUnder(line, counted) : [];
    if (!above || !counted || units.length === 0) {
      raised.push(line);
      continue;
    }
    const own = above.cells.get(counted) ?? [];
    const cells = new Map([...above.cells, [counted, [...own, ...units]] as const]);
    raised[raised.length - 1] = { ...above, cells };
    const rest = without(line, units);
    if (rest) raised.push(rest);
  }
  return raised;
}

/** The column of the quantity that a line has, and of which it has no unit beside it. */
function countedIn({ cells }: BodyLine): Column | null {
  const ids = [...cells.keys()];
  const count = ids.find(({ id }) => id === 'cantidad');
  const hasUnit = ids.some(({ id }) => id === 'unidad') || cells.get(count as Column)?.some(isUnit);
  return count && !hasUnit ? count : null;
}

const isUnit = ({ text }: Token): boolean => isUnitName(text.replace(/^\(|\)$/g, ''));

function unitsUnder({ line, cells }: BodyLine, counted: Column): Token[] {
  const isName = (token: Token): boolean =>
    [...cells.keys()].some(
      (column) => column.id === 'descripcion' && horizontalOverlap(token, column) > 0,
    );
  return line.tokens.filter(
    (token) =>
      isUnit(token) &&
      !isName(token) &&
      horizontalOverlap(token, counted) > 0 &&
      !line.tokens.some((other) => other !== token && isBeside(other, token)),
  );
}

const isClose = (above: BodyLine, { line }: BodyLine): boolean =>
  line.y0 - above.line.y1 < heightOf(line) * CLOSE;

/** A word of the same text. */
const isBeside = (one: Token, other: Token): boolean =>
  Math.max(one.x0, other.x0) - Math.min(one.x1, other.x1) < heightOf(other) * CLOSE;

function without(one: BodyLine, units: readonly Token[]): BodyLine | null {
  const tokens = one.line.tokens.filter((token) => !units.includes(token));
  if (tokens.length === 0) return null;
  const cells = [...one.cells].flatMap(([column, own]): [Column, readonly Token[]][] => {
    const rest = own.filter((token) => !units.includes(token));
    return rest.length > 0 ? [[column, rest]] : [];
  });
  return { ...one, line: { ...one.line, tokens }, cells: new Map(cells) };
}
