import { z } from 'zod';
import { CLASSES_MAX_LIMIT } from '#events/values/limits.ts';
import { sameDayRule } from '#events/values/shapes.ts';
import { id, instant } from './primitives.ts';

/**
 * POST /api/what-if (startWhatIf, owner): the rules that are supposed to have been in force always, at least one. The record
 * is decided again after the answer 204.
 */
export const whatIfRules = z
  .strictObject({
    classes_max: z
      .int('Enter a whole number.')
      .min(1)
      .max(CLASSES_MAX_LIMIT, `Use at most ${CLASSES_MAX_LIMIT}.`)
      .optional(),
    same_day: sameDayRule.optional(),
  })
  .refine(
    ({ classes_max, same_day }) => classes_max !== undefined || same_day !== undefined,
    'Suppose at least one rule.',
  );
export type WhatIfRules = z.infer<typeof whatIfRules>;

const figures = z.strictObject({ remaining: z.int(), total: z.int(), waiting: z.int(), uncovered: z.int() });
export type WhatIfFiguresRow = z.infer<typeof figures>;
/** An entry of a student's history, by its number. */
const entry = z.strictObject({ version: z.int(), at: instant });
const student = z.strictObject({ id, name: z.string() });

const classesRow = z.strictObject({
  student,
  today: figures,
  supposed: figures,
  /** Where the numbers first differ; null if they are only not certain. */
  first: entry.extend({ recorded: figures, supposed: figures }).nullable(),
  /** The entry from which on the numbers are not certain. */
  uncertain: entry.nullable(),
});
export type WhatIfClassesRow = z.infer<typeof classesRow>;

const streak = z.strictObject({ current: z.int(), longest: z.int() });
const streakRow = z.strictObject({
  student,
  today: streak,
  supposed: streak,
  first: z.strictObject({ at: instant, recorded: z.int(), supposed: z.int() }),
});

/** The students whose numbers differ, at most 200 of each kind; null for a rule that is not supposed. */
const whatIfDifferences = z.strictObject({
  classes: z
    .strictObject({ rows: z.array(classesRow), differing: z.int(), uncertain: z.int(), students: z.int() })
    .nullable(),
  streaks: z.strictObject({ rows: z.array(streakRow), differing: z.int(), students: z.int() }).nullable(),
});
export type WhatIfDifferences = z.infer<typeof whatIfDifferences>;

/** GET /api/what-if (getWhatIf, owner): the what-if that runs, or the last one with what it found. */
export const whatIfResponse = z.strictObject({
  running: z
    .strictObject({
      rules: whatIfRules,
      started_at: instant,
      events: z.int(),
      /** The number of events in the whole log. */
      log_events: z.int(),
      canceling: z.boolean(),
    })
    .nullable(),
  last: whatIfDifferences
    .extend({
      rules: whatIfRules,
      finished_at: instant,
      /** `interrupted`: the server stopped or was killed while it ran. */
      outcome: z.enum(['decided', 'canceled', 'interrupted', 'failed']),
    })
    .nullable(),
});
export type WhatIfResponse = z.infer<typeof whatIfResponse>;
