import {
  type GeneratedQuestionRow,
  type QuestionGeneration,
  questionGenerationResponse,
} from '#contracts/question-generation.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { listNearestTopicNames } from '#services/learning/questions/topics/find-topic.ts';
import { findLastGeneration, type Generation, type GenerationQuestion, isPracticeRequest } from './generation-store.ts';

export const getQuestionGeneration = defineUseCase({
  operation: 'getQuestionGeneration',
  summary: 'The questions that were last generated for the tutor, as far as they are ready',
  method: 'GET',
  path: '/api/question-generation',
  access: 'tutor',
  relation: 'own-account',
  answer: questionGenerationResponse,
  run: async ({ profile }, context: Context<'sql' | 'keys' | 'questionModel'>) => {
    const generation = await findLastGeneration(context, profile.id);
    return {
      body: { generation: generation ? toResponse(generation) : null, has_model: context.questionModel !== undefined },
    };
  },
});

function toResponse({ id, status, body }: Generation): QuestionGeneration | null {
  const { request, questions, replacing = null, rejected, modelFailure = null } = body;
  const { notReplaced = null, isInterrupted = false } = body;
  // Questions for practice are a student's.
  if (isPracticeRequest(request)) return null;
  return {
    ...{ id, status, request, replacing, rejected, not_replaced: notReplaced, interrupted: isInterrupted },
    questions: questions.map(toRow),
    model_failure: modelFailure,
    topics: status === 'failed' && !isInterrupted ? listNearestTopicNames(request.subject, request.subTopic) : [],
  };
}

function toRow(question: GenerationQuestion): GeneratedQuestionRow {
  const {
    key,
    text,
    options,
    correctAnswer,
    explanation,
    figure = null,
    origin,
    generated_at,
    checks,
    substitute = null,
  } = question;
  return {
    ...{ key, text, options, correct_answer: correctAnswer, explanation: explanation ?? null, figure },
    ...{ origin, generated_at, checks: [...checks], substitute },
  };
}
