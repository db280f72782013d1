import { sandboxComparisonResponse } from '#contracts/sandboxes.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { comparisonStore } from './comparison-job.ts';

export const getSandboxComparison = defineUseCase({
  operation: 'getSandboxComparison',
  summary:
    'The running comparison of a sandbox with today, and what the last one found, table by table and student by student',
  method: 'GET',
  path: '/api/sandboxes/comparison',
  access: 'owner',
  answer: sandboxComparisonResponse,
  run: async (_, { sql, readModels }: Context<'sql' | 'readModels'>) => {
    const { running, last } = await comparisonStore.load(sql);
    const result = last?.result;
    const students = result?.outcome === 'compared' ? result.students : [];
    const names = await fetchNamesById(
      readModels.sql,
      students.map(({ studentId }) => studentId),
    );
    return {
      body: {
        running: running
          ? {
              ...{ name: running.request.name, started_at: running.startedAt.toISOString() },
              ...{ tables: running.done, all_tables: running.total, canceling: running.canceling },
            }
          : null,
        last:
          last && result
            ? {
                ...{ name: last.request.name, finished_at: last.finishedAt.toISOString(), outcome: result.outcome },
                reason: result.outcome === 'refused' ? result.reason : null,
                found: result.outcome === 'compared' ? toDifferences(result, names) : null,
              }
            : null,
      },
    };
  },
});

type Compared = Extract<
  NonNullable<Awaited<ReturnType<typeof comparisonStore.load>>['last']>['result'],
  { outcome: 'compared' }
>;

const toDifferences = ({ tables, students, studentCount }: Compared, names: ReadonlyMap<string, string>) => ({
  tables: tables.map(({ table, onlySandbox, onlyToday, different, equal }) => ({
    ...{ table, only_then: onlySandbox, only_today: onlyToday, different, equal },
  })),
  students: students
    .map(({ studentId, sandbox, today }) => ({
      ...{ id: studentId, name: names.get(studentId) ?? null, past: sandbox, today },
    }))
    .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en')),
  student_count: studentCount,
});
