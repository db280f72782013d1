import { resolve } from 'node:path';
import postgres from 'postgres';
import { LogNotEmptyError } from '#events/store/port/event-store.ts';
import { completeErasures } from '#services/people/erasure/erase-person.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { restoreSecrets } from '#services/platform/embedded-database/secrets.ts';
import { readIdentities } from '#services/record/backup/age-keys.ts';
import { BackupFault, describeBackupFailure } from '#services/record/backup/backup-fault.ts';
import { readNewestManifest } from '#services/record/backup/backup-folder.ts';
import { type BackupKeys, readBackupKeys } from '#services/record/backup/backup-keys.ts';
import { type BackupManifest, readManifest } from '#services/record/backup/backup-manifest.ts';
import { checkBackup, restoreBackup } from '#services/record/backup/restore-backup.ts';
import { LogCopyFault } from '#services/record/log-copy/log-copy-fault.ts';
import { runWithConfig, runWithReadModels } from './open.ts';
import { createProgressBar } from './progress-bar.ts';
import { runRebuild } from './rebuild.ts';
import { runVerify } from './verify.ts';

interface RestoreOptions {
  /** The name of the backup; undefined for the newest one. */
  readonly at?: string;
  /** The folder of the keys. */
  readonly keys?: string;
  readonly withoutKeys: boolean;
  readonly identity?: string;
}

/** Writes a backup into an empty centre, builds its read models and verifies it. Exits with 1 at a fault of the record. */
export const runRestore = async (from: string, options: RestoreOptions): Promise<void> => {
  const folder = resolve(from);
  const progressBar = createProgressBar();
  try {
    const manifest = await (options.at === undefined ? readNewestManifest(folder) : readManifest(folder, options.at));
    const identities = options.identity === undefined ? [] : await readIdentities(options.identity);
    if (manifest.encrypted && identities.length === 0)
      throw new BackupFault(
        `The backup ${manifest.name} is encrypted. Name the file of its secret key with --identity`,
      );
    const keys = await loadKeys(manifest, options, identities);
    await checkBackup({ folder, manifest }, (share) => progressBar.show({ share, text: 'checked' }));
    const prepareFolder = (dataDir: string) => (keys ? restoreSecrets(dataDir, keys.secrets) : Promise.resolve());
    await runWithConfig(
      async (config) => {
        const sql = postgres(config.databaseUrl, { max: 4, onnotice: () => {} });
        try {
          await restoreBackup({ sql, config }, { folder, manifest, keys, identities }, (events) =>
            progressBar.show({ share: events / manifest.log.events, text: `${events} events written` }),
          );
        } finally {
          await sql.end();
        }
      },
      true,
      prepareFolder,
    );
    progressBar.end();
    console.log(`The backup ${manifest.name} with ${manifest.log.events} events was restored. Now it is verified.`);
  } catch (error) {
    throw toRefusal(error);
  }
  await runRebuild();
  if (await eraseAgain()) await runRebuild();
  await runVerify({});
};

/** Erases those again who were erased after the backup was made. Returns whether there were any. */
const eraseAgain = (): Promise<boolean> =>
  runWithReadModels(async (context) => {
    const { erased, failed } = await completeErasures(context);
    if (erased > 0) console.log(`Erased again: ${erased} people who were erased after this backup.`);
    if (failed > 0) {
      console.error(
        `Not erased again: ${failed} people, as the lines above say. The program tries again when it runs.`,
      );
      process.exitCode = 1;
    }
    return erased > 0;
  });

const loadKeys = async (
  manifest: BackupManifest,
  { keys, withoutKeys }: RestoreOptions,
  identities: readonly string[],
): Promise<BackupKeys | undefined> => {
  if (withoutKeys) return undefined;
  if (manifest.keys === null)
    throw new BackupFault(
      `The backup ${manifest.name} was made without keys. --without-keys restores it, and nobody can read its names and notes then`,
    );
  if (keys === undefined)
    throw new BackupFault(
      `Name the folder with the keys of the backup, in which ${manifest.keys.file} is, with --keys`,
    );
  return readBackupKeys(resolve(keys), manifest.keys, identities);
};

const toRefusal = (error: unknown): unknown => {
  if (error instanceof LogNotEmptyError)
    return new CannotStartError('The backup was not restored: the log of this centre holds other events.');
  const failure = error instanceof LogCopyFault ? error.message : describeBackupFailure(error);
  return failure === undefined ? error : new CannotStartError(`The backup was not restored: ${failure}.`);
};
