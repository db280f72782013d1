import type { z } from 'zod';
import type {
  AnswerPracticeResponse,
  answerPracticeRequest,
  PracticeGeneration,
  PracticeSession,
  PracticeStatsResponse,
  reportPracticeRequest,
  StartPracticeRequest,
  startedPracticeGeneration,
  withdrawReportRequest,
} from '#contracts/practice.ts';
import type { PracticeMastery } from '#contracts/practice-mastery.ts';
import { POINTS_PER_CORRECT_ANSWER } from '#events/values/limits.ts';
import { api } from './api.ts';

export type AnswerQuestionRequest = z.input<typeof answerPracticeRequest>;

/** Generating questions may take long; the server has a timeout of its own. */
const START_TIMEOUT_MS = 30_000;

/** The new session, or the id of the generation that has to be awaited before the same request starts it. */
type StartedPractice = PracticeSession | z.infer<typeof startedPracticeGeneration>;
export const isSession = (started: StartedPractice): started is PracticeSession => 'questions' in started;

/** The student is always the signed-in person; the id is only used for tags. */
interface OwnSession {
  sessionId: string;
  studentId: string;
}
type Command<Body> = { body: Body; idempotencyKey: string };

const studentTag = (studentId: string) => ({ type: 'student' as const, id: studentId });
const studentTags = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  studentTag(studentId),
];
/**
 * A refusal may be due to stale data on the screen, so it reloads the student's data. A successful answer updates the
 * cached session without a reload.
 */
const studentTagsWhenRefused = (_answer: unknown, error: unknown, { studentId }: { studentId: string }) =>
  error ? [studentTag(studentId)] : [];

/**
 * Keeps the newer of two sessions: one that was requested before a question was answered may arrive after the result.
 */
const keepNewerSession = (shown: PracticeSession, come: PracticeSession) =>
  come.version < shown.version || come.questions_answered < shown.questions_answered ? shown : come;

const practiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPracticeSession: build.query<PracticeSession, OwnSession>({
      query: ({ sessionId }) => `/practice/${encodeURIComponent(sessionId)}`,
      providesTags: studentTags,
      merge: keepNewerSession,
    }),
    /** How far the questions of a session are generated; the feed announces each change. */
    getPracticeGeneration: build.query<PracticeGeneration, string>({
      query: (sessionId) => `/practice/${sessionId}/generation`,
      providesTags: ['question-generation'],
    }),
    /** Writes the new session into the cache of `getPracticeSession` before the caller gets the answer. */
    startPracticeSession: build.mutation<StartedPractice, Command<StartPracticeRequest> & { studentId: string }>({
      query: ({ body, idempotencyKey }) => ({
        ...{ url: '/practice', method: 'POST', body, idempotencyKey },
        timeoutMs: START_TIMEOUT_MS,
      }),
      async onQueryStarted({ studentId }, { dispatch, queryFulfilled }) {
        const started = await queryFulfilled.catch(() => undefined);
        if (started && isSession(started.data)) dispatch(cacheSession(started.data, studentId));
      },
      invalidatesTags: studentTags,
    }),
    answerPracticeQuestion: build.mutation<AnswerPracticeResponse, OwnSession & Command<AnswerQuestionRequest>>({
      query: ({ sessionId, body, idempotencyKey }) => ({
        url: `/practice/${sessionId}/answers`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ sessionId, studentId }, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => undefined);
        if (!answered) return;
        const change = (session: PracticeSession) => applyResult(session, answered.data);
        dispatch(practiceApi.util.updateQueryData('getPracticeSession', { sessionId, studentId }, change));
      },
      invalidatesTags: studentTagsWhenRefused,
    }),
    completePracticeSession: build.mutation<PracticeSession, OwnSession & { idempotencyKey: string }>({
      query: ({ sessionId, idempotencyKey }) => ({
        url: `/practice/${sessionId}/complete`,
        method: 'POST',
        body: {},
        idempotencyKey,
      }),
      async onQueryStarted({ studentId }, { dispatch, queryFulfilled }) {
        const completed = await queryFulfilled.catch(() => undefined);
        if (completed) dispatch(cacheSession(completed.data, studentId));
      },
      invalidatesTags: studentTags,
    }),
    /** Sent by the button “Report this question”. */
    reportPracticeQuestion: build.mutation<null, OwnSession & Command<z.input<typeof reportPracticeRequest>>>({
      query: ({ sessionId, body, idempotencyKey }) => ({
        url: `/practice/${sessionId}/reports`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: studentTags,
    }),
    withdrawPracticeReport: build.mutation<null, OwnSession & Command<z.input<typeof withdrawReportRequest>>>({
      query: ({ sessionId, body, idempotencyKey }) => ({
        url: `/practice/${sessionId}/reports/withdraw`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: studentTags,
    }),
    getPracticeStats: build.query<PracticeStatsResponse, string>({
      query: (studentId) => `/students/${studentId}/practice`,
      providesTags: (_answer, _error, studentId) => [studentTag(studentId)],
    }),
    getPracticeMastery: build.query<PracticeMastery, string>({
      query: (studentId) => `/students/${encodeURIComponent(studentId)}/practice/mastery`,
      providesTags: (_answer, _error, studentId) => [studentTag(studentId)],
    }),
  }),
});

const cacheSession = (session: PracticeSession, studentId: string) =>
  practiceApi.util.upsertQueryData('getPracticeSession', { sessionId: session.id, studentId }, session);

/** Writes the chosen leaderboard settings into the cache, so that the page shows them before it is reloaded. */
export const cacheLeaderboardSettings = (studentId: string, place: PracticeStatsResponse['place']) =>
  practiceApi.util.updateQueryData('getPracticeStats', studentId, (own) => {
    own.place = place;
  });

function applyResult(
  session: PracticeSession,
  { question, questions_answered, correct_answers, ...result }: AnswerPracticeResponse,
) {
  const asked = session.questions[question];
  if (asked) asked.result = result;
  // The results of two questions may arrive in either order.
  session.questions_answered = Math.max(session.questions_answered, questions_answered);
  session.correct_answers = Math.max(session.correct_answers, correct_answers);
  session.points_earned = POINTS_PER_CORRECT_ANSWER * session.correct_answers;
}

export const {
  useGetPracticeMasteryQuery,
  useGetPracticeGenerationQuery,
  useGetPracticeSessionQuery,
  useStartPracticeSessionMutation,
  useAnswerPracticeQuestionMutation,
  useCompletePracticeSessionMutation,
  useReportPracticeQuestionMutation,
  useWithdrawPracticeReportMutation,
  useGetPracticeStatsQuery,
} = practiceApi;
