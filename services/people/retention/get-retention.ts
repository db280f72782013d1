import { retentionResponse } from '#contracts/retention.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { countOverdueData } from './delete-overdue-data.ts';
import { listFormerPeopleDue, sumFormerPeopleDue } from './former-people-due.ts';
import { listNights } from './retention-store.ts';

/** Nights and people in the answer. */
const NIGHTS_SHOWN = 30;
const PEOPLE_SHOWN = 50;

export const getRetention = defineUseCase({
  operation: 'getRetention',
  summary: 'What the nightly deletion deleted, what it would delete next, and the former people whose period is over',
  method: 'GET',
  path: '/api/retention',
  access: 'owner',
  cost: 'moderate',
  answer: retentionResponse,
  run: async (_, context: Context<'sql' | 'store' | 'loadAggregate' | 'clock' | 'centre' | 'log' | 'readModels'>) => {
    const { sql, centre, readModels } = context;
    const readSchema = readModels.schema;
    const { night, rules, counts } = await countOverdueData({ ...context, readSchema });
    const due = { sql, readSchema, rules, timeZone: centre.timeZone, day: night };
    const [nights, { total }, people] = await Promise.all([
      listNights(sql, NIGHTS_SHOWN),
      sumFormerPeopleDue(due),
      listFormerPeopleDue(due, PEOPLE_SHOWN),
    ]);
    return {
      body: {
        next_night: night,
        kinds: counts.map(({ kind, period, due: overdue, oldestLeft }) => ({
          ...{ kind, period, due: overdue, oldest_left_at: oldestLeft?.toISOString() ?? null },
        })),
        nights,
        former_people: { total, months: rules.formerStudentMonths, people },
      },
    };
  },
});
