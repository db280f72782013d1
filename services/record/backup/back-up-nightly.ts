import { acquireLease } from '#projections/engine/lease.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toNight } from '#services/platform/clock.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { readRecipients } from './age-keys.ts';
import { BackupFault, describeBackupFailure } from './backup-fault.ts';
import { listBackupNames } from './backup-folder.ts';
import { backUpInThread } from './backup-in-thread.ts';
import { loadBackupState, saveBackup, saveBackupFailure } from './backup-store.ts';

type Needed = Context<'sql' | 'config' | 'clock' | 'centre' | 'log'>;

/**
 * Makes a backup into BACKUP_DIR, once after 2:00 AM of each day at the centre, and deletes the oldest ones. One that failed is
 * tried again in the next hour.
 */
export async function backUpNightly({ sql, config, clock, centre, log }: Needed): Promise<void> {
  if (config.backup === undefined) return;
  // A copy that starts runs this too, while the backup of another one may take an hour.
  await using lease = await acquireLease(sql, 'rollbook nightly backup');
  if (!lease) return;
  const night = toNight(clock(), centre.timeZone);
  const { lastNight, last } = await loadBackupState(sql);
  // A later night was recorded by a wrong clock, and must not end all backups up to it.
  if (lastNight === night) return;
  const { folder, keysFolder, recipientsFile, keep, keepKeys } = config.backup;
  try {
    const recipients = recipientsFile === undefined ? [] : await readRecipients(recipientsFile);
    await refuseEmptiedFolder(folder, last?.folder);
    const kept = { keep, keepKeys };
    const written = await backUpInThread(config, centre.logId, { folder, keysFolder, recipients, kept });
    for (const warning of written.warnings) log.error({ warning }, 'the folder of the backups needs attention');
    await saveBackup(sql, written, { folder, now: clock(), night });
  } catch (error) {
    const failure = describeBackupFailure(error) ?? 'the program failed, as its log says. Ask whoever runs the server';
    log.error({ error: toLoggableFault(error as Error) }, `the nightly backup was not made: ${failure}`);
    await saveBackupFailure(sql, failure, clock());
  }
}

/** A disk that is not mounted leaves an empty folder, on another disk. */
const refuseEmptiedFolder = async (folder: string, lastFolder: string | undefined): Promise<void> => {
  if (folder !== lastFolder || (await listBackupNames(folder)).complete.length > 0) return;
  throw new BackupFault(
    `${folder} is empty, although the last backup was made there. Its disk may not be mounted. “rollbook backup ${folder}” begins anew there`,
  );
};
