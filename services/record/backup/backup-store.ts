/** Reads and writes `desk.backup` and `desk.restore`. */
import type { Sql } from 'postgres';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { sumBackupBytes } from './backup-manifest.ts';
import type { WrittenBackup } from './write-backup.ts';

export interface BackupState {
  /** The last complete backup. */
  readonly last:
    | { readonly finishedAt: Date; readonly folder: string; readonly events: number; readonly bytes: number }
    | undefined;
  /** Why the last attempt failed, as a sentence; undefined if it succeeded. */
  readonly failure: { readonly at: Date; readonly text: string } | undefined;
  /** The last night in which the program made a backup by itself, a civil date. */
  readonly lastNight: string | undefined;
}

export const loadBackupState = async (sql: Sql): Promise<BackupState> => {
  const [row] = await sql<
    {
      finishedAt: Date | null;
      folder: string;
      events: string;
      bytes: string;
      failedAt: Date | null;
      failure: string;
      lastNight: string | null;
    }[]
  >`
    select finished_at as "finishedAt", folder, events, bytes, failed_at as "failedAt", failure,
      last_night::text as "lastNight"
    from desk.backup`;
  const last = row?.finishedAt
    ? { finishedAt: row.finishedAt, folder: row.folder, events: Number(row.events), bytes: Number(row.bytes) }
    : undefined;
  return {
    last,
    failure: row?.failedAt ? { at: row.failedAt, text: row.failure } : undefined,
    lastNight: row?.lastNight ?? undefined,
  };
};

/** A backup is made every night; after this time without one, an owner is told. */
const OVERDUE_HOURS = 26;

/** Whether a nightly backup is missing. A centre without nightly backups misses none. */
export const isBackupOverdue = (
  { last }: BackupState,
  { config, clock, centre }: Context<'config' | 'clock' | 'centre'>,
): boolean => {
  if (config.backup === undefined) return false;
  const since = last?.finishedAt ?? new Date(centre.openedAt);
  return clock().getTime() - since.getTime() > OVERDUE_HOURS * 3_600_000;
};

/** Records a complete backup. `night` is given for one that the program made by itself. */
export const saveBackup = async (
  sql: Sql,
  { manifest }: WrittenBackup,
  { folder, now, night }: { readonly folder: string; readonly now: Date; readonly night?: string },
): Promise<void> => {
  await sql`
    update desk.backup set finished_at = ${now}, folder = ${folder}, events = ${manifest.log.events},
      bytes = ${sumBackupBytes(manifest)}, failed_at = null, failure = null,
      last_night = coalesce(${night ?? null}::date, last_night)`;
  await notifyTutors(sql, 'record');
};

/** Records why an attempt failed: `reason` is a part of a sentence. */
export const saveBackupFailure = async (sql: Sql, reason: string, now: Date): Promise<void> => {
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  await sql`update desk.backup set failed_at = ${now}, failure = ${text}`;
  await notifyTutors(sql, 'record');
};

/** The backup that is being restored into this database, or whose restore was interrupted. */
export const findRunningRestore = async (sql: Sql): Promise<string | undefined> => {
  const [row] = await sql<{ backup: string }[]>`select backup from desk.restore`;
  return row?.backup;
};
