import { type PracticeSession, practiceSession, startPracticeRequest } from '#contracts/practice.ts';
import type { PracticeQuestion } from '#events/practice/events.ts';
import { toPracticeStream } from '#events/practice/practice-stream.ts';
import { inTurn } from '#services/command/in-turn.ts';
import { topicsWithQuestions } from '#services/questions/open-questions.ts';
import type { Context } from '#services/use-case/context.ts';
import { type Refused, refused, sentenceOf } from '#services/use-case/problems.ts';
import { type Answered, defineUseCase } from '#services/use-case/use-case.ts';
import { DRAW_MS_MAX, drawQuestions } from './draw-questions.ts';
import { givePracticeCommand, loadPracticeSession } from './practice-command.ts';
import { sessionAnswer, trialFor } from './session-answer.ts';
import { sessionIdFor } from './session-id.ts';
import { sharing } from './sharing.ts';
import { withStartQuota } from './start-quota.ts';
import { refuseTrialStart } from './trial-sessions.ts';

/** Milliseconds that are left to record what the source came up with. */
const RECORD_MS_MAX = 5_000;

/** Whoever asks again while the source still thinks gets what it comes up with, or that it has come up with nothing. */
const shared = sharing<Answered<PracticeSession> | Refused>();
/** Another request under the same key finds what stands by then. */
const oneAfterTheOther = inTurn();

export const startPracticeSession = defineUseCase({
  operation: 'startPracticeSession',
  summary: 'Starts a practice session of five questions, without their keys',
  method: 'POST',
  path: '/api/practice',
  access: 'student',
  applicants: true,
  body: startPracticeRequest,
  answer: practiceSession,
  answersWithin: DRAW_MS_MAX + RECORD_MS_MAX,
  run: (input, context: Context<'handle' | 'look' | 'sql' | 'clock' | 'limits' | 'centre' | 'questions' | 'log'>) => {
    const { body, profile, commandId } = input;
    const of = { id: sessionIdFor(commandId, profile.id), studentId: profile.id };
    const stream = toPracticeStream(of.id, of.studentId);
    const start = async (given?: readonly PracticeQuestion[]) => {
      const { questions: source, log } = context;
      const questions = given ?? (await drawQuestions(body, { source, log }));
      if (!questions) return refused('no-questions', { detail: noQuestions });
      const command = { type: 'StartPractice' as const, ...body, questions };
      const outcome = await givePracticeCommand(context, input, of, command, body);
      if ('refused' in outcome) return outcome;
      const { state, version, position } = outcome;
      return {
        body: sessionAnswer(state, { ...of, version, now: context.clock(), trial: trialFor(profile) }),
        version,
        position,
      };
    };
    const startOnce = async () => {
      const { state: stands } = await loadPracticeSession(context, profile, of.id);
      if (stands) return start(stands.started.questions);
      if (profile.awaiting_approval) return (await refuseTrialStart(context, profile.id)) ?? start();
      return withStartQuota(context, profile.id, () => start());
    };
    return shared(`${stream} ${JSON.stringify(body)}`, () => oneAfterTheOther(stream, startOnce));
  },
});

/** With what there is instead. */
const noQuestions = [
  sentenceOf('no-questions'),
  ...Object.entries(topicsWithQuestions).map(
    ([subject, topics]) => `There are questions on these topics of ${subject.replace('-', ' ')}: ${topics.join(', ')}.`,
  ),
].join(' ');
