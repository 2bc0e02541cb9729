import type { DocumentFilter } from '../../../contracts/list-query';

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
  return INDEXED.has(keys.join());
}
