import { previewRegradingRequest, previewRegradingResponse } from '#contracts/homework.ts';
import type { HomeworkQuestion } from '#events/homework/events.ts';
import {
  findQuestionIdsWithGradingChanges,
  hasGradingChanges,
  isRegradingNeeded,
  listCreditedQuestionIds,
} from '#events/homework/questions.ts';
import type { HomeworkAnswer } from '#events/submission/events.ts';
import { scoreSubmission } from '#events/submission/score-submission.ts';
import { UNKNOWN_STUDENT_NAME } from '#projections/queries/fallback-names.ts';
import { fetchNamesById } from '#projections/queries/profiles.ts';
import { sortByName } from '#projections/queries/sort-by-name.ts';
import { HOMEWORK_BODY_BYTES_MAX, toFormQuestions } from '#services/homework/homework-form.ts';
import { loadCurrentHomework } from '#services/homework/load-manageable-homework.ts';
import { mapAutoGradedSubmissions } from '#services/homework/load-submissions.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { homeworkParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const previewRegrading = defineUseCase({
  operation: 'previewRegrading',
  summary: 'Previews how saving these questions would change grades; nothing is written',
  method: 'POST',
  path: '/api/homework/:id/regrading',
  access: 'tutor',
  params: homeworkParams,
  body: previewRegradingRequest,
  bodyLimit: HOMEWORK_BODY_BYTES_MAX,
  answer: previewRegradingResponse,
  run: async ({ params, body, profile, commandId }, context: Context<'readModels' | 'loadAggregate' | 'store'>) => {
    const found = await loadCurrentHomework(context, params.id, profile);
    if (!found) return refuse('homework-unknown');
    const before = found.state.content?.questions ?? [];
    const after = toFormQuestions(body.questions, commandId).questions as HomeworkQuestion[];
    if (!hasGradingChanges(before, after)) return { body: { needed: false, rows: [] } };
    const touched = findQuestionIdsWithGradingChanges(before, after);
    const gradeBy = (how: 'regrade' | 'credit', answers: readonly HomeworkAnswer[]): number => {
      const credited = listCreditedQuestionIds(how, found.state.latestRegrading?.credited ?? [], touched);
      return scoreSubmission(after, answers, new Set(credited)).grade;
    };
    const answered = new Set<string>();
    const graded = await mapAutoGradedSubmissions(
      context,
      params.id,
      found.state.assignedEver,
      ({ studentId, grade, auto, answers }) => {
        for (const { question } of answers) answered.add(question);
        const regraded = auto ? gradeBy('regrade', answers) : grade;
        const credited = auto ? gradeBy('credit', answers) : grade;
        return { id: studentId, grade, kept: !auto, regraded, credited };
      },
    );
    if (!isRegradingNeeded(before, after, answered)) return { body: { needed: false, rows: [] } };
    const names = await fetchNamesById(
      context.readModels.sql,
      graded.map(({ id }) => id),
    );
    const rowsWithNames = graded.map((row) => ({ ...row, name: names.get(row.id) ?? UNKNOWN_STUDENT_NAME }));
    const rows = sortByName(rowsWithNames).map(({ id, name, ...row }) => ({
      student_id: id,
      student_name: name,
      ...row,
    }));
    return { body: { needed: true, rows } };
  },
});
