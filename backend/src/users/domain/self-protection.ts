import type { Role } from '../../contracts/user';
import { DomainError } from '../../rules/domain-error';

/** Who changes an account. */
export interface Acting {
  id: string;
  role: Role;
  companyId: string | null;
}

/** What of an account decides who may change it and what the change takes away. */
export interface Standing {
  id: string;
  role: Role;
  isActive: boolean;
  companyId: string | null;
}

/**
 * Lets the platform admin manage everybody and a company_admin the people of the own company.
 * NO_ENCONTRADO for a stranger, so that nobody learns who exists elsewhere; SIN_PERMISO otherwise.
 */
export function assertManages(actor: Acting, person: Standing): void {
  if (actor.role === 'admin') return;
  const isColleague = actor.companyId !== null && actor.companyId === person.companyId;
  if (!isColleague) throw new DomainError('NO_ENCONTRADO');
  if (actor.role !== 'company_admin' || person.role === 'admin') {
    throw new DomainError('SIN_PERMISO');
  }
}

/** Only the platform admin makes platform admins. */
export function assertMayGive(actor: Acting, role: Role): void {
  if (role === 'admin' && actor.role !== 'admin') throw new DomainError('SIN_PERMISO');
}

/** Nobody changes the own role or the own active state (reliability 3.1). */
export function assertNotSelf(actor: Acting, person: Pick<Standing, 'id'>): void {
  if (actor.id === person.id) throw new DomainError('CAMBIO_PROPIO');
}

/** A place that must not stay empty: platform admin, or company_admin of a company. */
export type Seat = { kind: 'platform' } | { kind: 'company'; companyId: string };

function seatOf({ role, isActive, companyId }: Standing): Seat | null {
  if (!isActive) return null;
  if (role === 'admin') return { kind: 'platform' };
  return role === 'company_admin' && companyId ? { kind: 'company', companyId } : null;
}

/** The seat that a person gives up with this change, or null. */
export function seatLeft(
  person: Standing,
  change: Partial<Pick<Standing, 'role' | 'isActive'>>,
): Seat | null {
  const before = seatOf(person);
  const after = seatOf({ ...person, ...change });
  return before && before.kind !== after?.kind ? before : null;
}

/** Who is left besides the person who gives up a seat; only active accounts count. */
export interface Remaining {
  /** Others in such a seat. */
  holders: number;
  /** Other people of the company; 0 for the platform. */
  members: number;
}

/**
 * The last platform admin stays. The last company_admin stays as long as there are others in the
 * company to look after; a person alone may be deactivated. Throws ULTIMO_ADMINISTRADOR.
 */
export function assertSeatIsFilled(seat: Seat, { holders, members }: Remaining): void {
  if (holders > 0) return;
  if (seat.kind === 'company' && members === 0) return;
  throw new DomainError('ULTIMO_ADMINISTRADOR');
}
