/** The events of a backup: segments that the backups of a folder share, so that each one writes only the newer events. */
import { rm } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { formatLogLine } from '#events/record/log-copy/log-line.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { equalsHash } from '#events/record/merkle/tree-input.ts';
import { type EventStore, PositionAheadOfLogError } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { growTree } from '#services/record/merkle/grow-tree.ts';
import { beginsWith, computeHexRoot, type KeptTree, readTree } from '#services/record/merkle/read-tree.ts';
import { BackupFault } from './backup-fault.ts';
import { checkBackupFile, toFileEnding, toFilePath, writeBackupFile } from './backup-file.ts';
import { LOG_FOLDER } from './backup-folder.ts';
import type { BackupManifest, LogSegment } from './backup-manifest.ts';

interface LogBackupOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly folder: string;
  readonly name: string;
  readonly recipients: readonly string[];
  /** The position of the last event that the backup holds. */
  readonly until: bigint;
  /** The newest earlier backup in the folder. */
  readonly earlier: BackupManifest | undefined;
  readonly onProgress: (share: number) => void;
}

interface LogBackup {
  readonly log: BackupManifest['log'];
  /** Why all events were written although there is an earlier backup; a sentence. */
  readonly fullBackupReason: string | undefined;
}

/** Thrown when the log does not go on where the earlier backup ended. */
class NotContinuedError extends Error {
  override readonly name = 'NotContinuedError';
}

/**
 * Writes the events after those of the earlier backup, whose own are checked first. Writes all events if the earlier ones
 * were damaged, or are no longer those of the log. Throws LogGapError, StoreUnavailableError.
 */
export const writeLogBackup = async (options: LogBackupOptions): Promise<LogBackup> => {
  const { sql, store, earlier } = options;
  await growTree({ sql, store });
  const write = (from: BackupManifest['log'] | undefined) =>
    readTree(sql, (tree) => writeNewerEvents(options, tree, from));
  if (earlier === undefined) return { log: await write(undefined), fullBackupReason: undefined };
  try {
    for (const segment of earlier.log.segments) await checkBackupFile(toFilePath(options.folder, segment), segment);
    return { log: await write(earlier.log), fullBackupReason: undefined };
  } catch (error) {
    if (!(error instanceof BackupFault || error instanceof NotContinuedError)) throw error;
    return { log: await write(undefined), fullBackupReason: `${error.message}.` };
  }
};

/** Where a backup writes the events that are newer than those of the backup before. */
export const toSegmentPath = (name: string, recipients: readonly string[]): string =>
  `${LOG_FOLDER}/${name}.ndjson${toFileEnding(recipients)}`;

const writeNewerEvents = async (
  { store, folder, name, recipients, until, onProgress }: LogBackupOptions,
  tree: KeptTree,
  earlier: BackupManifest['log'] | undefined,
): Promise<BackupManifest['log']> => {
  const before = earlier?.events ?? 0;
  const after = BigInt(earlier?.position ?? 0);
  if (earlier && !(await beginsWith(tree, earlier)))
    throw new NotContinuedError('The log no longer begins with the events of the backup before');
  let written = 0;
  const lines = async function* () {
    for await (const { events, position } of readLogToEnd(store, after, 'stored')) {
      const included = events.filter((event) => event.position <= until);
      let text = '';
      for (const event of included) {
        // Positions differ between stores, so a log that was moved is read on from another event.
        if (!equalsHash(hashEventLeaf(event), await tree.readSubtree(0, before + written)))
          throw new NotContinuedError('The log has other positions than when the backup before was made');
        text += formatLogLine(event);
        written += 1;
      }
      if (text !== '') yield text;
      if (position >= until) return;
      onProgress(Number(((position - after) * 1_000n) / (until - after)) / 1_000);
    }
  };
  const segment = { path: toSegmentPath(name, recipients) };
  const path = toFilePath(folder, segment);
  try {
    const file = until > after ? await writeBackupFile(path, lines(), recipients) : undefined;
    if (written === 0) await rm(path, { force: true });
    const newer: LogSegment[] = file && written > 0 ? [{ ...segment, ...file, events: written }] : [];
    const events = before + written;
    const position = String(until > after ? until : after);
    return {
      events,
      root: await computeHexRoot(tree, events),
      position,
      segments: [...(earlier?.segments ?? []), ...newer],
    };
  } catch (error) {
    // Nothing would name what was written of it.
    await rm(path, { force: true });
    throw error instanceof PositionAheadOfLogError
      ? new NotContinuedError('The log ends before the position of the backup before')
      : error;
  }
};
