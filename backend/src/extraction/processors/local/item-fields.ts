import type { RawTable } from '../../../rules/table-data';
import type { RawField } from '../../domain/raw-extraction';
import { EVIDENCE, rawField } from './draft-field';
import type { Item, ItemNumber } from './item';
import type { ItemTable } from './read-items';
import { joinText, type Token } from './token';
import { union } from '../../domain/ground';

/** `productos.N.*` of every item, in the order of the page. */
export function itemFields(items: readonly Item[], source: 'texto' | 'ocr'): RawField[] {
  return items.flatMap((item, index) => {
    const text = (key: string, tokens: readonly Token[]): RawField[] =>
      tokens.length === 0
        ? []
        : [rawField(`productos.${index}.${key}`, joinText(tokens), tokens, EVIDENCE.place, source)];
    const number = (key: string, value: ItemNumber | null): RawField[] =>
      value === null ? [] : text(key, value.tokens).map((one) => asRead(one, value));
    return [
      ...text('codigo', item.codigo),
      ...text('descripcion', item.descripcion),
      ...text('unidad', item.unidad),
      ...number('cantidad', item.cantidad),
      ...number('precio_unitario', item.precio),
      ...number('descuento', item.descuento),
      ...number('subtotal', item.subtotal),
    ];
  });
}

/** The number in plain digits; where it was mended what was recognised stays beside it. */
function asRead(printed: RawField, { text, mended }: ItemNumber): RawField {
  const field = { ...printed, text: text ?? printed.text };
  if (!mended) return field;
  const { boxes = [], source = 'ocr' } = printed;
  return {
    ...field,
    source: 'regla',
    reasons: [mended],
    candidates: [{ text: printed.text, boxes, source }],
  };
}

/** The table as it is printed: titles in row 0, then a row an item. */
export function rawTable({ header, rows }: ItemTable): RawTable {
  const titles = new Map(header.columns.map((column, index) => [index, column.tokens]));
  const all = [titles, ...rows];
  return {
    page: header.page,
    cells: all.flatMap((row, rowIndex) =>
      [...row].flatMap(([column, tokens]) => rawCell(rowIndex, column, tokens)),
    ),
  };
}

function rawCell(row: number, column: number, tokens: readonly Token[]): RawTable['cells'] {
  const [first, ...rest] = tokens;
  if (!first) return [];
  return [
    {
      row,
      column,
      text: joinText(tokens),
      confidence: Math.min(...tokens.map((token) => token.confidence)),
      box: rest.reduce((box, token) => union(box, token.box), first.box),
    },
  ];
}
