import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';
import { instant, namedPerson } from './primitives.ts';

/** The kinds of data that the nightly deletion deletes after a period of the centre's rules. */
export const retainedKindName = z.enum([
  'drafts',
  'unused-pictures',
  'deleted-pictures',
  'contact-messages',
  'sign-ups',
  'refusals',
]);
export type RetainedKindName = z.infer<typeof retainedKindName>;

const count = z.int().min(0);
const kindOfNight = z.strictObject({ kind: retainedKindName, deleted: count, failed: z.boolean() });

/** GET /api/retention (getRetention, owner): what was deleted in the last nights, and what the next one would delete. */
export const retentionResponse = z.strictObject({
  /** The night in which the next deletion is due, the day of its early morning. */
  next_night: civilDate,
  /** What the next deletion would delete if nothing changes until then. */
  kinds: z.array(
    z.strictObject({
      kind: retainedKindName,
      /** The period by the rules of that night; null if the kind is kept. */
      period: z.strictObject({ count, unit: z.enum(['day', 'month']) }).nullable(),
      /** Rows whose period is over; null if they could not be counted. */
      due: count.nullable(),
      /** Of the rows that remain, the instant from which the period of the oldest runs; null if none remains. */
      oldest_left_at: instant.nullable(),
    }),
  ),
  /** The last nights in which the deletion ran, newest first. */
  nights: z.array(
    z.strictObject({
      night: civilDate,
      /** Null while kinds are left, which are tried again in the next hour. */
      finished_at: instant.nullable(),
      kinds: z.array(kindOfNight),
    }),
  ),
  /** Former students, and families that see nobody, whose period is over: the first few, longest ago first, and the number of all. */
  former_people: z.strictObject({
    total: count,
    months: count,
    people: z.array(namedPerson.extend({ role: z.enum(['student', 'family']), since: instant })),
  }),
});
export type RetentionResponse = z.infer<typeof retentionResponse>;
