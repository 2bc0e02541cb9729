import { ADMIN_USER_SORT_KEYS, type AdminUser, type AdminUserSortKey } from '../../contracts/admin';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import { ROLES, type Role } from '../../contracts/user';
import { rangeOf, type RowRange } from '../../platform/requests';
import { DomainError } from '../../rules/domain-error';

/** Raw query of `GET /api/admin/users`; each value must be a single string. */
export interface RawUserQuery {
  range?: unknown;
  sort?: unknown;
  filter?: unknown;
}

/** Which users. `ids` asks for known ones, as react-admin's `getMany` does. */
export interface UserFilter {
  q?: string;
  role?: Role;
  isActive?: AdminUser['isActive'];
  companyId?: string;
  ids?: string[];
}

export interface UserQuery extends UserFilter {
  range: RowRange;
  sort: AdminUserSortKey;
  order: 'ASC' | 'DESC';
}

const MAX_QUERY_CHARS = 8_000;
const MAX_TEXT_CHARS = 100;
const MAX_IDS = 100;

const invalid = (field: string): DomainError => new DomainError('CAMPO_INVALIDO', { field });

function parseJson(text: unknown, field: string): unknown {
  if (typeof text !== 'string' || text.length > MAX_QUERY_CHARS) throw invalid(field);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field);
  }
}

function sortOf(text: unknown): Pick<UserQuery, 'sort' | 'order'> {
  if (text === undefined) return { sort: 'createdAt', order: 'DESC' };
  const pair = parseJson(text, 'sort');
  const [key, direction] = Array.isArray(pair) && pair.length === 2 ? (pair as unknown[]) : [];
  const sort = ADMIN_USER_SORT_KEYS.find((known) => known === key);
  const order = (['ASC', 'DESC'] as const).find((known) => known === direction);
  if (!sort || !order) throw invalid('sort');
  return { sort, order };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_CHARS;

/** Reads one filter; undefined when the value is not one that it can have. */
const FILTERS: Readonly<Record<string, (value: unknown) => UserFilter | undefined>> = {
  q: (value) => (isText(value) ? { q: value } : undefined),
  role: (value) => {
    const role = ROLES.find((known) => known === value);
    return role && { role };
  },
  isActive: (value) => {
    const isActive = (['true', 'false'] as const).find((known) => known === value);
    return isActive && { isActive };
  },
  companyId: (value) => (isText(value) ? { companyId: value } : undefined),
  id: (value) => {
    const isList = Array.isArray(value) && value.length <= MAX_IDS && value.every(isText);
    return isList ? { ids: value } : undefined;
  },
};

function filterOf(text: unknown): UserFilter {
  if (text === undefined) return {};
  const filter = parseJson(text, 'filter');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw invalid('filter');
  }
  const parts = Object.entries(filter).map(([key, value]) => {
    const part = Object.hasOwn(FILTERS, key) ? FILTERS[key]?.(value) : undefined;
    if (!part) throw invalid(`filter.${key}`.slice(0, 80));
    return part;
  });
  return Object.assign({}, ...parts) as UserFilter;
}

/** react-admin's range, sort and filter; without them the newest users first. Throws CAMPO_INVALIDO. */
export function userQuery({ range, sort, filter }: RawUserQuery): UserQuery {
  return { range: rangeOf(range, MAX_LIST_WITHOUT_RANGE), ...sortOf(sort), ...filterOf(filter) };
}
