import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { AppConfig } from '../config/app-config';

/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same in every try of it. */
  id: string;
}

/**
 * `sent`: the server has taken it. `later`: it was not taken, and may be sent again. `unknown`: the connection
 * broke when the server had the text; sent again it might come twice.
 */
export type MailOutcome = 'sent' | 'later' | 'unknown';

const CONNECT_MS = 10_000;
const SILENT_MS = 30_000;

/** Sends e-mail through the server of `SMTP_URL`, one connection a mail. */
@Injectable()
export class MailSender {
  constructor(private readonly config: AppConfig) {}

  get isPossible(): boolean {
    return this.config.mail !== null;
  }

  /** Never throws; without a server everything is for later. */
  async send({ to, subject, text, id }: Mail): Promise<MailOutcome> {
    const { mail } = this.config;
    if (!mail) return 'later';
    let isHandedOver = false;
    const transport = createTransport({
      url: mail.url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: {
        // "Start mail input": from then on the server may have all of it.
        debug: (_: unknown, said: unknown) =>
          void (isHandedOver ||= String(said).startsWith('354')),
      },
    });
    try {
      const host = mail.from.slice(mail.from.lastIndexOf('@') + 1);
      await transport.sendMail({
        from: { name: 'Foliado', address: mail.from },
        ...{ to, subject, text, textEncoding: 'base64', messageId: `<${id}@${host}>` },
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    } catch (error) {
      // What the server answers, it has not taken.
      const isAnswered = (error as { responseCode?: unknown }).responseCode !== undefined;
      return isHandedOver && !isAnswered ? 'unknown' : 'later';
    } finally {
      transport.close();
    }
  }
}
