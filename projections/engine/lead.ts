import { type EventStore, PositionAhead } from '#events/store/event-store.ts';
import {
  checkFence,
  Fenced,
  giveUpReadModels,
  holdsLastEvent,
  type OnLogRestored,
  type Progress,
  takeOver,
} from './checkpoint.ts';
import { foldLog } from './fold-log.ts';
import { countParked } from './parked.ts';
import { ensureReadSchema } from './read-schema.ts';
import type { Folder } from './slice.ts';

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
 * Folds the log from the checkpoint on, until aborted. Read models that are ahead of their log are built anew. Throws
 * Fenced when the schema was swapped or somebody else took it over, and every error that is not about an event's data: start it again, it goes on from what was committed.
 */
export const lead = async (leader: Leader, signal: AbortSignal): Promise<void> => {
  const progress = await start(leader);
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
  } catch (error) {
    if (!(error instanceof PositionAhead)) throw error;
    await giveUpReadModels(leader.sql, progress.schema, leader.onLogRestored);
    throw new Fenced(error.message);
  } finally {
    reading.abort();
  }
};

/** Takes the checkpoint over; a schema that was dropped, or that was folded from events the log has lost, is built anew. */
const start = async (leader: Leader): Promise<Progress> => {
  const { sql, store, projections, logId, onLogRestored } = leader;
  const schema = await ensureReadSchema(sql, projections, logId);
  const progress = await takeOver(sql, schema);
  if (progress && (await holdsLastEvent(store, progress))) return progress;
  await giveUpReadModels(sql, schema, onLogRestored);
  return start(leader);
};
