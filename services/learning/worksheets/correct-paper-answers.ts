import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import { savedGradeResponse } from '#contracts/submissions.ts';
import { correctPaperAnswersRequest } from '#contracts/worksheets.ts';
import { submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import { worksheetAggregate } from '#events/learning/worksheet/worksheet-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { loadCurrentHomework } from '#services/learning/homework/load-manageable-homework.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { refuseAnswerCount, toPaperAnswers, toWorksheetHomeworkId } from './worksheet-homework.ts';

export const correctPaperAnswers = defineUseCase({
  operation: 'correctPaperAnswers',
  attempt: 'correct answers from paper',
  summary:
    'Corrects answers that were entered wrongly from paper, with the grade, and records the reason; the history keeps the earlier grade',
  method: 'POST',
  path: '/api/worksheets/:id/answers/:studentId/correct',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId, studentId: lowerCaseId }),
  body: correctPaperAnswersRequest,
  answer: savedGradeResponse,
  run: async (input, context: DispatchContext) => {
    const { id: worksheetId, studentId } = input.params;
    const { answers: ticked, reason } = input.body;
    const worksheet = (await context.loadAggregate(worksheetAggregate, worksheetId)).state;
    if (!worksheet) return refuse('worksheet-unknown');
    if (ticked.length !== worksheet.questions.length) return refuseAnswerCount(worksheet);
    const id = toWorksheetHomeworkId(worksheetId);
    const homework = (await loadCurrentHomework(context, id, input.profile))?.state;
    if (!homework) return refuse('homework-unknown');
    const answers = toPaperAnswers(worksheetId, worksheet, homework, ticked);
    if (!answers) return refuse('worksheet-homework-edited');
    const command = { type: 'CorrectPaperAnswers', answers, homework, reason } as const;
    const outcome = await dispatch(context, input, submissionAggregate, { id, studentId }, command);
    if ('refused' in outcome) return outcome;
    const { version, position, state } = outcome;
    // A correction needs a grade, and leaves one.
    return { body: { grade: state.grade as number, version }, version, position };
  },
});
