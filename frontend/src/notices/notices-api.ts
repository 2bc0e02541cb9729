import { BACKGROUND_HEADER } from '@contracts/headers';
import type { NoticeList, NoticeMail, NoticeMailView } from '@contracts/notices';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { send, sendForJson } from '../api/request-page';

/** What the bell asks of the server. Queries are null when signed out. */
export interface NoticeVerbs {
  /** @param isBackground asked again by itself: keeps no idle session alive */
  listNotices(isBackground: boolean, signal?: AbortSignal): Promise<NoticeList | null>;
  /** @param until ISO */
  seeNotices(until: string): Promise<void>;
  getNoticeMail(signal?: AbortSignal): Promise<NoticeMailView | null>;
  chooseNoticeMail(mail: NoticeMail): Promise<NoticeMailView>;
}

export const noticeVerbs: NoticeVerbs = {
  listNotices: (isBackground, signal) => {
    const headers: HeadersInit = isBackground ? { [BACKGROUND_HEADER]: '1' } : {};
    return nullWhenSignedOut(requestJson<NoticeList>(API.notices, { signal, headers }));
  },
  seeNotices: (until) => send('POST', API.noticesSeen, { until }),
  getNoticeMail: (signal) =>
    nullWhenSignedOut(requestJson<NoticeMailView>(API.noticesMail, { signal })),
  chooseNoticeMail: (mail) => sendForJson('PUT', API.noticesMail, mail),
};
