import { homeworkDetail, type QuestionProvenanceRow } from '#contracts/homework.ts';
import { findProvenance } from '#events/learning/homework/questions.ts';
import type { QuestionProvenance } from '#events/values/shapes.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findCurrentHomework } from './load-manageable-homework.ts';
import { toQuestionRows } from './to-question-rows.ts';

export const getHomework = defineUseCase({
  operation: 'getHomework',
  summary: 'One homework with its questions and students; the ETag is for If-Match',
  method: 'GET',
  path: '/api/homework/:id',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  answer: homeworkDetail,
  run: async ({ params, profile }, { readModels }: Context<'readModels'>) => {
    const row = await findCurrentHomework(readModels.sql, params.id, profile);
    if (!row) return refuse('homework-unknown');
    const { content_version: _, questions, ...rest } = row;
    const provenances = questions.map(findProvenance);
    const editors = provenances.flatMap((provenance) => provenance?.editor ?? []);
    const names = await fetchNamesById(readModels.sql, editors);
    const rows = toQuestionRows(questions, 'with keys').map((question, index) => ({
      ...question,
      provenance: toProvenanceRow(provenances[index], names),
    }));
    return { body: { ...rest, questions: rows }, version: row.version };
  },
});

function toProvenanceRow(
  provenance: QuestionProvenance | undefined,
  names: ReadonlyMap<string, string>,
): QuestionProvenanceRow | null {
  if (!provenance) return null;
  const { editor, ...rest } = provenance;
  return { ...rest, editor_name: (editor !== undefined && names.get(editor)) || null };
}
