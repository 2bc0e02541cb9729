export const ROLES = ['user', 'company_admin', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const TEAMS = ['logistica', 'tesoreria'] as const;
export type Team = (typeof TEAMS)[number];

/** Answer of `GET /api/auth/user`. */
export interface SignedInUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  teams: Team[];
  companyId?: string;
  companyName?: string;
  /** True for an account of the demo company, which gets sample documents. */
  isDemo: boolean;
  /** False for an account that has only ever come through the identity provider, or has to. */
  hasPassword: boolean;
  /** True where nobody but the platform's first admin signs in with a password. */
  onlyByProvider: boolean;
}

/** Spanish names of the roles (spec section 6). */
export const ROLE_LABEL: Readonly<Record<Role, string>> = {
  user: 'Usuario',
  company_admin: 'Admin Empresa',
  admin: 'Administrador',
};

export const TEAM_LABEL: Readonly<Record<Team, string>> = {
  logistica: 'Logística',
  tesoreria: 'Tesorería',
};

/** In-process news: an account has been deactivated, all its sessions must end. */
export const USER_DEACTIVATED = 'user.deactivated';

/** Payload of `USER_DEACTIVATED`. */
export interface UserDeactivated {
  userId: string;
}

/** Roles above `user` hold every team (reliability 3.1). */
export const holdsTeam = (
  { role, teams }: { readonly role: Role; readonly teams: readonly Team[] },
  team: Team,
): boolean => role !== 'user' || teams.includes(team);
