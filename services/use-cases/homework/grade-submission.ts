import { gradedAnswer, gradeSubmissionRequest } from '#contracts/submissions.ts';
import { deleteSubmittedDraft } from '#services/desk/delete-submitted-draft.ts';
import type { Context } from '#services/use-case/context.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { submissionParams } from './homework-params.ts';
import { loadCurrentHomework } from './load-own-homework.ts';
import { dispatchSubmissionCommand } from './submission-command.ts';

export const gradeSubmission = defineUseCase({
  operation: 'gradeSubmission',
  summary: 'Grades a submission that is not auto-graded',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/grade',
  access: 'tutor',
  params: submissionParams,
  body: gradeSubmissionRequest,
  answer: gradedAnswer,
  run: async (input, context: Context<'handle' | 'readModels' | 'loadAggregate' | 'sql' | 'log'>) => {
    const { params, body, profile } = input;
    const isOwn = async () =>
      (await loadCurrentHomework(context, params.id, profile)) ? undefined : 'homework-unknown';
    const outcome = await dispatchSubmissionCommand(
      context,
      input,
      params,
      { type: 'GradeSubmission', ...body },
      body,
      isOwn,
    );
    if ('refused' in outcome) return outcome;
    if (!outcome.repeated) await deleteSubmittedDraft(context, profile.id, `feedback:${params.id}:${params.studentId}`);
    const { version, position } = outcome;
    return { body: { grade: body.grade, version }, version, position };
  },
});
