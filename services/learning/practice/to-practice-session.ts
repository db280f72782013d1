/** A practice session as its student sees it, without the key of a question before it is answered. */
import type { PracticeQuestionResult, PracticeQuestionRow, PracticeSession } from '#contracts/practice.ts';
import type { Profile } from '#contracts/session.ts';
import {
  countCorrectAnswers,
  findReportStatus,
  isPracticeExpired,
  type StartedPracticeSession,
  toPracticePoints,
} from '#events/learning/practice/practice-decider.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { SessionRanks } from '#projections/learning/practice-stats/practice-stats-query.ts';

interface SessionView {
  readonly id: string;
  readonly studentId: string;
  readonly version: number;
  readonly now: Date;
  /** Set for a session that an applicant started; `isApproved` when their account has been approved since. */
  readonly applicant?: { readonly isApproved: boolean } | undefined;
  /** Ranks before and after; undefined until the session is completed and projected, and for a session that an applicant started. */
  readonly ranks?: SessionRanks | undefined;
}

/** Marks the sessions of an applicant, which count for nothing; undefined for a student. */
export const toApplicantStatus = ({ awaiting_approval }: Profile): SessionView['applicant'] =>
  awaiting_approval ? { isApproved: false } : undefined;

/** The session as its student sees it. Correct answers are included only for answered questions. */
export function toPracticeSession(
  state: StartedPracticeSession,
  { id, studentId, version, now, applicant, ranks }: SessionView,
): PracticeSession {
  const { started, startedAt, completedAt } = state;
  const correct = countCorrectAnswers(state);
  return {
    ...{ id, student_id: studentId, subject: started.subject, grade: started.grade, topic: started.topic },
    started_at: startedAt,
    open_minutes: started.openMinutes,
    status: statusOf(state, now, applicant?.isApproved ?? false),
    before_approval: applicant !== undefined,
    of_race: state.race !== undefined,
    questions: started.questions.map(
      ({ text, options, figure = null, missedOn: missed_on = null }, question): PracticeQuestionRow => ({
        text,
        options,
        figure,
        missed_on,
        result: toPracticeResult(state, question),
      }),
    ),
    questions_answered: state.answers.size,
    ...{ correct_answers: correct, points_earned: toPracticePoints(correct) },
    completed_at: completedAt ?? null,
    counted: state.race?.counts === false ? false : (ranks?.counted ?? null),
    rank: ranks?.rank_after ? { before: ranks.rank_before, after: ranks.rank_after } : null,
    streak: ranks ? toStreak(ranks) : null,
    version,
  };
}

const toStreak = ({ streak_before: before, streak_after: after, practised_before_on, same_day }: SessionRanks) => ({
  before,
  after,
  practised_before_on,
  same_day,
});

/** The result of one question; null until it is answered. */
export function toPracticeResult(state: StartedPracticeSession, question: number): PracticeQuestionResult | null {
  const answer = state.answers.get(question);
  const asked = state.started.questions[question];
  if (!answer || !asked) return null;
  return {
    ...answer,
    correct_answer: asked.correctAnswer,
    explanation: asked.explanation ?? null,
    report: findReportStatus(state, question) ?? null,
  };
}

function statusOf(state: StartedPracticeSession, now: Date, isEndedByApproval: boolean): PracticeSession['status'] {
  if (state.completed) return 'completed';
  if (isEndedByApproval) return 'ended-by-approval';
  const isUnanswered = state.answers.size < QUESTIONS_PER_PRACTICE;
  return isUnanswered && isPracticeExpired(state, now.toISOString()) ? 'expired' : 'open';
}
