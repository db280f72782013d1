import { answerPracticeRequest, answerPracticeResponse } from '#contracts/practice.ts';
import { countCorrectAnswers } from '#events/learning/practice/practice-decider.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findTopicSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { dispatchPracticeCommand, loadPracticeSession, practiceParams } from './practice-command.ts';
import { toPracticeResult } from './to-practice-session.ts';

export const answerPracticeQuestion = defineUseCase({
  operation: 'answerPracticeQuestion',
  attempt: 'answer a practice question',
  summary:
    'Answers a practice question, once; a second answer returns the result of the first. The last answer completes the session',
  method: 'POST',
  path: '/api/practice/:id/answers',
  access: 'student',
  relation: 'own-practice-session',
  applicants: true,
  params: practiceParams,
  body: answerPracticeRequest,
  answer: answerPracticeResponse,
  run: async (input, context: DispatchContext & Context<'sql'>) => {
    const { params, body, profile } = input;
    const of = { id: params.id, studentId: profile.id };
    const started = (await loadPracticeSession(context, profile, params.id)).state?.started;
    const topic = started && findTopicSlug(started.subject, started.topic);
    const outcome = await dispatchPracticeCommand(context, input, of, { type: 'AnswerQuestion', ...body, topic });
    if ('refused' in outcome) return outcome;
    const { state, version, position } = outcome;
    const result = toPracticeResult(state, body.question);
    if (!result) throw new Error('An accepted practice answer is missing in the state of its session.');
    const counts = { questions_answered: state.answers.size, correct_answers: countCorrectAnswers(state) };
    return { body: { ...result, question: body.question, ...counts }, version, position };
  },
});
