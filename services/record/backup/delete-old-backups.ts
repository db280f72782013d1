import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteBackup, deleteUnusedSegments, listBackupNames, listKeyFiles } from './backup-folder.ts';
import { readManifest } from './backup-manifest.ts';

export interface KeepCounts {
  /** How many backups are kept, at least 1. */
  readonly keep: number;
  /** How many files of keys are kept. Who has no keys of a backup cannot read its names and notes. */
  readonly keepKeys: number;
}

/** Deletes all but the newest backups and files of keys. Throws BackupFault, with nothing deleted, if a kept manifest is damaged. */
export const deleteOldBackups = async (
  { folder, keysFolder }: { readonly folder: string; readonly keysFolder: string | undefined },
  { keep, keepKeys }: KeepCounts,
): Promise<void> => {
  const { complete } = await listBackupNames(folder);
  const kept = await Promise.all(complete.slice(-keep).map((name) => readManifest(folder, name)));
  for (const name of complete.slice(0, -keep)) await deleteBackup(folder, name);
  await deleteUnusedSegments(folder, kept);
  const [{ logId } = {}] = kept;
  if (keysFolder === undefined || logId === undefined) return;
  for (const file of (await listKeyFiles(keysFolder, logId)).slice(0, -keepKeys)) await rm(join(keysFolder, file));
};
