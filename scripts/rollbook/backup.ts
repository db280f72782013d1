import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { readRecipients } from '#services/record/backup/age-keys.ts';
import { describeBackupFailure } from '#services/record/backup/backup-fault.ts';
import { sumBackupBytes } from '#services/record/backup/backup-manifest.ts';
import { saveBackup } from '#services/record/backup/backup-store.ts';
import { createAgeKey } from '#services/record/backup/create-age-key.ts';
import { writeBackup } from '#services/record/backup/write-backup.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

interface BackupOptions {
  /** The folder of the keys. */
  readonly withKeys?: string;
  readonly recipients?: string;
  /** How many backups are kept. */
  readonly keep?: number;
}

/**
 * Writes a backup of the centre, also while it runs, and prints what it holds. People at work come before it: it compresses on
 * the processors that they use.
 */
export const runBackup = (folder: string, { withKeys, recipients, keep }: BackupOptions): Promise<void> =>
  runWithCore(async (core) => {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const target = { folder: resolve(folder), keysFolder: withKeys && resolve(withKeys) };
    const progressBar = createProgressBar();
    try {
      const written = await writeBackup(
        { ...core, logId: core.centre.logId },
        {
          ...target,
          recipients: recipients === undefined ? [] : await readRecipients(recipients),
          kept: keep === undefined ? undefined : { keep, keepKeys: keep },
        },
        (share) => progressBar.show({ share, text: 'of the newer events' }),
      );
      await saveBackup(core.sql, written, { folder: target.folder, now: new Date() });
      progressBar.end();
      const { manifest, warnings } = written;
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `The backup ${manifest.name} in ${target.folder} holds ${manifest.log.events} events and ${rows} other rows: ${formatMegabytes(sumBackupBytes(manifest))}.`,
      );
      console.log(
        target.keysFolder
          ? `Its keys are in ${target.keysFolder}. Keep them elsewhere: whoever has both can read everything.`
          : 'Its keys were not written: without them nobody can read names and notes. --with-keys writes them.',
      );
      for (const warning of warnings) console.error(warning);
    } catch (error) {
      const failure = describeBackupFailure(error);
      if (failure === undefined) throw error;
      throw new CannotStartError(`The backup was not made: ${failure}.`);
    }
  });

const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

/** Makes a key that opens encrypted backups, and prints the public key for which they are encrypted. */
export const makeBackupKey = async (path: string): Promise<void> => {
  const { file, recipient } = await createAgeKey();
  await writeFile(path, file, { mode: 0o600, flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EEXIST' ? 'it exists already, and was not changed' : describeBackupFailure(error);
    throw reason === undefined ? error : new CannotStartError(`The key was not written to ${path}: ${reason}.`);
  });
  console.log(recipient);
};
