import type { DocumentSortKey } from '@contracts/list-query';

/** A column of the grid, in the order in which they stand. */
export interface Column {
  id: ColumnId;
  label: string;
  /** Pixels; the one without takes what is left. */
  width?: number;
  sort?: DocumentSortKey;
  isNumber?: boolean;
  /** Cannot be taken away. */
  isFixed?: boolean;
  /** Does not fit a narrow screen unless somebody chooses it. */
  isWide?: boolean;
}

export type ColumnId =
  | 'razonSocial'
  | 'ruc'
  | 'numero'
  | 'emision'
  | 'vencimiento'
  | 'total'
  | 'estado'
  | 'pago'
  | 'detraccion'
  | 'confianza'
  | 'asignado'
  | 'creado';

export const COLUMNS: readonly Column[] = [
  { id: 'razonSocial', label: 'Razón social', sort: 'razonSocial', isFixed: true },
  { id: 'ruc', label: 'RUC', width: 122, sort: 'ruc', isWide: true },
  { id: 'numero', label: 'Documento', width: 112 },
  { id: 'emision', label: 'Emisión', width: 96, sort: 'fechaEmision', isWide: true },
  { id: 'vencimiento', label: 'Vencimiento', width: 102, sort: 'fechaVencimiento' },
  { id: 'total', label: 'Total', width: 112, sort: 'total', isNumber: true, isFixed: true },
  { id: 'estado', label: 'Estado', width: 122 },
  { id: 'pago', label: 'Pago', width: 140, sort: 'estadoPago' },
  { id: 'detraccion', label: 'Detracción', width: 80, isNumber: true, isWide: true },
  { id: 'confianza', label: 'Confianza', width: 100, isNumber: true },
  { id: 'asignado', label: 'Asignado a', width: 42, isWide: true },
  { id: 'creado', label: 'Creado', width: 120, sort: 'createdAt', isWide: true },
];

/** The name of what sorts, for the menu of the cards. */
export const SORTABLE: readonly { key: DocumentSortKey; label: string }[] = COLUMNS.flatMap(
  ({ sort, label }) => (sort ? [{ key: sort, label }] : []),
);

const CHECK_AND_LINK = 44 + 50;
const NAME_MIN = 150;

/** Below this the grid moves sideways in its card. */
export const widthOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { width }) => sum + (width ?? NAME_MIN), CHECK_AND_LINK);

/** Chosen columns by their ids as stored; null when nobody has chosen. */
export function parseColumns(stored: unknown): readonly ColumnId[] | null {
  if (!Array.isArray(stored)) return null;
  return COLUMNS.map(({ id }) => id).filter((id) => stored.includes(id));
}

/** What is shown: what somebody chose, else what fits. */
export function shownColumns(chosen: readonly ColumnId[] | null, isNarrow: boolean): Column[] {
  return COLUMNS.filter(
    ({ id, isFixed, isWide }) => isFixed || (chosen ? chosen.includes(id) : !(isNarrow && isWide)),
  );
}
