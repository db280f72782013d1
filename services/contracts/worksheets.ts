import { z } from 'zod';
import {
  OPTIONS_PER_QUESTION,
  REASON_LENGTH_MAX,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
  WORKSHEET_QUESTIONS_MAX,
  WORKSHEET_QUESTIONS_MIN,
} from '#events/values/limits.ts';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { practiceSubject } from '#events/values/shapes.ts';
import { cursor, id, instant, lowerCaseId, pageLimit, requiredText, text } from './primitives.ts';

const option = z
  .int()
  .min(0)
  .max(OPTIONS_PER_QUESTION - 1);

/** A worksheet in the list. `number` is printed on the sheet. */
export const worksheetRow = z.strictObject({
  id,
  number: z.int().positive(),
  subject: practiceSubject,
  grade: z.int(),
  /** As the tutor typed it. */
  topic: z.string(),
  question_count: z.int(),
  prepared_at: instant,
  prepared_by_name: z.string(),
});
export type WorksheetRow = z.infer<typeof worksheetRow>;

/** GET /api/worksheets (getWorksheets, tutor), newest first. `search` finds words of the topic, or the number. */
export const worksheetsQuery = z.strictObject({
  search: text(TOPIC_LENGTH_MAX).optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type WorksheetsQuery = z.input<typeof worksheetsQuery>;
/** `total` is the number of rows that match the search, over all pages. */
export const worksheetsResponse = z.strictObject({
  worksheets: z.array(worksheetRow),
  total: z.int(),
  next_cursor: cursor.nullable(),
});
export type WorksheetsResponse = z.infer<typeof worksheetsResponse>;

/** GET /api/worksheets/{number} (getWorksheet, tutor): the sheet with its answer keys. */
export const worksheetResponse = worksheetRow.extend({
  questions: z.array(
    z.strictObject({
      text: z.string(),
      options: z.array(z.string()),
      figure: practiceFigure.nullable(),
      correct_answer: option,
    }),
  ),
  /** The assignment to which the entered answers belong; null before the first ones. */
  homework: z
    .strictObject({
      id,
      deleted: z.boolean(),
      /** The tutor who is responsible for it, and whether the reader may open it. */
      tutor_name: z.string(),
      can_open: z.boolean(),
    })
    .nullable(),
  /** The students whose answers are recorded, by name. `grade` is null until a tutor has graded them. */
  answered: z.array(
    z.strictObject({
      student_id: id,
      student_name: z.string(),
      student_archived: z.boolean(),
      grade: z.int().nullable(),
    }),
  ),
});
export type WorksheetResponse = z.infer<typeof worksheetResponse>;

const gradeSentence = `The grade is a number from 1 to ${SCHOOL_GRADE_MAX}.`;
const countSentence = `Enter a whole number from ${WORKSHEET_QUESTIONS_MIN} to ${WORKSHEET_QUESTIONS_MAX}.`;

/** POST /api/worksheets (prepareWorksheet, tutor): draws the questions, and answers the number of the sheet. */
export const prepareWorksheetRequest = z.strictObject({
  subject: practiceSubject,
  grade: z.int(gradeSentence).min(1, gradeSentence).max(SCHOOL_GRADE_MAX, gradeSentence),
  topic: requiredText(TOPIC_LENGTH_MAX, 'Please enter a topic.').transform((topic) => topic.trim()),
  questions: z
    .int(countSentence)
    .min(WORKSHEET_QUESTIONS_MIN, countSentence)
    .max(WORKSHEET_QUESTIONS_MAX, countSentence),
});
export type PrepareWorksheetRequest = z.input<typeof prepareWorksheetRequest>;
export const preparedWorksheetResponse = worksheetRow.pick({ id: true, number: true });
export type PreparedWorksheetResponse = z.infer<typeof preparedWorksheetResponse>;

/**
 * POST /api/worksheets/{id}/answers (enterPaperAnswers, tutor): a student's answers from paper, once, in the order of the
 * questions. Null stands for a question that was left blank, or whose answer cannot be read; it counts as wrong.
 */
export const enterPaperAnswersRequest = z.strictObject({
  student_id: lowerCaseId,
  answers: z.array(option.nullable()).min(WORKSHEET_QUESTIONS_MIN).max(WORKSHEET_QUESTIONS_MAX),
});
export type EnterPaperAnswersRequest = z.input<typeof enterPaperAnswersRequest>;

/**
 * POST /api/worksheets/{id}/answers/{studentId}/correct (correctPaperAnswers, tutor: who may manage the assignment): all
 * answers as the paper has them, in place of those that were entered; answer: savedGradeResponse.
 */
export const correctPaperAnswersRequest = enterPaperAnswersRequest.omit({ student_id: true }).extend({
  reason: requiredText(REASON_LENGTH_MAX, 'Please give a reason.'),
});
export type CorrectPaperAnswersRequest = z.input<typeof correctPaperAnswersRequest>;

/** `grade` is null if the assignment was changed to one that a tutor grades. */
export const enteredAnswersResponse = z.strictObject({ homework_id: id, grade: z.int().nullable() });
export type EnteredAnswersResponse = z.infer<typeof enteredAnswersResponse>;
