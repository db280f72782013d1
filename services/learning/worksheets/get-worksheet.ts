import type { Sql } from 'postgres';
import { z } from 'zod';
import { type WorksheetResponse, worksheetResponse } from '#contracts/worksheets.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import { worksheetAggregate } from '#events/learning/worksheet/worksheet-decider.ts';
import { ASSIGNED_STUDENTS_MAX } from '#events/values/limits.ts';
import { fetchHomeworkSummary } from '#projections/learning/homework/homework-query.ts';
import { fetchGradesOfHomework } from '#projections/learning/submissions/submissions-query.ts';
import { fetchWorksheet } from '#projections/learning/worksheets/worksheets-query.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { canManageHomework } from '#services/learning/homework/load-manageable-homework.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toWorksheetHomeworkId } from './worksheet-homework.ts';

/** The largest number has nine digits, which fit into the column. */
const worksheetParams = z.strictObject({ number: z.coerce.number<number>().int().min(1).max(999_999_999) });

export const getWorksheet = defineUseCase({
  operation: 'getWorksheet',
  summary: 'The worksheet with a number: its questions with their keys, and the students whose answers are recorded',
  method: 'GET',
  path: '/api/worksheets/:number',
  access: 'tutor',
  params: worksheetParams,
  answer: worksheetResponse,
  run: async ({ params, profile }, { readModels: { sql }, loadAggregate }: Context<'readModels' | 'loadAggregate'>) => {
    const row = await fetchWorksheet(sql, params);
    if (!row) return refuse('worksheet-unknown');
    const homeworkId = toWorksheetHomeworkId(row.id);
    const [{ state }, homework, answered] = await Promise.all([
      loadAggregate(worksheetAggregate, row.id),
      findHomework(sql, homeworkId, profile),
      // A sheet is assigned to students one by one, so it reaches this limit no sooner than the assigned students do.
      fetchGradesOfHomework(sql, homeworkId, ASSIGNED_STUDENTS_MAX),
    ]);
    const body: WorksheetResponse = {
      ...row,
      questions: (state?.questions ?? []).map(toWorksheetQuestion),
      homework,
      answered: answered.map(({ student_email: _, ...rest }) => rest),
    };
    return { body };
  },
});

const toWorksheetQuestion = ({ text, options, figure, correctAnswer }: PracticeQuestion) => ({
  ...{ text, options, figure: figure ?? null, correct_answer: correctAnswer },
});

async function findHomework(
  sql: Sql,
  homeworkId: string,
  profile: Parameters<typeof canManageHomework>[1],
): Promise<WorksheetResponse['homework']> {
  const found = await fetchHomeworkSummary(sql, homeworkId);
  if (!found) return null;
  const { id, created_by, deleted_at } = found;
  const tutor_name = (await fetchNamesById(sql, [created_by])).get(created_by) ?? PROGRAM_ACTOR_NAME;
  const deleted = deleted_at !== null;
  return { id, deleted, tutor_name, can_open: !deleted && canManageHomework(created_by, profile) };
}
