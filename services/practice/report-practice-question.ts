import { reportPracticeRequest } from '#contracts/practice.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { givePracticeCommand, practiceParams } from './practice-command.ts';

export const reportPracticeQuestion = defineUseCase({
  operation: 'reportPracticeQuestion',
  summary: 'Tells the tutors that an answered practice question looks wrong',
  method: 'POST',
  path: '/api/practice/:id/reports',
  access: 'student',
  params: practiceParams,
  body: reportPracticeRequest,
  run: async (input, program) => {
    const { params, body, profile } = input;
    const of = { id: params.id, studentId: profile.id };
    const outcome = await givePracticeCommand(program, input, of, { type: 'ReportQuestion', ...body }, body);
    if ('refused' in outcome) return outcome;
    return { body: undefined, version: outcome.version, position: outcome.position };
  },
});
