import type { DocumentSortKey } from '../../../contracts/list-query';
import type { Condition } from './conditions';

/** The key of a record that a sort goes by, and what holds for those that have a value. */
interface SortPath {
  path: string;
  /** Null when every document has one. */
  hasValue: Condition | null;
}

const text = (path: string): SortPath => ({ path, hasValue: { [path]: { $gt: '' } } });

const SORT_PATH: Readonly<Record<DocumentSortKey, SortPath>> = {
  razonSocial: text('supplierSort'),
  ruc: text('ruc'),
  fechaEmision: text('issueDate'),
  fechaVencimiento: text('dueDate'),
  total: { path: 'totalCents', hasValue: { totalCents: { $gte: Number.MIN_SAFE_INTEGER } } },
  estadoPago: { path: 'paymentStatus', hasValue: null },
  createdAt: { path: 'createdAt', hasValue: null },
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
  const { path, hasValue } = SORT_PATH[key];
  const turn = direction === 'ASC' ? 1 : -1;
  if (key === 'createdAt') {
    return [{ condition: null, order: { createdAt: turn, _id: turn === 1 ? -1 : 1 } }];
  }
  const order: Order = { [path]: turn, createdAt: turn === 1 ? -1 : 1, _id: turn };
  if (!hasValue) return [{ condition: null, order }];
  return [
    { condition: hasValue, order },
    { condition: { [path]: null }, order: NEWEST },
  ];
}
