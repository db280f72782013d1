/** The folders of backups and of their keys: what is in them, and how parts of them are deleted. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault } from './backup-fault.ts';
import { type BackupManifest, backupName, MANIFEST_FILE, readManifest } from './backup-manifest.ts';

/** Only its owner reads a folder of backups. */
export const PRIVATE = 0o700;

/** The folder with the events, which the backups of one folder share. */
export const LOG_FOLDER = 'log';

interface BackupNames {
  /** Oldest first. */
  readonly complete: readonly string[];
  /** Backups that were interrupted, or of which a part was deleted. */
  readonly unfinished: readonly string[];
}

/** The backups in a folder; none if the folder does not exist. */
export const listBackupNames = async (folder: string): Promise<BackupNames> => {
  const names = (await readDirectory(folder)).filter((name) => backupName.safeParse(name).success).toSorted();
  const isComplete = await Promise.all(
    names.map(async (name) => (await readDirectory(join(folder, name))).includes(MANIFEST_FILE)),
  );
  return {
    complete: names.filter((_, at) => isComplete[at]),
    unfinished: names.filter((_, at) => !isComplete[at]),
  };
};

/**
 * The manifest of the backup with the latest name. Throws BackupFault if there is none, or if another one has more events:
 * a clock was wrong, or an earlier backup was restored in between, and only the operator knows which one it was.
 */
export const readNewestManifest = async (folder: string): Promise<BackupManifest> => {
  const { complete } = await listBackupNames(folder);
  const manifests = await Promise.all(complete.map((name) => readManifest(folder, name)));
  const newest = manifests.at(-1);
  if (newest === undefined) throw new BackupFault(`There is no complete backup in ${folder}`);
  const larger = manifests.findLast(({ log }) => log.events > newest.log.events);
  if (larger)
    throw new BackupFault(
      `${newest.name} is the latest backup, but ${larger.name} has more events. Name the one to restore with --at`,
    );
  return newest;
};

/** Deletes a backup, but none of its events. */
export const deleteBackup = async (folder: string, name: string): Promise<void> => {
  // Without its manifest it counts as unfinished, so that a kill in between leaves no backup that lacks a file.
  await rm(join(folder, name, MANIFEST_FILE), { force: true });
  await rm(join(folder, name), { recursive: true, force: true });
};

/** Deletes the events that none of these backups names. */
export const deleteUnusedSegments = async (folder: string, kept: readonly BackupManifest[]): Promise<void> => {
  const used = new Set(kept.flatMap(({ log }) => log.segments.map(({ path }) => path)));
  for (const file of await readDirectory(join(folder, LOG_FOLDER)))
    if (!used.has(`${LOG_FOLDER}/${file}`)) await rm(join(folder, LOG_FOLDER, file), { force: true });
};

/** Several centres may keep their keys in one folder. */
const toKeysEnding = (logId: string): string => `-${logId.slice(0, 8)}.keys`;

/** The name of the file of a backup's keys, without its ending. */
export const toKeysName = (name: string, logId: string): string => `${name}${toKeysEnding(logId)}`;

/** The files of a centre's keys in a folder, oldest first. */
export const listKeyFiles = async (folder: string, logId: string): Promise<string[]> => {
  const [form, ending] = [/^\d{8}T\d{6}Z-[\da-f]{8}\.keys\.gz(\.age)?$/, `${toKeysEnding(logId)}.`];
  return (await readDirectory(folder)).filter((file) => form.test(file) && file.includes(ending)).toSorted();
};

/** The names in a folder; none if it does not exist. */
export const readDirectory = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
