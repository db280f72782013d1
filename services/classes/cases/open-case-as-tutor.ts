import { openCaseAsTutorRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findCaseSubject } from './open-case.ts';

export const openCaseAsTutor = defineUseCase({
  operation: 'openCaseAsTutor',
  attempt: { of: 'record a question about the classes of', alone: 'record a question about classes' },
  summary: 'A tutor opens a case for somebody who phoned, came or wrote',
  method: 'POST',
  path: '/api/cases',
  access: 'tutor',
  body: openCaseAsTutorRequest,
  run: async (input, context: DispatchContext & Context<'store'>) => {
    const { student_id, asker, asker_name, channel, asked_on, kind, text } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    const about = await findCaseSubject(context, student_id, input.body);
    if ('refused' in about) return about;
    const name = asker !== 'student' && asker_name !== null && { name: asker_name };
    const askedBy = { who: asker, ...name, channel, on: asked_on };
    return dispatch(context, input, casesAggregate, student_id, {
      ...({ type: 'OpenCase', asker, askedBy } as const),
      ...{ kind, ...about, text },
    });
  },
});
