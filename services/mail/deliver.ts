import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}
/** Hands a message over; throws when that failed, so that it is tried again. */
export type Deliver = (message: Message) => Promise<void>;

/** Over SMTP; the library is loaded with the first message. */
export const overSmtp = (smtpUrl: string, from: string): Deliver => {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  transport.catch(() => {}); // the first delivery tells
  return async (message) => {
    await (await transport).sendMail({ from, ...message });
  };
};

/**
 * Without SMTP: a text file in `<dataDir>/outbox`, announced in one line. The line names the file alone, since a
 * console is often kept in a log.
 */
export const intoOutbox =
  (dataDir: string, from: string, announce: (line: string) => void): Deliver =>
  async ({ to, subject, text }) => {
    const folder = join(dataDir, 'outbox');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.txt`);
    await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 });
    announce(`Mail is not sent without SMTP_URL; it was written to ${file}`);
  };
