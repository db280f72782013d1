/** Missed questions that a student answers again, and what they have achieved. */
import { z } from 'zod';
import { OPTIONS_PER_QUESTION, RACE_QUESTIONS_MAX } from '#events/values/limits.ts';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { civilDate, practiceSubject } from '#events/values/shapes.ts';
import { id } from './primitives.ts';

/** A question of a completed session that the student missed and has not answered correctly since. */
const missedQuestion = z.strictObject({
  session_id: id,
  /** Zero-based index of the question in its session. */
  question: z.int(),
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  figure: practiceFigure.nullable(),
  missed_on: civilDate,
});
export type MissedQuestion = z.infer<typeof missedQuestion>;

/** GET /api/students/{id}/practice/missed (getMissedQuestions, student: their own): the newest first, without the keys. */
export const missedQuestionsResponse = z.strictObject({ questions: z.array(missedQuestion) });
export type MissedQuestionsResponse = z.infer<typeof missedQuestionsResponse>;

/** POST /api/practice/{id}/reviews (reviewMissedQuestion, student). Both numbers are counted from 0. */
export const reviewMissedRequest = z.strictObject({
  question: z
    .int()
    .min(0)
    .max(RACE_QUESTIONS_MAX - 1),
  choice: z
    .int()
    .min(0)
    .max(OPTIONS_PER_QUESTION - 1),
});
export type ReviewMissedRequest = z.input<typeof reviewMissedRequest>;

export const reviewMissedResponse = z.strictObject({
  correct: z.boolean(),
  correct_answer: z.int(),
  explanation: z.string().nullable(),
});
export type ReviewMissedResponse = z.infer<typeof reviewMissedResponse>;

export const achievementKind = z.enum(['topics', 'days', 'put-right', 'grades']);
export type AchievementKind = z.infer<typeof achievementKind>;
const achieved = z.strictObject({ kind: achievementKind, count: z.int().positive() });

/** GET /api/students/{id}/practice/achievements (getAchievements, student: their own; tutor). */
export const achievementsResponse = z.strictObject({
  student: z.strictObject({ id, name: z.string() }),
  /** What was achieved, the newest first, each with the day on which its number was reached. */
  earned: z.array(achieved.extend({ day: civilDate })),
  /** The next number of each kind that has one, and how far the student is. */
  next: z.array(achieved.extend({ reached: z.int().min(0) })),
});
export type AchievementsResponse = z.infer<typeof achievementsResponse>;
