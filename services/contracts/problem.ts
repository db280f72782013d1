import { z } from 'zod';
import { modelFailure } from './model-failure.ts';
import { problemCodes } from './problems.ts';

export const problemCode = z.enum(problemCodes);

/** RFC 9457, served as `application/problem+json`. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: problemCode,
  detail: z.string().optional(),
  /** One sentence for each refused field, by its path (`classes`, `rows.3.notes`); `request` for the body as a whole. */
  errors: z.record(z.string(), z.string()).optional(),
  /** For a conflict: the name of the person who made the latest change; `changed_at` is its time. */
  changed_by: z.string().optional(),
  /** Ids of the entries that an entry of money equals: sent again as seen, it is recorded. */
  equal_entries: z.array(z.string()).optional(),
  changed_at: z.iso.datetime().optional(),
  /** For `group-renamed`: the name that the group has now. */
  current_name: z.string().optional(),
  /** For `no-questions`: topics with questions that are near the one that was asked for, best first. */
  topics: z.array(z.string()).optional(),
  /** For `no-questions`: why a language model that was asked wrote no questions. */
  model_failure: modelFailure.optional(),
});
export type Problem = z.infer<typeof problem>;
