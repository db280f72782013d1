/** Checks the record: it reads the log itself and trusts no table before it has been compared with it. */
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { type EventStore, GapFound } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { type CheckedLog, checkLog } from './check-log.ts';
import { compareReadModels } from './compare-read-models.ts';
import { type Fault, logFault } from './fault.ts';

export interface VerifyOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  /** The read schema to compare with. */
  readonly schema: string;
  readonly projections?: readonly Projection[];
  /** The check of the log, where it runs elsewhere than in this thread. */
  readonly checkedLog?: Promise<CheckedLog>;
}

export interface Verified {
  readonly streams: number;
  readonly students: number;
  readonly events: number;
  /** The first fault; undefined when everything adds up. */
  readonly fault?: Fault;
  /** All that were found, the first of each kind; what follows from a fault of the log is left out. */
  readonly faults?: readonly Fault[];
}

/**
 * Checks each stream's chain, opens and validates every event, folds the log anew and compares every row of every read
 * model with it, byte for byte; then that each student's balance is the sum of what was applied and each class has its
 * mark. Events that come meanwhile are no fault.
 *
 * It does not prove the order of events of different streams. Nor does it find an event that somebody added, or a stream
 * that was rewritten from some event to its end with new hashes: nothing outside the log holds the hashes that it had.
 * Sealed texts are the exception, since nobody seals a text without its key. Nor does it miss the newest events of a
 * stream, or a whole stream, where somebody removed them, closed up the positions and rebuilt the read models.
 * Throws StoreUnavailable, VerifyRunning.
 */
export const verify = async (options: VerifyOptions): Promise<Verified> => {
  const { store, keys, projections = allProjections } = options;
  const [log, rows] = await Promise.all([
    options.checkedLog ?? checkLog({ store, keys }),
    compareReadModels({ ...options, projections }).catch((error: unknown) => {
      if (error instanceof GapFound) return [logFault(error.message)];
      throw error;
    }),
  ]);
  const { fault: inLog, ...counted } = log;
  const faults = inLog ? [inLog] : rows;
  const [fault] = faults;
  return fault ? { ...counted, fault, faults } : counted;
};
