import { correctGradeRequest, gradedAnswer } from '#contracts/submissions.ts';
import { deleteSubmittedDraft } from '#services/desk/delete-submitted-draft.ts';
import type { Context } from '#services/use-case/context.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { submissionParams } from './homework-params.ts';
import { loadCurrentHomework } from './load-own-homework.ts';
import { dispatchSubmissionCommand } from './submission-command.ts';

export const correctGrade = defineUseCase({
  operation: 'correctGrade',
  summary:
    'Corrects a grade and records the reason, also of an auto-graded submission; the history keeps the earlier grade',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/correct-grade',
  access: 'tutor',
  params: submissionParams,
  body: correctGradeRequest,
  answer: gradedAnswer,
  run: async (input, context: Context<'handle' | 'readModels' | 'loadAggregate' | 'sql' | 'log'>) => {
    const { params, body, profile } = input;
    const isOwn = async () =>
      (await loadCurrentHomework(context, params.id, profile)) ? undefined : 'homework-unknown';
    const outcome = await dispatchSubmissionCommand(
      context,
      input,
      params,
      { type: 'CorrectGrade', ...body },
      body,
      isOwn,
    );
    if ('refused' in outcome) return outcome;
    if (!outcome.repeated) await deleteSubmittedDraft(context, profile.id, `feedback:${params.id}:${params.studentId}`);
    const { version, position } = outcome;
    return { body: { grade: body.grade, version }, version, position };
  },
});
