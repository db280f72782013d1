import { homeworkDetail } from '#contracts/homework.ts';
import type { HomeworkQuestion } from '#events/homework/events.ts';
import { findCurrentHomework } from '#services/homework/load-manageable-homework.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { homeworkParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toQuestionRows } from './parts/to-question-rows.ts';

export const getHomework = defineUseCase({
  operation: 'getHomework',
  summary: 'One homework with its questions and students; the ETag is for If-Match',
  method: 'GET',
  path: '/api/homework/:id',
  access: 'tutor',
  params: homeworkParams,
  answer: homeworkDetail,
  run: async ({ params, profile }, { readModels }: Context<'readModels'>) => {
    const row = await findCurrentHomework(readModels.sql, params.id, profile);
    if (!row) return refuse('homework-unknown');
    const { content_version: _, questions, ...rest } = row;
    const rows = toQuestionRows(questions, 'with keys').map((question, index) => ({
      ...question,
      provenance: findProvenance(questions[index]) ?? null,
    }));
    return { body: { ...rest, questions: rows }, version: row.version };
  },
});

const findProvenance = (question: HomeworkQuestion | undefined) =>
  question?.type === 'multiple-choice' ? question.provenance : undefined;
