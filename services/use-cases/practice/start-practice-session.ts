import {
  type PracticeSession,
  practiceSession,
  startedPracticeGeneration,
  startPracticeRequest,
} from '#contracts/practice.ts';
import { createKeyedMutex } from '#events/async/keyed-mutex.ts';
import { createSingleFlight } from '#events/async/single-flight.ts';
import type { PracticeQuestion } from '#events/practice/events.ts';
import { toPracticeStream } from '#events/practice/practice-stream.ts';
import { consumeApplicantStartLimit } from '#services/applicant-practice/applicant-sessions.ts';
import { loadRulesOn } from '#services/centre/centre-rules.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { type Refusal, refuse } from '#services/problems/refuse.ts';
import { deleteGeneration } from '#services/question-generation/generation-store.ts';
import type { QuestionSource } from '#services/questions/port/question-source.ts';
import { listNearestTopicNames } from '#services/questions/topics/find-topic.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase, type UseCaseResponse } from '#services/use-case-definition/use-case.ts';
import { DRAW_QUESTIONS_TIMEOUT_MS, drawPracticeQuestions } from './parts/draw-questions.ts';
import { loadSessionPlan } from './parts/load-session-plan.ts';
import { dispatchPracticeCommand, loadPracticeSession } from './parts/practice-command.ts';
import {
  createGeneratedSource,
  findPracticeGeneration,
  type PracticeGeneration,
  startPracticeGeneration,
} from './parts/practice-generation.ts';
import { withStartQuota } from './parts/start-quota.ts';
import { toApplicantStatus, toPracticeSession } from './parts/to-practice-session.ts';
import { toPracticeSessionId } from './parts/to-practice-session-id.ts';

/** Milliseconds that are left to record the questions after the source has answered. */
const RECORD_TIMEOUT_MS = 5_000;

type Started = UseCaseResponse<PracticeSession | { generation: string }> | Refusal;
/** A repetition while the source is still working gets the same answer as the first request. */
const shareStart = createSingleFlight<Started>();
/** Another body under the same key waits, and then finds the session that was started. */
const runExclusive = createKeyedMutex();

export const startPracticeSession = defineUseCase({
  operation: 'startPracticeSession',
  summary: 'Starts a practice session of five questions, without their keys, or to generate its questions',
  method: 'POST',
  path: '/api/practice',
  access: 'student',
  applicants: true,
  body: startPracticeRequest,
  answer: practiceSession.or(startedPracticeGeneration),
  continuesAfterResponse: 'sometimes',
  answersWithin: DRAW_QUESTIONS_TIMEOUT_MS + RECORD_TIMEOUT_MS,
  run: (
    input,
    context: Context<
      | 'handle'
      | 'loadAggregate'
      | 'sql'
      | 'keys'
      | 'clock'
      | 'limits'
      | 'centre'
      | 'questions'
      | 'questionModel'
      | 'jobs'
      | 'log'
      | 'readModels'
    >,
  ) => {
    const { body: request, profile, commandId } = input;
    const { questionCount: _, ...body } = request;
    const of = { id: toPracticeSessionId(commandId, profile.id), studentId: profile.id };
    const stream = toPracticeStream(of.id, of.studentId);
    const refuseNoQuestions = (modelFailure?: PracticeGeneration['modelFailure']) =>
      refuse('no-questions', { topics: listNearestTopicNames(body.subject, body.topic), modelFailure });
    const record = async (questions: readonly PracticeQuestion[]): Promise<Started> => {
      const day = getCivilDate(context.clock, context.centre.timeZone);
      const { practiceOpenMinutes: openMinutes } = await loadRulesOn(context, day);
      const command = { type: 'StartPractice' as const, ...body, questions, openMinutes };
      const outcome = await dispatchPracticeCommand(context, input, of, command, body);
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
      // A plan has the newest texts first, and a request for questions has them last.
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
