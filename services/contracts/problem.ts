import { z } from 'zod';
import { modelFailure } from './model-failure.ts';

/** Stable problem codes for programs; `detail` is the sentence for people. */
export const problemCode = z.enum([
  'invalid-request',
  'not-json',
  'body-too-large',
  'unauthorized',
  'signed-out',
  'another-account',
  'wrong-origin',
  'wrong-host',
  'too-many-requests',
  'not-found',
  'student-unknown',
  'student-archived',
  'student-not-archived',
  'date-in-future',
  'nothing-waiting',
  'purchase-unknown',
  'purchase-reversed',
  'purchase-used',
  'rules-in-past',
  'no-room',
  'no-mark',
  'not-uncovered',
  'no-classes-left',
  'mark-changed',
  'date-taken',
  'reason-needed',
  'email-taken',
  'wrong-credentials',
  'confirmation-invalid',
  'sign-ups-closed',
  'sign-ups-limited',
  'sign-up-unknown',
  'sign-up-decided',
  'version-mismatch',
  'command-reused',
  'key-missing',
  'homework-unknown',
  'homework-changed',
  'question-unknown',
  'regrading-needed',
  'student-submitted',
  'student-not-assignable',
  'already-submitted',
  'incomplete-submission',
  'answers-unknown',
  'not-submitted',
  'already-graded',
  'not-graded',
  'draft-changed',
  'drafts-full',
  'picture-unusable',
  'picture-unreachable',
  'no-questions',
  'practice-unknown',
  'practice-expired',
  'practice-before-approval',
  'practice-completed',
  'practice-unfinished',
  'no-such-option',
  'not-answered',
  'report-unknown',
  'case-unknown',
  'case-exists',
  'case-changed',
  'undo-expired',
  'nickname-changed',
  'group-unknown',
  'group-name-taken',
  'group-full',
  'groups-full',
  'too-often',
  'busy',
  'unavailable',
  'unexpected',
]);
export type ProblemCode = z.infer<typeof problemCode>;

/** Codes of recorded refusals: all problem codes, and those that only earlier releases recorded. */
export const refusalCode = z.enum([...problemCode.options, 'email-unconfirmed']);
export type RefusalCode = z.infer<typeof refusalCode>;

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
  changed_at: z.iso.datetime().optional(),
  /** For `no-questions`: topics with questions that are near the one that was asked for, best first. */
  topics: z.array(z.string()).optional(),
  /** For `no-questions`: why a language model that was asked wrote no questions. */
  model_failure: modelFailure.optional(),
});
export type Problem = z.infer<typeof problem>;
