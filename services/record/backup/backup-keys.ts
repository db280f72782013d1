/** The file of keys of a backup. It is kept apart, because together they open every name and note. */
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { parseJson } from '#events/kernel/parse-json.ts';
import { loadWrappedSealKey } from '#services/core/seal-key.ts';
import type { Config } from '#services/platform/config/config.ts';
import { keyRow, loadPersonalKeyRows } from '#services/record/log-copy/personal-key-copy.ts';
import { BackupFault } from './backup-fault.ts';
import { checkBackupFile, readBackupFile, toFileEnding, writeBackupFile } from './backup-file.ts';
import { toKeysName } from './backup-folder.ts';
import type { BackupManifest } from './backup-manifest.ts';

const backupKeys = z.strictObject({
  /** The settings without which the rest opens nothing. */
  secrets: z.strictObject({ personalDataKey: z.base64(), sessionSecret: z.string() }),
  personalKeys: z.array(keyRow),
  /** The key that signs the seals, wrapped by PERSONAL_DATA_KEY, in base64; null for a centre that has none yet. */
  sealKey: z.base64().nullable(),
});
export type BackupKeys = z.infer<typeof backupKeys>;

interface KeyOptions {
  readonly sql: Sql;
  readonly logId: string;
  readonly config: Pick<Config, 'personalDataKey' | 'sessionSecret'>;
  readonly recipients: readonly string[];
}

/** Writes the keys of a backup into a folder of their own. */
export const writeBackupKeys = async (
  folder: string,
  name: string,
  { sql, logId, config, recipients }: KeyOptions,
): Promise<NonNullable<BackupManifest['keys']>> => {
  const sealKey = await loadWrappedSealKey(sql);
  const keys: BackupKeys = {
    secrets: {
      personalDataKey: Buffer.from(config.personalDataKey).toString('base64'),
      sessionSecret: config.sessionSecret,
    },
    personalKeys: [...(await loadPersonalKeyRows(sql))],
    sealKey: sealKey ? Buffer.from(sealKey).toString('base64') : null,
  };
  const file = `${toKeysName(name, logId)}${toFileEnding(recipients)}`;
  try {
    return { file, ...(await writeBackupFile(join(folder, file), toChunks(JSON.stringify(keys)), recipients)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupFault(`The folder ${folder} holds the keys of another backup of this second`);
  }
};

/** The keys of a backup. Throws BackupFault if they are missing, changed, or not opened by an identity. */
export const readBackupKeys = async (
  folder: string,
  keys: NonNullable<BackupManifest['keys']>,
  identities: readonly string[],
): Promise<BackupKeys> => {
  const path = join(folder, keys.file);
  await checkBackupFile(path, keys);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBackupFile(path, identities)) chunks.push(chunk);
  const parsed = backupKeys.safeParse(parseJson(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new BackupFault(`${path} was written by a newer release`);
  return parsed.data;
};

async function* toChunks(text: string): AsyncGenerator<string> {
  yield text;
}
