import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { loadWrappedSealKey } from '#services/core/seal-key.ts';
import { LogCopyFault } from './log-copy-fault.ts';
import { SEAL_KEY_FILE } from './manifest.ts';

/**
 * Writes the key that signs the seals into the folder of a copy, wrapped by PERSONAL_DATA_KEY as the database holds it and
 * readable only by its owner. Without it every seal of the copy would count as signed by somebody else. Writes nothing for
 * a centre that has no such key yet.
 */
export const writeSealKey = async (folder: string, sql: Sql): Promise<void> => {
  const wrapped = await loadWrappedSealKey(sql);
  if (wrapped === undefined) return;
  const text = `${Buffer.from(wrapped).toString('base64')}\n`;
  await writeFile(join(folder, SEAL_KEY_FILE), text, { mode: 0o600, flag: 'wx', flush: true });
};

/** The wrapped key of a copy; undefined for a copy without it. */
export const readSealKey = async (folder: string): Promise<Uint8Array | undefined> => {
  try {
    return Buffer.from(await readFile(join(folder, SEAL_KEY_FILE), 'utf8'), 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Stores the key of a copy. Throws LogCopyFault if the database holds another one. */
export const storeSealKey = async (sql: Sql, wrapped: Uint8Array): Promise<void> => {
  await sql`insert into desk.seal_key (wrapped) values (${wrapped}) on conflict do nothing`;
  const [row] = await sql<[{ same: boolean }]>`select wrapped = ${wrapped} as same from desk.seal_key`;
  if (!row.same) throw new LogCopyFault('The database holds another key of the seals. Import into an empty one');
};
