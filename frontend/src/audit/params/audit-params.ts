import { AUDIT_GROUP_LABEL, type AuditGroup, type AuditQuery } from '@contracts/audit';
import { TEAMS, type Team } from '@contracts/user';
import { isIsoDate } from '@rules/date';

/** What the audit shows, as its address says: a reload or a shared link shows the same. '' is not set. */
export interface AuditParams {
  /** Days in Peru, both inclusive. */
  from: string;
  to: string;
  actorId: string;
  group: AuditGroup | '';
  /** Name of an event. */
  type: string;
  team: Team | '';
  documentId: string;
  /** First characters of a hash. */
  hash: string;
  companyId: string;
  /** From 1. */
  page: number;
}

export type AuditFilter = Omit<AuditParams, 'page'>;

const NAME: Readonly<Record<keyof AuditParams, string>> = {
  from: 'desde',
  to: 'hasta',
  actorId: 'usuario',
  group: 'tipo',
  type: 'accion',
  team: 'equipo',
  documentId: 'documento',
  hash: 'huella',
  companyId: 'empresa',
  page: 'pagina',
};

const GROUPS = Object.keys(AUDIT_GROUP_LABEL) as AuditGroup[];
const MAX_ID_CHARS = 100;
/** The shortest beginning of a hash that the server looks for. */
export const MIN_HASH_CHARS = 6;
const HASH = /^[0-9a-f]{6,64}$/;
const TYPE = /^[A-Za-z]{1,60}$/;

const known = <T extends string>(values: readonly T[], text: string): T | '' =>
  values.find((value) => value === text) ?? '';
const fitting = (text: string, isGood: (text: string) => boolean): string =>
  isGood(text) ? text : '';

/** Anything that the address says wrongly is as if it were not there. */
export function readAuditParams(search: URLSearchParams): AuditParams {
  const get = (key: keyof AuditParams): string => search.get(NAME[key]) ?? '';
  const page = Number(get('page'));
  return {
    from: fitting(get('from'), isIsoDate),
    to: fitting(get('to'), isIsoDate),
    actorId: get('actorId').slice(0, MAX_ID_CHARS),
    group: known(GROUPS, get('group')),
    type: fitting(get('type'), (text) => TYPE.test(text)),
    team: known(TEAMS, get('team')),
    documentId: get('documentId').slice(0, MAX_ID_CHARS),
    hash: fitting(get('hash').toLowerCase(), (text) => HASH.test(text)),
    companyId: get('companyId').slice(0, MAX_ID_CHARS),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const NOTHING = readAuditParams(new URLSearchParams());

/** No filter at all, on the first page. */
export const noFilter = (): AuditParams => ({ ...NOTHING });

/** The address of other parameters; what is as by default is left out. */
export function writeAuditParams(params: AuditParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of Object.keys(NAME) as (keyof AuditParams)[]) {
    if (params[key] !== NOTHING[key]) search.set(NAME[key], String(params[key]));
  }
  return search;
}

/** The filters as the server takes them: only what is set. */
export function queryOf({ page: _, ...filter }: AuditParams): AuditQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

export const isFiltered = (params: AuditParams): boolean => Object.keys(queryOf(params)).length > 0;
