import type { NoticeList, NoticeMail, NoticeMailView } from '@contracts/notices';
import { API } from '@contracts/routes';
import { read } from '../api/http-client';
import { send, sendForJson } from '../api/request-page';

/** What the bell asks of the server. Queries are null when signed out. */
export const noticeVerbs = {
  /** @param isBackground asked again by itself: keeps no idle session alive */
  listNotices: (isBackground: boolean, signal?: AbortSignal) =>
    read<NoticeList>(API.notices, { signal, isBackground }),
  /** @param until ISO */
  seeNotices: (until: string) => send('POST', API.noticesSeen, { until }),
  getNoticeMail: (signal?: AbortSignal) => read<NoticeMailView>(API.noticesMail, { signal }),
  chooseNoticeMail: (mail: NoticeMail) => sendForJson<NoticeMailView>('PUT', API.noticesMail, mail),
};

export type NoticeVerbs = typeof noticeVerbs;
