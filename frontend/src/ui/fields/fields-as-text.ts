import type { FieldGroup } from './field-rows';
import type { LineItem } from './line-items';

/** The field table as text that a spreadsheet takes: one line a field, columns by tabulator. */
export function fieldsAsText(groups: readonly FieldGroup[], lines: readonly LineItem[]): string {
  const blocks = groups.map(({ title, rows }) =>
    [title, ...rows.map(({ label, text }) => `${label}\t${text}`)].join('\n'),
  );
  if (lines.length > 0) blocks.push(productsAsText(lines));
  return blocks.join('\n\n');
}

function productsAsText(lines: readonly LineItem[]): string {
  const head = ['Cantidad', 'Unidad', 'Descripción', 'P. unit.', 'Subtotal'];
  const rows = lines.map((line) => [
    line.quantity,
    line.unit,
    line.description,
    line.unitPrice,
    line.subtotal,
  ]);
  return ['Productos', ...[head, ...rows].map((cells) => cells.join('\t'))].join('\n');
}
