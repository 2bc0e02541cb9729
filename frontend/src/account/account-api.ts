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
import { IDEMPOTENCY_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import type { SignedInUser, Team } from '@contracts/user';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { type Page, requestPage, send, sendForJson } from '../api/request-page';

/** What the screens of the account and of the company ask of the server. Queries are null when signed out. */
export interface AccountVerbs {
  getCredits(signal?: AbortSignal): Promise<OwnCredits | null>;
  /** Newest first; `page` from 1. */
  getCreditHistory(
    range: { page: number; perPage: number },
    signal?: AbortSignal,
  ): Promise<Page<CreditEntry> | null>;
  updateProfile(profile: ProfileUpdate): Promise<SignedInUser>;
  /** All other sessions of the person end. */
  changePassword(change: PasswordChange): Promise<void>;
  listSessions(signal?: AbortSignal): Promise<AccountSession[] | null>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  getCompany(signal?: AbortSignal): Promise<CompanyProfile | null>;
  /** Refused when somebody else has changed the company since `version`. */
  updateCompany(change: CompanyUpdate, version: number): Promise<CompanyProfile>;
  delegateApproval(request: DelegationRequest): Promise<ApprovalDelegation>;
  withdrawDelegation(id: string): Promise<void>;
  getCompanyStorage(signal?: AbortSignal): Promise<CompanyStorage | null>;
  listMembers(signal?: AbortSignal): Promise<CompanyMember[] | null>;
  setMemberTeams(id: string, teams: Team[]): Promise<void>;
  updateMember(id: string, change: MemberUpdate): Promise<void>;
  getCompanyCredits(signal?: AbortSignal): Promise<MemberCredits[] | null>;
  /** The same key again is the same pass. */
  passCredits(memberId: string, pass: CreditsPass, key: string): Promise<CreditsPassed>;
  issuePasswordLink(memberId: string): Promise<OneTimeLink>;
  /** The next sign-in at the identity provider links the account anew. */
  unlinkIdentity(memberId: string): Promise<void>;
  listInvitations(signal?: AbortSignal): Promise<Invitation[] | null>;
  invite(invitation: InvitationRequest): Promise<InvitationIssued>;
  revokeInvitation(id: string): Promise<void>;
}

const read = <T>(path: string, signal?: AbortSignal): Promise<T | null> =>
  nullWhenSignedOut(requestJson<T>(path, { signal }));

export const accountVerbs: AccountVerbs = {
  getCredits: (signal) => read(API.userCredits, signal),
  getCreditHistory: (range, signal) =>
    nullWhenSignedOut(requestPage<CreditEntry>(API.userCreditHistory, range, signal)),
  updateProfile: (profile) => sendForJson('PUT', API.accountProfile, profile),
  changePassword: (change) => send('POST', API.accountPassword, change),
  listSessions: (signal) => read(API.accountSessions, signal),
  endSession: (id) => send('DELETE', API.accountSession(id)),
  endOtherSessions: () => send('DELETE', API.accountSessions),
  getCompany: (signal) => read(API.company, signal),
  updateCompany: (change, version) =>
    sendForJson('PUT', API.company, change, { 'If-Match': `"${version}"` }),
  delegateApproval: (request) => sendForJson('POST', API.companyDelegations, request),
  withdrawDelegation: (id) => send('DELETE', API.companyDelegation(id)),
  getCompanyStorage: (signal) => read(API.companyStorage, signal),
  listMembers: (signal) => read(API.companyUsers, signal),
  setMemberTeams: (id, teams) => send('PUT', API.companyUserTeams(id), { teams }),
  updateMember: (id, change) => send('PUT', API.companyUser(id), change),
  getCompanyCredits: (signal) => read(API.companyCredits, signal),
  passCredits: (id, pass, key) =>
    sendForJson('POST', API.companyUserCredits(id), pass, { [IDEMPOTENCY_HEADER]: key }),
  unlinkIdentity: (id) => send('DELETE', API.companyUserIdentity(id)),
  issuePasswordLink: (id) => sendForJson('POST', API.companyUserPasswordLink(id)),
  listInvitations: (signal) => read(API.companyInvitations, signal),
  invite: (invitation) => sendForJson('POST', API.companyInvitations, invitation),
  revokeInvitation: (id) => send('DELETE', API.companyInvitation(id)),
};
