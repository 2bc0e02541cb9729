import type { Policy } from '../../contracts/policy';
import type { SessionUser } from './session-user';

/** True when the policy lets this person act. company_admin and admin hold every team (reliability 3.1). */
export function permits(policy: Policy, user: Pick<SessionUser, 'role' | 'teams'>): boolean {
  if (policy.roles && !policy.roles.includes(user.role)) return false;
  if (!policy.teams || user.role !== 'user') return true;
  return policy.teams.some((team) => user.teams.includes(team));
}
