import { POLICY, type Policy } from '@contracts/policy';
import { ROLE_LABEL, TEAM_LABEL, type Role } from '@contracts/user';

/** Roles that hold every team, whatever their own (the guard of the routes judges so). */
const HOLD_ALL_TEAMS: readonly Role[] = ['company_admin', 'admin'];

const joined = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} o ${names[names.length - 1] ?? ''}`;

function policyText({ access, roles, teams }: Policy): string {
  if (access === 'public') return 'Cualquiera, sin sesión';
  if (roles) return joined(roles.map((role) => ROLE_LABEL[role]));
  if (!teams) return 'Cualquier persona con sesión';
  const teamNames = teams.map((team) => `equipo de ${TEAM_LABEL[team]}`);
  const text = joined([...teamNames, ...HOLD_ALL_TEAMS.map((role) => ROLE_LABEL[role])]);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who may call an operation, in Spanish, by the policy table; null for an action that it does not know. */
export function accessText(action: string | undefined): string | null {
  const policies: Readonly<Record<string, Policy | undefined>> = POLICY;
  const policy = action === undefined ? undefined : policies[action];
  return policy ? policyText(policy) : null;
}

/** True when the operation needs the session's cookie. */
export function needsSession(action: string | undefined): boolean {
  const policies: Readonly<Record<string, Policy | undefined>> = POLICY;
  return action !== undefined && policies[action]?.access === 'session';
}
