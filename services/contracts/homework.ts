import { z } from 'zod';
import {
  ASSIGNED_STUDENTS_MAX,
  HOMEWORK_QUESTIONS_MAX,
  HOMEWORK_TEXT_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_PER_QUESTION,
  QUESTION_TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
} from '#events/values/limits.ts';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { civilDate, gradingType, questionProvenance, regradingChoice } from '#events/values/shapes.ts';
import { homeworkErrorMessages, tooManyAssignedText } from './homework-error-messages.ts';
import { pictureAddress } from './pictures.ts';
import { cursor, id, instant, pageLimit, text } from './primitives.ts';

const asked = {
  /** Id of a question that is already saved; missing for a new one. */
  id: id.optional(),
  text: text(QUESTION_TEXT_LENGTH_MAX).refine((value) => value.trim() !== '', homeworkErrorMessages.text),
  image_url: pictureAddress.optional(),
};
const option = text(OPTION_LENGTH_MAX).refine((value) => value.trim() !== '', homeworkErrorMessages.options);
const optionsSentence = `A multiple choice question has ${OPTIONS_PER_QUESTION} options.`;
const keySentence = `The correct answer is one of the ${OPTIONS_PER_QUESTION} options, counted from 0.`;

/** How a new question was generated. The server records who edited it. */
const questionProvenanceInput = questionProvenance.omit({ editor: true });
export const questionProvenanceRow = questionProvenanceInput.extend({
  /** Name of the tutor who edited the question last; null if nobody did or it is not known. */
  editor_name: z.string().nullable(),
});
export type QuestionProvenanceRow = z.infer<typeof questionProvenanceRow>;

/** A question as a tutor's form sends it. */
export const questionInput = z.discriminatedUnion('type', [
  z.strictObject({
    ...asked,
    type: z.literal('multiple-choice'),
    /** The drawing that the generated question came with. */
    figure: practiceFigure.optional(),
    options: z.array(option).length(OPTIONS_PER_QUESTION, optionsSentence),
    correct_answer: z
      .int(keySentence)
      .min(0, keySentence)
      .max(OPTIONS_PER_QUESTION - 1, keySentence),
    /** Of a new question that was generated. That of a saved question does not change. */
    provenance: questionProvenanceInput.optional(),
  }),
  z.strictObject({ ...asked, type: z.literal('open-answer') }),
]);
export type QuestionInput = z.infer<typeof questionInput>;

const charactersIn = (questions: readonly QuestionInput[]): number =>
  questions
    .flatMap((asked) => [asked.text, asked.image_url ?? '', ...('options' in asked ? asked.options : [])])
    .reduce((sum, { length }) => sum + length, 0);

const title = text(TITLE_LENGTH_MAX)
  .refine((value) => value.trim() !== '', homeworkErrorMessages.title)
  .transform((value) => value.trim());
const questions = z
  .array(questionInput)
  .min(1, homeworkErrorMessages.questions)
  .max(HOMEWORK_QUESTIONS_MAX, `Use at most ${HOMEWORK_QUESTIONS_MAX} questions.`)
  .refine(
    (asked) => charactersIn(asked) <= HOMEWORK_TEXT_LENGTH_MAX,
    `This assignment is too long: use at most ${HOMEWORK_TEXT_LENGTH_MAX.toLocaleString('en-US')} characters in all its questions.`,
  );
const assignedStudents = z
  .array(id)
  .min(1, homeworkErrorMessages.assigned_students)
  .max(ASSIGNED_STUDENTS_MAX, tooManyAssignedText);

/** POST /api/homework (createHomework, tutor): saves everything or nothing; answer: savedHomeworkAnswer. */
export const createHomeworkRequest = z.strictObject({
  title,
  questions,
  assigned_students: assignedStudents,
  grading_type: gradingType,
  due_date: civilDate.optional(),
  /** Whether students see the correct answers once their work is graded; if missing, see `areKeysShownByDefault`. */
  keys_shown: z.boolean().optional(),
});
export type CreateHomeworkRequest = z.input<typeof createHomeworkRequest>;

/** Must be true to unassign students who have submitted; their submissions are kept. */
const unassignSubmitted = z.boolean().default(false);

/** Ids of reworded options that are other options, not the same ones in other words; see `previewRegradingResponse`. */
const replacedOptions = z
  .array(id)
  .max(HOMEWORK_QUESTIONS_MAX * OPTIONS_PER_QUESTION)
  .default([]);

/** POST /api/homework/{id} (updateHomework, tutor; If-Match): saves content and assigned students together; answer: savedHomeworkAnswer. */
export const updateHomeworkRequest = createHomeworkRequest.extend({
  /** How existing grades change. Required (`regrading-needed`) if answer keys or options of submitted questions change. */
  regrading: regradingChoice.optional(),
  replaced_options: replacedOptions,
  unassign_submitted: unassignSubmitted,
});
export type UpdateHomeworkRequest = z.input<typeof updateHomeworkRequest>;

/** POST /api/homework/{id}/assignments (updateHomeworkAssignments, tutor; If-Match); answer: savedHomeworkAnswer. */
export const updateAssignmentsRequest = z.strictObject({
  assigned_students: assignedStudents,
  unassign_submitted: unassignSubmitted,
});
export type UpdateAssignmentsRequest = z.input<typeof updateAssignmentsRequest>;

/** DELETE /api/homework/{id} (deleteHomework, tutor) answers 204; POST /api/homework/{id}/restore (restoreHomework). */

/** `regraded` is the number of submissions whose grade the save changed. */
export const savedHomeworkResponse = z.strictObject({ id, version: z.int(), regraded: z.int().min(0) });
export type SavedHomeworkResponse = z.infer<typeof savedHomeworkResponse>;

/** POST /api/homework/{id}/regrading (previewRegrading, tutor): the grades that a save would lead to; writes nothing. */
export const previewRegradingRequest = z.strictObject({ questions, replaced_options: replacedOptions });
export type PreviewRegradingRequest = z.input<typeof previewRegradingRequest>;
export const previewRegradingResponse = z.strictObject({
  /** False when the save needs no `regrading` choice. */
  needed: z.boolean(),
  /** Options that students chose and whose words the save changes, except those in `replaced_options`. */
  reworded: z.array(
    z.strictObject({
      option: id,
      /** Number of the question in the request, counted from 1. */
      number: z.int().positive(),
      was: z.string(),
      is: z.string(),
    }),
  ),
  rows: z.array(
    z.strictObject({
      student_id: id,
      student_name: z.string(),
      grade: z.int(),
      regraded: z.int(),
      credited: z.int(),
      /** True if a tutor corrected this grade: no regrading changes it. */
      kept: z.boolean(),
    }),
  ),
});
export type PreviewRegradingResponse = z.infer<typeof previewRegradingResponse>;

/** One homework in a tutor's list. */
export const homeworkRow = z.strictObject({
  id,
  title: z.string(),
  grading_type: gradingType,
  created_by: id,
  created_by_name: z.string(),
  due_date: civilDate.nullable(),
  created_at: instant,
  deleted_at: instant.nullable(),
  question_count: z.int(),
  assigned_count: z.int(),
  submission_count: z.int(),
  needs_review_count: z.int(),
  graded_count: z.int(),
  version: z.int(),
});
export type HomeworkRow = z.infer<typeof homeworkRow>;

/** GET /api/homework (getHomeworkForTutor, tutor), newest first: the tutor's own, or everybody's with `all` (owners only). */
export const homeworkListQuery = z.strictObject({
  all: z.enum(['true', 'false']).optional(),
  deleted: z.enum(['true', 'false']).optional(),
  search: text(TITLE_LENGTH_MAX).optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type HomeworkListQuery = z.input<typeof homeworkListQuery>;
/** `total` is the number of rows that match the filters, over all pages. */
export const homeworkListResponse = z.strictObject({
  homework: z.array(homeworkRow),
  total: z.int(),
  next_cursor: cursor.nullable(),
});
export type HomeworkListResponse = z.infer<typeof homeworkListResponse>;

/** A question as a tutor sees it. */
export const questionRow = z.strictObject({
  id,
  type: z.enum(['multiple-choice', 'open-answer']),
  text: z.string(),
  image_url: z.string().nullable(),
  figure: practiceFigure.nullable(),
  /** Empty for an open answer. */
  options: z.array(z.string()),
  /** The ids of the options, in their order. */
  option_ids: z.array(id),
  /** Index of the correct option; null for an open answer, and when the reader may not see it. */
  correct_answer: z.int().nullable(),
  question_order: z.int(),
  version: z.int(),
});
export type QuestionRow = z.infer<typeof questionRow>;

/** GET /api/homework/{id} (getHomework, tutor: its maker or an owner); the ETag is the version. */
export const homeworkDetail = homeworkRow.extend({
  keys_shown: z.boolean(),
  /** Students never get the provenance. */
  questions: z.array(questionRow.extend({ provenance: questionProvenanceRow.nullable() })),
  assigned_students: z.array(id),
  /** Students who have submitted, including those who have been unassigned since. */
  submitted_students: z.array(id),
  updated_by_name: z.string(),
  updated_at: instant,
});
export type HomeworkDetail = z.infer<typeof homeworkDetail>;
