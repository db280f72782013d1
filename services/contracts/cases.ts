import { z } from 'zod';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { caseAsker, caseChannel, caseKind, casePeriod, civilDate } from '#events/values/shapes.ts';
import { classHistoryEntry } from './classes.ts';
import { id, instant, lowerCaseId, namedPerson, personName, requiredText, text } from './primitives.ts';

const message = z.strictObject({
  id,
  /** `corrected`, `explained` and `refunded` are the ways to resolve a case. */
  what: z.enum(['opened', 'answered', 'corrected', 'explained', 'refunded', 'reopened']),
  /** Null if nothing was written. */
  text: z.string().nullable(),
  /** Id of the row of the class history that corrected the classes; null unless it is `corrected`. */
  correction_id: id.nullable(),
  /** The day of class of that row. */
  correction_on: civilDate.nullable(),
  /** Id of the event that returned money; null unless it is `refunded`. */
  refund_id: id.nullable(),
  /** The money that was returned, and the day. */
  refund_cents: z.int().nullable(),
  refund_on: civilDate.nullable(),
  /** Id of the packet of the student that came with it, or null. */
  packet_id: id.nullable(),
  actor_name: z.string(),
  /** Whether a family of the student wrote it. */
  by_family: z.boolean(),
  created_at: instant,
});
export type CaseMessage = z.infer<typeof message>;

/** What is said to be wrong with a student's classes. Screens say question. */
export const caseRow = z.strictObject({
  id,
  student_id: id,
  student_name: z.string(),
  /** Id of the row of the class history that it is about; null if it is about no row. */
  row_id: id.nullable(),
  /** What that row was when the case was opened. */
  row_proof: z.strictObject({ version: z.int(), position: z.string().optional(), hash: z.string() }).nullable(),
  /** The days of class that it is about, both included; null if no period is meant. */
  period_from: civilDate.nullable(),
  period_to: civilDate.nullable(),
  kind: caseKind,
  /** Who asked a tutor, how and on which day; null if the student or a family asked themselves. A student has no name here. */
  asker: caseAsker.nullable(),
  asker_name: z.string().nullable(),
  channel: caseChannel.nullable(),
  asked_on: civilDate.nullable(),
  state: z.enum(['open', 'answered', 'resolved', 'reopened']),
  opened_at: instant,
  /** When it was opened or last reopened; null once it is resolved. */
  waits_since: instant.nullable(),
  resolved_at: instant.nullable(),
  /** Oldest first. */
  messages: z.array(message),
});
export type CaseRow = z.infer<typeof caseRow>;

const caseNote = z.strictObject({ id, text: z.string(), actor_name: z.string(), created_at: instant });

/** A case as tutors see it. */
const listedCase = caseRow.extend({
  row: classHistoryEntry.nullable(),
  /** The tutor who is responsible; null if nobody is. */
  assignee_id: id.nullable(),
  assignee_name: z.string().nullable(),
  /** The day by which it should be resolved. An unresolved case is overdue from the day after. */
  due_on: civilDate,
  /** Changes with each act on the case that is no private note. */
  version: z.int(),
  /** What only tutors read, oldest first. */
  notes: z.array(caseNote),
});
export type ListedCase = z.infer<typeof listedCase>;

export const casesQuery = z.strictObject({
  /** Only those for which this tutor is responsible. */
  assignee_id: id.optional(),
});
export type CasesQuery = z.input<typeof casesQuery>;

/**
 * GET /api/cases (getCases, tutor): at most 50 overdue cases, the most overdue first, then at most 50 other unresolved ones, the
 * oldest first; the newest 50 resolved ones; and the current tutors.
 */
export const casesResponse = z.strictObject({
  unresolved: z.array(listedCase),
  resolved: z.array(listedCase),
  tutors: z.array(namedPerson),
});
export type CasesResponse = z.infer<typeof casesResponse>;

/** GET /api/students/{id}/cases (getCasesOfStudent; tutor, or a student with their own id): the newest 200. */
export const casesOfStudentResponse = z.strictObject({ cases: z.array(caseRow) });
export type CasesOfStudentResponse = z.infer<typeof casesOfStudentResponse>;

const questionSentence = 'Please write what is wrong.';
const writtenText = (sentence: string) =>
  requiredText(CASE_TEXT_LENGTH_MAX, sentence).transform((written) => written.trim());

/** What is wrong, and with which row or days; with the classes as a whole without either. */
const question = {
  row_id: lowerCaseId.nullable(),
  period: casePeriod.nullable().default(null),
  kind: caseKind,
  text: text(CASE_TEXT_LENGTH_MAX).transform((written) => written.trim()),
};
type Question = z.output<z.ZodObject<typeof question>>;
const isInWords = ({ kind, text: written }: Question) => kind !== 'other' || written !== '';
const noWords = { path: ['text'], error: questionSentence };
const isAboutOneThing = ({ row_id, period }: Question) => row_id === null || period === null;
const twoThings = { path: ['period'], error: 'Choose a row or days, not both.' };

/** POST /api/students/{id}/cases (openCase; the student or a family); answers 204. */
export const openCaseRequest = z.strictObject(question).refine(isInWords, noWords).refine(isAboutOneThing, twoThings);
export type OpenCaseRequest = z.input<typeof openCaseRequest>;

/** POST /api/cases (openCaseAsTutor, tutor): for somebody who phoned, came or wrote; answers 204. */
export const openCaseAsTutorRequest = z
  .strictObject({
    ...question,
    student_id: lowerCaseId,
    asker: caseAsker,
    /** Null if the student asked. */
    asker_name: personName.nullable(),
    channel: caseChannel,
    asked_on: civilDate,
  })
  .refine(isInWords, noWords)
  .refine(isAboutOneThing, twoThings)
  .refine(({ asker, asker_name }) => asker === 'student' || asker_name !== null, {
    path: ['asker_name'],
    error: 'Please enter the name of the person who asked.',
  });
export type OpenCaseAsTutorRequest = z.input<typeof openCaseAsTutorRequest>;

/** POST /api/students/{id}/cases/reopen (reopenCase; the student, a family or a tutor); answers 204. */
export const reopenCaseRequest = z.strictObject({ case_id: lowerCaseId, text: writtenText(questionSentence) });
export type ReopenCaseRequest = z.input<typeof reopenCaseRequest>;

/** A packet of the student that comes with an answer. */
const packet_id = lowerCaseId.nullable().default(null);

/** POST /api/cases/answer (answerCase, tutor); answers 204. */
export const answerCaseRequest = z.strictObject({
  student_id: lowerCaseId,
  case_id: lowerCaseId,
  text: writtenText('Please write an answer.'),
  packet_id,
});
export type AnswerCaseRequest = z.input<typeof answerCaseRequest>;

/**
 * POST /api/cases/resolve (resolveCase, tutor): with the row that corrected the classes, with the refund, or with an
 * explanation; answers 204.
 */
export const resolveCaseRequest = z
  .strictObject({
    student_id: lowerCaseId,
    case_id: lowerCaseId,
    correction_id: lowerCaseId.nullable(),
    refund_id: lowerCaseId.nullable().default(null),
    text: text(CASE_TEXT_LENGTH_MAX).transform((written) => written.trim()),
    packet_id,
  })
  .refine(({ correction_id, refund_id }) => correction_id === null || refund_id === null, {
    path: ['refund_id'],
    error: 'Choose a correction or a refund, not both.',
  })
  .refine(
    ({ correction_id, refund_id, text: written }) => correction_id !== null || refund_id !== null || written !== '',
    { path: ['text'], error: 'Please explain why the classes are right.' },
  );
export type ResolveCaseRequest = z.input<typeof resolveCaseRequest>;

/** POST /api/cases/plan (planCase, tutor): who is responsible, and until when; answers 204. */
export const planCaseRequest = z.strictObject({
  student_id: lowerCaseId,
  case_id: lowerCaseId,
  /** Null for nobody. */
  assignee_id: lowerCaseId.nullable(),
  due_on: civilDate,
  /** The version of the case that was shown. */
  seen_version: z.int(),
});
export type PlanCaseRequest = z.input<typeof planCaseRequest>;

/** POST /api/cases/notes (addCaseNote, tutor): a note that only tutors read; answers 204. */
export const addCaseNoteRequest = z.strictObject({
  student_id: lowerCaseId,
  case_id: lowerCaseId,
  text: writtenText('Please write a note.'),
});
export type AddCaseNoteRequest = z.input<typeof addCaseNoteRequest>;
