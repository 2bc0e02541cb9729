import {
  COMPANY_USAGE_SORT_KEYS,
  type CompanyUsage,
  type CompanyUsageSortKey,
} from '../../contracts/company-usage';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { rangeOf, type RowRange } from '../../platform/requests';
import { DomainError } from '../../rules/domain-error';
import { foldText } from '../../rules/text-clean';

/** Raw query of `GET /api/admin/company-usage`; each value must be a single string. */
export interface RawUsageQuery {
  range?: unknown;
  sort?: unknown;
  filter?: unknown;
}

export interface CompanyUsageQuery {
  /** yyyy-mm. */
  month: string;
  /** Part of the company's name. */
  q: string;
  sort: CompanyUsageSortKey;
  order: 'ASC' | 'DESC';
  range: RowRange;
}

const MAX_QUERY_CHARS = 500;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

function parse(text: unknown, field: string): unknown {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || text.length > MAX_QUERY_CHARS) throw invalid(field);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field);
  }
}

/**
 * react-admin's range, sort and filter `{month, q}`; without them the present month, who uploaded most first.
 * Throws CAMPO_INVALIDO, also for a month that has not come.
 */
export function companyUsageQuery(raw: RawUsageQuery, present: string): CompanyUsageQuery {
  const {
    month = present,
    q = '',
    ...others
  } = (parse(raw.filter, 'filter') ?? {}) as Record<string, unknown>;
  const isMonth = typeof month === 'string' && MONTH.test(month) && month <= present;
  if (!isMonth) throw invalid('filter.month');
  if (typeof q !== 'string') throw invalid('filter.q');
  if (Object.keys(others).length > 0) throw invalid('filter');
  const range = rangeOf(raw.range, MAX_LIST_WITHOUT_RANGE);
  return { month, q, range, ...orderOf(parse(raw.sort, 'sort')) };
}

function orderOf(pair: unknown): Pick<CompanyUsageQuery, 'sort' | 'order'> {
  const [key, direction] = (pair ?? ['documents', 'DESC']) as unknown[];
  const sort = COMPANY_USAGE_SORT_KEYS.find((known) => known === key);
  const order = (['ASC', 'DESC'] as const).find((known) => known === direction);
  if (!sort || !order) throw invalid('sort');
  return { sort, order };
}

export const matches = ({ companyName }: CompanyUsage, q: string): boolean =>
  q === '' || foldText(companyName ?? '').includes(foldText(q));

/** What is not known comes last in both directions; equal ones by name. */
export function sorted(
  rows: readonly CompanyUsage[],
  key: CompanyUsageSortKey,
  order: 'ASC' | 'DESC',
): CompanyUsage[] {
  const sign = order === 'ASC' ? 1 : -1;
  const byName = (a: CompanyUsage, b: CompanyUsage): number =>
    (a.companyName ?? '\uffff').localeCompare(b.companyName ?? '\uffff', 'es') ||
    (a.companyId < b.companyId ? -1 : 1);
  return [...rows].sort((a, b) => {
    const [x, y] = [a[key], b[key]];
    if (x === y) return byName(a, b);
    if (x === null || y === null) return x === null ? 1 : -1;
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    return sign * String(x).localeCompare(String(y), 'es');
  });
}
