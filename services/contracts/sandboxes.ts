import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';
import { id, instant } from './primitives.ts';

export const SANDBOX_NAME = /^[a-z][a-z0-9-]{0,39}$/;

const sandboxName = z
  .string()
  .regex(SANDBOX_NAME, 'Use at most 40 small letters, digits and hyphens, beginning with a letter.');

/** POST /api/sandboxes (startReplay, owner): the last day that is replayed. The replay continues after the answer 204. */
export const startReplayRequest = z.strictObject({ day: civilDate, name: sandboxName.optional() });
export type StartReplayRequest = z.infer<typeof startReplayRequest>;

export const sandboxParams = z.strictObject({ name: sandboxName });

const sandboxRow = z.strictObject({
  name: z.string(),
  /** Null for a sandbox whose build was interrupted. */
  contents: z
    .strictObject({
      /** The last day in the sandbox; null if it was cut by a position. */
      until: civilDate.nullable(),
      events: z.int(),
      built_at: instant,
      /** False if another release built it, so that its tables are others than today's. */
      comparable: z.boolean(),
    })
    .nullable(),
});
export type SandboxRow = z.infer<typeof sandboxRow>;

/** How the last replay ended. `interrupted`: the server stopped or was killed while it ran. */
const replayOutcome = z.enum(['built', 'canceled', 'refused', 'interrupted', 'failed']);

/** GET /api/sandboxes (getSandboxes, owner): the sandboxes by name, the running replay, and the last one. */
export const sandboxesResponse = z.strictObject({
  rows: z.array(sandboxRow),
  running: z
    .strictObject({
      name: z.string(),
      started_at: instant,
      events: z.int(),
      /** The number of events in the whole log. */
      log_events: z.int(),
      canceling: z.boolean(),
    })
    .nullable(),
  last: z
    .strictObject({
      name: z.string(),
      finished_at: instant,
      outcome: replayOutcome,
      /** Rows that could not be folded. */
      parked: z.int(),
      /** Why it was refused, in words. */
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type SandboxesResponse = z.infer<typeof sandboxesResponse>;

const rowCount = z.int();

/** A sandbox beside the read models of today. */
const sandboxDifferences = z.strictObject({
  tables: z.array(
    z.strictObject({
      table: z.string(),
      only_then: rowCount,
      only_today: rowCount,
      different: rowCount,
      equal: rowCount,
    }),
  ),
  /** The first students whose classes remaining differ; null where a student is missing. */
  students: z.array(
    z.strictObject({ id, name: z.string().nullable(), past: z.int().nullable(), today: z.int().nullable() }),
  ),
  student_count: z.int(),
});
export type SandboxDifferences = z.infer<typeof sandboxDifferences>;

/**
 * GET /api/sandboxes/comparison (getSandboxComparison, owner): the comparison of a sandbox with today that runs, and the last
 * one with what it found. POST /api/sandboxes/{name}/comparison (startComparison, owner) starts one, which continues after the
 * answer 204.
 */
export const sandboxComparisonResponse = z.strictObject({
  running: z
    .strictObject({
      name: z.string(),
      started_at: instant,
      /** The number of tables that are compared, and of all tables. */
      tables: z.int(),
      all_tables: z.int(),
      canceling: z.boolean(),
    })
    .nullable(),
  last: z
    .strictObject({
      name: z.string(),
      finished_at: instant,
      outcome: z.enum(['compared', 'canceled', 'refused', 'interrupted', 'failed']),
      /** Why it was refused, in words. */
      reason: z.string().nullable(),
      found: sandboxDifferences.nullable(),
    })
    .nullable(),
});
export type SandboxComparisonResponse = z.infer<typeof sandboxComparisonResponse>;
