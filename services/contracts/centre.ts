import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';

/** GET /api/centre (getCentre, public): the settings of the centre that every page needs. */
export const centreResponse = z.strictObject({
  name: z.string(),
  time_zone: z.string(),
  today: civilDate,
  demo: z.boolean(),
  /** The cap of a student's remaining and total classes that is in force today. */
  classes_max: z.int(),
  /** A roll that is taken more than this many days late is asked for a reason. */
  late_roll_days: z.int(),
  /** A day that is more than this many days ago must be confirmed before it is marked. */
  date_doubt_days: z.int(),
  /** Days after which a message of the contact form, and an account that no tutor approves, are deleted. */
  contact_message_days: z.int(),
  sign_up_days: z.int(),
  /** The hours of the rule of late cancellations, 0 for none, with the day from which they apply, in order; null for the first. */
  late_cancellation_rules: z.array(z.strictObject({ from: civilDate.nullable(), hours: z.int() })),
  /** `open`: anybody may create an account. `approval`: a tutor must approve it. `closed`: only tutors create accounts. */
  sign_ups: z.enum(['approval', 'open', 'closed']),
  /** False when letters are only written to a folder of the server. */
  sends_mail: z.boolean(),
  /** Sign-in data of the demo centre; empty in a real one. */
  demo_accounts: z.array(z.strictObject({ label: z.string(), email: z.string(), password: z.string() })),
  build: z.string(),
});
export type CentreResponse = z.infer<typeof centreResponse>;

/** POST /api/not-found (reportNotFound, public): a path without a page. The server sanitises, shortens and logs it. */
export const reportNotFoundRequest = z.strictObject({ path: z.string().max(2_000) });
