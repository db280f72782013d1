import { type PracticeSession, practiceSession, startPracticeRequest } from '#contracts/practice.ts';
import { createKeyedMutex } from '#events/async/keyed-mutex.ts';
import { createSingleFlight } from '#events/async/single-flight.ts';
import type { PracticeQuestion } from '#events/practice/events.ts';
import { toPracticeStream } from '#events/practice/practice-stream.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { fetchAskedQuestionTexts } from '#projections/queries/practice-sessions.ts';
import { consumeApplicantStartLimit } from '#services/applicant-practice/applicant-sessions.ts';
import { type Refusal, refuse } from '#services/problems/refuse.ts';
import { listNearestTopicNames } from '#services/questions/topics/find-topic.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase, type UseCaseResponse } from '#services/use-case-definition/use-case.ts';
import { DRAW_QUESTIONS_TIMEOUT_MS, drawPracticeQuestions } from './parts/draw-questions.ts';
import { dispatchPracticeCommand, loadPracticeSession } from './parts/practice-command.ts';
import { withStartQuota } from './parts/start-quota.ts';
import { toApplicantStatus, toPracticeSession } from './parts/to-practice-session.ts';
import { toPracticeSessionId } from './parts/to-practice-session-id.ts';

/** Questions of the subject that are not repeated to the student while there are others. */
const SEEN_QUESTIONS = 50;
/** Milliseconds that are left to record the questions after the source has answered. */
const RECORD_TIMEOUT_MS = 5_000;

/** A repetition while the source is still working gets the same answer as the first request. */
const shareStart = createSingleFlight<UseCaseResponse<PracticeSession> | Refusal>();
/** Another body under the same key waits, and then finds the session that was started. */
const runExclusive = createKeyedMutex();

export const startPracticeSession = defineUseCase({
  operation: 'startPracticeSession',
  summary: 'Starts a practice session of five questions, without their keys',
  method: 'POST',
  path: '/api/practice',
  access: 'student',
  applicants: true,
  body: startPracticeRequest,
  answer: practiceSession,
  answersWithin: DRAW_QUESTIONS_TIMEOUT_MS + RECORD_TIMEOUT_MS,
  run: (
    input,
    context: Context<
      'handle' | 'loadAggregate' | 'sql' | 'clock' | 'limits' | 'centre' | 'questions' | 'log' | 'readModels'
    >,
  ) => {
    const { body, profile, commandId } = input;
    const of = { id: toPracticeSessionId(commandId, profile.id), studentId: profile.id };
    const stream = toPracticeStream(of.id, of.studentId);
    const loadSeen = async () => {
      const newest = { subject: body.subject, sessions: SEEN_QUESTIONS / QUESTIONS_PER_PRACTICE };
      return new Set(await fetchAskedQuestionTexts(context.readModels.sql, profile.id, newest));
    };
    const start = async (known?: readonly PracticeQuestion[]) => {
      const { questions: source, log } = context;
      const questions = known ?? (await drawPracticeQuestions({ ...body, seen: await loadSeen() }, { source, log }));
      if (!questions) return refuse('no-questions', { topics: listNearestTopicNames(body.subject, body.topic) });
      const command = { type: 'StartPractice' as const, ...body, questions };
      const outcome = await dispatchPracticeCommand(context, input, of, command, body);
      if ('refused' in outcome) return outcome;
      const { state, version, position } = outcome;
      return {
        body: toPracticeSession(state, { ...of, version, now: context.clock(), applicant: toApplicantStatus(profile) }),
        version,
        position,
      };
    };
    const startOnce = async () => {
      const { state: existing } = await loadPracticeSession(context, profile, of.id);
      if (existing) return start(existing.started.questions);
      if (profile.awaiting_approval) return (await consumeApplicantStartLimit(context, profile.id)) ?? start();
      return withStartQuota(context, profile.id, () => start());
    };
    return shareStart(`${stream} ${JSON.stringify(body)}`, () => runExclusive(stream, startOnce));
  },
});
