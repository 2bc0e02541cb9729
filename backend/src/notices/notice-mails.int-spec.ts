import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { NoticeMailView } from '../contracts/notices';
import { API } from '../contracts/routes';
import { mailText, startSmtp, type LocalSmtp } from '../../test/support/smtp';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';
import { NoticeMails } from './notice-mails.service';
import type { NoticePersonRecord } from './notice-people.repository';

const SITE = 'http://foliado.test';

describe('notices by e-mail', () => {
  let smtp: LocalSmtp;
  let work: Workflowing;
  beforeAll(async () => {
    smtp = await startSmtp();
    work = await startWorkflowing({ SMTP_URL: smtp.url, PUBLIC_URL: SITE });
    await work.treasurer
      .put(API.noticesMail)
      .send({ kinds: ['bandeja'] })
      .expect(200);
  });
  afterAll(async () => {
    await work?.close();
    await smtp?.close();
  });
  beforeEach(() => {
    smtp.mood = 'takes';
    smtp.mails.length = 0;
  });

  const people = () =>
    work.test.app
      .get<Connection>(getConnectionToken())
      .collection<NoticePersonRecord>('notice_people');
  const write = (set: Partial<NoticePersonRecord>) =>
    people().updateMany({ mailDueAt: { $exists: true } }, { $set: set });
  /** A round when all that waits is due. */
  const round = async () => {
    await write({ mailDueAt: new Date() });
    await work.test.app.get(NoticeMails).run();
  };
  /** Until it is looked again, in minutes. */
  const wait = async () => {
    const person = await people().findOne({ mailDueAt: { $exists: true } });
    return Math.round(((person?.mailDueAt?.getTime() ?? 0) - Date.now()) / 60_000);
  };
  const texts = () => smtp.mails.map(({ text }) => mailText(text));
  const sent = async (count = 1) => {
    const ids = [];
    for (let left = count; left > 0; left -= 1) ids.push(await work.after(2));
    return ids;
  };

  it('say what happened and where, once, and name nothing of a document', async () => {
    const [id] = await sent(2);
    await round();
    expect(smtp.mails.map(({ to }) => to)).toEqual([['tesoreria@demo.pe']]);
    const [mail = ''] = smtp.mails.map(({ text }) => text);
    const [, subject = ''] = /^Subject: =\?UTF-8\?B\?([^?]*)/m.exec(mail) ?? [];
    expect(Buffer.from(subject, 'base64').toString()).toContain('Foliado: 2 documentos nuevos');
    expect(texts()).toEqual([
      `2 documentos nuevos para Tesorería:\n${SITE}/workflow?equipo=tesoreria\n\n` +
        `Usted elige qué avisos recibe por correo: ${SITE}/perfil\n`,
    ]);
    for (const told of [id, 'F001', 'Prueba', '1180']) expect(mailText(mail)).not.toContain(told);
    expect(await wait()).toBe(15);
    await round();
    expect(smtp.mails).toHaveLength(1);
    expect(await wait()).toBe(5);
  });

  it('come later from a server that takes nothing, all in one, while the steps go on', async () => {
    smtp.mood = 'refuses';
    await sent();
    for (const minutes of [2, 4, 8]) {
      await round();
      expect(await wait()).toBe(minutes);
    }
    await sent();
    smtp.mood = 'takes';
    await work.test.app.get(NoticeMails).run();
    expect(smtp.mails).toEqual([]);
    await round();
    expect(texts()).toEqual([expect.stringContaining('2 documentos nuevos')]);
    expect(await wait()).toBe(15);
  });

  it('do not come twice where nobody knows whether they came', async () => {
    smtp.mood = 'cuts';
    await sent();
    await round();
    smtp.mood = 'takes';
    await round();
    expect(smtp.mails).toHaveLength(1);
    // Another process has ended in the middle of it.
    await sent();
    await write({ mailing: new Date() });
    await round();
    await round();
    expect(smtp.mails).toHaveLength(1);
  });

  it('go out once from eight rounds at a time', async () => {
    await sent();
    await write({ mailDueAt: new Date() });
    const mails = work.test.app.get<{ round(): Promise<void> }>(NoticeMails);
    await Promise.all(Array.from({ length: 8 }, () => mails.round()));
    expect(smtp.mails).toHaveLength(1);
  });

  it('are of the kinds that the person wants, from then on', async () => {
    const choose = async (kinds: unknown) =>
      (await work.treasurer.put(API.noticesMail).send({ kinds })).body as NoticeMailView;
    expect(await choose([])).toEqual({ kinds: [], isPossible: true });
    await sent();
    await round();
    expect(await choose(['vence', 'bandeja'])).toMatchObject({ kinds: ['vence', 'bandeja'] });
    await round();
    expect(smtp.mails).toEqual([]);
    expect(await choose(['otra'])).toMatchObject({ code: 'CAMPO_INVALIDO' });
    expect((await work.clerk.get(API.noticesMail)).body).toMatchObject({ kinds: [] });
  });

  it('are not looked for any more where the person has left', async () => {
    await work.treasurer
      .put(API.noticesMail)
      .send({ kinds: ['bandeja'] })
      .expect(200);
    await sent();
    const users = work.test.app.get<Connection>(getConnectionToken()).collection('users');
    await users.updateOne({ email: 'tesoreria@demo.pe' }, { $set: { isActive: false } });
    await round();
    expect(smtp.mails).toEqual([]);
    expect(await people().countDocuments({ mailDueAt: { $exists: true } })).toBe(0);
  });
});
