import type { SessionUser } from '../platform/http';
import { fullName } from '../rules/full-name';
import type { User } from '../users';

/** An account as the person behind a request. */
export function toSessionUser(user: User): SessionUser {
  return {
    id: user.id,
    name: fullName(user),
    role: user.role,
    teams: user.teams,
    companyId: user.companyId,
    tenantId: user.companyId ?? `u:${user.id}`,
  };
}
