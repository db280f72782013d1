import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { writeDurably } from '#services/platform/files/write-durably.ts';

interface Secrets {
  readonly sessionSecret: string;
  /** The master key under which personal keys are wrapped: 32 bytes. */
  readonly personalDataKey: Uint8Array;
}
type ConfiguredSecrets = { readonly [Name in keyof Secrets]: Secrets[Name] | undefined };

const key = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32);
const stored = z.object({ sessionSecret: z.string().min(32), personalDataKey: key.optional() });

/**
 * Returns the secrets of a centre with an embedded database: configured ones, and otherwise those in `secrets.json`
 * (mode 0600), which is created before the database. A lost key is never replaced: a new one could not unseal existing
 * personal data and would hide the loss. Throws CannotStartError.
 * @param made true if the database has been initialised
 */
export async function ensureSecrets(folder: string, given: ConfiguredSecrets, made: boolean): Promise<Secrets> {
  const { sessionSecret, personalDataKey } = given;
  if (sessionSecret !== undefined && personalDataKey !== undefined) return { sessionSecret, personalDataKey };
  const file = join(folder, 'secrets.json');
  const text = await readSecrets(file);
  if (text === undefined && made && personalDataKey === undefined) throw new CannotStartError(missingFileMessage(file));
  const found = text === undefined ? await makeSecrets(file, personalDataKey === undefined) : parseSecrets(file, text);
  const wrapping = personalDataKey ?? found.personalDataKey;
  if (wrapping === undefined) throw new CannotStartError(missingKeyMessage(file));
  return {
    sessionSecret: sessionSecret ?? found.sessionSecret,
    personalDataKey: typeof wrapping === 'string' ? Buffer.from(wrapping, 'base64') : wrapping,
  };
}

/**
 * Writes the secrets of a centre that is restored into a folder without any. Throws CannotStartError if it holds other ones.
 */
export async function restoreSecrets(folder: string, secrets: z.output<typeof stored>): Promise<void> {
  const file = join(folder, 'secrets.json');
  const text = await readSecrets(file);
  if (text === undefined) return writeDurably(file, formatSecrets(secrets));
  if (parseSecrets(file, text).personalDataKey === secrets.personalDataKey) return;
  throw new CannotStartError(`${file} holds the secrets of another centre. Restore into an empty folder.`);
}

const readSecrets = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

const formatSecrets = (secrets: z.output<typeof stored>): string => `${JSON.stringify(secrets, null, 2)}\n`;

async function makeSecrets(file: string, withKey: boolean): Promise<z.output<typeof stored>> {
  const made = {
    sessionSecret: randomBytes(32).toString('base64'),
    ...(withKey && { personalDataKey: randomBytes(32).toString('base64') }),
  };
  await writeDurably(file, formatSecrets(made));
  return made;
}

function parseSecrets(file: string, text: string): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    throw new CannotStartError(`${file} is damaged. ${restore}`);
  }
}

const restore =
  'Restore it from a backup, or set PERSONAL_DATA_KEY to the key that it contained: without it names, notes and reasons ' +
  'cannot be read.';
const missingFileMessage = (file: string) =>
  `${file} is missing. It holds the key to this centre's personal data. ${restore}`;
const missingKeyMessage = (file: string) =>
  `PERSONAL_DATA_KEY is missing. This centre was set up with a configured key, so ${file} holds none. Set it again.`;
