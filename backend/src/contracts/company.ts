import type { ApprovalDelegation } from './approval';
import type { ChargeAccount } from './bank-file';
import type { Role, Team } from './user';

/** Above which total a payment needs an approval, in cents by currency; null: none does. */
export interface ApprovalLimits {
  limitePEN: number | null;
  limiteUSD: number | null;
  limiteEUR: number | null;
}
export const NO_LIMITS: ApprovalLimits = { limitePEN: null, limiteUSD: null, limiteEUR: null };
/** Greatest limit, in cents. */
export const APPROVAL_LIMIT_MAX = 1e13;

export const COMPANY_NAME_MAX_CHARS = 150;
/** Longest retention of originals that can be chosen, in days. */
export const RETENTION_MAX_DAYS = 3_650;

/** An entry of `GET /api/companies`. */
export interface CompanySummary {
  id: string;
  /** Razón social. */
  name: string;
  /** 11 digits with a right check digit, null until set. */
  ruc: string | null;
}

/** Answer of `GET /api/company`: the company of the person who asks. */
export interface CompanyProfile extends CompanySummary, ApprovalLimits {
  /** Who acts on workflow steps 1-2 may not act on 5-6 of the same document. */
  separacionFunciones: boolean;
  /** Who prepares a payment (step 5) may not execute it (step 6). */
  dobleControl: boolean;
  /** Days after confirmation that originals are kept; 0 keeps them, null takes the server's default. */
  fileRetentionDays: number | null;
  /** What payments are charged to, at most `MAX_CHARGE_ACCOUNTS`. */
  cuentasCargo: ChargeAccount[];
  /** Those that have not ended, in the order in which they were made. */
  delegations: ApprovalDelegation[];
  /** The server's default (FILE_RETENTION_DAYS). */
  defaultRetentionDays: number;
  isDemo: boolean;
  createdAt: string;
  /** Counts the changes; as `If-Match` of the next one it keeps what others have changed from being overwritten unseen. */
  version: number;
}

/** How much of a limit is used; bytes or files. */
export interface QuotaUse {
  used: number;
  max: number;
}

/** Answer of `GET /api/company/storage`: originals that are kept; null where nothing is limited. */
export interface CompanyStorage {
  files: QuotaUse | null;
  bytes: QuotaUse | null;
}

/** Body of `PUT /api/company`: only what changes. */
export type CompanyUpdate = Partial<
  Pick<
    CompanyProfile,
    | 'name'
    | 'ruc'
    | 'separacionFunciones'
    | 'dobleControl'
    | 'fileRetentionDays'
    | 'cuentasCargo'
    | keyof ApprovalLimits
  >
>;

/** An entry of `GET /api/company/users`. */
export interface CompanyMember {
  id: string;
  /** E-mail. */
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
  teams: Team[];
  isActive: 'true' | 'false';
  lastLoginAt: string | null;
  /** Signs in through the identity provider. */
  hasProvider: boolean;
}

/** Body of `PUT /api/company/users/{id}/teams`. */
export interface TeamsUpdate {
  teams: Team[];
}

/** Body of `PUT /api/company/users/{id}`: one of the two. */
export interface MemberUpdate {
  role?: Exclude<Role, 'admin'>;
  isActive?: 'true' | 'false';
}
