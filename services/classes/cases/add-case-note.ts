import { addCaseNoteRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const addCaseNote = defineUseCase({
  operation: 'addCaseNote',
  attempt: { of: 'add a private note to the question of', alone: 'add a private note to a question' },
  summary: 'Adds a note to a case that only tutors read',
  method: 'POST',
  path: '/api/cases/notes',
  access: 'tutor',
  body: addCaseNoteRequest,
  run: async (input, context: DispatchContext) => {
    const { student_id, case_id, text } = input.body;
    return dispatch(context, input, casesAggregate, student_id, { type: 'AddCaseNote', case: case_id, text });
  },
});
