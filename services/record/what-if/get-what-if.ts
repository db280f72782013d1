import { whatIfResponse } from '#contracts/what-if.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { listStudentIds } from './to-what-if-rows.ts';
import { whatIfStore } from './what-if-job.ts';

export const getWhatIf = defineUseCase({
  operation: 'getWhatIf',
  summary: 'The running what-if, and the students whose numbers would differ by the last one',
  method: 'GET',
  path: '/api/what-if',
  access: 'owner',
  answer: whatIfResponse,
  run: async (_, { sql, readModels }: Context<'sql' | 'readModels'>) => {
    const { running, last } = await whatIfStore.load(sql);
    const decided = last?.result.outcome === 'decided' ? last.result : undefined;
    const { classes = null, streaks = null } = decided ?? {};
    const names = await fetchNamesById(readModels.sql, listStudentIds({ classes, streaks }));
    const withName = <Row extends { readonly student: string }>({ student: id, ...row }: Row) => ({
      ...row,
      student: { id, name: names.get(id) ?? id },
    });
    return {
      body: {
        running: running
          ? {
              ...{ rules: running.request, started_at: running.startedAt.toISOString(), events: running.done },
              ...{ log_events: running.total, canceling: running.canceling },
            }
          : null,
        last: last
          ? {
              ...{ rules: last.request, finished_at: last.finishedAt.toISOString(), outcome: last.result.outcome },
              classes: classes && { ...classes, rows: classes.rows.map(withName) },
              streaks: streaks && { ...streaks, rows: streaks.rows.map(withName) },
            }
          : null,
      },
    };
  },
});
