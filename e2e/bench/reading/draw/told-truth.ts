import type { ExtractedData, ProductoData } from '../../../../backend/src/contracts/extracted-data';
import type { Cuota, Fields } from './fields';

const GROUPS = [
  'documento',
  'proveedor',
  'cliente',
  'totales',
  'detraccion',
  'retencion',
  'percepcion',
  'informacion_adicional',
] as const;

/** A row has other things beside them, which tell a reader nothing. */
const CELLS = [
  'codigo',
  'descripcion',
  'unidad',
  'cantidad',
  'precio_unitario',
  'descuento',
  'subtotal',
] as const satisfies readonly (keyof ProductoData)[];

type Values = Readonly<Record<string, unknown>>;

const isSaid = (value: unknown): boolean => value !== '' && value !== null && value !== undefined;

/** The values of a group that were told and say something. */
function toldOf(group: Values | null | undefined, path: string, told: ReadonlySet<string>): Values {
  const entries = Object.entries(group ?? {});
  return Object.fromEntries(
    entries.filter(([key, value]) => told.has(`${path}.${key}`) && isSaid(value)),
  );
}

/** The type stands in words on every document, and the series before its number. */
function withImplied({ documento, totales }: Fields, told: ReadonlySet<string>): Set<string> {
  const all = new Set(told).add('documento.tipo');
  if (told.has('documento.numero') && documento?.serie) all.add('documento.serie');
  // A taxed base alone is the subtotal too; with untaxed sales beside it, only a row that says so.
  const isOnlyTaxed = !totales?.exonerada && !totales?.inafecta;
  if (told.has('totales.gravada') && isOnlyTaxed) all.add('totales.subtotal');
  return all;
}

const amount = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2 });

function cuotasOf(cuotas: readonly Cuota[], told: ReadonlySet<string>): string {
  const isTold = cuotas.every((_, at) => told.has(`cuotas.${at}.monto`));
  if (!isTold) return '';
  return cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amount(monto)}`)
    .join('; ');
}

/** What a perfect reader answers: every field that a page tells, and no other. */
export function truthOf(fields: Fields, printed: ReadonlySet<string>): ExtractedData {
  const told = withImplied(fields, printed);
  const groups = GROUPS.map(
    (group) => [group, toldOf(fields[group] as Values | undefined, group, told)] as const,
  );
  const truth = Object.fromEntries(
    groups.filter(([, values]) => Object.keys(values).length > 0),
  ) as ExtractedData;
  const cuotas = cuotasOf(fields.cuotas, told);
  const rows = fields.productos ?? [];
  return {
    ...truth,
    ...(cuotas && { informacion_adicional: { ...truth.informacion_adicional, cuotas } }),
    productos: rows.map((row, at): ProductoData => {
      const cells = Object.fromEntries(CELLS.map((key) => [key, row[key]]));
      return toldOf(cells, `productos.${at}`, told);
    }),
  };
}
