import { DOCUMENT_SORT_KEYS, type ListQuery } from '../../contracts/list-query';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { DomainError } from '../../rules/domain-error';

/** Raw query of `GET /api/documents`; each value must be a single string. */
export interface RawListQuery {
  range?: unknown;
  sort?: unknown;
}

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

function parseJson(text: unknown, field: string): unknown {
  if (typeof text !== 'string' || text.length > 200) throw invalid(field);
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
  const sort = DOCUMENT_SORT_KEYS.find((key) => key === pair[0] && key === 'createdAt');
  const order = (['ASC', 'DESC'] as const).find((known) => known === pair[1]);
  if (!sort || !order) throw invalid('sort');
  return { sort, order };
}

/** react-admin's `range` and `sort`; without them the newest documents first (decisions). */
export function parseListQuery({ range, sort }: RawListQuery): ListQuery {
  return {
    ...(range === undefined ? { from: 0, to: MAX_LIST_WITHOUT_RANGE - 1 } : parseRange(range)),
    filter: {},
    isCounted: true,
    ...(sort === undefined ? { sort: 'createdAt', order: 'DESC' } : parseSort(sort)),
  };
}
