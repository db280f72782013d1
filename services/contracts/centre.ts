import { z } from 'zod';
import { civilDate, practiceSubject } from '#events/values/shapes.ts';

/** GET /api/centre (getCentre, public): what every page needs to know about the centre. */
export const centreAnswer = z.strictObject({
  name: z.string(),
  time_zone: z.string(),
  today: civilDate,
  demo: z.boolean(),
  /** Who may make an account: anybody, anybody with a tutor's approval, or nobody. */
  sign_ups: z.enum(['approval', 'open', 'closed']),
  /** The subjects of practice that there are questions for; the others can be asked for, and come to none. */
  subjects_with_questions: z.array(practiceSubject),
  /** Sign-in data of the demo centre; empty in a real one. */
  demo_accounts: z.array(z.strictObject({ label: z.string(), email: z.string(), password: z.string() })),
  build: z.string(),
});
export type CentreAnswer = z.infer<typeof centreAnswer>;

/** POST /api/not-found (reportNotFound, public): an attempted path, for the log; cleaned and capped by the server. */
export const notFoundRequest = z.strictObject({ path: z.string().max(2_000) });
