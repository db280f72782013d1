/** The events of the stream `submission-{homeworkId}-{studentId}`: one student's answers to one homework, and their grade. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import {
  ANSWER_LENGTH_MAX,
  FEEDBACK_LENGTH_MAX,
  GRADE_MAX,
  HOMEWORK_QUESTIONS_MAX,
  OPTIONS_PER_QUESTION,
  REASON_LENGTH_MAX,
} from '../../values/limits.ts';

const grade = z.int().min(0).max(GRADE_MAX);
const feedback = personalText(FEEDBACK_LENGTH_MAX);

/** One answer: an option of a multiple-choice question, or a text for an open one. */
export const homeworkAnswer = z.strictObject({
  question: z.uuid(),
  /** The id of the option. */
  option: z.uuid().optional(),
  /** In events that name no option: its zero-based index in the answered version of the question. */
  choice: z
    .int()
    .min(0)
    .max(OPTIONS_PER_QUESTION - 1)
    .optional(),
  text: personalText(ANSWER_LENGTH_MAX).optional(),
});
export type HomeworkAnswer = z.infer<typeof homeworkAnswer>;

/** The versions of the answered questions, which decide the grade. */
const questions = z
  .array(z.strictObject({ id: z.uuid(), version: z.int().positive() }))
  .min(1)
  .max(HOMEWORK_QUESTIONS_MAX);

/** Ids of the questions that counted as correct for everybody; missing if there were none. */
const credited = z.array(z.uuid()).min(1).max(HOMEWORK_QUESTIONS_MAX).optional();

export const submissionEvents = defineEvents({
  /** Auto-graded work has its `grade` at once. */
  HomeworkSubmitted: z.strictObject({
    homework: z.uuid(),
    student: z.uuid(),
    /** Content version of the homework that the student answered. */
    contentVersion: z.int().positive(),
    questions,
    answers: z.array(homeworkAnswer).max(HOMEWORK_QUESTIONS_MAX),
    /** Whether it was submitted after the due date. */
    late: z.boolean(),
    correct: z.int().min(0).optional(),
    grade: grade.optional(),
    /** True if a tutor entered the answers from paper, where a question without an answer counts as wrong. */
    onPaper: z.literal(true).optional(),
  }),
  SubmissionGraded: z.strictObject({ grade, feedback: feedback.optional() }),
  GradeCorrected: z.strictObject({
    from: grade,
    grade,
    feedback: feedback.optional(),
    reason: personalText(REASON_LENGTH_MAX),
    /** Present if answers from paper had been entered wrongly: all answers as the paper has them. They decide the grade. */
    paperAnswers: z
      .strictObject({
        answers: z.array(z.strictObject({ question: z.uuid(), option: z.uuid() })).max(HOMEWORK_QUESTIONS_MAX),
        correct: z.int().min(0),
        /** Content version whose keys decided the grade. */
        contentVersion: z.int().positive(),
        credited,
      })
      .optional(),
  }),
  /** Answer keys or options changed. The work was regraded, or the changed questions count as correct for everybody. */
  SubmissionRegraded: z.strictObject({
    from: grade,
    grade,
    correct: z.int().min(0),
    how: z.enum(['regrade', 'credit']),
    /** Content version whose keys decided the grade. */
    contentVersion: z.int().positive(),
    credited,
  }),
});
export type SubmissionEvent = EventOf<typeof submissionEvents>;
