import type { Role, Team } from './user';

/** OWASP ASVS 5 V6.2: length is the rule, no composition rules, nothing cut off. Characters. */
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 1_024;
export const NAME_MAX_CHARS = 80;
export const EMAIL_MAX_CHARS = 254;
/** How long a one-time link works. */
export const PASSWORD_LINK_HOURS = 24;
export const INVITATION_DAYS = 7;

/** Body of `POST /api/register`: a person and a new company, of which the person is company_admin. */
export interface Registration extends ProfileUpdate {
  email: string;
  password: string;
  /** Razón social. */
  companyName: string;
  /** 11 digits with a right check digit; empty or missing until it is set in Mi Empresa. */
  ruc?: string;
}

/** Body of `POST /api/password-reset/{token}`. */
export interface PasswordReset {
  password: string;
}

/** Body of `POST /api/invitation/{token}`. */
export interface InvitationAcceptance extends ProfileUpdate {
  password: string;
}

/** Body of `PUT /api/account/profile`. */
export interface ProfileUpdate {
  firstName: string;
  lastName: string;
}

/** Body of `POST /api/account/password`; all other sessions of the person end. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** An open session of the person who asks. The id is not the cookie's. Times are ISO with zone. */
export interface AccountSession {
  id: string;
  startedAt: string;
  lastActiveAt: string;
  /** Browser and system in words, from the User-Agent: "Chrome en Windows". */
  device: string;
  ipAddress: string | null;
  isCurrent: boolean;
}

/** A link that works once; shown to the person who made it and stored only as a hash. */
export interface OneTimeLink {
  url: string;
  /** ISO with zone. */
  expiresAt: string;
}

/** Body of `POST /api/company/invitations`. */
export interface InvitationRequest {
  email: string;
  role: Exclude<Role, 'admin'>;
  teams: Team[];
}

/** An invitation that nobody has taken yet. */
export interface Invitation extends InvitationRequest {
  id: string;
  invitedByName: string;
  createdAt: string;
  expiresAt: string;
}

/** Answer of `POST /api/company/invitations`: the link is shown this once. */
export interface InvitationIssued extends OneTimeLink {
  invitation: Invitation;
}
