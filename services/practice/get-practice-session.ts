import { practiceSession } from '#contracts/practice.ts';
import { practice, practiceStream } from '#events/practice/practice.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { practiceParams } from './practice-command.ts';
import { sessionAnswer } from './session-answer.ts';

export const getPracticeSession = defineUseCase({
  operation: 'getPracticeSession',
  summary: 'A student’s own practice session; keys and explanations of answered questions alone',
  method: 'GET',
  path: '/api/practice/:id',
  access: 'student',
  params: practiceParams,
  answer: practiceSession,
  run: async ({ params: { id }, profile }, program) => {
    const studentId = profile.id;
    const { state, version } = await program.look(practiceStream(id, studentId), practice);
    if (!state) return refused('practice-unknown');
    return { body: sessionAnswer(state, { id, studentId, version, now: program.clock() }), version };
  },
});
