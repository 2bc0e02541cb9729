import {
  DOCUMENT_SORT_KEYS,
  type DocumentFilter,
  type ListQuery,
} from '../../contracts/list-query';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { parseDocumentFilter } from '../../rules/document-filter';
import { DomainError } from '../../rules/domain-error';

/** Raw query of `GET /api/documents`; each value must be a single string. */
export interface RawListQuery {
  range?: unknown;
  sort?: unknown;
  filter?: unknown;
  total?: unknown;
}

/** A filter may name 500 ids. */
const MAX_FILTER_CHARS = 30_000;
const MAX_CHARS = 200;

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

function parseJson(text: unknown, field: string, maxChars = MAX_CHARS): unknown {
  if (typeof text !== 'string' || text.length > maxChars) throw invalid(field);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field);
  }
}

function parseRange(text: unknown): { from: number; to: number } {
  const range = parseJson(text, 'range');
  if (!Array.isArray(range) || range.length !== 2) throw invalid('range');
  const [from, to] = range as [unknown, unknown];
  const isIndex = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;
  if (!isIndex(from) || !isIndex(to) || to < from || to - from >= MAX_LIST_WITHOUT_RANGE) {
    throw invalid('range');
  }
  return { from, to };
}

function parseSort(text: unknown): Pick<ListQuery, 'sort' | 'order'> {
  const pair = parseJson(text, 'sort');
  if (!Array.isArray(pair) || pair.length !== 2) throw invalid('sort');
  const sort = DOCUMENT_SORT_KEYS.find((key) => key === pair[0]);
  const order = (['ASC', 'DESC'] as const).find((known) => known === pair[1]);
  if (!sort || !order) throw invalid('sort');
  return { sort, order };
}

/** The `filter` of a query, none when it is absent. Throws CAMPO_INVALIDO. */
export function parseFilterParam(text: unknown): DocumentFilter {
  return text === undefined ? {} : parseDocumentFilter(parseJson(text, 'filter', MAX_FILTER_CHARS));
}

/** react-admin's `range`, `sort` and `filter`; without them the newest documents first (decisions). */
export function parseListQuery({ range, sort, filter, total }: RawListQuery): ListQuery {
  if (total !== undefined && total !== '0' && total !== '1') throw invalid('total');
  return {
    ...(range === undefined ? { from: 0, to: MAX_LIST_WITHOUT_RANGE - 1 } : parseRange(range)),
    ...(sort === undefined ? { sort: 'createdAt', order: 'DESC' } : parseSort(sort)),
    filter: parseFilterParam(filter),
    isCounted: total !== '0',
  };
}

/** True when only a change of a document changes the answer: no other filter is sure not to ask for the day. */
export function isTimeless({ filter }: ListQuery): boolean {
  return Object.keys(filter).every((key) => key === 'ids');
}
