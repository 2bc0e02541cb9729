import { amountsIn } from './amount-token';
import type { LabelHit } from './label-match';
import type { LabelId } from '../labels';
import type { Layout, Line } from './layout';
import type { TableHeader } from './table-header';

const ENDS: ReadonlySet<LabelId> = new Set<LabelId>([
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'exportacion',
  'subtotal',
  'igv',
  'isc',
  'icbper',
  'otrosTributos',
  'otrosCargos',
  'descuentos',
  'anticipos',
  'redondeo',
  'total',
  'retencion',
  'words',
  'percepcion',
  'notTotal',
  'hash',
  'detraccionAccount',
  'detraccionCode',
  'detraccionAmount',
]);

/** Lines under a header up to the totals block, the amount in words or the end of the page. */
export function bodyLines(header: TableHeader, layout: Layout, hits: readonly LabelHit[]): Line[] {
  const below = layout.lines.filter(
    (line) =>
      line.page === header.page &&
      !header.lines.includes(line) &&
      line.y0 > headerBottom(header) - 2,
  );
  const end = below.findIndex((line) => endsTable(line, header, hits));
  return end === -1 ? below : below.slice(0, end);
}

/** Lines of a page without a header of its own, up to where the table ends. */
export function continuedLines(
  page: number,
  header: TableHeader,
  layout: Layout,
  hits: readonly LabelHit[],
): Line[] {
  const lines = layout.lines.filter((line) => line.page === page);
  const end = lines.findIndex((line) => endsTable(line, header, hits));
  return end === -1 ? lines : lines.slice(0, end);
}

function headerBottom(header: TableHeader): number {
  const ys = header.lines.map((line) => (line.y0 + line.y1) / 2);
  return Math.max(...ys);
}

/** A label of the totals block with its amount, or SON; a product that begins with such a word has a quantity. */
export function endsTable(line: Line, header: TableHeader, hits: readonly LabelHit[]): boolean {
  const hit = hits.find((one) => one.line === line && ENDS.has(one.id));
  if (!hit) return false;
  if (hit.id === 'words') return hit.isFollowedByColon || hit.x0 < 200;
  if (!isTotalLine(line, hits)) return false;
  const quantity = header.columns.find((column) => column.id === 'cantidad');
  const hasQuantity = line.tokens.some(
    (token) =>
      quantity &&
      token.x1 > quantity.x0 - 10 &&
      token.x0 < quantity.x1 + 10 &&
      /^\d[\d.,]*$/.test(token.text),
  );
  return !hasQuantity || amountsIn(line.tokens).length <= 1;
}

/** An amount beside the label, or a strip of several labels with the amounts under them. */
function isTotalLine(line: Line, hits: readonly LabelHit[]): boolean {
  const labels = hits.filter((one) => one.line === line && ENDS.has(one.id));
  return labels.length > 1 || line.tokens.some(({ text }) => /\d/.test(text));
}
