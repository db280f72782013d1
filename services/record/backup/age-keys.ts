import { readFile } from 'node:fs/promises';
import { BackupFault } from './backup-fault.ts';

/** Reads the public keys (recipients) for which backups are encrypted, one on a line, from a file such as age uses. */
export const readRecipients = (path: string): Promise<readonly string[]> =>
  readKeyLines(path, /^age1[\da-z]+$/, 'no public key of age, which begins with “age1”');

/** Reads the secret keys (identities) that open encrypted backups, from a file such as age-keygen writes. */
export const readIdentities = (path: string): Promise<readonly string[]> =>
  readKeyLines(path, /^AGE-SECRET-KEY-[\dA-Z-]+$/, 'no secret key of age, which begins with “AGE-SECRET-KEY-”');

const readKeyLines = async (path: string, pattern: RegExp, lack: string): Promise<readonly string[]> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupFault(`The file ${path} cannot be read (${error.code})`);
  });
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length > 0 && keys.every((key) => pattern.test(key))) return keys;
  throw new BackupFault(`The file ${path} has ${keys.length === 0 ? lack : 'a line that is no key of age'}`);
};
