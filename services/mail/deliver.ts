import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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

/** Days that a letter stays in the outbox: it holds names, addresses and links. */
const KEPT_DAYS = 30;
const LETTER = /^\d{4}-\d\d-\d\dT[\w-]+\.txt$/;

/** How the name of a letter begins that was written at this moment. */
const nameAt = (moment: number): string => new Date(moment).toISOString().replaceAll(/[:.]/g, '-');

const deleteOldLetters = async (folder: string): Promise<void> => {
  const oldest = nameAt(Date.now() - KEPT_DAYS * 24 * 60 * 60_000);
  const letters = (await readdir(folder)).filter((name) => LETTER.test(name));
  for (const name of letters) if (name < oldest) await rm(join(folder, name), { force: true });
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
    const file = join(folder, `${nameAt(Date.now())}-${randomUUID().slice(0, 8)}.txt`);
    await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 });
    announce(`Mail is not sent without SMTP_URL; it was written to ${file}`);
    // the letter is delivered: what fails here is tried again with the next one
    await deleteOldLetters(folder).catch(() => undefined);
  };
