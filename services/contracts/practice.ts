import { z } from 'zod';
import {
  OPTIONS_PER_QUESTION,
  QUESTIONS_PER_PRACTICE,
  RACE_QUESTIONS_MAX,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
} from '#events/values/limits.ts';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { civilDate, gradeBand, practiceSubject, questionOrigin, sameDayRule } from '#events/values/shapes.ts';
import { assignedPracticeRow } from './assigned-practice.ts';
import { id, instant, lowerCaseId, requiredText } from './primitives.ts';

const count = z.int().min(0);
const rank = z.int().positive();
const questionSentence = `The question is one of ${QUESTIONS_PER_PRACTICE}, counted from 0.`;
const choiceSentence = `The answer is one of the ${OPTIONS_PER_QUESTION} options, counted from 0.`;
const question = z
  .int(questionSentence)
  .min(0, questionSentence)
  .max(QUESTIONS_PER_PRACTICE - 1, questionSentence);
/** The same in a session that may be a student's part of a class race. */
const questionOfAnySession = z
  .int()
  .min(0)
  .max(RACE_QUESTIONS_MAX - 1);
const choice = z
  .int(choiceSentence)
  .min(0, choiceSentence)
  .max(OPTIONS_PER_QUESTION - 1, choiceSentence);
const gradeSentence = `The grade is a whole number from 1 to ${SCHOOL_GRADE_MAX}.`;

const schoolGrade = z.int(gradeSentence).min(1, gradeSentence).max(SCHOOL_GRADE_MAX, gradeSentence);
const practiceTopic = requiredText(TOPIC_LENGTH_MAX, 'Please enter a topic.').transform((topic) => topic.trim());

/**
 * POST /api/practice (startPracticeSession, student): starts a session; answer: practiceSession, or the problem
 * `no-questions`. If a language model has to write the questions, it answers 202 with startedPracticeGeneration, and the
 * same request with the same idempotency key starts the session when they are ready.
 */
export const startPracticeRequest = z.strictObject({
  grade: schoolGrade,
  subject: practiceSubject,
  topic: practiceTopic,
  /**
   * The assigned practice that the session is for. Then an unfinished session of its topic and grade is continued, and the
   * answer is the session that fulfilled it if there is one.
   */
  assigned: lowerCaseId.optional(),
  /** An unfinished session of the subject, the grade and the topic is continued if there is one. */
  continue_unfinished: z.boolean().optional(),
  /** Specification, section 7. It changes nothing, because every session has this number. */
  questionCount: z
    .literal(QUESTIONS_PER_PRACTICE, `A practice session has ${QUESTIONS_PER_PRACTICE} questions.`)
    .optional(),
});
export type StartPracticeRequest = z.input<typeof startPracticeRequest>;

/** GET /api/practice/topic (getPracticeTopic, student): answer: practiceTopicResponse. */
export const practiceTopicQuery = z.strictObject({ subject: practiceSubject, topic: practiceTopic });
export type PracticeTopicQuery = z.input<typeof practiceTopicQuery>;

export const practiceTopicResponse = z.strictObject({
  /** The topic with questions that the words name; null if there is none. */
  name: z.string().nullable(),
  /** Topics that have questions, best first, if there are certainly none on what was typed. */
  nearest: z.array(z.string()),
});
export type PracticeTopicResponse = z.infer<typeof practiceTopicResponse>;

const reportState = z.enum(['open', 'accepted', 'dismissed']);

/** The result of an answered question. */
export const practiceQuestionResult = z.strictObject({
  choice,
  /** True if the choice is the correct answer, or if the question was found to be wrong. */
  correct: z.boolean(),
  correct_answer: choice,
  explanation: z.string().nullable(),
  /** State of the student's report “Report this question”; null if the question was not reported. */
  report: reportState.nullable(),
});
export type PracticeQuestionResult = z.infer<typeof practiceQuestionResult>;

export const practiceQuestionRow = z.strictObject({
  text: z.string(),
  options: z.array(z.string()),
  /** The drawing of the question; null for a question without one. */
  figure: practiceFigure.nullable(),
  /** The day on which the student missed this question, if it comes back for that reason; else null. */
  missed_on: civilDate.nullable(),
  /** Null until the question is answered, so that the correct answer is never sent before. */
  result: practiceQuestionResult.nullable(),
});
export type PracticeQuestionRow = z.infer<typeof practiceQuestionRow>;

/** Equal for all spellings of one topic of a subject, and in lower case. */
export const topicKey = z.string();

/** GET /api/practice/{id} (getPracticeSession, student: their own), and the answer of start and complete. */
export const practiceSession = z.strictObject({
  id,
  student_id: id,
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  started_at: instant,
  /** Minutes from the start for which the session accepts answers. */
  open_minutes: count,
  /**
   * `expired`: not all questions were answered in time. `ended-by-approval`: started before a tutor approved the account,
   * and not completed before the approval.
   */
  status: z.enum(['open', 'expired', 'ended-by-approval', 'completed']),
  /** True if the session started before a tutor approved the account: it earns no points and no streak. */
  before_approval: z.boolean(),
  /** True if the session is the student's part of a class race. Questions that they did not answer in time have no result. */
  of_race: z.boolean(),
  questions: z.array(practiceQuestionRow),
  questions_answered: count,
  /** Number of correct answers so far, including questions that accepted reports have credited. */
  correct_answers: count,
  points_earned: count,
  completed_at: instant.nullable(),
  /**
   * True if the session counts for the leaderboard, which excludes rushed sessions, those over the daily limit, and class races
   * unless the centre's rule counts them. Null
   * until the read model has it.
   */
  counted: z.boolean().nullable(),
  /**
   * Ranks on the all-time board right before and right after the completion; `before` is null if the student was not on
   * it. Null until the read model has them, and for a student without any counted session.
   */
  rank: z.strictObject({ before: rank.nullable(), after: rank }).nullable(),
  /**
   * The streak right before and right after the completion; `before` is null for the first session. `same_day` is true
   * after another session of the same day; `practised_before_on` is the day of the practice before. Null until the read
   * model has them.
   */
  streak: z
    .strictObject({
      before: count.nullable(),
      after: count,
      practised_before_on: civilDate.nullable(),
      same_day: z.boolean(),
    })
    .nullable(),
  version: z.int(),
});
export type PracticeSession = z.infer<typeof practiceSession>;

export const startedPracticeGeneration = z.strictObject({
  /** Id of the generation, and of the session that it leads to. */
  generation: id,
});
export type StartedPracticeGeneration = z.infer<typeof startedPracticeGeneration>;

/**
 * GET /api/practice/{id}/generation (getPracticeGeneration, student): how far the questions of their session are written.
 * The feed's tag `question-generation` announces each change. Null if the session needs no longer to be waited for.
 */
export const practiceGenerationResponse = z.strictObject({
  generation: z.strictObject({ ready: count }).nullable(),
});
export type PracticeGeneration = z.infer<typeof practiceGenerationResponse>;

/** POST /api/practice/{id}/answers (answerPracticeQuestion, student): only the first answer counts; a repetition returns its result. */
export const answerPracticeRequest = z.strictObject({ question, choice });
export type AnswerPracticeRequest = z.input<typeof answerPracticeRequest>;
export const answerPracticeResponse = practiceQuestionResult.extend({
  question,
  questions_answered: count,
  correct_answers: count,
});
export type AnswerPracticeResponse = z.infer<typeof answerPracticeResponse>;

/** POST /api/practice/{id}/complete (completePracticeSession, student): an empty object. The last answer completes the session; this returns its result. */
export const completePracticeRequest = z.strictObject({});

/** POST /api/practice/{id}/reports (reportPracticeQuestion, student): “Report this question”; answers 204. */
export const reportPracticeRequest = z.strictObject({ question: questionOfAnySession });
export type ReportPracticeRequest = z.input<typeof reportPracticeRequest>;

/** POST /api/practice/{id}/reports/withdraw (withdrawPracticeReport, student): undoes their report shortly after it was sent; answers 204. */
export const withdrawReportRequest = z.strictObject({ question: questionOfAnySession });
export type WithdrawReportRequest = z.input<typeof withdrawReportRequest>;

/** Specification, section 3: one row for each student who has practised. */
const practiceStats = z.strictObject({
  student_id: id,
  /** All completed sessions, with class races. */
  total_sessions: count,
  total_points: count,
  current_streak: count,
  longest_streak: count,
  correct_answers: count,
  last_practice_date: civilDate,
  updated_at: instant,
});

/** Points and sessions that count for the leaderboard, of all time and of this week. */
const countedPractice = z.strictObject({
  counted_points: count,
  counted_sessions: count,
  week_points: count,
  week_sessions: count,
});
export type CountedPractice = z.infer<typeof countedPractice>;

/** GET /api/students/{id}/practice (getPracticeStats, student: their own). */
export const practiceStatsResponse = z.strictObject({
  /** Null when they never practised. */
  stats: practiceStats.nullable(),
  /** The centre's current date. `practised_today` is true if a session was completed on it. */
  today: civilDate,
  practised_today: z.boolean(),
  /** What another session on the same day does to the streak. */
  same_day: sameDayRule,
  /** True if a day has passed without practice, so that the stored streak has ended. */
  lapsed: z.boolean(),
  /** True if a session that is completed today would cost the streak, also one that was started before. */
  streak_at_risk: z.boolean(),
  ...countedPractice.shape,
  /** The part of this week at or above the student's level, which the board of a group may count. */
  week_at_level: z.strictObject({ points: count, sessions: count }),
  /** The parts of them by band of grades. */
  counted_by_band: z.record(gradeBand, countedPractice),
  /** The sessions that the student can continue, newest first. */
  open_sessions: z.array(
    practiceSession.pick({ id: true, subject: true, grade: true, topic: true, questions_answered: true }).extend({
      topic_key: topicKey,
      /** What people type for the topic, as `toTopicWords` has it: its name and synonyms, or the topic of the session alone. */
      topic_phrases: z.array(z.string()),
    }),
  ),
  /** The open practice that tutors assigned: what is due first comes first. */
  assigned: z.array(
    assignedPracticeRow.extend({
      topic_key: topicKey,
      /** The unfinished session that would fulfill it, which a start of it continues; null if there is none. */
      unfinished: practiceSession.pick({ id: true, questions_answered: true }).nullable(),
    }),
  ),
  /** What the student practised last, to fill in the next choice; null before the first session. */
  last_choice: practiceSession
    .pick({ subject: true, grade: true, topic: true })
    .extend({ topic_key: topicKey })
    .nullable(),
  /** While the account awaits approval: its newest completed session, which does not count. Else null. */
  last_result: practiceSession
    .pick({ id: true, subject: true, grade: true, topic: true, correct_answers: true })
    .nullable(),
  /** How the leaderboard shows the student to others. */
  place: z.strictObject({ hidden: z.boolean(), nickname: z.string().nullable() }),
});
export type PracticeStatsResponse = z.infer<typeof practiceStatsResponse>;

/** GET /api/students/{id}/practice/progress (getPracticeProgress, student: their own): the data of the charts. */
export const practiceProgressResponse = z.strictObject({
  /** The last twelve weeks, oldest first, ending with this week. */
  weeks: z.array(z.strictObject({ monday: civilDate, points: count, sessions: count })),
  /** Subjects in which the student has practised, in the specification's order. */
  subjects: z.array(practiceSession.pick({ subject: true, questions_answered: true, correct_answers: true })),
});
export type PracticeProgressResponse = z.infer<typeof practiceProgressResponse>;

/** A question that a student has reported as wrong. */
const practiceReportRow = z.strictObject({
  session_id: id,
  student_id: id,
  student_name: z.string(),
  reported_at: instant,
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  question: questionOfAnySession,
  text: z.string(),
  options: z.array(z.string()),
  figure: practiceFigure.nullable(),
  correct_answer: choice,
  explanation: z.string().nullable(),
  origin: questionOrigin,
  choice,
  state: reportState,
  /** Who accepted or dismissed it, and when; null while it is open. */
  settled_by_name: z.string().nullable(),
  settled_at: instant.nullable(),
});
export type PracticeReportRow = z.infer<typeof practiceReportRow>;

/** GET /api/practice-reports (getPracticeReports, tutor): at most 50 open ones, alternating between the students so that none crowds out the others, and the newest 50 settled ones. */
export const practiceReportsResponse = z.strictObject({
  open: z.array(practiceReportRow),
  settled: z.array(practiceReportRow),
});
export type PracticeReportsResponse = z.infer<typeof practiceReportsResponse>;

/** POST /api/practice-reports/settle-all (settleReportsOfStudent, tutor): settles every open report of one student. */
export const settleReportsOfStudentRequest = z.strictObject({
  student_id: lowerCaseId,
  verdict: z.enum(['accept', 'dismiss']),
});
export type SettleReportsOfStudentRequest = z.input<typeof settleReportsOfStudentRequest>;
/** Number of reports that now have this verdict. Reports that another tutor settled differently are not counted. */
export const settleReportsResponse = z.strictObject({ settled: z.int().min(0) });
export type SettleReportsResponse = z.infer<typeof settleReportsResponse>;

/** POST /api/practice-reports/settle (settlePracticeReport, tutor); answers 204. */
export const settleReportRequest = z.strictObject({
  session_id: lowerCaseId,
  student_id: lowerCaseId,
  question: questionOfAnySession,
  /** Accepting counts the question as correct. */
  verdict: z.enum(['accept', 'dismiss']),
});
export type SettleReportRequest = z.input<typeof settleReportRequest>;

/** POST /api/practice-reports/reopen (reopenPracticeReport, tutor): undoes their own decision shortly after it; answers 204. */
export const reopenReportRequest = settleReportRequest.omit({ verdict: true });
export type ReopenReportRequest = z.input<typeof reopenReportRequest>;
