import { gradedAnswer, gradeSubmissionRequest } from '#contracts/submissions.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { deleteSentDraft } from '#services/use-cases/drafts/sent-draft.ts';
import { submissionParams } from './homework-params.ts';
import { currentHomework } from './own-homework.ts';
import { giveSubmissionCommand } from './submission-command.ts';

export const gradeSubmission = defineUseCase({
  operation: 'gradeSubmission',
  summary: 'Grades a submission that waits for its tutor',
  method: 'POST',
  path: '/api/homework/:id/submissions/:studentId/grade',
  access: 'tutor',
  params: submissionParams,
  body: gradeSubmissionRequest,
  answer: gradedAnswer,
  run: async (input, program) => {
    const { params, body, profile } = input;
    const isOwn = async () => ((await currentHomework(program, params.id, profile)) ? undefined : 'homework-unknown');
    const outcome = await giveSubmissionCommand(
      program,
      input,
      params,
      { type: 'GradeSubmission', ...body },
      body,
      isOwn,
    );
    if ('refused' in outcome) return outcome;
    if (!outcome.repeated) await deleteSentDraft(program, profile.id, `feedback:${params.id}:${params.studentId}`);
    const { version, position } = outcome;
    return { body: { grade: body.grade, version }, version, position };
  },
});
