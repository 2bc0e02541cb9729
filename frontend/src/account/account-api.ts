import type { ApprovalDelegation, DelegationRequest } from '@contracts/approval';
import type {
  AccountSession,
  Invitation,
  InvitationIssued,
  InvitationRequest,
  OneTimeLink,
  PasswordChange,
  ProfileUpdate,
} from '@contracts/account';
import type {
  CompanyMember,
  CompanyProfile,
  CompanyStorage,
  CompanyUpdate,
  MemberUpdate,
} from '@contracts/company';
import type {
  CreditEntry,
  CreditsPass,
  CreditsPassed,
  MemberCredits,
  OwnCredits,
} from '@contracts/credits';
import { API } from '@contracts/routes';
import type { SignedInUser, Team } from '@contracts/user';
import { nullWhenSignedOut, read } from '../api/http-client';
import { type PageWish, requestPage, send, sendForJson } from '../api/request-page';

/** What the screens of the account and of the company ask of the server. Queries are null when signed out. */
export const accountVerbs = {
  getCredits: (signal?: AbortSignal) => read<OwnCredits>(API.userCredits, { signal }),
  /** Newest first, a reading in one row. */
  getCreditHistory: (range: PageWish, signal?: AbortSignal) =>
    nullWhenSignedOut(
      requestPage<CreditEntry>(`${API.userCreditHistory}?folded=true`, range, signal),
    ),
  updateProfile: (profile: ProfileUpdate) =>
    sendForJson<SignedInUser>('PUT', API.accountProfile, profile),
  /** All other sessions of the person end. */
  changePassword: (change: PasswordChange) => send('POST', API.accountPassword, change),
  listSessions: (signal?: AbortSignal) => read<AccountSession[]>(API.accountSessions, { signal }),
  endSession: (id: string) => send('DELETE', API.accountSession(id)),
  endOtherSessions: () => send('DELETE', API.accountSessions),
  getCompany: (signal?: AbortSignal) => read<CompanyProfile>(API.company, { signal }),
  /** Refused when somebody else has changed the company since `version`. */
  updateCompany: (change: CompanyUpdate, version: number) =>
    sendForJson<CompanyProfile>('PUT', API.company, change, { version }),
  delegateApproval: (request: DelegationRequest) =>
    sendForJson<ApprovalDelegation>('POST', API.companyDelegations, request),
  withdrawDelegation: (id: string) => send('DELETE', API.companyDelegation(id)),
  getCompanyStorage: (signal?: AbortSignal) => read<CompanyStorage>(API.companyStorage, { signal }),
  listMembers: (signal?: AbortSignal) => read<CompanyMember[]>(API.companyUsers, { signal }),
  setMemberTeams: (id: string, teams: Team[]) => send('PUT', API.companyUserTeams(id), { teams }),
  updateMember: (id: string, change: MemberUpdate) => send('PUT', API.companyUser(id), change),
  getCompanyCredits: (signal?: AbortSignal) =>
    read<MemberCredits[]>(API.companyCredits, { signal }),
  /** The same key again is the same pass. */
  passCredits: (memberId: string, pass: CreditsPass, key: string) =>
    sendForJson<CreditsPassed>('POST', API.companyUserCredits(memberId), pass, { key }),
  issuePasswordLink: (memberId: string) =>
    sendForJson<OneTimeLink>('POST', API.companyUserPasswordLink(memberId)),
  /** The next sign-in at the identity provider links the account anew. */
  unlinkIdentity: (memberId: string) => send('DELETE', API.companyUserIdentity(memberId)),
  listInvitations: (signal?: AbortSignal) => read<Invitation[]>(API.companyInvitations, { signal }),
  invite: (invitation: InvitationRequest) =>
    sendForJson<InvitationIssued>('POST', API.companyInvitations, invitation),
  revokeInvitation: (id: string) => send('DELETE', API.companyInvitation(id)),
};

export type AccountVerbs = typeof accountVerbs;
