import type { UserRecord } from './user.schema';

/** A person's account as other features see it: without the password and what serves the store. */
export type User = Pick<
  UserRecord,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'teams'
  | 'companyId'
  | 'isActive'
  | 'identities'
  | 'lastLoginAt'
  | 'createdAt'
> & { id: string; hasPassword: boolean; isInvited: boolean };

export function toUser(record: UserRecord): User {
  const { email, firstName, lastName, role, teams, companyId, isActive } = record;
  const { identities, lastLoginAt, createdAt } = record;
  return {
    id: record._id,
    email,
    firstName,
    lastName,
    role,
    teams,
    companyId,
    isActive,
    identities,
    lastLoginAt,
    createdAt,
    isInvited: record.isInvited === true,
    hasPassword: record.passwordHash !== null,
  };
}
