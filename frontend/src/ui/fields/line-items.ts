import type { Box, FieldEvidence, FieldMap, FieldState } from '@contracts/evidence';
import type { ExtractedData, ProductoData } from '@contracts/extracted-data';
import { unionBox } from '../page-geometry';
import { EMPTY_MARK, formatLineAmount } from './format-value';

/** One line of the table of products. */
export interface LineItem {
  path: string;
  quantity: string;
  unit: string;
  description: string;
  unitPrice: string;
  subtotal: string;
  state: FieldState;
  /** Lowest confidence of its cells, null when there is none. */
  confidence: number | null;
  reasons: readonly string[];
  /** The band of the whole line, one a page. */
  boxes: readonly Box[];
}

/** The worst state of the cells is the state of the line. */
const WORST_FIRST: readonly FieldState[] = [
  'contradice',
  'dudoso',
  'editado',
  'leido',
  'verificado',
  'vacio',
];

function bands(cells: readonly FieldEvidence[]): Box[] {
  const boxes = cells.flatMap(({ boxes: places }) => places);
  const pages = [...new Set(boxes.map(({ page }) => page))];
  return pages.flatMap((page) => unionBox(boxes.filter((box) => box.page === page)) ?? []);
}

const lineState = (cells: readonly FieldEvidence[]): FieldState =>
  WORST_FIRST.find((state) => cells.some((cell) => cell.state === state)) ?? 'leido';

const LINE = /^productos\.\d+(?=\.|$)/;

function toLine(product: ProductoData, path: string, cells: readonly FieldEvidence[]): LineItem {
  const read = cells.filter(({ state }) => state !== 'vacio');
  return {
    path,
    quantity: product.cantidad?.toLocaleString('es-PE') ?? EMPTY_MARK,
    unit: product.unidad || EMPTY_MARK,
    description: product.descripcion || product.codigo || EMPTY_MARK,
    unitPrice: formatLineAmount(product.precio_unitario),
    subtotal: formatLineAmount(product.subtotal),
    state: lineState(read),
    confidence: read.length > 0 ? Math.min(...read.map(({ confidence }) => confidence)) : null,
    reasons: [...new Set(cells.flatMap(({ reasons }) => reasons))],
    boxes: bands(cells),
  };
}

export function lineItems(data: ExtractedData, fields: FieldMap): LineItem[] {
  const cells = new Map<string, FieldEvidence[]>();
  for (const cell of Object.values(fields)) {
    const line = LINE.exec(cell.path)?.[0];
    if (line) cells.set(line, [...(cells.get(line) ?? []), cell]);
  }
  return (data.productos ?? []).map((product, index) => {
    const path = `productos.${index}`;
    return toLine(product, path, cells.get(path) ?? []);
  });
}
