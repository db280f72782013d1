import { addDays } from '#events/values/add-days.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toNight } from '#services/platform/clock.ts';
import { listBackupNames } from './backup-folder.ts';
import { toBackupTime } from './backup-manifest.ts';
import { loadBackupState } from './backup-store.ts';

export interface KeptBackup {
  readonly name: string;
  readonly madeAt: Date;
  /** The civil date of the night in which the program deletes it, if it makes a backup in every night. */
  readonly fallsAwayOn: string;
}

/** The kept backups, oldest first; undefined if the program makes none. */
export const listKeptBackups = async ({
  sql,
  config,
  clock,
  centre,
}: Context<'sql' | 'config' | 'clock' | 'centre'>): Promise<readonly KeptBackup[] | undefined> => {
  if (config.backup === undefined) return undefined;
  const { folder, keep } = config.backup;
  const { lastNight = addDays(toNight(clock(), centre.timeZone), -1) } = await loadBackupState(sql);
  const { complete } = await listBackupNames(folder);
  // The oldest goes with the backup that makes one too many.
  return complete.map((name, index) => ({
    name,
    madeAt: toBackupTime(name),
    fallsAwayOn: addDays(lastNight, Math.max(1, keep - (complete.length - 1 - index))),
  }));
};
