import { z } from 'zod';
import {
  ANSWER_LENGTH_MAX,
  FEEDBACK_LENGTH_MAX,
  GRADE_MAX,
  HOMEWORK_QUESTIONS_MAX,
  OPTIONS_PER_QUESTION,
  REASON_LENGTH_MAX,
  SUBMISSION_TEXT_LENGTH_MAX,
} from '#events/values/limits.ts';
import { homeworkRow, questionRow } from './homework.ts';
import { gradeErrorMessages } from './homework-error-messages.ts';
import { cursor, id, instant, nameCursor, optionalText, pageLimit, requiredText, text } from './primitives.ts';
import { studentOption, studentReferenceFields } from './students.ts';

/** A student's answer to one question: the zero-based index of the option, or the text of an open answer. */
export const answerRow = z.strictObject({
  question_id: id,
  answer: z.union([
    z
      .int()
      .min(0)
      .max(OPTIONS_PER_QUESTION - 1),
    text(ANSWER_LENGTH_MAX),
  ]),
});
export type AnswerRow = z.infer<typeof answerRow>;

const answersTooLong = `Your answers are too long: use at most ${SUBMISSION_TEXT_LENGTH_MAX.toLocaleString('en-US')} characters in all.`;
const charactersIn = (answers: readonly AnswerRow[]): number =>
  answers.reduce((sum, { answer: given }) => sum + (typeof given === 'string' ? given.length : 0), 0);

/** How a question counted differently from the grade before. */
const questionChange = z.strictObject({
  /** Number of the question on the page, counted from 1. */
  number: z.int().positive(),
  change: z.enum(['key', 'options', 'credited', 'removed', 'added']),
  /** Index of the correct option before and after a change of the key; null if the reader may not see it. */
  from_key: z.int().nullable(),
  to_key: z.int().nullable(),
});
export type QuestionChange = z.infer<typeof questionChange>;

/** One change of a grade. */
const gradeChange = z.strictObject({
  created_at: instant,
  actor_name: z.string(),
  what: z.enum(['submitted', 'graded', 'corrected', 'regraded', 'credited']),
  /** The grade before; null if the submission was not graded. */
  from_grade: z.int().nullable(),
  grade: z.int(),
  reason: z.string().nullable(),
  /** Empty unless the work was regraded. */
  question_changes: z.array(questionChange),
});

/** An answer and whether it is right by the key that decided the grade. */
const markedAnswerRow = answerRow.extend({
  /** Null for an open answer, where no key decided, and for a student until the work is graded. */
  is_correct: z.boolean().nullable(),
});
export type MarkedAnswerRow = z.infer<typeof markedAnswerRow>;

/** A submission; `content_version` is the version of the questions that it answers. */
export const submissionRow = z.strictObject({
  id,
  content_version: z.int(),
  /** The version of the questions whose answer keys decided the grade. */
  graded_by: z.int(),
  homework_id: id,
  ...studentReferenceFields,
  submitted_at: instant,
  late: z.boolean(),
  /** Name of the tutor who entered the answers from paper; null if the student submitted them. */
  entered_by_name: z.string().nullable(),
  is_graded: z.boolean(),
  grade: z.int().nullable(),
  feedback: z.string().nullable(),
  answers: z.array(markedAnswerRow),
  grades: z.array(gradeChange),
  version: z.int(),
});
export type SubmissionRow = z.infer<typeof submissionRow>;

/** POST /api/homework/{id}/submissions (submitHomework, student): each student can submit each homework once. */
export const submitHomeworkRequest = z.strictObject({
  answers: z
    .array(answerRow)
    .max(HOMEWORK_QUESTIONS_MAX, `A homework has at most ${HOMEWORK_QUESTIONS_MAX} questions.`)
    .refine((given) => charactersIn(given) <= SUBMISSION_TEXT_LENGTH_MAX, answersTooLong),
  /** `content_version` of the answered assignment. If the content has changed since, the problem is `homework-changed`. */
  content_version: z.int().min(1),
});
export type SubmitHomeworkRequest = z.infer<typeof submitHomeworkRequest>;
/** `grade` is the score of auto-graded work; null until a tutor has graded it. */
export const submitHomeworkResponse = submissionRow.pick({
  id: true,
  submitted_at: true,
  is_graded: true,
  grade: true,
});
export type SubmitHomeworkResponse = z.infer<typeof submitHomeworkResponse>;

const homeworkHead = homeworkRow.pick({ id: true, title: true, grading_type: true, due_date: true });

/** A homework in a student's list, with the student's submission or null. */
export const studentHomeworkRow = homeworkHead.extend({
  /** The number of questions that the student's unsubmitted draft answers. */
  draft_answers: z.int().min(0),
  ...homeworkRow.pick({ created_at: true, question_count: true, created_by_name: true }).shape,
  submission: submissionRow
    .pick({ submitted_at: true, late: true, is_graded: true, grade: true, feedback: true })
    .nullable(),
});
export type StudentHomeworkRow = z.infer<typeof studentHomeworkRow>;
/** GET /api/students/{id}/homework (getHomeworkForStudent, the student): newest first, with counts over all pages. */
export const studentHomeworkQuery = z.strictObject({
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export const studentHomeworkResponse = z.strictObject({
  homework: z.array(studentHomeworkRow),
  assigned: z.int(),
  completed: z.int(),
  graded: z.int(),
  next_cursor: cursor.nullable(),
});
export type StudentHomeworkResponse = z.infer<typeof studentHomeworkResponse>;

/** GET /api/homework/{id}/assignment (getAssignment, student): the questions without their correct answers. */
export const assignmentDetail = homeworkHead.extend({
  created_by_name: homeworkRow.shape.created_by_name,
  content_version: z.int(),
  questions: z.array(questionRow),
  /** True if the student has already submitted and can no longer answer. */
  submitted: z.boolean(),
});
export type AssignmentDetail = z.infer<typeof assignmentDetail>;

/**
 * A question as the student answered it, with the answer key that decided the grade. `correct_answer` is null also when the
 * correct option was not among the options then.
 */
export const submissionQuestion = questionRow.extend({
  /** The text of the correct option, if the options of the answered question do not show it; null also without keys. */
  correct_text: z.string().nullable(),
  /**
   * How it counts in the grade: `correct_answer` decides, everybody has it correct, it was removed and no longer counts, or it
   * was added after the submission and counts as not answered.
   */
  counts: z.enum(['by-key', 'credited', 'removed', 'added']),
  /** True if its options were changed after it was answered. */
  options_changed: z.boolean(),
});
export type SubmissionQuestion = z.infer<typeof submissionQuestion>;

/**
 * GET /api/homework/{id}/submissions/{studentId} (getStudentSubmission, tutor: the homework's creator or an owner): one
 * submission with its questions.
 */
export const submissionDetail = submissionRow.extend({ questions: z.array(submissionQuestion) });
export type SubmissionDetail = z.infer<typeof submissionDetail>;

/** GET /api/homework/{id}/submissions (getSubmissions, tutor: its creator or an owner), newest first. */
export const submissionsQuery = z.strictObject({
  state: z.enum(['needs-review', 'graded']).optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type SubmissionsQuery = z.input<typeof submissionsQuery>;
export const submissionsResponse = z.strictObject({
  homework: homeworkHead,
  /** Numbers over all submissions, independent of filter and page. */
  counts: z.strictObject({ all: z.int(), needs_review: z.int(), graded: z.int(), not_submitted: z.int() }),
  submissions: z.array(submissionRow),
  /** The questions of the submissions of this page, each pair of answered and grading version once. */
  contents: z.array(
    z.strictObject({ content_version: z.int(), graded_by: z.int(), questions: z.array(submissionQuestion) }),
  ),
  next_cursor: cursor.nullable(),
});
export type SubmissionsResponse = z.infer<typeof submissionsResponse>;

/** GET /api/homework/{id}/not-submitted (getNotSubmitted, tutor): assigned students without a submission, ordered by name. */
export const notSubmittedQuery = z.strictObject({
  cursor: nameCursor.optional(),
  limit: pageLimit.optional(),
});
export const notSubmittedResponse = z.strictObject({
  students: z.array(studentOption),
  next_cursor: nameCursor.nullable(),
});
export type NotSubmittedResponse = z.infer<typeof notSubmittedResponse>;

/** GET /api/homework/{id}/submission (getSubmission, the student): their own, with correct answers only if the homework shows them. */
export const ownSubmissionResponse = submissionDetail.extend({ title: z.string(), keys_shown: z.boolean() });
export type OwnSubmissionResponse = z.infer<typeof ownSubmissionResponse>;

const grade = z
  .int({ error: ({ input }) => (input === undefined ? gradeErrorMessages.missing : gradeErrorMessages.range) })
  .min(0, gradeErrorMessages.range)
  .max(GRADE_MAX, gradeErrorMessages.range);

/** POST /api/homework/{id}/submissions/{studentId}/grade (gradeSubmission, tutor); answer: savedGradeAnswer. */
export const gradeSubmissionRequest = z.strictObject({ grade, feedback: optionalText(FEEDBACK_LENGTH_MAX) });
export type GradeSubmissionRequest = z.input<typeof gradeSubmissionRequest>;
/** POST /api/homework/{id}/submissions/{studentId}/correct-grade (correctGrade, tutor); answer: savedGradeAnswer. */
export const correctGradeRequest = z.strictObject({
  grade,
  /** A missing value keeps the feedback; '' clears it. */
  feedback: optionalText(FEEDBACK_LENGTH_MAX),
  reason: requiredText(REASON_LENGTH_MAX, 'Please give a reason.'),
});
export type CorrectGradeRequest = z.input<typeof correctGradeRequest>;
export const savedGradeResponse = z.strictObject({ grade: z.int(), version: z.int() });
export type SavedGradeResponse = z.infer<typeof savedGradeResponse>;
