import type { EventStore } from '#events/store/port/event-store.ts';
import { checkFence, type OnLogRestored, type Progress, takeOver } from './checkpoint.ts';
import { ensureReadModelsOfLog } from './ensure-read-models-of-log.ts';
import { foldLog } from './fold-log.ts';
import type { Folder } from './folder.ts';
import { countParked } from './parked.ts';

export interface Leader extends Folder {
  readonly store: EventStore;
  readonly logId: string;
  /** A batch stands in the tables, up to this position. */
  readonly onCommitted: (position: bigint) => void;
  readonly onParked: (parked: number) => void;
  readonly onLogRestored: OnLogRestored;
}

/** A checkpoint that somebody spoiled is found so soon even where nothing is appended. */
const LOOK_MS = 1_000;

/**
 * Folds the log from the checkpoint on, until aborted. Throws Fenced when the schema was swapped or somebody else
 * took it over, PositionAhead when the log was restored from an older backup, and every error that is not about an event's
 * data: start it again, it goes on from what was committed, or builds the read models anew.
 */
export const foldAsLeader = async (leader: Leader, signal: AbortSignal): Promise<void> => {
  const progress = await start(leader, signal);
  leader.onCommitted(progress.position);
  const reading = new AbortController();
  let parked = countParked(progress.parked);
  let looked = performance.now();
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
        if (performance.now() - looked < LOOK_MS) return false;
        await checkFence(leader.sql, caughtUp);
        looked = performance.now();
        return false;
      },
    });
  } finally {
    reading.abort();
  }
};

const start = async (leader: Leader, signal: AbortSignal): Promise<Progress> => {
  const progress = await takeOver(leader.sql, await ensureReadModelsOfLog(leader, signal));
  return progress ?? start(leader, signal);
};
