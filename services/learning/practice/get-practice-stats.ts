import { type CountedPractice, type PracticeStatsResponse, practiceStatsResponse } from '#contracts/practice.ts';
import { type GradeBand, gradeBand } from '#events/values/shapes.ts';
import {
  fetchContinuableSessions,
  fetchLastPracticeChoice,
} from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import type { CountedByBand } from '#projections/learning/practice-stats/counted-by-band.ts';
import { fetchLeaderboardChoice } from '#projections/learning/practice-stats/leaderboard-query.ts';
import {
  fetchPracticeStats,
  fetchPracticeWeek,
  type PracticeStatsRecord,
} from '#projections/learning/practice-stats/practice-stats-query.ts';
import { isStreakAtRisk } from '#projections/learning/practice-stats/streak.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { listTopicPhrases, withTopicKey } from '#services/learning/questions/topics/find-topic.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { findLastApplicantResult, findUnfinishedApplicantSessions } from './applicant-sessions.ts';
import { findUnfinishedSession } from './find-start.ts';
import { loadAssignedPractice } from './load-assigned-practice.ts';
import type { SessionChoice } from './plan-session.ts';

/** What counts for the board of each band of grades, from the sums over all time and over each day of this week. */
const toCountedByBand = (all: CountedByBand, days: readonly CountedByBand[]): Record<GradeBand, CountedPractice> => {
  const toCounted = (band: GradeBand): CountedPractice => ({
    counted_points: all[band]?.points ?? 0,
    counted_sessions: all[band]?.sessions ?? 0,
    week_points: days.reduce((sum, day) => sum + (day[band]?.points ?? 0), 0),
    week_sessions: days.reduce((sum, day) => sum + (day[band]?.sessions ?? 0), 0),
  });
  return Object.fromEntries(gradeBand.options.map((band) => [band, toCounted(band)])) as Record<
    GradeBand,
    CountedPractice
  >;
};

export const getPracticeStats = defineUseCase({
  operation: 'getPracticeStats',
  summary: 'A student’s practice statistics, and the unfinished sessions that can be resumed',
  method: 'GET',
  path: '/api/students/:id/practice',
  access: 'student',
  applicants: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: practiceStatsResponse,
  run: async (
    { params: { id }, profile },
    context: Context<'readModels' | 'sql' | 'keys' | 'clock' | 'centre' | 'config' | 'loadLastKnownRules'>,
  ) => {
    const { readModels, keys, clock, centre, config } = context;
    const { sql } = readModels;
    const today = getCivilDate(clock, centre.timeZone);
    const now = clock().toISOString();
    const { sameDay: same_day } = await context.loadLastKnownRules();
    if (profile.awaiting_approval) {
      const [open_sessions, last_result] = await Promise.all([
        findUnfinishedApplicantSessions(context, id, now),
        findLastApplicantResult(context, id),
      ]);
      return {
        body: {
          ...emptyStats,
          same_day,
          today,
          open_sessions: open_sessions.map(toOpenSession),
          last_choice: toChoice(open_sessions[0] ?? last_result),
          last_result,
        },
      };
    }
    const [found, week, open, place, last, assigned] = await Promise.all([
      fetchPracticeStats(sql, id, { today, streakLapsed: config.streakLapsed }),
      fetchPracticeWeek(sql, id, today),
      fetchContinuableSessions(sql, id, now),
      fetchLeaderboardChoice(sql, id),
      fetchLastPracticeChoice(sql, id),
      loadAssignedPractice(context, [id]),
    ]);
    const { stats, lapsed, counted } = toStats(found);
    const streak_at_risk = stats !== null && isStreakAtRisk(stats, today, same_day);
    const open_sessions = (await unsealFields(open, ['topic'], keys)).map(toOpenSession);
    const [last_choice] = last ? await unsealFields([last], ['topic'], keys) : [];
    const [placeShown = place] = await unsealFields([place], ['nickname'], keys);
    return {
      body: {
        ...{ stats, today, lapsed, practised_today: week.practised_today, same_day, streak_at_risk },
        ...counted,
        ...{ week_points: week.points, week_sessions: week.sessions },
        week_at_level: { points: week.level_points, sessions: week.level_sessions },
        counted_by_band: toCountedByBand(found?.counted_by_band ?? {}, week.counted_by_band),
        ...{ open_sessions, last_choice: toChoice(last_choice), last_result: null, place: placeShown },
        assigned: assigned
          .filter(({ done_at }) => done_at === null)
          .map(withTopicKey)
          .map((each) => ({ ...each, unfinished: toUnfinished(findUnfinishedSession(open_sessions, each)) })),
      },
    };
  },
});

const toOpenSession = <Session extends SessionChoice>(session: Session) => ({
  ...withTopicKey(session),
  topic_phrases: listTopicPhrases(session.subject, session.topic),
});

const toUnfinished = (session: PracticeStatsResponse['open_sessions'][number] | undefined) =>
  session ? { id: session.id, questions_answered: session.questions_answered } : null;

/** Statistics of an applicant, whose practice does not count yet. */
const emptyStats = {
  ...{ stats: null, lapsed: false, streak_at_risk: false, practised_today: false, week_points: 0, week_sessions: 0 },
  ...{ counted_points: 0, counted_sessions: 0, counted_by_band: toCountedByBand({}, []) },
  ...{ week_at_level: { points: 0, sessions: 0 }, assigned: [], place: { hidden: false, nickname: null } },
};

/** Splits the record into the parts of the answer; without a record, the student has never practised. */
function toStats(found: PracticeStatsRecord | undefined) {
  if (!found) return { stats: null, lapsed: false, counted: { counted_points: 0, counted_sessions: 0 } };
  const { lapsed, counted_points, counted_sessions, counted_by_band: _, ...stats } = found;
  return { stats, lapsed, counted: { counted_points, counted_sessions } };
}

const toChoice = (session: SessionChoice | null | undefined): PracticeStatsResponse['last_choice'] =>
  session ? withTopicKey({ subject: session.subject, grade: session.grade, topic: session.topic }) : null;
