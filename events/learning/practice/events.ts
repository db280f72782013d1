/**
 * The events of the stream `practice-{sessionId}-{studentId}`: the questions of a session, one student's answers, and their
 * points. A session has five questions, or is a student's part of a class race.
 */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { authoredText } from '../../values/authored-text.ts';
import {
  EXPLANATION_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_PER_QUESTION,
  POINTS_PER_CORRECT_ANSWER,
  QUESTION_TEXT_LENGTH_MAX,
  QUESTIONS_PER_PRACTICE,
  RACE_QUESTIONS_MAX,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
} from '../../values/limits.ts';
import { practiceFigure } from '../../values/practice-figure.ts';
import {
  civilDate,
  practiceOpenMinutes,
  practiceSubject,
  questionOrigin,
  sameDayRule,
  topicSlug,
} from '../../values/shapes.ts';

/** Zero-based index of one of the session's questions, and of one of a question's options. */
const index = z
  .int()
  .min(0)
  .max(QUESTIONS_PER_PRACTICE - 1);
/** The same in a session that may be of a race. */
const indexInAnySession = z
  .int()
  .min(0)
  .max(RACE_QUESTIONS_MAX - 1);
const option = z
  .int()
  .min(0)
  .max(OPTIONS_PER_QUESTION - 1);

export const practiceQuestion = z.strictObject({
  text: authoredText(QUESTION_TEXT_LENGTH_MAX),
  options: z.array(authoredText(OPTION_LENGTH_MAX)).length(OPTIONS_PER_QUESTION),
  correctAnswer: option,
  explanation: authoredText(EXPLANATION_LENGTH_MAX).optional(),
  figure: practiceFigure.optional(),
  origin: questionOrigin,
  /** The day on which the student missed this question, if it comes back for that reason. */
  missedOn: civilDate.optional(),
});
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

const schoolGrade = z.int().min(1).max(SCHOOL_GRADE_MAX);
const correct = z.int().min(0).max(QUESTIONS_PER_PRACTICE);
const points = z
  .int()
  .min(0)
  .max(QUESTIONS_PER_PRACTICE * POINTS_PER_CORRECT_ANSWER);

export const practiceEvents = defineEvents({
  /** Includes the answer keys. Queries hide each key from the student until the question is answered. */
  PracticeSessionStarted: z.strictObject({
    grade: schoolGrade,
    subject: practiceSubject,
    topic: personalText(TOPIC_LENGTH_MAX),
    questions: z.array(practiceQuestion).length(QUESTIONS_PER_PRACTICE),
    /** The rule that was in force on the day of the start. */
    openMinutes: practiceOpenMinutes,
  }),
  /** The first answer to a question. Later answers do not count. */
  PracticeQuestionAnswered: z.strictObject({ question: index, choice: option, correct: z.boolean() }),
  PracticeSessionCompleted: z.strictObject({
    grade: schoolGrade,
    subject: practiceSubject,
    questionsAnswered: z.literal(QUESTIONS_PER_PRACTICE),
    correct,
    points,
    /** Day of the centre's calendar on which the session was completed. */
    day: civilDate,
    /** The streak rule that was in force. */
    sameDay: sameDayRule,
    /** Whether the answers came faster than anybody can read. Such a session gives no points on the leaderboards. */
    hasty: z.boolean(),
    /** The topic with questions that the student's words named; missing for a topic that only a language model knows. */
    topic: topicSlug.optional(),
    /** How many questions came back because they had been missed, and were answered correctly now; missing if none. */
    putRight: z.int().positive().max(QUESTIONS_PER_PRACTICE).optional(),
  }),
  /** The student answered a question of a completed session correctly that they had missed. It gives no points. */
  PracticeQuestionPutRight: z.strictObject({
    question: indexInAnySession,
    /** Day of the centre's calendar. */
    day: civilDate,
  }),
  /** A student's part of a class race, recorded once the race is over: the questions that counted, with the student's answers. */
  PracticeRaceRecorded: z.strictObject({
    race: z.uuid(),
    grade: schoolGrade,
    subject: practiceSubject,
    topic: personalText(TOPIC_LENGTH_MAX),
    questions: z.array(practiceQuestion).min(1).max(RACE_QUESTIONS_MAX),
    /** One for each question; null where the student did not answer in time. */
    answers: z.array(z.strictObject({ choice: option, correct: z.boolean() }).nullable()),
    correct: z.int().min(0).max(RACE_QUESTIONS_MAX),
    points: z
      .int()
      .min(0)
      .max(RACE_QUESTIONS_MAX * POINTS_PER_CORRECT_ANSWER),
    /** Day of the centre's calendar on which it was recorded. */
    day: civilDate,
    /** Whether points and streak count, as the rule `racePoints` that was in force says. */
    counts: z.boolean(),
  }),
  /** The student reported “Report this question”. The session stays unchanged until a tutor decides. */
  PracticeQuestionReported: z.strictObject({ question: indexInAnySession }),
  /** The question counts as correct. `correct` and `points` are added to the session that was completed on `day`. */
  PracticeReportAccepted: z.strictObject({
    question: indexInAnySession,
    correct: z.int().min(0).max(1),
    points: z.int().min(0).max(POINTS_PER_CORRECT_ANSWER),
    day: civilDate.optional(),
  }),
  PracticeReportDismissed: z.strictObject({ question: indexInAnySession }),
  /**
   * The tutor took the decision back, so the report is open again. `correct` and `points` are taken from the session that
   * was completed on `day`.
   */
  PracticeReportReopened: z.strictObject({
    question: indexInAnySession,
    correct: z.int().min(0).max(1),
    points: z.int().min(0).max(POINTS_PER_CORRECT_ANSWER),
    day: civilDate.optional(),
  }),
  /** The student took the report back before a tutor decided. The question can be reported again. */
  PracticeReportWithdrawn: z.strictObject({ question: indexInAnySession }),
});
export type PracticeEvent = EventOf<typeof practiceEvents>;
