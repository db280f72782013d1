import { homeworkSaved, updateHomeworkRequest } from '#contracts/homework.ts';
import { autoGradedOf, questionsAnswered } from '#projections/submissions/regrading.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { askedQuestions, formOf, HOMEWORK_BYTES } from './asked-form.ts';
import { giveHomeworkCommand } from './homework-command.ts';
import { homeworkParams } from './homework-params.ts';
import { currentHomework } from './own-homework.ts';
import { regradeAll } from './regrade.ts';
import { studentsToAssign } from './students-to-assign.ts';

const twice = { errors: { questions: 'A question stands in this assignment twice.' } };

export const updateHomework = defineUseCase({
  operation: 'updateHomework',
  summary: 'Saves content and students at once; work that was graded is regraded as the request says',
  method: 'POST',
  path: '/api/homework/:id',
  access: 'tutor',
  params: homeworkParams,
  body: updateHomeworkRequest,
  bodyLimit: HOMEWORK_BYTES,
  answer: homeworkSaved,
  run: async (input, program) => {
    const { params, body, profile, commandId } = input;
    const found = await currentHomework(program, params.id, profile);
    if (!found) return refused('homework-unknown');
    const students = await studentsToAssign(program, input, found);
    if ('refused' in students) return students;
    const { questions, newQuestions } = askedQuestions(body.questions, commandId);
    if (new Set(questions.map(({ id }) => id)).size < questions.length) return refused('invalid-request', twice);
    const command = {
      type: 'ReviseHomework' as const,
      form: formOf(body, questions),
      newQuestions,
      students,
      answered: [...questionsAnswered(await autoGradedOf(program.readModels.sql, params.id))],
      regrading: body.regrading,
    };
    const outcome = await giveHomeworkCommand(program, input, params.id, command, body);
    if ('refused' in outcome) return outcome;
    const { version, position, state } = outcome;
    const regraded = state.regrading?.commandId === commandId ? await regradeAll(program, params.id) : 0;
    return { body: { id: params.id, version, regraded }, version, position };
  },
});
