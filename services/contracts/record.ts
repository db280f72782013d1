import { z } from 'zod';
import { cursor, instant } from './primitives.ts';
import { recordKeyPeriod } from './record-keys.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A signed root of the first `events` events of the log. */
export const sealRow = z.strictObject({ events: z.int(), root: hash, sealed_at: instant });
export type SealRow = z.infer<typeof sealRow>;

/** A fault that the last check found. `student` is the person whose history it is in, if it is in one. */
const recordFault = z.strictObject({
  stream: z.string(),
  version: z.int(),
  what: z.string(),
  student: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
});

const finishedCheck = z.strictObject({
  finished_at: instant,
  /**
   * All but `checked` mean that the record was not checked: another check was running (of the operator's command), the check
   * made no progress for a minute, or it failed.
   */
  outcome: z.enum(['checked', 'already-running', 'stalled', 'unexpected']),
  /** When the other check began, if it is known. */
  other_since: instant.nullable(),
  students: z.int(),
  events: z.int(),
  /** Number of events that no seal covered. */
  newer_events: z.int(),
  /** The first faults; `fault_count` is the number of all. */
  faults: z.array(recordFault),
  fault_count: z.int(),
  /** The part of the texts and read models that a nightly check went through; null after a check of everything. */
  part: z.strictObject({ number: z.int(), of: z.int() }).nullable(),
});

const backupState = z.strictObject({
  /** Whether the program makes a backup every night. */
  nightly: z.boolean(),
  /** The last complete backup; `bytes` includes what it shares with earlier ones. */
  last: z.strictObject({ finished_at: instant, events: z.int(), bytes: z.int() }).nullable(),
  /** Why the last attempt failed; null if it succeeded. */
  failed: z.strictObject({ at: instant, text: z.string() }).nullable(),
  /** Whether a nightly backup is missing. */
  overdue: z.boolean(),
});

/** GET /api/record (getRecord, owner): the running check, the last one, the last backup, and the key that signs the seals. */
export const recordResponse = z.strictObject({
  /** `share` of the log that is checked, from 0 to 1. */
  running: z.strictObject({ started_at: instant, share: z.number() }).nullable(),
  last: finishedCheck.nullable(),
  public_key: hash,
  /** Since when this key signs and how it took over; null if the log cannot be read. */
  key_period: recordKeyPeriod.nullable(),
  /** What the event store lacks of the log; null if it holds the log of this centre, or does not answer. */
  lost_log: z.string().nullable(),
  backup: backupState,
});
export type RecordResponse = z.infer<typeof recordResponse>;

/** GET /api/record/seals (getSeals, owner): newest first. */
export const sealsQuery = z.strictObject({ cursor: cursor.optional() });
export const sealsResponse = z.strictObject({ rows: z.array(sealRow), next_cursor: z.string().nullable() });
export type SealsResponse = z.infer<typeof sealsResponse>;

/** POST /api/record/seals (sealLedger, owner). `nothing-to-seal`: the last seal, which is returned, covers every event. */
export const sealLedgerResponse = z.strictObject({
  outcome: z.enum(['sealed', 'nothing-to-seal', 'not-extended', 'other-key']),
  seal: sealRow,
});
export type SealLedgerResponse = z.infer<typeof sealLedgerResponse>;
