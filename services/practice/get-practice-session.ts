import { practiceSession } from '#contracts/practice.ts';
import { ranksOf } from '#projections/streaks/queries.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { loadPracticeSession, practiceParams } from './practice-command.ts';
import { sessionAnswer } from './session-answer.ts';

export const getPracticeSession = defineUseCase({
  operation: 'getPracticeSession',
  summary: 'A student’s own practice session; keys and explanations of answered questions alone',
  method: 'GET',
  path: '/api/practice/:id',
  access: 'student',
  applicants: true,
  params: practiceParams,
  answer: practiceSession,
  run: async ({ params: { id }, profile }, program) => {
    const of = { id, studentId: profile.id };
    const { state, version } = await loadPracticeSession(program, profile, id);
    if (!state) return refused('practice-unknown');
    const ranks = state.completed && (await ranksOf(program.readModels.sql, id));
    return { body: sessionAnswer(state, { ...of, version, now: program.clock(), ranks }), version };
  },
});
