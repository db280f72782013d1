import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { type EventStore, LogGapError } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { checkLog, type LogCheckResult } from './check-log.ts';
import { compareReadModels } from './compare-read-models.ts';
import { createLogFault, type VerifyFault } from './verify-fault.ts';

export interface VerifyOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  /** The read schema to compare with. */
  readonly schema: string;
  readonly projections?: readonly Projection[];
  /** The result of checkLog if it runs in another thread. If undefined, `verifyRecord` runs it here. */
  readonly checkedLog?: Promise<LogCheckResult>;
}

export interface VerifyResult {
  readonly streams: number;
  readonly students: number;
  readonly events: number;
  /** The first fault; undefined if there is none. */
  readonly fault?: VerifyFault;
  /**
   * All faults, at most the first few of each kind. After a fault of the log only that one, because the others follow
   * from it.
   */
  readonly faults?: readonly VerifyFault[];
}

/**
 * Verifies the whole record against the log. It checks the hash chain of each stream, unseals and validates every
 * event, folds the log again and compares every row of the read models with the result, byte for byte. It then checks
 * that each student's balance is the sum of the applied changes, and that each class belongs to a mark. Events that are
 * appended during the verification are not faults.
 *
 * It does not prove the order of events of different streams. It does not detect an added event, or a stream that was
 * rewritten from some event to its end with new hashes, because no copy of the hashes exists outside the log; it does detect
 * sealed texts that were written without the key. It does not detect that the newest events of a stream, or a whole stream,
 * were removed if the positions were closed up and the read models rebuilt.
 * Throws StoreUnavailableError, VerifyRunningError.
 */
export const verifyRecord = async (options: VerifyOptions): Promise<VerifyResult> => {
  const { store, keys, projections = allProjections } = options;
  const [log, rows] = await Promise.all([
    options.checkedLog ?? checkLog({ store, keys }),
    compareReadModels({ ...options, projections }).catch((error: unknown) => {
      if (error instanceof LogGapError) return [createLogFault(error.message)];
      throw error;
    }),
  ]);
  const { fault: inLog, ...counted } = log;
  const faults = inLog ? [inLog] : rows;
  const [fault] = faults;
  return fault ? { ...counted, fault, faults } : counted;
};
