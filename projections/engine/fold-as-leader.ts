import { countLogLag } from '#events/store/port/count-log-lag.ts';
import { type EventStore, LogGapError, type StoredEvent } from '#events/store/port/event-store.ts';
import {
  type CommittedPosition,
  checkFence,
  type FoldProgress,
  type OnLogRestored,
  takeOverCheckpoint,
} from './checkpoint.ts';
import { ensureReadSchemaMatchesLog } from './ensure-read-schema-matches-log.ts';
import type { FoldContext } from './fold-context.ts';
import { foldLog } from './fold-log.ts';
import { countParkedKeys } from './parked.ts';
import { rebuildReadModels } from './rebuild-read-models.ts';

export interface LeaderOptions extends FoldContext {
  readonly store: EventStore;
  readonly logId: string;
  /** Called after each commit with the position that the tables have reached, and the events since the commit before. */
  readonly onCommitted: (committed: CommittedPosition, events: readonly StoredEvent[]) => void;
  readonly onParked: (parked: number) => void;
  readonly onLogRestored: OnLogRestored;
  readonly log: { info(fields: object, text: string): void };
}

/** Interval at which the checkpoint is checked while nothing is appended, to detect a swap or manual changes. */
const FENCE_CHECK_MS = 1_000;

/**
 * The number of events from which empty read models are rebuilt. Fewer are folded like events that were just appended,
 * because creating and swapping the tables would take more than twice as long.
 */
const REBUILT_EVENTS_MIN = 1_000;

/**
 * Folds the log from the checkpoint until aborted; builds empty read models with a rebuild. Throws
 * CheckpointFencedError when the schema was swapped or taken over, PositionAheadOfLogError when the log was restored
 * from an older backup, and every error that is not caused by an event's data. The caller should call it again: it
 * continues from the last commit, or starts with empty read models after a restore.
 */
export const foldAsLeader = async (leader: LeaderOptions, signal: AbortSignal): Promise<void> => {
  const progress = await start(leader, signal);
  leader.onCommitted(progress, []);
  const reading = new AbortController();
  let parked = countParkedKeys(progress.parked);
  let checkedAt = performance.now();
  try {
    const subscription = leader.store.subscribe(progress.position, AbortSignal.any([signal, reading.signal]));
    await foldLog(leader, progress, subscription, {
      onWritten(written, { events }) {
        leader.onCommitted(written, events);
        const now = countParkedKeys(written.parked);
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

/** Takes the checkpoint over, and rebuilds the read models first if they are empty and the log is long. */
const start = async (leader: LeaderOptions, signal: AbortSignal): Promise<FoldProgress> => {
  const schema = await ensureReadSchemaMatchesLog(leader, signal);
  const progress = await takeOverCheckpoint(leader.sql, schema);
  if (!progress) return start(leader, signal);
  if (progress.position > 0n || !(await isLongLog(leader.store, signal))) return progress;
  try {
    leader.log.info({ schema }, 'the read models are empty: building them from the log');
    const { generation } = progress;
    const { events, rate, parked } = await rebuildReadModels({ ...leader, leader: { signal, generation } });
    leader.log.info({ schema, events, eventsPerSecond: Math.round(rate) }, 'built the read models from the log');
    if (parked > 0) leader.onParked(parked);
    return await start(leader, signal);
  } catch (error) {
    // A rebuild refuses a log with a gap. Folding from the start instead shows the events before it.
    if (error instanceof LogGapError) return progress;
    throw error;
  }
};

const isLongLog = async (store: EventStore, signal: AbortSignal): Promise<boolean> => {
  const lag = await countLogLag(store, 0n, REBUILT_EVENTS_MIN, signal);
  return lag.kind === 'counted' && lag.events >= REBUILT_EVENTS_MIN;
};
