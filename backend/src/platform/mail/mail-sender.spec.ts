import type { AppConfig } from '../config/app-config';
import { mailText, startSmtp, type LocalSmtp, type SmtpMood } from '../../../test/support/smtp';
import { MailSender } from './mail-sender';

const MAIL = { to: 'ana@demo.pe', subject: 'Avisos: Logística', text: 'Señor: 2 más.', id: 'm-1' };

describe('the sender of e-mail', () => {
  let smtp: LocalSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());
  const sender = (url: string) =>
    new MailSender({ mail: { url, from: 'avisos@foliado.pe' } } as AppConfig);

  it('sends a text as it is, from the address of the installation', async () => {
    expect(await sender(smtp.url).send(MAIL)).toBe('sent');
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['ana@demo.pe']);
    expect(mail?.text).toContain('From: Foliado <avisos@foliado.pe>');
    expect(mail?.text).toContain('Message-ID: <m-1@foliado.pe>');
    expect(mailText(mail?.text ?? '')).toBe(MAIL.text);
  });

  it.each<[SmtpMood, string, number]>([
    ['refuses', 'later', 0],
    ['cutsEarly', 'later', 0],
    ['cuts', 'unknown', 1],
  ])('says of a server that %s it: %s', async (mood, outcome, taken) => {
    smtp.mood = mood;
    smtp.mails.length = 0;
    expect(await sender(smtp.url).send(MAIL)).toBe(outcome);
    expect(smtp.mails).toHaveLength(taken);
  });

  it('leaves for later what no server takes', async () => {
    expect(await sender('smtp://127.0.0.1:1').send(MAIL)).toBe('later');
    const none = new MailSender({ mail: null } as AppConfig);
    expect([none.isPossible, await none.send(MAIL)]).toEqual([false, 'later']);
  });
});
