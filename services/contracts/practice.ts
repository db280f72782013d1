import { z } from 'zod';
import {
  OPTIONS_PER_QUESTION,
  QUESTIONS_PER_PRACTICE,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
} from '#events/values/limits.ts';
import { civilDate, practiceSubject } from '#events/values/shapes.ts';
import { id, instant, lowerCaseId, requiredText } from './primitives.ts';

const count = z.int().min(0);
const rank = z.int().positive();
const questionSentence = `The question is one of ${QUESTIONS_PER_PRACTICE}, counted from 0.`;
const choiceSentence = `The answer is one of the ${OPTIONS_PER_QUESTION} options, counted from 0.`;
const question = z
  .int(questionSentence)
  .min(0, questionSentence)
  .max(QUESTIONS_PER_PRACTICE - 1, questionSentence);
const choice = z
  .int(choiceSentence)
  .min(0, choiceSentence)
  .max(OPTIONS_PER_QUESTION - 1, choiceSentence);
const gradeSentence = `The grade is a whole number from 1 to ${SCHOOL_GRADE_MAX}.`;

const schoolGrade = z.int(gradeSentence).min(1, gradeSentence).max(SCHOOL_GRADE_MAX, gradeSentence);
const practiceTopic = requiredText(TOPIC_LENGTH_MAX, 'Please enter a topic.').transform((topic) => topic.trim());

/** POST /api/practice (startPracticeSession, student): a new session; answer: practiceSession, or the problem `no-questions`. */
export const startPracticeRequest = z.strictObject({
  grade: schoolGrade,
  subject: practiceSubject,
  topic: practiceTopic,
});
export type StartPracticeRequest = z.input<typeof startPracticeRequest>;

const reportState = z.enum(['open', 'accepted', 'dismissed']);

/** What is told of a question once it is answered. */
export const practiceQuestionResult = z.strictObject({
  choice,
  /** Whether the choice is the key; a question that was found to be wrong counts as correct all the same. */
  correct: z.boolean(),
  correct_answer: choice,
  explanation: z.string().nullable(),
  /** Of “This looks wrong”; null when nobody said so. */
  report: reportState.nullable(),
});
export type PracticeQuestionResult = z.infer<typeof practiceQuestionResult>;

export const practiceQuestionRow = z.strictObject({
  text: z.string(),
  options: z.array(z.string()),
  /** Null until it is answered: no key comes before. */
  result: practiceQuestionResult.nullable(),
});
export type PracticeQuestionRow = z.infer<typeof practiceQuestionRow>;

/** GET /api/practice/{id} (getPracticeSession, student: their own), and the answer of start and complete. */
export const practiceSession = z.strictObject({
  id,
  student_id: id,
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  started_at: instant,
  /**
   * `expired`: too old to be continued, and not all answered. `ended-by-approval`: begun before a tutor approved the
   * account, and not completed until then.
   */
  status: z.enum(['open', 'expired', 'ended-by-approval', 'completed']),
  /** Begun before a tutor approved the account: it counts for nothing. */
  before_approval: z.boolean(),
  questions: z.array(practiceQuestionRow),
  questions_answered: count,
  /** So far; in a completed session with what reports added. */
  correct_answers: count,
  points_earned: count,
  completed_at: instant.nullable(),
  /** Whether it counts for the boards: read, and among the first of its day. Null until that is known. */
  counted: z.boolean().nullable(),
  /**
   * On the board of all time, just before it was completed and just after; `before` is null for somebody who was not on
   * it. Null until that is known, and for a student of whom no session counts.
   */
  rank: z.strictObject({ before: rank.nullable(), after: rank }).nullable(),
  version: z.int(),
});
export type PracticeSession = z.infer<typeof practiceSession>;

/** POST /api/practice/{id}/answers (answerPracticeQuestion, student): the first answer counts, and is what is told. */
export const answerPracticeRequest = z.strictObject({ question, choice });
export const answerPracticeAnswer = practiceQuestionResult.extend({
  question,
  questions_answered: count,
  correct_answers: count,
});
export type AnswerPracticeAnswer = z.infer<typeof answerPracticeAnswer>;

/** POST /api/practice/{id}/complete (completePracticeSession, student): `{}`, since nobody can say what it comes to. */
export const completePracticeRequest = z.strictObject({});

/** POST /api/practice/{id}/reports (reportPracticeQuestion, student): “This looks wrong”; answers 204. */
export const reportPracticeRequest = z.strictObject({ question });

/** Specification, section 3: one row for each student who has practised. */
const practiceStats = z.strictObject({
  student_id: id,
  total_sessions: count,
  total_points: count,
  current_streak: count,
  longest_streak: count,
  correct_answers: count,
  last_practice_date: civilDate,
  updated_at: instant,
});

/** GET /api/students/{id}/practice (getPracticeStats, student: their own). */
export const practiceStatsAnswer = z.strictObject({
  /** Null when they never practised. */
  stats: practiceStats.nullable(),
  /** The centre's day, and whether a session was completed on it. */
  today: civilDate,
  practised_today: z.boolean(),
  /** The streak stands as it was stored, though a day went by without practice. */
  lapsed: z.boolean(),
  /** What counts for the boards: of all time, and of this week. */
  counted_points: count,
  counted_sessions: count,
  week_points: count,
  week_sessions: count,
  /** The newest that can be gone on with. */
  open_session: z
    .strictObject({ id, subject: practiceSubject, grade: z.int(), topic: z.string(), questions_answered: count })
    .nullable(),
  /** The newest that was completed before a tutor approved the account, while nobody has; it counts for nothing. */
  last_result: z
    .strictObject({ id, subject: practiceSubject, grade: z.int(), topic: z.string(), correct_answers: count })
    .nullable(),
  /** How others see them on the board. */
  place: z.strictObject({ hidden: z.boolean(), nickname: z.string().nullable() }),
});
export type PracticeStatsAnswer = z.infer<typeof practiceStatsAnswer>;

/** GET /api/students/{id}/practice/progress (getPracticeProgress, student: their own): what the charts show. */
export const practiceProgressAnswer = z.strictObject({
  /** Twelve weeks, oldest first, the last one is this week. */
  weeks: z.array(z.strictObject({ monday: civilDate, points: count, sessions: count })),
  /** Subjects that were practised, in the specification's order. */
  subjects: z.array(z.strictObject({ subject: practiceSubject, questions_answered: count, correct_answers: count })),
});
export type PracticeProgressAnswer = z.infer<typeof practiceProgressAnswer>;

/** A question that a student says is wrong. */
const practiceReportRow = z.strictObject({
  session_id: id,
  student_id: id,
  student_name: z.string(),
  reported_at: instant,
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  question,
  text: z.string(),
  options: z.array(z.string()),
  correct_answer: choice,
  explanation: z.string().nullable(),
  choice,
  state: reportState,
  /** Who accepted or dismissed it, and when; null while it is open. */
  settled_by_name: z.string().nullable(),
  settled_at: instant.nullable(),
});
export type PracticeReportRow = z.infer<typeof practiceReportRow>;

/** GET /api/practice-reports (getPracticeReports, tutor): at most 50 open ones, student by student in turn, and the newest 50 settled ones. */
export const practiceReportsAnswer = z.strictObject({
  open: z.array(practiceReportRow),
  settled: z.array(practiceReportRow),
});

/** POST /api/practice-reports/settle-all (settleReportsOfStudent, tutor): every open report of a student. */
export const settleReportsOfStudentRequest = z.strictObject({
  student_id: lowerCaseId,
  verdict: z.enum(['accept', 'dismiss']),
});
/** How many reports have this verdict by now; a report that a colleague has decided otherwise is not counted. */
export const settleReportsAnswer = z.strictObject({ settled: z.int().min(0) });

/** POST /api/practice-reports/settle (settlePracticeReport, tutor); answers 204. */
export const settleReportRequest = z.strictObject({
  session_id: lowerCaseId,
  student_id: lowerCaseId,
  question,
  /** Accepting counts the question as correct. */
  verdict: z.enum(['accept', 'dismiss']),
});
