import {
  type PracticeSession,
  practiceSession,
  startedPracticeGeneration,
  startPracticeRequest,
} from '#contracts/practice.ts';
import { createKeyedMutex } from '#events/kernel/keyed-mutex.ts';
import { createSingleFlight } from '#events/kernel/single-flight.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { fetchAskedSessions } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { defineUseCase, type UseCaseResponse } from '#services/core/use-case/use-case.ts';
import { deleteGeneration } from '#services/learning/question-generation/generation-store.ts';
import { listNearestTopicNames } from '#services/learning/questions/topics/find-topic.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { consumeApplicantStartLimit } from './applicant-sessions.ts';
import { DRAW_QUESTIONS_TIMEOUT_MS, drawPracticeQuestions } from './draw-questions.ts';
import { findAssignedStart, findContinuedStart } from './find-start.ts';
import { toSessionResponse } from './get-practice-session.ts';
import { fetchSessionsOfMissedQuestions } from './list-missed-questions.ts';
import { PLANNED_FROM_ASKED_SESSIONS, planSession, type SessionChoice } from './plan-session.ts';
import { dispatchPracticeCommand, loadPracticeSession } from './practice-command.ts';
import {
  createGeneratedSource,
  findPracticeGeneration,
  type PracticeGeneration,
  startPracticeGeneration,
} from './practice-generation.ts';
import { withStartQuota } from './start-quota.ts';
import { toApplicantStatus, toPracticeSession } from './to-practice-session.ts';
import { toPracticeSessionId } from './to-practice-session-id.ts';

/** Plans the student's next session from their last ones. */
async function loadSessionPlan(
  { readModels, keys, clock, centre }: Context<'readModels' | 'keys' | 'clock' | 'centre'>,
  studentId: string,
  choice: SessionChoice,
) {
  const { subject } = choice;
  const [answered, asked] = await Promise.all([
    fetchSessionsOfMissedQuestions(readModels.sql, studentId),
    fetchAskedSessions(readModels.sql, studentId, { subject, limit: PLANNED_FROM_ASKED_SESSIONS }),
  ]);
  const [withAnswers, withQuestions] = await Promise.all([
    unsealFields(answered, ['topic'], keys),
    unsealFields(asked, ['topic'], keys),
  ]);
  return planSession(withAnswers, withQuestions, { ...choice, today: getCivilDate(clock, centre.timeZone) });
}

/** Milliseconds that are left to record the questions after the source has answered. */
const RECORD_TIMEOUT_MS = 5_000;

type Started = UseCaseResponse<PracticeSession | { generation: string }> | Refusal;
/** A repetition while the source is still working gets the same answer as the first request. */
const shareStart = createSingleFlight<Started>();
/** Another body under the same key waits, and then finds the session that was started. */
const runExclusive = createKeyedMutex();

export const startPracticeSession = defineUseCase({
  operation: 'startPracticeSession',
  attempt: 'start a practice session',
  summary: 'Starts a practice session of five questions, without their keys, or to generate its questions',
  method: 'POST',
  path: '/api/practice',
  access: 'student',
  relation: 'own-account',
  applicants: true,
  body: startPracticeRequest,
  answer: practiceSession.or(startedPracticeGeneration),
  continuesAfterResponse: 'sometimes',
  answersWithin: DRAW_QUESTIONS_TIMEOUT_MS + RECORD_TIMEOUT_MS,
  run: async (
    request,
    context: DispatchContext & Context<'sql' | 'keys' | 'limits' | 'questions' | 'questionModel' | 'jobs' | 'log'>,
  ) => {
    const { profile } = request;
    const { questionCount: _, assigned, continue_unfinished, ...asked } = request.body;
    const assignedStart = assigned === undefined ? undefined : await findAssignedStart(context, profile, assigned);
    const shared =
      assignedStart ?? (continue_unfinished ? await findContinuedStart(context, profile, asked) : undefined);
    if (shared?.session !== undefined) return toSessionResponse(context, profile, shared.session, shared.loaded);
    // To the command handler, the shared starts of several tabs are repetitions of one command.
    const body = { ...asked, ...shared?.choice };
    const input = shared ? { ...request, commandId: shared.commandId, fingerprint: shared.commandId } : request;
    const of = { id: toPracticeSessionId(input.commandId, profile.id), studentId: profile.id };
    const stream = toPracticeStream(of.id, of.studentId);
    const refuseNoQuestions = (modelFailure?: PracticeGeneration['modelFailure']) =>
      refuse('no-questions', { topics: listNearestTopicNames(body.subject, body.topic), modelFailure });
    const record = async (questions: readonly PracticeQuestion[]): Promise<Started> => {
      const outcome = await dispatchPracticeCommand(context, input, of, { type: 'StartPractice', ...body, questions });
      if ('refused' in outcome) return outcome;
      const { state, version, position } = outcome;
      return {
        body: toPracticeSession(state, { ...of, version, now: context.clock(), applicant: toApplicantStatus(profile) }),
        version,
        position,
      };
    };
    const draw = async (source: QuestionSource) => {
      const plan = await loadSessionPlan(context, profile.id, body);
      const { difficulty, seen, missed: again } = plan;
      const questions = await drawPracticeQuestions({ ...body, difficulty, seen }, { source, log: context.log, again });
      return { questions, plan };
    };
    /** Only a model can have questions on a topic that is not built in. */
    const start = async (): Promise<Started> => {
      const { questions, plan } = await draw(context.questions);
      if (questions) return record(questions);
      if (!context.questionModel || profile.awaiting_approval) return refuseNoQuestions();
      // A plan has the newest questions first, and a request for questions has them last.
      const seen = [...plan.seen].reverse();
      await startPracticeGeneration(context, of, { ...body, difficulty: plan.difficulty, seen });
      return { body: { generation: of.id }, continuesAfterResponse: true };
    };
    const startGenerated = async (generation: PracticeGeneration): Promise<Started> => {
      if (generation.isWorking) return { body: { generation: of.id }, continuesAfterResponse: true };
      const { questions } = await draw(createGeneratedSource(generation));
      const outcome = questions ? await record(questions) : refuseNoQuestions(generation.modelFailure);
      await deleteGeneration(context.sql, { id: of.id, personId: of.studentId });
      return outcome;
    };
    const startOnce = async (): Promise<Started> => {
      const { state: existing } = await loadPracticeSession(context, profile, of.id);
      if (existing) return record(existing.started.questions);
      if (profile.awaiting_approval) return (await consumeApplicantStartLimit(context, profile.id)) ?? start();
      const generation = await findPracticeGeneration(context, of);
      if (!generation) return withStartQuota(context, profile.id, start);
      const { subject, grade, topic } = generation.request;
      if (subject !== body.subject || grade !== body.grade || topic !== body.topic) return refuse('command-reused');
      return withStartQuota(context, profile.id, () => startGenerated(generation), { isCounted: true });
    };
    return shareStart(`${stream} ${JSON.stringify(body)}`, () => runExclusive(stream, startOnce));
  },
});
