import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mails. `cuts` breaks off when it has the text, `cutsEarly` before. */
export type SmtpMood = 'takes' | 'refuses' | 'cuts' | 'cutsEarly';

/** A real SMTP server on this machine, and the mails that it has taken or had in its hands. */
export interface LocalSmtp {
  url: string;
  mood: SmtpMood;
  /** As they were sent, headers and all. */
  mails: { to: string[]; text: string }[];
  close(): Promise<void>;
}

export async function startSmtp(): Promise<LocalSmtp> {
  const cut = (): void => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_, __, done) => (smtp.mood === 'cutsEarly' ? cut() : done()),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (smtp.mood === 'refuses')
          return done(Object.assign(new Error('later'), { responseCode: 451 }));
        const to = envelope.rcptTo.map(({ address }) => address);
        smtp.mails.push({ to, text: Buffer.concat(chunks).toString('latin1') });
        return smtp.mood === 'cuts' ? cut() : done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const smtp: LocalSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'takes',
    mails: [],
    close: () => new Promise((done) => server.close(done)),
  };
  return smtp;
}

/** The text of a mail with its parts decoded. */
export const mailText = (mail: string): string =>
  Buffer.from(mail.slice(mail.indexOf('\r\n\r\n')).replaceAll(/\s/g, ''), 'base64').toString(
    'utf8',
  );
