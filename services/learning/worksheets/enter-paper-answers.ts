import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import { enteredAnswersResponse, enterPaperAnswersRequest } from '#contracts/worksheets.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import { worksheetAggregate } from '#events/learning/worksheet/worksheet-decider.ts';
import { fetchWorksheet } from '#projections/learning/worksheets/worksheets-query.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type RecordSubmissionContext, recordSubmission } from '#services/learning/homework/record-submission.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import {
  assignWorksheetHomework,
  refuseAnswerCount,
  toPaperAnswers,
  toWorksheetHomeworkId,
} from './worksheet-homework.ts';

const ENTERED_ALREADY = {
  detail: 'The answers of this student are recorded already. If one is wrong, correct it under “Recorded answers”.',
};

export const enterPaperAnswers = defineUseCase({
  operation: 'enterPaperAnswers',
  attempt: 'enter answers from paper',
  summary: 'Records a student’s answers to a worksheet on paper, once, as submitted and auto-graded homework',
  method: 'POST',
  path: '/api/worksheets/:id/answers',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  body: enterPaperAnswersRequest,
  answer: enteredAnswersResponse,
  run: async (input, context: RecordSubmissionContext) => {
    const { id: worksheetId } = input.params;
    const { student_id: studentId, answers: ticked } = input.body;
    const worksheet = (await context.loadAggregate(worksheetAggregate, worksheetId)).state;
    if (!worksheet) return refuse('worksheet-unknown');
    if (ticked.length !== worksheet.questions.length) return refuseAnswerCount(worksheet);
    const homeworkId = toWorksheetHomeworkId(worksheetId);
    const submission = await context.loadAggregate(submissionAggregate, { id: homeworkId, studentId });
    const record = async (command: Pick<SubmitCommand, 'homework' | 'answers'>) => {
      const seen = command.homework.contentVersion;
      const outcome = await recordSubmission(context, input, {
        ...{ type: 'SubmitHomework', homeworkId, studentId, seen, onPaper: true, ...command },
      });
      if ('refused' in outcome)
        return outcome.refused === 'already-submitted' ? { ...outcome, ...ENTERED_ALREADY } : outcome;
      const { grade, version, position } = outcome;
      return { body: { homework_id: homeworkId, grade }, version, position };
    };
    // The handler answers a retry by what was recorded then, whatever the command holds now.
    if (submission.hasCommand(input.commandId))
      return record({ homework: homeworkAggregate.decider.initial, answers: [] });
    if (submission.state.status !== 'none') return refuse('already-submitted', ENTERED_ALREADY);
    if (!(await areCurrentStudents(context, [studentId])))
      return refuse('student-archived', {
        errors: { student_id: 'This student has been deleted, or is not a student.' },
      });
    const number = (await fetchWorksheet(context.readModels.sql, { id: worksheetId }))?.number;
    if (number === undefined) return refuse('busy');
    const homework = await assignWorksheetHomework(context, input, { worksheetId, worksheet, number, studentId });
    if ('refused' in homework) return homework;
    const answers = toPaperAnswers(worksheetId, worksheet, homework, ticked);
    return answers ? record({ homework, answers }) : refuse('worksheet-homework-edited');
  },
});

type SubmitCommand = Parameters<typeof recordSubmission>[2];
