/** Endpoints of practice and the leaderboard. */
import type {
  AssignPracticeRequest,
  AssignPracticeResponse,
  WithdrawAssignedPracticeRequest,
  WithdrawAssignedPracticeResponse,
} from '#contracts/assigned-practice.ts';
import type {
  ChooseLeaderboardPlaceRequest,
  LeaderboardQuery,
  LeaderboardResponse,
  NicknamesResponse,
  ResetNicknameRequest,
} from '#contracts/leaderboard.ts';
import type {
  AnswerPracticeRequest,
  AnswerPracticeResponse,
  PracticeGeneration,
  PracticeProgressResponse,
  PracticeReportsResponse,
  PracticeSession,
  PracticeStatsResponse,
  PracticeTopicQuery,
  PracticeTopicResponse,
  ReopenReportRequest,
  ReportPracticeRequest,
  SettleReportRequest,
  SettleReportsOfStudentRequest,
  SettleReportsResponse,
  StartedPracticeGeneration,
  StartPracticeRequest,
  WithdrawReportRequest,
} from '#contracts/practice.ts';
import type { GroupMastery, PracticeMastery } from '#contracts/practice-mastery.ts';
import type { ChoosePracticeGoalRequest, PracticeReport } from '#contracts/practice-report.ts';
import type {
  AchievementsResponse,
  MissedQuestionsResponse,
  ReviewMissedRequest,
  ReviewMissedResponse,
} from '#contracts/practice-review.ts';
import { isEarlierPosition } from '#contracts/wire-position.ts';
import { POINTS_PER_CORRECT_ANSWER } from '#events/values/limits.ts';
import { filteredBoardsTag } from './api.ts';
import { type CacheUpdate, command, createEndpoints, query, types } from './create-endpoints.ts';

/** Generating questions may take long; the server has a timeout of its own. */
const START_TIMEOUT_MS = 30_000;

/** The new session, or the id of the generation that has to be awaited before the same request starts it. */
type StartedPractice = PracticeSession | StartedPracticeGeneration;
export const isSession = (started: StartedPractice): started is PracticeSession => 'questions' in started;

const student = ['student:studentId'] as const;
const toStudentTags = (ids: readonly string[]) => ids.map((id) => ({ type: 'student', id }) as const);

// biome-ignore format: one row for each endpoint
export const practiceApi = createEndpoints({
  getPracticeStats: query('GET /students/:studentId/practice', types<PracticeStatsResponse>, student),
  getPracticeProgress: query('GET /students/:studentId/practice/progress', types<PracticeProgressResponse>, student),
  getPracticeMastery: query('GET /students/:studentId/practice/mastery', types<PracticeMastery>, student),
  getPracticeTopic: query('GET /practice/topic', types<PracticeTopicResponse, PracticeTopicQuery>, []),
  getMissedQuestions: query('GET /students/:studentId/practice/missed', types<MissedQuestionsResponse>, student),
  reviewMissedQuestion: command('POST /practice/:sessionId/reviews', types<ReviewMissedResponse, ReviewMissedRequest>, student),
  getPracticeReport: query('GET /students/:studentId/practice/report', types<PracticeReport>, student),
  choosePracticeGoal: command('POST /students/:studentId/practice/goal', types<null, ChoosePracticeGoalRequest>, student),
  getAchievements: query('GET /students/:studentId/practice/achievements', types<AchievementsResponse>, student),
  /** Keeps the newer of two sessions: one that was requested before a question was answered may arrive after the result. */
  getPracticeSession: query('GET /practice/:sessionId', types<PracticeSession>, student, {
    merge: (shown, come) => (come.version < shown.version || come.questions_answered < shown.questions_answered ? shown : come),
  }),
  /** How far the questions of a session are generated; the feed announces each change. */
  getPracticeGeneration: query('GET /practice/:sessionId/generation', types<PracticeGeneration>, ['question-generation']),
  /** Writes the new session into the cache before the caller gets the answer. */
  startPracticeSession: command('POST /practice', types<StartedPractice, StartPracticeRequest>, student, {
    request: { timeoutMs: START_TIMEOUT_MS },
    onAnswer: (started, { studentId }) => (isSession(started) ? cacheSession(started, studentId) : undefined),
  }),
  /** A successful answer updates the cached session without a reload. */
  answerPracticeQuestion: command('POST /practice/:sessionId/answers', types<AnswerPracticeResponse, AnswerPracticeRequest>, student, {
    invalidate: 'when-refused',
    onAnswer: cacheResult,
  }),
  completePracticeSession: command('POST /practice/:sessionId/complete', types<PracticeSession>, student, {
    request: { body: {} },
    onAnswer: (completed, { studentId }) => cacheSession(completed, studentId),
  }),
  /** Sent by the button “Report this question”. */
  reportPracticeQuestion: command('POST /practice/:sessionId/reports', types<null, ReportPracticeRequest>, student),
  withdrawPracticeReport: command('POST /practice/:sessionId/reports/withdraw', types<null, WithdrawReportRequest>, student),

  getPracticeReports: query('GET /practice-reports', types<PracticeReportsResponse>, ['practice-reports', 'roster']),
  settlePracticeReport: command('POST /practice-reports/settle', types<null, SettleReportRequest>, ['practice-reports']),
  settleReportsOfStudent: command('POST /practice-reports/settle-all', types<SettleReportsResponse, SettleReportsOfStudentRequest>, ['practice-reports']),
  reopenPracticeReport: command('POST /practice-reports/reopen', types<null, ReopenReportRequest>, ['practice-reports']),

  /** The boards move whenever a student finishes a session. */
  getGroupMastery: query('GET /groups/:groupId/mastery', types<GroupMastery>, ['groups', 'students'], {
    moreTags: (_, answer) => [filteredBoardsTag, ...toStudentTags((answer?.students ?? []).map(({ id }) => id))],
  }),
  assignPractice: command('POST /assigned-practice', types<AssignPracticeResponse, AssignPracticeRequest>, [], {
    moreTags: ({ body }) => toStudentTags(body.students),
  }),
  withdrawAssignedPractice: command('POST /assigned-practice/withdraw', types<WithdrawAssignedPracticeResponse, WithdrawAssignedPracticeRequest>, [], {
    moreTags: ({ body }) => toStudentTags(body.assigned.map(({ student_id }) => student_id)),
  }),

  /**
   * The boards of all time and of this week, of all students, of one group or of one band of grades. Messages of the
   * feed replace those of all students, and reload the others. A rule of the centre says what those of groups count.
   */
  getLeaderboard: query('GET /leaderboard', types<LeaderboardResponse, LeaderboardQuery>, ['leaderboard'], {
    moreTags: ({ group, grades }) => [...(group || grades ? [filteredBoardsTag] : []), ...(group ? (['groups', 'centre'] as const) : [])],
    merge: keepNewerBoards,
  }),
  /** Saves the student's leaderboard settings, which are part of the answer of `getPracticeStats`. */
  chooseLeaderboardPlace: command('POST /leaderboard/place', types<null, ChooseLeaderboardPlaceRequest>, ['leaderboard', 'student:studentId'], {
    onAnswer: (_, { studentId, body }) => cacheLeaderboardSettings(studentId, body),
  }),
  getNicknames: query('GET /leaderboard/nicknames', types<NicknamesResponse>, ['leaderboard', 'roster']),
  resetNickname: command('POST /leaderboard/nicknames/reset', types<null, ResetNicknameRequest>, ['leaderboard']),
});

/** Keeps the newer of two answers: a request that was in flight when the feed sent a board may bring an older one. */
function keepNewerBoards(shown: LeaderboardResponse, come: LeaderboardResponse): LeaderboardResponse {
  return isEarlierPosition(come.position, shown.position) ? shown : come;
}

/** Writes the boards of a feed message into the cache, if a page shows them. */
export const cacheLeaderboards = (boards: LeaderboardResponse): CacheUpdate =>
  practiceApi.util.updateQueryData('getLeaderboard', {}, (shown) => keepNewerBoards(shown, boards));

function cacheLeaderboardSettings(studentId: string, { hidden, nickname }: ChooseLeaderboardPlaceRequest): CacheUpdate {
  return practiceApi.util.updateQueryData('getPracticeStats', { studentId }, (own) => {
    own.place = { hidden, nickname: nickname.trim() || null };
  });
}

function cacheSession(session: PracticeSession, studentId: string): CacheUpdate {
  return practiceApi.util.upsertQueryData('getPracticeSession', { sessionId: session.id, studentId }, session);
}

function cacheResult(
  answer: AnswerPracticeResponse,
  { sessionId, studentId }: Record<'sessionId' | 'studentId', string>,
): CacheUpdate {
  const { question, questions_answered, correct_answers, ...result } = answer;
  return practiceApi.util.updateQueryData('getPracticeSession', { sessionId, studentId }, (session) => {
    const asked = session.questions[question];
    if (asked) asked.result = result;
    // The results of two questions may arrive in either order.
    session.questions_answered = Math.max(session.questions_answered, questions_answered);
    session.correct_answers = Math.max(session.correct_answers, correct_answers);
    session.points_earned = POINTS_PER_CORRECT_ANSWER * session.correct_answers;
  });
}
