import { sandboxComparisonResponse, sandboxParams } from '#contracts/sandboxes.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { compareSandbox as compare } from './compare-sandbox.ts';
import { refuseAsSandbox } from './drop-sandbox.ts';

/** Every row of both sides is read. */
const ANSWERS_WITHIN_MS = 60_000;
const STUDENTS_MAX = 200;

export const compareSandbox = defineUseCase({
  operation: 'compareSandbox',
  summary: 'Compares a sandbox with today, table by table, and lists students whose balances differ',
  method: 'GET',
  path: '/api/sandboxes/:name/comparison',
  access: 'owner',
  cost: 'high',
  params: sandboxParams,
  answer: sandboxComparisonResponse,
  answersWithin: ANSWERS_WITHIN_MS,
  run: ({ params: { name } }, { sql, readModels }: Context<'sql' | 'readModels'>) =>
    refuseAsSandbox(async () => {
      const { tables, balances } = await compare(sql, name);
      const listed = balances.slice(0, STUDENTS_MAX);
      const ids = listed.map(({ studentId }) => studentId);
      const names = await fetchNamesById(readModels.sql, ids);
      return {
        body: {
          tables: tables.map(({ table, onlySandbox, onlyToday, different, equal }) => ({
            ...{ table, only_then: onlySandbox, only_today: onlyToday, different, equal },
          })),
          students: listed
            .map(({ studentId, sandbox, today }) => ({
              ...{ id: studentId, name: names.get(studentId) ?? null, past: sandbox, today },
            }))
            .sort((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en')),
          student_count: balances.length,
        },
      };
    }),
});
