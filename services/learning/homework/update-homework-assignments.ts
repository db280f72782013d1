import { savedHomeworkResponse, updateAssignmentsRequest } from '#contracts/homework.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { resolveAssignedStudents } from './resolve-assigned-students.ts';
import { reviseHomework } from './revise-homework.ts';

export const updateHomeworkAssignments = defineUseCase({
  operation: 'updateHomeworkAssignments',
  attempt: 'assign an assignment',
  summary: 'Sets the students whom a homework is assigned to',
  method: 'POST',
  path: '/api/homework/:id/assignments',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  body: updateAssignmentsRequest,
  answer: savedHomeworkResponse,
  run: async (input, context: DispatchContext & Context<'sql' | 'store'>) => {
    const { params } = input;
    const outcome = await reviseHomework(context, input, async (found) => {
      const { students, refusal } = await resolveAssignedStudents(context, input, found);
      return { command: { type: 'AssignHomework', students }, refusal };
    });
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id: params.id, version, regraded: 0 }, version, position };
  },
});
