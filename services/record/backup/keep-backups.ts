import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackupKeys } from './backup-keys.ts';
import { listBackupNames, readManifest } from './backup-manifest.ts';
import { deleteUnusedSegments } from './write-backup.ts';

interface Retention {
  /** How many backups are kept, at least 1. */
  readonly keep: number;
  /** How many files of keys are kept. Who has no keys of a backup cannot read its names and notes. */
  readonly keepKeys: number;
}

/**
 * Deletes all but the newest backups and files of keys. A backup whose manifest is damaged is kept with everything that it
 * may need, so that somebody can look at it.
 */
export const keepNewestBackups = async (
  { folder, keysFolder }: { readonly folder: string; readonly keysFolder: string | undefined },
  { keep, keepKeys }: Retention,
): Promise<void> => {
  const { complete } = await listBackupNames(folder);
  const kept = await Promise.all(complete.slice(-keep).map((name) => readManifest(folder, name)));
  for (const name of complete.slice(0, -keep)) {
    // Without its manifest it counts as unfinished, so that a kill in between leaves no backup that lacks a file.
    await rm(join(folder, name, 'manifest.json'));
    await rm(join(folder, name), { recursive: true });
  }
  await deleteUnusedSegments(folder, kept);
  if (keysFolder === undefined) return;
  for (const { file } of (await listBackupKeys(keysFolder)).slice(0, -keepKeys)) await rm(join(keysFolder, file));
};
