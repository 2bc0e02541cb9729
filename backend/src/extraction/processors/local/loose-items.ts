import { readCountLine } from './count-line';
import { withLeadingCode, type Item } from './item';
import type { LabelHit } from './label-match';
import type { Layout, Line } from './layout';
import type { Token } from './token';
import { letterCount } from './text-kind';

export interface LooseItems {
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
}

/** Items of a page without column titles: lines whose numbers multiply, named on the line or the one above. */
export function readLooseItems(layout: Layout, hits: readonly LabelHit[]): LooseItems {
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
