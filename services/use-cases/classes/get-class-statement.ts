import type { Sql } from 'postgres';
import { STATEMENT_ROWS_MAX, statementQuery, statementResponse } from '#contracts/class-audit.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import {
  fetchClassHistoryPage,
  fetchClassTotals,
  sealedClassHistoryFields,
} from '#projections/queries/class-history.ts';
import { fetchStudent } from '#projections/queries/students.ts';
import { computeAsOf } from '#services/audit/compute-as-of.ts';
import { readStudentEvents } from '#services/audit/read-student-events.ts';
import { getCivilDate, getLastInstant } from '#services/clock/clock.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

type Needed = Context<'readModels' | 'store' | 'keys' | 'clock' | 'centre' | 'log'>;

export const getClassStatement = defineUseCase({
  operation: 'getClassStatement',
  summary: 'A student’s classes in a period: the sum from its beginning to its end, and every row by day of class',
  method: 'GET',
  path: '/api/students/:id/statement',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  query: statementQuery,
  answer: statementResponse,
  run: async ({ params: { id }, query, profile }, context: Needed) => {
    const { keys, clock, centre, log } = context;
    const today = getCivilDate(clock, centre.timeZone);
    // A period that begins after today ends on its first day.
    const to = query.to ?? (query.from !== undefined && query.from > today ? query.from : today);
    const { student, totals, page } = await readSnapshot(context, id, {
      from: query.from,
      to,
      timeZone: centre.timeZone,
    });
    if (!student) return refuse('student-unknown');
    const closing = totals.opening + totals.bought + totals.given_back - totals.attended - totals.removed;
    const folded = await foldUntil(context, id, { version: student.version, to });
    const adds_up = folded?.remaining === closing;
    if (!adds_up) log.error({ studentId: id, to, closing, folded: folded?.remaining }, 'a statement does not add up');
    const { bought_in_all: _, ...sums } = totals;
    return {
      body: {
        student: { id, name: student.name },
        period: { from: query.from ?? null, to },
        totals: { ...sums, closing },
        ...{ waiting: folded?.waiting ?? null, uncovered: folded?.uncovered ?? null, adds_up },
        entries: (await unsealFields(page.rows, sealedClassHistoryFields, keys)).toReversed(),
        has_more: page.nextCursor !== null,
        ...{ made_at: clock().toISOString(), made_by: profile.name },
      },
    };
  },
});

interface StatementPeriod {
  readonly from: string | undefined;
  readonly to: string;
  readonly timeZone: string;
}

/** The student, the sums and the rows after the same event, although the projections go on. */
const readSnapshot = ({ readModels: { sql } }: Needed, id: string, period: StatementPeriod) =>
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const connection = tx as unknown as Sql;
    const filters = { order: 'class-day', period } as const;
    return {
      student: await fetchStudent(connection, id),
      totals: await fetchClassTotals(connection, id, filters),
      page: await fetchClassHistoryPage(connection, id, { ...filters, limit: STATEMENT_ROWS_MAX }),
    };
  });

/** The numbers at the end of a day after the events up to a version; undefined if an event was altered or is missing. */
async function foldUntil({ store, centre, log }: Needed, id: string, { version, to }: { version: number; to: string }) {
  try {
    const events = await readStudentEvents(store, id);
    const dayEnd = getLastInstant(to, centre.timeZone);
    const clocks = { effectiveOn: to, dayEnd, knownAt: dayEnd };
    return computeAsOf(
      events.filter((event) => event.version <= version),
      clocks,
    ).effective;
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault;
    log.error({ studentId: id, fault: fault.message }, 'the events of a student cannot be folded');
    return undefined;
  }
}
