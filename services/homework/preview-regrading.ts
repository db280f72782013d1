import { regradingAnswer, regradingRequest } from '#contracts/homework.ts';
import type { Question } from '#events/homework/events.ts';
import { touchedBy, touchesGrades } from '#events/homework/questions.ts';
import { scoreOf } from '#events/submission/score.ts';
import { autoGradedOf } from '#projections/submissions/regrading.ts';
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
    const answered = new Set(graded.flatMap(({ answers }) => answers.map(({ question }) => question)));
    if (!touchesGrades(before, after, answered)) return { body: { needed: false, rows: [] } };
    const touched = touchedBy(before, after);
    const standing = (found.state.regrading?.credited ?? []).filter((id) => !touched.includes(id));
    const rows = graded.map(({ id, name, grade, auto, answers }) => ({
      ...{ student_id: id, student_name: name, grade, kept: !auto },
      regraded: auto ? scoreOf(after, answers, new Set(standing)).grade : grade,
      credited: auto ? scoreOf(after, answers, new Set([...standing, ...touched])).grade : grade,
    }));
    return { body: { needed: true, rows } };
  },
});
