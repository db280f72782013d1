import { z } from 'zod';
import { instant, namedPerson } from './primitives.ts';

const count = z.int().min(0);
const total = z.strictObject({ total: count, oldest_at: instant.nullable() });

/** GET /api/owner-decisions (getOwnerDecisions, owner): what waits for an owner or a tutor to decide. */
export const ownerDecisionsResponse = z.strictObject({
  /** The record: part of it is missing, the last check found faults, or there was none for too long; null if none of these. */
  record: z.enum(['lost', 'faulty', 'unchecked']).nullable(),
  /** Entries that could not be read, so that rows which they change are out of date. */
  parked: count,
  /** Students whose stored balance differs from the fold of their events: the first few, and the number of all. */
  unexplained_balances: z.strictObject({ total: count, students: z.array(namedPerson) }),
  /** Unresolved cases, and how many of them are overdue. */
  cases: total.extend({ overdue: count }),
  /** Accounts that wait for approval. */
  sign_ups: total,
  /** Students with uncovered classes, and those with waiting classes that fit under the cap. */
  uncovered: count,
  fitting: count,
  messages_unanswered: count,
  /** Former students and families whose period of the rules is over, so that an owner decides whether to erase them. */
  former_people_due: total,
  /** Students whose balance is overdue, and the sum of what is open. */
  overdue_balances: z.strictObject({ count, open_cents: z.int() }),
  /** Students for whom money of reversed purchases is to be returned, and the sum of it. */
  to_return: z.strictObject({ count, to_return_cents: z.int() }),
  /** Purchases and payments that may have been recorded twice. */
  possible_duplicates: count,
  /** Whether a nightly backup is missing. */
  backup_overdue: z.boolean(),
});
export type OwnerDecisions = z.infer<typeof ownerDecisionsResponse>;
