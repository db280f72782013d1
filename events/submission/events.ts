/** The events of the stream `submission-{homeworkId}-{studentId}`: one student's answers to one homework, and their grade. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-schema/event-definition.ts';
import { personalText } from '../event-schema/personal-text.ts';
import {
  ANSWER_LENGTH_MAX,
  FEEDBACK_LENGTH_MAX,
  GRADE_MAX,
  HOMEWORK_QUESTIONS_MAX,
  OPTIONS_PER_QUESTION,
  REASON_LENGTH_MAX,
} from '../values/limits.ts';

const grade = z.int().min(0).max(GRADE_MAX);
const feedback = personalText(FEEDBACK_LENGTH_MAX);

/** An option's zero-based index for multiple choice, a text for an open answer. */
export const answer = z.strictObject({
  question: z.uuid(),
  choice: z
    .int()
    .min(0)
    .max(OPTIONS_PER_QUESTION - 1)
    .optional(),
  text: personalText(ANSWER_LENGTH_MAX).optional(),
});
export type HomeworkAnswer = z.infer<typeof answer>;

/** The versions of the questions that were answered, by which the grade was made. */
const questions = z
  .array(z.strictObject({ id: z.uuid(), version: z.int().positive() }))
  .min(1)
  .max(HOMEWORK_QUESTIONS_MAX);

export const submissionEvents = defineEvents({
  /** `grade` where the server graded it at once: auto-graded work. */
  HomeworkSubmitted: z.strictObject({
    homework: z.uuid(),
    student: z.uuid(),
    /** Version of the homework's stream that was answered. */
    contentVersion: z.int().positive(),
    questions,
    answers: z.array(answer).max(HOMEWORK_QUESTIONS_MAX),
    /** Handed in after the day that it was due. */
    late: z.boolean(),
    correct: z.int().min(0).optional(),
    grade: grade.optional(),
  }),
  SubmissionGraded: z.strictObject({ grade, feedback: feedback.optional() }),
  GradeCorrected: z.strictObject({
    from: grade,
    grade,
    feedback: feedback.optional(),
    reason: personalText(REASON_LENGTH_MAX),
  }),
  /** The homework's keys or options changed: graded anew by them, or the touched questions counted as correct for all. */
  SubmissionRegraded: z.strictObject({
    from: grade,
    grade,
    correct: z.int().min(0),
    how: z.enum(['regrade', 'credit']),
    contentVersion: z.int().positive(),
  }),
});
export type SubmissionEvent = EventOf<typeof submissionEvents>;
