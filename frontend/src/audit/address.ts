import { AUDIT_GROUP_LABEL, type AuditQuery } from '@contracts/audit';
import { TEAMS } from '@contracts/user';
import { isIsoDate } from '@rules/date';
import { useLocation } from 'react-router-dom';
import { filterIn, knownAddress } from '../list/address';

/** The shortest beginning of a hash that the server looks for. */
export const MIN_HASH_CHARS = 6;
const isId = (text: string): boolean => text !== '' && text.length <= 100;

const CHECKS: Readonly<Record<keyof AuditQuery, (text: string) => boolean>> = {
  from: isIsoDate,
  to: isIsoDate,
  actorId: isId,
  group: (text) => Object.hasOwn(AUDIT_GROUP_LABEL, text),
  type: (text) => /^[A-Za-z]{1,60}$/.test(text),
  team: (text) => TEAMS.some((team) => team === text),
  documentId: isId,
  hash: (text) => /^[0-9a-f]{6,64}$/.test(text),
  companyId: isId,
};

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
  },
  known: ({ hash, ...filter }) =>
    Object.fromEntries(
      Object.entries({
        ...filter,
        hash: typeof hash === 'string' ? hash.toLowerCase() : hash,
      }).filter(
        ([key, value]) =>
          typeof value === 'string' &&
          Object.hasOwn(CHECKS, key) &&
          CHECKS[key as keyof AuditQuery](value),
      ),
    ),
});

/** The company whose chain is looked at, as the address says; '' is the own one. */
export function useCompanyOfAddress(): string {
  const { companyId = '' } = filterIn(auditAddress(useLocation().search)) as AuditQuery;
  return companyId;
}
