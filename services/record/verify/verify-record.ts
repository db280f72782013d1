import type { Sql } from 'postgres';
import { runAsOne } from '#events/kernel/run-as-one.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { type EventStore, LogGapError } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import type { Projection } from '#projections/engine/projection.ts';
import { checkLog, type LogCheckResult } from './check-log.ts';
import type { SealCheckOptions, SealCheckResult } from './check-seals.ts';
import { compareReadModels } from './compare-read-models.ts';
import { createLogFault, type VerifyFault } from './verify-fault.ts';
import { takePart, type VerifyPart } from './verify-part.ts';

export interface VerifyOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  /** The read schema to compare with. */
  readonly schema: string;
  readonly projections?: readonly Projection[];
  /** Runs checkLog in another thread. If undefined, `verifyRecord` runs it here. */
  readonly checkLog?: (signal: AbortSignal) => Promise<LogCheckResult>;
  /** Unseals, validates, folds and compares only this part; undefined for everything. */
  readonly part?: VerifyPart | undefined;
  /** How seals are checked if the log is checked here. */
  readonly seals?: SealCheckOptions;
  /** Called whenever a part of the verification has got further. */
  readonly onProgress?: () => void;
}

export interface VerifyResult {
  readonly streams: number;
  readonly students: number;
  readonly events: number;
  /** Undefined after a fault of the log, or if it has no seal. */
  readonly seals?: SealCheckResult;
  /** The first fault; undefined if there is none. */
  readonly fault?: VerifyFault;
  /**
   * All faults, at most the first few of each kind. After a fault of the log only that one, because the others follow
   * from it.
   */
  readonly faults?: readonly VerifyFault[];
}

/** Whether the rows of a projection are compared with the log. */
export const isProjectionInPart = (part: VerifyPart | undefined, projection: Projection): boolean =>
  takePart(part, allProjections).includes(projection);

/**
 * Verifies the whole record against the log. It checks the hash chain of each stream, unseals and validates every
 * event, folds the log again and compares every row of the read models with the result, byte for byte. It then checks
 * that each student's balance is the sum of the applied changes, that each event which changed classes has a row, and that
 * each class belongs to a mark. Events that are appended during the verification are not faults.
 *
 * Each seal is checked against the log too, which finds events that were removed, reordered, added or rewritten with new
 * hashes up to the last seal. It does not detect such a change of newer events, nor one after which the seals that cover
 * it were removed as well, unless a mailed seal is given.
 * With a part, all hashes, seals and rules of the ledger are checked, but only the events of the part are unsealed and
 * validated, and only its read models are folded and compared.
 * When one part fails, all end, and its error is thrown. Throws StoreUnavailableError, VerifyRunningError.
 */
export const verifyRecord = async (options: VerifyOptions): Promise<VerifyResult> => {
  const { store, keys, projections = allProjections, part, onProgress } = options;
  const runCheckLog =
    options.checkLog ?? ((signal) => checkLog({ store, keys, seals: options.seals, part, signal, onProgress }));
  const [log, rows] = await runAsOne<[LogCheckResult, VerifyFault[]]>((signal) => [
    runCheckLog(signal),
    compareReadModels({ ...options, projections, signal }).catch((error: unknown) => {
      if (error instanceof LogGapError) return [createLogFault(error.message)];
      throw error;
    }),
  ]);
  const { fault: inLog, ...counted } = log;
  const faults = inLog ? [inLog] : [...(log.seals?.faults ?? []), ...rows];
  const [fault] = faults;
  return fault ? { ...counted, fault, faults } : counted;
};
