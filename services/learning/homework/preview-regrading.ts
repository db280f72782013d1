import { previewRegradingRequest, previewRegradingResponse } from '#contracts/homework.ts';
import type { HomeworkQuestion } from '#events/learning/homework/events.ts';
import { listRewordedOptions } from '#events/learning/homework/options.ts';
import {
  findQuestionIdsWithGradingChanges,
  hasGradingChanges,
  identifyQuestions,
  isRegradingNeeded,
  listCreditedQuestionIds,
} from '#events/learning/homework/questions.ts';
import { scoreSubmission, toChosenOptions } from '#events/learning/submission/score-submission.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { UNKNOWN_STUDENT_NAME } from '#projections/query/query-fragments.ts';
import { sortByName } from '#projections/query/sort-by-name.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { HOMEWORK_BODY_BYTES_MAX, toFormQuestions } from './homework-form.ts';
import { loadCurrentHomework } from './load-manageable-homework.ts';
import { mapAutoGradedSubmissions } from './load-submissions.ts';

export const previewRegrading = defineUseCase({
  operation: 'previewRegrading',
  attempt: 'edit an assignment',
  summary: 'Previews how saving these questions would change grades; nothing is written',
  method: 'POST',
  path: '/api/homework/:id/regrading',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  body: previewRegradingRequest,
  bodyLimit: HOMEWORK_BODY_BYTES_MAX,
  answer: previewRegradingResponse,
  run: async ({ params, body, profile, commandId }, context: Context<'readModels' | 'loadAggregate' | 'store'>) => {
    const found = await loadCurrentHomework(context, params.id, profile);
    if (!found) return refuse('homework-unknown');
    const before = found.state.content?.questions ?? [];
    const { latest, optionIds } = found.state;
    const form = toFormQuestions(body.questions, commandId).questions;
    const after = identifyQuestions(form, found.state, body.replaced_options) as HomeworkQuestion[];
    if (!hasGradingChanges(before, after)) return { body: { needed: false, reworded: [], rows: [] } };
    const touched = findQuestionIdsWithGradingChanges(before, after);
    const gradeBy = (how: 'regrade' | 'credit', chosen: ReadonlyMap<string, string>): number => {
      const credited = listCreditedQuestionIds(how, found.state.latestRegrading?.credited ?? [], touched);
      return scoreSubmission(after, chosen, new Set(credited)).grade;
    };
    const answered = new Set<string>();
    const chosenByAny = new Set<string>();
    const graded = await mapAutoGradedSubmissions(
      context,
      params.id,
      found.state.assignedEver,
      ({ studentId, grade, auto, ...submission }) => {
        const chosen = toChosenOptions(submission, optionIds);
        for (const { question } of submission.answers) answered.add(question);
        for (const option of chosen.values()) chosenByAny.add(option);
        const regraded = auto ? gradeBy('regrade', chosen) : grade;
        const credited = auto ? gradeBy('credit', chosen) : grade;
        return { id: studentId, grade, kept: !auto, regraded, credited };
      },
    );
    if (!isRegradingNeeded(before, after, answered)) return { body: { needed: false, reworded: [], rows: [] } };
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
    const reworded = after.flatMap((question, index) => {
      const earlier = latest.get(question.id);
      if (earlier?.type !== 'multiple-choice' || question.type !== 'multiple-choice') return [];
      return listRewordedOptions(earlier, question)
        .filter(({ option }) => chosenByAny.has(option))
        .map((each) => ({ ...each, number: index + 1 }));
    });
    return { body: { needed: true, reworded, rows } };
  },
});
