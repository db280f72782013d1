import { homeworkListQuery, homeworkListResponse } from '#contracts/homework.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchHomeworkPage } from '#projections/learning/homework/homework-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getHomeworkForTutor = defineUseCase({
  operation: 'getHomeworkForTutor',
  summary: 'A tutor’s homework, newest first; owners may also list every tutor’s, and deleted homework',
  method: 'GET',
  path: '/api/homework',
  access: 'tutor',
  query: homeworkListQuery,
  answer: homeworkListResponse,
  run: async ({ query, profile }, { readModels }: Context<'readModels'>) => {
    const [all, deleted] = [query.all === 'true', query.deleted === 'true'];
    if ((all || deleted) && !profile.owner) return refuse('unauthorized');
    const { rows, total, nextCursor } = await fetchHomeworkPage(readModels.sql, {
      createdBy: all ? undefined : profile.id,
      deleted,
      search: query.search?.trim() || undefined,
      cursor: query.cursor,
      limit: query.limit ?? PAGE_ROWS_DEFAULT,
    });
    return { body: { homework: [...rows], total, next_cursor: nextCursor } };
  },
});
