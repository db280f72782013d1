import { homeworkSaved, updateAssignmentsRequest } from '#contracts/homework.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { giveHomeworkCommand } from './homework-command.ts';
import { homeworkParams } from './homework-params.ts';
import { currentHomework } from './own-homework.ts';
import { studentsToAssign } from './students-to-assign.ts';

export const updateHomeworkAssignments = defineUseCase({
  operation: 'updateHomeworkAssignments',
  summary: 'Says whom a homework is assigned to',
  method: 'POST',
  path: '/api/homework/:id/assignments',
  access: 'tutor',
  params: homeworkParams,
  body: updateAssignmentsRequest,
  answer: homeworkSaved,
  run: async (input, program) => {
    const { params, body, profile } = input;
    const found = await currentHomework(program, params.id, profile);
    if (!found) return refused('homework-unknown');
    const students = await studentsToAssign(program, input, found);
    if ('refused' in students) return students;
    const outcome = await giveHomeworkCommand(program, input, params.id, { type: 'AssignHomework', students }, body);
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id: params.id, version, regraded: 0 }, version, position };
  },
});
