import { AUDIT_GROUP_LABEL, type AuditQuery } from '@contracts/audit';
import { TEAMS } from '@contracts/user';
import { isIsoDate } from '@rules/date';
import { useLocation } from 'react-router-dom';
import { filterIn, knownAddress, passing } from '../list/address';

/** The shortest beginning of a hash that the server looks for. */
export const MIN_HASH_CHARS = 6;
const isId = (text: string): boolean => text !== '' && text.length <= 100;

/** What the list is filtered by; what the product did by itself is seen where somebody asks for it. */
export interface AuditFilter extends Omit<AuditQuery, 'people'> {
  system?: string;
}

const CHECKS: Readonly<Record<keyof AuditFilter, (text: string) => boolean>> = {
  from: isIsoDate,
  to: isIsoDate,
  actorId: isId,
  group: (text) => Object.hasOwn(AUDIT_GROUP_LABEL, text),
  type: (text) => /^[A-Za-z]{1,60}$/.test(text),
  team: (text) => TEAMS.some((team) => team === text),
  documentId: isId,
  hash: (text) => /^[0-9a-f]{6,64}$/.test(text),
  companyId: isId,
  system: (text) => text === 'si',
};

/** Who asks for one thing is shown it, whoever did it. */
const NAMING = ['actorId', 'type', 'documentId', 'hash'] as const;
export const namesOne = (filter: AuditFilter): boolean =>
  NAMING.some((key) => filter[key] !== undefined);

/** A filter as the server is asked. */
export function auditQuery({ system, ...filter }: AuditFilter): AuditQuery {
  return system || namesOne(filter) ? filter : { ...filter, people: 'true' };
}

export const auditAddress = knownAddress({
  sorts: ['at'],
  short: {
    desde: 'from',
    hasta: 'to',
    usuario: 'actorId',
    tipo: 'group',
    accion: 'type',
    equipo: 'team',
    documento: 'documentId',
    huella: 'hash',
    empresa: 'companyId',
    sistema: 'system',
  },
  known: ({ hash, ...filter }) =>
    passing(CHECKS)({ ...filter, hash: typeof hash === 'string' ? hash.toLowerCase() : hash }),
});

/** The company whose chain is looked at, as the address says; '' is the own one. */
export function useCompanyOfAddress(): string {
  const { companyId = '' } = filterIn(auditAddress(useLocation().search)) as AuditQuery;
  return companyId;
}
