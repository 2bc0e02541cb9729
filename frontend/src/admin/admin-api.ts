import type { OneTimeLink } from '@contracts/account';
import type { ActivityEntry } from '@contracts/activity';
import type { SystemHealth, SystemStats, UsageDay, UserStats } from '@contracts/admin';
import type { CreditEntry, CreditsBalance, CreditsChange } from '@contracts/credits';
import { API } from '@contracts/routes';
import type { ReadingCost } from '@contracts/runs';
import { nullWhenSignedOut, read } from '../api/http-client';
import { type PageWish, requestPage, send, sendForJson } from '../api/request-page';

/** Everything that a change to a user may alter begins with this key. */
export const ADMIN_KEY = 'admin';

/** Resources of react-admin's own verbs: lists with `range`, `sort` and `filter`. */
export const ADMIN_USERS = 'admin/users';
export const ADMIN_USER = 'admin/user';
export const FAILED_DOCUMENTS = 'admin/failed-documents';
export const COMPANY_USAGE = 'admin/company-usage';
/** Of the user in the filter. */
export const USER_ACTIVITY = 'admin/user-activity';
export const USER_CREDITS = 'admin/user-credits';

/** What the admin panel asks of the server beyond lists. Queries are null when signed out. */
export function createAdminVerbs() {
  let isHealthPolled = false;
  return {
    getSystemStats: (signal?: AbortSignal) => read<SystemStats>(API.adminStats, { signal }),
    /** One entry a day, oldest first, today last. */
    getUsage: (days: number, signal?: AbortSignal) =>
      read<UsageDay[]>(`${API.adminUsage}?days=${days}`, { signal }),
    /** By engine and model; only those that were used. */
    getReadingCosts: (days: number, signal?: AbortSignal) =>
      read<ReadingCost[]>(`${API.adminReadingCosts}?days=${days}`, { signal }),
    /** After the first time it does not keep the session alive: the page asks by itself. */
    getSystemHealth: (signal?: AbortSignal) => {
      const isBackground = isHealthPolled;
      isHealthPolled = true;
      return read<SystemHealth>(API.adminHealth, { signal, isBackground });
    },
    getUserStats: (id: string, signal?: AbortSignal) =>
      read<UserStats>(API.adminUserStats(id), { signal }),
    /** Newest first. */
    getUserActivity: (id: string, range: PageWish, signal?: AbortSignal) =>
      nullWhenSignedOut(requestPage<ActivityEntry>(API.adminActivity(id), range, signal)),
    getUserCreditHistory: (id: string, range: PageWish, signal?: AbortSignal) =>
      nullWhenSignedOut(requestPage<CreditEntry>(API.adminUserCreditHistory(id), range, signal)),
    /** The same key twice changes the balance once. */
    changeCredits: (id: string, change: CreditsChange, key: string) =>
      sendForJson<CreditsBalance>('POST', API.adminUserCredits(id), change, { key }),
    issueUserPasswordLink: (id: string) =>
      sendForJson<OneTimeLink>('POST', API.adminUserPasswordLink(id)),
    unlinkUserIdentity: (id: string) => send('DELETE', API.adminUserIdentity(id)),
    retryFailedDocument: (id: string) => send('POST', API.adminRetryDocument(id)),
  };
}

export type AdminVerbs = ReturnType<typeof createAdminVerbs>;
