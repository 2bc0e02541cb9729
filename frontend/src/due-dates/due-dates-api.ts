import type { OneTimeLink } from '@contracts/account';
import type { CalendarLink, DueDates, DueWindow } from '@contracts/due-dates';
import { API } from '@contracts/routes';
import { read } from '../api/http-client';
import { send, sendForJson } from '../api/request-page';

/** What the screen of due dates asks of the server. Queries are null when signed out. */
export const dueDatesVerbs = {
  getDueDates: (window: DueWindow, signal?: AbortSignal) =>
    read<DueDates>(`${API.dueDates}?${new URLSearchParams({ window })}`, { signal }),
  getCalendarLink: (signal?: AbortSignal) => read<CalendarLink>(API.dueDatesLink, { signal }),
  /** An older address of the same person stops working. */
  issueCalendarLink: () => sendForJson<OneTimeLink>('POST', API.dueDatesLink),
  revokeCalendarLink: () => send('DELETE', API.dueDatesLink),
};

export type DueDatesVerbs = typeof dueDatesVerbs;
