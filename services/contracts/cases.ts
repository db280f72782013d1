import { z } from 'zod';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { caseKind, civilDate } from '#events/values/shapes.ts';
import { classHistoryEntry } from './classes.ts';
import { id, instant, lowerCaseId, requiredText, text } from './primitives.ts';

const message = z.strictObject({
  id,
  /** `corrected` and `explained` are the two ways to resolve a case. */
  what: z.enum(['opened', 'answered', 'corrected', 'explained', 'reopened']),
  /** Null if nothing was written. */
  text: z.string().nullable(),
  /** Id of the row of the class history that corrected the classes; null unless it is `corrected`. */
  correction_id: id.nullable(),
  /** The day of class of that row. */
  correction_on: civilDate.nullable(),
  actor_name: z.string(),
  /** Whether a family of the student wrote it. */
  by_family: z.boolean(),
  created_at: instant,
});
export type CaseMessage = z.infer<typeof message>;

/** What a student says is wrong with their classes. Screens say question. */
export const caseRow = z.strictObject({
  id,
  student_id: id,
  student_name: z.string(),
  /** Id of the row of the class history that it is about; null if it is about no row. */
  row_id: id.nullable(),
  kind: caseKind,
  state: z.enum(['open', 'answered', 'resolved', 'reopened']),
  opened_at: instant,
  /** When it was opened or last reopened; null once it is resolved. */
  waits_since: instant.nullable(),
  resolved_at: instant.nullable(),
  /** Oldest first. */
  messages: z.array(message),
});
export type CaseRow = z.infer<typeof caseRow>;

const listedCase = caseRow.extend({ row: classHistoryEntry.nullable() });
export type ListedCase = z.infer<typeof listedCase>;

/** GET /api/cases (getCases, tutor): at most 50 unresolved cases, the oldest first, and the newest 50 resolved ones. */
export const casesResponse = z.strictObject({ unresolved: z.array(listedCase), resolved: z.array(listedCase) });
export type CasesResponse = z.infer<typeof casesResponse>;

/** GET /api/students/{id}/cases (getCasesOfStudent; tutor, or a student with their own id): the newest 200. */
export const casesOfStudentResponse = z.strictObject({ cases: z.array(caseRow) });
export type CasesOfStudentResponse = z.infer<typeof casesOfStudentResponse>;

const questionSentence = 'Please write what is wrong.';
const writtenText = (sentence: string) =>
  requiredText(CASE_TEXT_LENGTH_MAX, sentence).transform((written) => written.trim());

/** POST /api/students/{id}/cases (openCase; the student or a family); answers 204. */
export const openCaseRequest = z
  .strictObject({
    row_id: lowerCaseId.nullable(),
    kind: caseKind,
    text: text(CASE_TEXT_LENGTH_MAX).transform((written) => written.trim()),
  })
  .refine(({ kind, text: written }) => kind !== 'other' || written !== '', { path: ['text'], error: questionSentence });
export type OpenCaseRequest = z.input<typeof openCaseRequest>;

/** POST /api/students/{id}/cases/reopen (reopenCase; the student or a family); answers 204. */
export const reopenCaseRequest = z.strictObject({ case_id: lowerCaseId, text: writtenText(questionSentence) });
export type ReopenCaseRequest = z.input<typeof reopenCaseRequest>;

/** POST /api/cases/answer (answerCase, tutor); answers 204. */
export const answerCaseRequest = z.strictObject({
  student_id: lowerCaseId,
  case_id: lowerCaseId,
  text: writtenText('Please write an answer.'),
});
export type AnswerCaseRequest = z.input<typeof answerCaseRequest>;

/** POST /api/cases/resolve (resolveCase, tutor): with the row that corrected the classes, or with an explanation; answers 204. */
export const resolveCaseRequest = z
  .strictObject({
    student_id: lowerCaseId,
    case_id: lowerCaseId,
    correction_id: lowerCaseId.nullable(),
    text: text(CASE_TEXT_LENGTH_MAX).transform((written) => written.trim()),
  })
  .refine(({ correction_id, text: written }) => correction_id !== null || written !== '', {
    path: ['text'],
    error: 'Please explain why the classes are right.',
  });
export type ResolveCaseRequest = z.input<typeof resolveCaseRequest>;
