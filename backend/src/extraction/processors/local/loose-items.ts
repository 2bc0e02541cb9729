import { readChargeList } from './charge-list';
import { readCountLine } from './count-line';
import { withLeadingCode, type Item } from './item';
import type { LabelHit } from './label-match';
import type { Layout, Line } from './layout';
import type { Token } from './token';
import { findStatedConcept } from './stated-concept';
import type { ItemTable } from './table-reader';
import { letterCount } from './text-kind';
import { readUntitledTables } from './untitled-tables';

export interface LooseItems {
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
}

/** Items of a document without column titles, by what proves them: products, a count with its unit, or a sum. */
export function readLooseItems(layout: Layout, hits: readonly LabelHit[]): LooseItems {
  const tables = readUntitledTables(layout, hits);
  if (tables.length > 0) return itemsOf(tables);
  const list = readChargeList({ layout, hits });
  if (list) return itemsOf([list]);
  const counted = readCountLines(layout, hits);
  return counted.items.length > 0 ? counted : readConcept(layout, hits);
}

/** What a receipt says in a sentence that it is for. */
function readConcept(layout: Layout, hits: readonly LabelHit[]): LooseItems {
  const stated = findStatedConcept(layout, hits);
  const named = (descripcion: readonly Token[]): Item => ({
    codigo: [],
    descripcion,
    unidad: [],
    cantidad: null,
    precio: null,
    descuento: null,
    subtotal: null,
  });
  return { items: stated?.concepts.map(named) ?? [], lines: [] };
}

function itemsOf(tables: readonly ItemTable[]): LooseItems {
  return {
    items: tables.flatMap((table) => table.items),
    lines: tables.flatMap((table) => table.lines),
  };
}

/** Lines whose numbers multiply, named on the line or the one above. */
function readCountLines(layout: Layout, hits: readonly LabelHit[]): LooseItems {
  const items: Item[] = [];
  const lines: Line[] = [];
  layout.lines.forEach((line, index) => {
    if (hits.some((hit) => hit.line === line)) return;
    const count = readCountLine(line.tokens);
    if (!count) return;
    const own = count.description;
    const above = layout.lines[index - 1];
    const named = letterCount(own.map((token) => token.text).join('')) >= 3;
    const name = named ? own : nameAbove(above, line, hits);
    if (name.length === 0) return;
    lines.push(line, ...(named || !above ? [] : [above]));
    const item: Item = {
      codigo: [],
      descripcion: name,
      unidad: count.unidad,
      cantidad: count.cantidad,
      precio: count.precio,
      descuento: null,
      subtotal: count.subtotal,
    };
    items.push(withLeadingCode(item));
  });
  return { items, lines };
}

function nameAbove(
  above: Line | undefined,
  line: Line,
  hits: readonly LabelHit[],
): readonly Token[] {
  if (!above || above.page !== line.page || hits.some((hit) => hit.line === above)) return [];
  return readCountLine(above.tokens) ? [] : above.tokens;
}
