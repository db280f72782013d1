import { answerPracticeRequest, answerPracticeResponse } from '#contracts/practice.ts';
import { countCorrectAnswers } from '#events/learning/practice/practice-decider.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findTopicSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { dispatchPracticeCommand, loadPracticeSession, practiceParams } from './practice-command.ts';
import { toPracticeResult } from './to-practice-session.ts';

export const answerPracticeQuestion = defineUseCase({
  operation: 'answerPracticeQuestion',
  summary:
    'Answers a practice question, once; a second answer returns the result of the first. The last answer completes the session',
  method: 'POST',
  path: '/api/practice/:id/answers',
  access: 'student',
  applicants: true,
  params: practiceParams,
  body: answerPracticeRequest,
  answer: answerPracticeResponse,
  run: async (input, context: Context<'handle' | 'loadAggregate' | 'sql' | 'clock' | 'centre'>) => {
    const { params, body, profile } = input;
    const now = context.clock();
    const day = getCivilDate(() => now, context.centre.timeZone);
    const { sameDay } = await loadRulesOn(context, day);
    const of = { id: params.id, studentId: profile.id };
    const started = (await loadPracticeSession(context, profile, params.id)).state?.started;
    const command = {
      ...{ type: 'AnswerQuestion' as const, ...body, now: now.toISOString(), day, sameDay },
      topic: started && findTopicSlug(started.subject, started.topic),
    };
    const outcome = await dispatchPracticeCommand(context, input, of, command, body);
    if ('refused' in outcome) return outcome;
    const { state, version, position } = outcome;
    const result = toPracticeResult(state, body.question);
    if (!result) throw new Error('An accepted practice answer is missing in the state of its session.');
    const counts = { questions_answered: state.answers.size, correct_answers: countCorrectAnswers(state) };
    return { body: { ...result, question: body.question, ...counts }, version, position };
  },
});
