import type { OneTimeLink } from '@contracts/account';
import type { CalendarLink, DueDates, DueWindow } from '@contracts/due-dates';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { send, sendForJson } from '../api/request-page';

/** What the screen of due dates asks of the server. Queries are null when signed out. */
export interface DueDatesVerbs {
  getDueDates(window: DueWindow, signal?: AbortSignal): Promise<DueDates | null>;
  getCalendarLink(signal?: AbortSignal): Promise<CalendarLink | null>;
  /** An older address of the same person stops working. */
  issueCalendarLink(): Promise<OneTimeLink>;
  revokeCalendarLink(): Promise<void>;
}

export const dueDatesVerbs: DueDatesVerbs = {
  getDueDates: (window, signal) =>
    nullWhenSignedOut(
      requestJson<DueDates>(`${API.dueDates}?${new URLSearchParams({ window })}`, { signal }),
    ),
  getCalendarLink: (signal) =>
    nullWhenSignedOut(requestJson<CalendarLink>(API.dueDatesLink, { signal })),
  issueCalendarLink: () => sendForJson('POST', API.dueDatesLink),
  revokeCalendarLink: () => send('DELETE', API.dueDatesLink),
};
