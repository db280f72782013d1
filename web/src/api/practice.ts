import type { z } from 'zod';
import type {
  AnswerPracticeAnswer,
  answerPracticeRequest,
  PracticeSession,
  PracticeStatsAnswer,
  reportPracticeRequest,
  StartPracticeRequest,
} from '#contracts/practice.ts';
import { POINTS_PER_CORRECT } from '#events/values/limits.ts';
import { api } from './api.ts';

export type GivenAnswer = z.input<typeof answerPracticeRequest>;

/** Milliseconds: questions may be a while in coming, and then the server says so itself. */
const START_TIMEOUT_MS = 30_000;

/** The student is whoever is signed in: nobody asks for another's. */
interface OwnSession {
  sessionId: string;
  studentId: string;
}
type Command<Body> = { body: Body; idempotencyKey: string };

const studentTag = (studentId: string) => ({ type: 'student' as const, id: studentId });
const studentTags = (_answer: unknown, _error: unknown, { studentId }: { studentId: string }) => [
  studentTag(studentId),
];
/** What was on the screen may be why it was refused; an answer shows in the session itself. */
const studentTagsWhenRefused = (_answer: unknown, error: unknown, { studentId }: { studentId: string }) =>
  error ? [studentTag(studentId)] : [];

/** A session that was asked for before an answer was given may come after what that answer was worth. */
const newerSession = (shown: PracticeSession, come: PracticeSession) =>
  come.version < shown.version || come.questions_answered < shown.questions_answered ? shown : come;

const practiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPracticeSession: build.query<PracticeSession, OwnSession>({
      query: ({ sessionId }) => `/practice/${encodeURIComponent(sessionId)}`,
      providesTags: studentTags,
      merge: newerSession,
    }),
    /** The session that it answers with stands in the cache of `getPracticeSession` before the answer is handed on. */
    startPracticeSession: build.mutation<PracticeSession, Command<StartPracticeRequest> & { studentId: string }>({
      query: ({ body, idempotencyKey }) => ({
        ...{ url: '/practice', method: 'POST', body, idempotencyKey },
        timeoutMs: START_TIMEOUT_MS,
      }),
      async onQueryStarted({ studentId }, { dispatch, queryFulfilled }) {
        const started = await queryFulfilled.catch(() => undefined);
        if (started) dispatch(shown(started.data, studentId));
      },
      invalidatesTags: studentTags,
    }),
    answerPracticeQuestion: build.mutation<AnswerPracticeAnswer, OwnSession & Command<GivenAnswer>>({
      query: ({ sessionId, body, idempotencyKey }) => ({
        url: `/practice/${sessionId}/answers`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ sessionId, studentId }, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => undefined);
        if (!answered) return;
        const change = (session: PracticeSession) => take(session, answered.data);
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
        if (completed) dispatch(shown(completed.data, studentId));
      },
      invalidatesTags: studentTags,
    }),
    /** “This looks wrong”. */
    reportPracticeQuestion: build.mutation<null, OwnSession & Command<z.input<typeof reportPracticeRequest>>>({
      query: ({ sessionId, body, idempotencyKey }) => ({
        url: `/practice/${sessionId}/reports`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: studentTags,
    }),
    getPracticeStats: build.query<PracticeStatsAnswer, string>({
      query: (studentId) => `/students/${studentId}/practice`,
      providesTags: (_answer, _error, studentId) => [studentTag(studentId)],
    }),
  }),
});

const shown = (session: PracticeSession, studentId: string) =>
  practiceApi.util.upsertQueryData('getPracticeSession', { sessionId: session.id, studentId }, session);

/** Shows a place on the board that was just chosen, before it is asked for again. */
export const showChosenPlace = (studentId: string, place: PracticeStatsAnswer['place']) =>
  practiceApi.util.updateQueryData('getPracticeStats', studentId, (own) => {
    own.place = place;
  });

function take(
  session: PracticeSession,
  { question, questions_answered, correct_answers, ...result }: AnswerPracticeAnswer,
) {
  const asked = session.questions[question];
  if (asked) asked.result = result;
  // the answers to two questions may come in either order
  session.questions_answered = Math.max(session.questions_answered, questions_answered);
  session.correct_answers = Math.max(session.correct_answers, correct_answers);
  session.points_earned = POINTS_PER_CORRECT * session.correct_answers;
}

export const {
  useGetPracticeSessionQuery,
  useStartPracticeSessionMutation,
  useAnswerPracticeQuestionMutation,
  useCompletePracticeSessionMutation,
  useReportPracticeQuestionMutation,
  useGetPracticeStatsQuery,
} = practiceApi;
