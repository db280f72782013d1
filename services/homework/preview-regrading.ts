import { regradingAnswer, regradingRequest } from '#contracts/homework.ts';
import type { Question } from '#events/homework/events.ts';
import { creditedAfter, touchedBy, touchesGrades } from '#events/homework/questions.ts';
import type { Answer } from '#events/submission/events.ts';
import { scoreOf } from '#events/submission/score.ts';
import { autoGradedOf, questionsAnswered } from '#projections/submissions/regrading.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { askedQuestions, HOMEWORK_BYTES } from './asked-form.ts';
import { homeworkParams } from './homework-params.ts';
import { currentHomework } from './own-homework.ts';

export const previewRegrading = defineUseCase({
  operation: 'previewRegrading',
  summary: 'What a save of these questions would do to grades; nothing is written',
  method: 'POST',
  path: '/api/homework/:id/regrading',
  access: 'tutor',
  params: homeworkParams,
  body: regradingRequest,
  bodyLimit: HOMEWORK_BYTES,
  answer: regradingAnswer,
  run: async ({ params, body, profile, commandId }, program) => {
    const found = await currentHomework(program, params.id, profile);
    if (!found) return refused('homework-unknown');
    await catchUp(program);
    const graded = await autoGradedOf(program.readModels.sql, params.id);
    const before = found.state.content?.questions ?? [];
    const after = askedQuestions(body.questions, commandId).questions as Question[];
    if (!touchesGrades(before, after, questionsAnswered(graded))) return { body: { needed: false, rows: [] } };
    const touched = touchedBy(before, after);
    const gradeBy = (how: 'regrade' | 'credit', answers: readonly Answer[]): number => {
      const credited = creditedAfter(how, found.state.regrading?.credited ?? [], touched);
      return scoreOf(after, answers, new Set(credited)).grade;
    };
    const rows = graded.map(({ id, name, grade, auto, answers }) => ({
      ...{ student_id: id, student_name: name, grade, kept: !auto },
      regraded: auto ? gradeBy('regrade', answers) : grade,
      credited: auto ? gradeBy('credit', answers) : grade,
    }));
    return { body: { needed: true, rows } };
  },
});
