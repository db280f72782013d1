import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { parseJson } from '#events/kernel/parse-json.ts';
import { toWrapContext } from '#services/platform/personal-keys/personal-keys.ts';
import { unwrapKey } from '#services/platform/personal-keys/wrap-key.ts';
import { LogCopyFault } from './log-copy-fault.ts';
import { KEYS_FILE } from './manifest.ts';

/** A personal key as the database holds it: wrapped by PERSONAL_DATA_KEY, so that the file alone opens nothing. */
export const keyRow = z.strictObject({
  key_id: z.uuid(),
  person_id: z.uuid(),
  /** In base64; null for an erased person. */
  wrapped: z.base64().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  erased_at: z.iso.datetime({ offset: true }).nullable(),
});
const keysFile = z.array(keyRow);
type KeyRow = z.infer<typeof keyRow>;

/** All personal keys, with those of erased people. */
export const loadPersonalKeyRows = async (sql: Sql): Promise<KeyRow[]> => {
  const rows = await sql<(Omit<KeyRow, 'created_at' | 'erased_at'> & { created_at: Date; erased_at: Date | null })[]>`
    select key_id, person_id, encode(wrapped, 'base64') as wrapped, created_at, erased_at
    from desk.personal_keys order by created_at, key_id`;
  return rows.map(({ wrapped, created_at, erased_at, ...ids }) => ({
    ...ids,
    // encode() breaks its text into lines.
    wrapped: wrapped?.replaceAll('\n', '') ?? null,
    created_at: created_at.toISOString(),
    erased_at: erased_at?.toISOString() ?? null,
  }));
};

/** Writes the wrapped keys into the folder of a copy, readable only by its owner. Returns their number. */
export const writePersonalKeys = async (folder: string, sql: Sql): Promise<number> => {
  const keys = await loadPersonalKeyRows(sql);
  await writeFile(join(folder, KEYS_FILE), `${JSON.stringify(keys)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return keys.length;
};

/** The keys of a copy; undefined for a copy without them. Throws LogCopyFault. */
export const readPersonalKeys = async (folder: string): Promise<readonly KeyRow[] | undefined> => {
  const text = await readFile(join(folder, KEYS_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = keysFile.safeParse(parseJson(text));
  if (!parsed.success) throw new LogCopyFault(`${KEYS_FILE} is damaged`);
  return parsed.data;
};

/**
 * Stores the keys of a copy. Throws LogCopyFault if PERSONAL_DATA_KEY does not unwrap them, or somebody has another key
 * already.
 */
export const storePersonalKeys = async (sql: Sql, masterKey: Uint8Array, keys: readonly KeyRow[]): Promise<void> => {
  for (const { key_id, person_id, wrapped } of keys) {
    if (wrapped === null) continue;
    try {
      unwrapKey(masterKey, Buffer.from(wrapped, 'base64'), toWrapContext(key_id, person_id));
    } catch {
      throw new LogCopyFault(
        `PERSONAL_DATA_KEY does not open the keys of this copy. Set it to the personalDataKey in the secrets.json of the centre that was exported`,
      );
    }
  }
  await sql.begin(async (transaction) => {
    await transaction`
      insert into desk.personal_keys (key_id, person_id, wrapped, created_at, erased_at)
      select key_id, person_id, decode(wrapped, 'base64'), created_at, erased_at
      from json_to_recordset(${JSON.stringify(keys)}::text::json) as key (
        key_id uuid, person_id uuid, wrapped text, created_at timestamptz, erased_at timestamptz
      )
      on conflict do nothing`;
    const [{ stored }] = await transaction<[{ stored: number }]>`
      select count(*)::int as stored from desk.personal_keys
      where key_id = any(${keys.map(({ key_id }) => key_id)}::uuid[])`;
    if (stored < keys.length)
      throw new LogCopyFault('The database holds other personal keys. Import into an empty one');
  });
};
