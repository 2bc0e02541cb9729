import { type Notice, noticeScreen, noticeText } from '../../contracts/notices';

/**
 * What an e-mail says: what happened, with the screens of it. Neither names nor sums, nothing of a document: a
 * mailbox is not the company's. The links lead to the same screen after signing in.
 * @param site address of the installation, without a slash at the end
 */
export function mailOf(
  notices: readonly Notice[],
  site: string,
): { subject: string; text: string } {
  const [first] = notices;
  const lines = notices.flatMap((notice) => [
    `${noticeText(notice)}:`,
    `${site}${noticeScreen(notice)}`,
    '',
  ]);
  const subject = first && notices.length === 1 ? noticeText(first) : `${notices.length} avisos`;
  return {
    subject: `Foliado: ${subject}`,
    text: [...lines, `Usted elige qué avisos recibe por correo: ${site}/perfil`, ''].join('\n'),
  };
}
