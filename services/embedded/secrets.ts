import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from '#services/config/cannot-start.ts';
import { writeDurably } from './write-durably.ts';

interface Secrets {
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly personalDataKey: Uint8Array;
}
type GivenSecrets = { readonly [Name in keyof Secrets]: Secrets[Name] | undefined };

const key = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32);
const stored = z.object({ sessionSecret: z.string().min(32), personalDataKey: key.optional() });

/**
 * The secrets of a centre that keeps its own database: those that the settings name, the rest from a file for this user
 * alone, made before the database is. A key that is lost is never replaced, because the new one would hide that what
 * the old one sealed cannot be read. Throws CannotStart.
 * @param made whether the database has been made
 */
export async function ensureSecrets(folder: string, given: GivenSecrets, made: boolean): Promise<Secrets> {
  const { sessionSecret, personalDataKey } = given;
  if (sessionSecret !== undefined && personalDataKey !== undefined) return { sessionSecret, personalDataKey };
  const file = join(folder, 'secrets.json');
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined && made && personalDataKey === undefined) throw new CannotStart(lost(file));
  const found = text === undefined ? await makeSecrets(file, personalDataKey === undefined) : parsed(file, text);
  const wrapping = personalDataKey ?? found.personalDataKey;
  if (wrapping === undefined) throw new CannotStart(elsewhere(file));
  return {
    sessionSecret: sessionSecret ?? found.sessionSecret,
    personalDataKey: typeof wrapping === 'string' ? Buffer.from(wrapping, 'base64') : wrapping,
  };
}

async function makeSecrets(file: string, withKey: boolean): Promise<z.output<typeof stored>> {
  const made = {
    sessionSecret: randomBytes(32).toString('base64'),
    ...(withKey && { personalDataKey: randomBytes(32).toString('base64') }),
  };
  await writeDurably(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

function parsed(file: string, text: string): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    throw new CannotStart(`${file} is damaged. ${restore}`);
  }
}

const restore =
  'Restore it from a backup, or set PERSONAL_DATA_KEY to the key that stood there: without it names, notes and reasons ' +
  'cannot be read.';
const lost = (file: string) => `${file} is missing. It holds the key to this centre's personal data. ${restore}`;
const elsewhere = (file: string) =>
  `PERSONAL_DATA_KEY is missing: this centre was started with one of its own, so ${file} holds none. Set it again.`;
