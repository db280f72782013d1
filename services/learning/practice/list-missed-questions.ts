import type { Sql } from 'postgres';
import { toQuestionKey } from '#contracts/question-key.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import { MISSED_FROM_SESSIONS, MISSED_QUESTIONS_MAX } from '#events/values/limits.ts';
import {
  fetchNewestSessionsWithAnswers,
  type SessionWithAnswers,
} from '#projections/learning/practice-sessions/practice-sessions-query.ts';

/** A question of a completed session with its answer. */
export interface AnsweredQuestion<Session extends SessionWithAnswers = SessionWithAnswers> {
  readonly session: Session;
  /** Zero-based index in the session. */
  readonly index: number;
  readonly question: PracticeQuestion;
  readonly correct: boolean;
  /** The civil date on which the session was completed. */
  readonly day: string;
}

/** The answered questions of completed sessions, in the order of the sessions. */
export const listAnsweredQuestions = <Session extends SessionWithAnswers>(
  sessions: readonly Session[],
): AnsweredQuestion<Session>[] =>
  sessions.flatMap((session) =>
    session.questions.flatMap((question, index) => {
      const answer = session.answers[index];
      if (!answer || session.day === null) return [];
      const report = session.reports[index];
      // A question that was reported may be wrong itself, so it is not held against the student.
      const isReported = report !== undefined && report.state !== 'dismissed';
      return [{ session, index, question, correct: answer.correct || isReported, day: session.day }];
    }),
  );

/** The sessions from which `listMissedQuestions` takes questions; their topics are sealed. */
export const fetchSessionsOfMissedQuestions = (sql: Sql, studentId: string): Promise<SessionWithAnswers[]> =>
  fetchNewestSessionsWithAnswers(sql, studentId, MISSED_FROM_SESSIONS);

/**
 * The missed questions of a student: those whose newest answer is wrong and that were not put right since. The order stays
 * that of the sessions, newest first.
 */
export function listMissedQuestions<Session extends SessionWithAnswers>(
  sessions: readonly Session[],
): AnsweredQuestion<Session>[] {
  const newestByKey = new Map<string, AnsweredQuestion<Session>>();
  for (const answer of listAnsweredQuestions(sessions)) {
    const key = toQuestionKey(answer.question);
    if (!newestByKey.has(key)) newestByKey.set(key, answer);
  }
  return [...newestByKey.values()]
    .filter(({ correct, session, index }) => !correct && !session.put_right.includes(index))
    .slice(0, MISSED_QUESTIONS_MAX);
}
