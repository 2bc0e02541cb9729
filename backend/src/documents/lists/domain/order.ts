import type { DocumentFilter, DocumentSortKey } from '../../../contracts/list-query';
import type { Condition } from './conditions';

/** Filters that one index says all of, so that their documents are counted without being read. */
const INDEXED: ReadonlySet<string> = new Set([
  '',
  'status',
  'paymentStatus',
  'paymentStatus,status',
  'confirmado',
  'autenticidad',
  'uploadedBy',
  'detraccion',
  'moneda',
  'ruc',
  'emisionDesde',
  'emisionHasta',
  'emisionDesde,emisionHasta',
  'vencimientoDesde',
  'vencimientoHasta',
  'vencimientoDesde,vencimientoHasta',
  'totalDesde',
  'totalHasta',
  'totalDesde,totalHasta',
]);
const INDEXED_VIEWS: readonly unknown[] = [
  'con-dudas',
  'contradicciones',
  'duplicados',
  'con-error',
];

/** True when counting what matches needs no document. */
export function isIndexedCount(filter: DocumentFilter): boolean {
  const asked = Object.entries(filter).filter(
    ([, value]) => value !== 'all' && value !== undefined,
  );
  const keys = asked.map(([key]) => key).sort();
  if (keys.join() === 'vista') return INDEXED_VIEWS.includes(filter.vista);
  return keys.join() === 'xml' ? filter.xml !== 'no' : INDEXED.has(keys.join());
}

/** The key of a record that a sort goes by, and what holds for those that have a value. */
interface SortPath {
  path: string;
  /** Null when every document has one. */
  hasValue: Condition | null;
  /** Holds for the others; without it they have nothing there. */
  noValue?: Condition;
}

const text = (path: string): SortPath => ({ path, hasValue: { [path]: { $gt: '' } } });

const above = (path: string, least: number | Date): SortPath => ({
  path,
  hasValue: { [path]: { $gt: least } },
  noValue: least === 0 ? { [path]: { $in: [null, 0] } } : { [path]: null },
});

const SORT_PATH: Readonly<Record<DocumentSortKey, SortPath>> = {
  razonSocial: text('supplierSort'),
  ruc: text('ruc'),
  fechaEmision: text('issueDate'),
  fechaVencimiento: text('dueDate'),
  total: { path: 'totalCents', hasValue: { totalCents: { $gte: Number.MIN_SAFE_INTEGER } } },
  estadoPago: { path: 'paymentStatus', hasValue: null },
  createdAt: { path: 'createdAt', hasValue: null },
  dudas: above('doubtful', 0),
  contradicciones: above('contradictions', 0),
  pospuesto: above('postponedUntil', new Date(0)),
  confirmado: above('confirmedAt', new Date(0)),
  autenticidad: { path: 'authenticityRank', hasValue: { authenticityRank: { $gte: 0 } } },
};

export type Order = Readonly<Record<string, 1 | -1>>;

/** Newest first; the order of everything that has no other. */
export const NEWEST: Order = { createdAt: -1, _id: 1 };

/** A list in up to two parts, one after the other. */
export interface ListPart {
  condition: Condition | null;
  order: Order;
}

/**
 * Documents that have a value, in its order, then those that have none, newest first: they come last in
 * both directions. Equal values: newest first ascending, oldest first descending, by `_id` at the end,
 * so that one index serves both directions.
 */
export function partsOf(key: DocumentSortKey, direction: 'ASC' | 'DESC'): ListPart[] {
  const { path, hasValue, noValue = { [path]: null } } = SORT_PATH[key];
  const turn = direction === 'ASC' ? 1 : -1;
  if (key === 'createdAt') {
    return [{ condition: null, order: { createdAt: turn, _id: turn === 1 ? -1 : 1 } }];
  }
  const order: Order = { [path]: turn, createdAt: turn === 1 ? -1 : 1, _id: turn };
  if (!hasValue) return [{ condition: null, order }];
  return [
    { condition: hasValue, order },
    { condition: noValue, order: NEWEST },
  ];
}
