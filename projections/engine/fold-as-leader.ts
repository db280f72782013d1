import type { EventStore } from '#events/store/port/event-store.ts';
import { checkFence, type OnLogRestored, type Progress, takeOverCheckpoint } from './checkpoint.ts';
import { ensureReadModelsOfLog } from './ensure-read-models-of-log.ts';
import { foldLog } from './fold-log.ts';
import type { Folder } from './folder.ts';
import { countParked } from './parked.ts';

export interface LeaderOptions extends Folder {
  readonly store: EventStore;
  readonly logId: string;
  /** Called after each commit with the position that the tables have reached. */
  readonly onCommitted: (position: bigint) => void;
  readonly onParked: (parked: number) => void;
  readonly onLogRestored: OnLogRestored;
}

/** Interval at which the checkpoint is checked while nothing is appended, to detect a swap or manual changes. */
const FENCE_CHECK_MS = 1_000;

/**
 * Folds the log from the checkpoint until aborted. Throws CheckpointFenced when the schema was swapped or taken over,
 * PositionAhead when the log was restored from an older backup, and every error that is not caused by an event's data. The
 * caller should call it again: it continues from the last commit, or starts with empty read models after a restore.
 */
export const foldAsLeader = async (leader: LeaderOptions, signal: AbortSignal): Promise<void> => {
  const progress = await start(leader, signal);
  leader.onCommitted(progress.position);
  const reading = new AbortController();
  let parked = countParked(progress.parked);
  let checkedAt = performance.now();
  try {
    const subscription = leader.store.subscribe(progress.position, AbortSignal.any([signal, reading.signal]));
    await foldLog(leader, progress, subscription, {
      onWritten(written) {
        leader.onCommitted(written.position);
        const now = countParked(written.parked);
        if (now > parked) leader.onParked(now);
        parked = now;
      },
      async onCaughtUp(caughtUp) {
        if (performance.now() - checkedAt < FENCE_CHECK_MS) return false;
        await checkFence(leader.sql, caughtUp);
        checkedAt = performance.now();
        return false;
      },
    });
  } finally {
    reading.abort();
  }
};

const start = async (leader: LeaderOptions, signal: AbortSignal): Promise<Progress> => {
  const progress = await takeOverCheckpoint(leader.sql, await ensureReadModelsOfLog(leader, signal));
  return progress ?? start(leader, signal);
};
