import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** An address that switches off mails like this one with one request (RFC 8058). */
  readonly unsubscribe?: string;
}

const toHeaders = ({ unsubscribe }: MailMessage): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
/** Delivers a message. Throws if the delivery failed, so that the queue retries it. */
export type DeliverMessage = (message: MailMessage) => Promise<void>;

/** Delivers over SMTP. The SMTP library is loaded asynchronously, so that it does not delay the start. */
export const createSmtpDelivery = (smtpUrl: string, from: string): DeliverMessage => {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  transport.catch(() => {}); // The first delivery reports the error.
  return async (message) => {
    const { to, subject, text } = message;
    await (await transport).sendMail({ from, to, subject, text, headers: toHeaders(message) });
  };
};

/** Letters are deleted from the outbox after this many days, because they contain names, addresses and links. */
const KEPT_DAYS = 30;
const LETTER = /^\d{4}-\d\d-\d\dT[\w-]+\.txt$/;

/** Prefix of the file name of a letter written at this time (milliseconds since 1970); prefixes sort by time. */
const toFileNamePrefix = (moment: number): string => new Date(moment).toISOString().replaceAll(/[:.]/g, '-');

const toOutboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** A letter in the outbox. */
export interface OutboxLetter {
  /** Name of its file. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest letters of the outbox, newest first. */
export async function readOutbox(dataDir: string, limit: number): Promise<OutboxLetter[]> {
  const folder = toOutboxFolder(dataDir);
  const newest = (await listLetters(folder)).sort().reverse().slice(0, limit);
  return Promise.all(
    newest.map(async (id) => {
      const letter = await readFile(join(folder, id), 'utf8');
      const end = letter.indexOf('\n\n');
      const find = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(letter.slice(0, end))?.[1] ?? '';
      return { id, to: find('To'), subject: find('Subject'), text: letter.slice(end + 2) };
    }),
  );
}

const listLetters = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => LETTER.test(name));
};

/** Deletes the letters of the outbox for which `isDue` holds. */
export async function deleteLetters(dataDir: string, isDue: (letter: OutboxLetter) => boolean): Promise<void> {
  for (const letter of await readOutbox(dataDir, Number.POSITIVE_INFINITY))
    if (isDue(letter)) await rm(join(toOutboxFolder(dataDir), letter.id), { force: true });
}

const deleteOldLetters = async (folder: string): Promise<void> => {
  const oldest = toFileNamePrefix(Date.now() - KEPT_DAYS * 24 * 60 * 60_000);
  for (const name of await listLetters(folder)) if (name < oldest) await rm(join(folder, name), { force: true });
};

/**
 * Delivery without SMTP: writes a text file into `<dataDir>/outbox` and announces it. The announcement contains only the
 * file's name, because console output is often kept in logs.
 */
export const createOutboxDelivery =
  (dataDir: string, from: string, announce: (line: string) => void): DeliverMessage =>
  async (message) => {
    const { to, subject, text } = message;
    const folder = toOutboxFolder(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${toFileNamePrefix(Date.now())}-${randomUUID().slice(0, 8)}.txt`);
    const headers = Object.entries({ From: from, To: to, Subject: subject, ...toHeaders(message) });
    const head = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
    await writeFile(file, `${head}\n\n${text}`, { mode: 0o600 });
    announce(`Mail is not sent without SMTP_URL; it was written to ${file}`);
    // The letter is delivered even if the deletion fails; the next letter retries the deletion.
    await deleteOldLetters(folder).catch(() => undefined);
  };
