import { type PracticeSession, practiceSession, startPracticeRequest } from '#contracts/practice.ts';
import { createKeyedMutex } from '#events/async/keyed-mutex.ts';
import { createSingleFlight } from '#events/async/single-flight.ts';
import type { PracticeQuestion } from '#events/practice/events.ts';
import { toPracticeStream } from '#events/practice/practice-stream.ts';
import { fetchSessionsWithAnswers } from '#projections/queries/practice-sessions.ts';
import { consumeApplicantStartLimit } from '#services/applicant-practice/applicant-sessions.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import { PLANNED_FROM_SESSIONS, planSession } from '#services/practice-mastery/plan-session.ts';
import { type Refusal, refuse } from '#services/problems/refuse.ts';
import { listNearestTopicNames } from '#services/questions/topics/find-topic.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase, type UseCaseResponse } from '#services/use-case-definition/use-case.ts';
import { DRAW_QUESTIONS_TIMEOUT_MS, drawPracticeQuestions } from './parts/draw-questions.ts';
import { dispatchPracticeCommand, loadPracticeSession } from './parts/practice-command.ts';
import { withStartQuota } from './parts/start-quota.ts';
import { toApplicantStatus, toPracticeSession } from './parts/to-practice-session.ts';
import { toPracticeSessionId } from './parts/to-practice-session-id.ts';

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
      'handle' | 'loadAggregate' | 'sql' | 'keys' | 'clock' | 'limits' | 'centre' | 'questions' | 'log' | 'readModels'
    >,
  ) => {
    const { body, profile, commandId } = input;
    const of = { id: toPracticeSessionId(commandId, profile.id), studentId: profile.id };
    const stream = toPracticeStream(of.id, of.studentId);
    const draw = async () => {
      const { readModels, keys, clock, centre, questions: source, log } = context;
      const newest = { subject: body.subject, limit: PLANNED_FROM_SESSIONS };
      const sessions = await fetchSessionsWithAnswers(readModels.sql, profile.id, newest);
      const today = getCivilDate(clock, centre.timeZone);
      const plan = planSession(await unsealFields(sessions, ['topic'], keys), { ...body, today });
      const { difficulty, seen, missed: again } = plan;
      return drawPracticeQuestions({ ...body, difficulty, seen }, { source, log, again });
    };
    const start = async (known?: readonly PracticeQuestion[]) => {
      const questions = known ?? (await draw());
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
