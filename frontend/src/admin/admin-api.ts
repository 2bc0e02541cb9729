import type { OneTimeLink } from '@contracts/account';
import type { ActivityEntry } from '@contracts/activity';
import type { SystemHealth, SystemStats, UsageDay, UserStats } from '@contracts/admin';
import type { CreditEntry, CreditsBalance, CreditsChange } from '@contracts/credits';
import { BACKGROUND_HEADER, IDEMPOTENCY_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import type { ReadingCost } from '@contracts/runs';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { type Page, requestPage, sendForJson } from '../api/request-page';

/** Everything that a change to a user may alter begins with this key. */
export const ADMIN_KEY = 'admin';

/** Resources of react-admin's own verbs: lists with `range`, `sort` and `filter`. */
export const ADMIN_USERS = 'admin/users';
export const ADMIN_USER = 'admin/user';
export const FAILED_DOCUMENTS = 'admin/failed-documents';
export const COMPANY_USAGE = 'admin/company-usage';

/** What the admin panel asks of the server beyond lists. Queries are null when signed out. */
export interface AdminVerbs {
  getSystemStats(signal?: AbortSignal): Promise<SystemStats | null>;
  /** One entry a day, oldest first, today last. */
  getUsage(days: number, signal?: AbortSignal): Promise<UsageDay[] | null>;
  /** By engine and model; only those that were used. */
  getReadingCosts(days: number, signal?: AbortSignal): Promise<ReadingCost[] | null>;
  /** After the first time it does not keep the session alive: the page asks by itself. */
  getSystemHealth: HealthFeed;
  getUserStats(id: string, signal?: AbortSignal): Promise<UserStats | null>;
  /** Newest first. */
  getUserActivity(
    id: string,
    range: { page: number; perPage: number },
    signal?: AbortSignal,
  ): Promise<Page<ActivityEntry> | null>;
  getUserCreditHistory(
    id: string,
    range: { page: number; perPage: number },
    signal?: AbortSignal,
  ): Promise<Page<CreditEntry> | null>;
  /** The same key twice changes the balance once. */
  changeCredits(id: string, change: CreditsChange, key: string): Promise<CreditsBalance>;
  issueUserPasswordLink(id: string): Promise<OneTimeLink>;
  unlinkUserIdentity(id: string): Promise<void>;
  retryFailedDocument(id: string): Promise<void>;
}

type HealthFeed = (signal?: AbortSignal) => Promise<SystemHealth | null>;

const read = <T>(path: string, signal?: AbortSignal): Promise<T | null> =>
  nullWhenSignedOut(requestJson<T>(path, { signal }));

function createHealthFeed(): HealthFeed {
  let isPolling = false;
  return (signal) => {
    const headers: HeadersInit = isPolling ? { [BACKGROUND_HEADER]: '1' } : {};
    isPolling = true;
    return nullWhenSignedOut(requestJson<SystemHealth>(API.adminHealth, { headers, signal }));
  };
}

export function createAdminVerbs(): AdminVerbs {
  return {
    getSystemStats: (signal) => read(API.adminStats, signal),
    getUsage: (days, signal) => read(`${API.adminUsage}?days=${days}`, signal),
    getReadingCosts: (days, signal) => read(`${API.adminReadingCosts}?days=${days}`, signal),
    getSystemHealth: createHealthFeed(),
    getUserStats: (id, signal) => read(API.adminUserStats(id), signal),
    getUserActivity: (id, range, signal) =>
      nullWhenSignedOut(requestPage<ActivityEntry>(API.adminActivity(id), range, signal)),
    getUserCreditHistory: (id, range, signal) =>
      nullWhenSignedOut(requestPage<CreditEntry>(API.adminUserCreditHistory(id), range, signal)),
    changeCredits: (id, change, key) =>
      sendForJson('POST', API.adminUserCredits(id), change, { [IDEMPOTENCY_HEADER]: key }),
    unlinkUserIdentity: async (id) => {
      await requestJson(API.adminUserIdentity(id), { method: 'DELETE' });
    },
    issueUserPasswordLink: (id) => sendForJson('POST', API.adminUserPasswordLink(id)),
    retryFailedDocument: async (id) => {
      await requestJson(API.adminRetryDocument(id), { method: 'POST' });
    },
  };
}
