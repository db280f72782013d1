import { STATEMENT_ROWS_MAX, statementQuery, statementResponse } from '#contracts/class-audit.ts';
import { fetchClassHistoryPage, fetchClassTotals } from '#projections/queries/class-history.ts';
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
    const found = await readSameVersion(context, id, { from: query.from, to, timeZone: centre.timeZone });
    if (!found) return refuse('student-unknown');
    const { student, totals, page } = found;
    const closing = totals.opening + totals.bought + totals.given_back - totals.attended - totals.removed;
    const folded = await foldUntil(context, id, { version: student.version, to });
    const adds_up = folded.remaining === closing;
    if (!adds_up) log.error({ studentId: id, to, closing, folded: folded.remaining }, 'a statement does not add up');
    const { bought_in_all: _, ...sums } = totals;
    return {
      body: {
        student: { id, name: student.name },
        period: { from: query.from ?? null, to },
        totals: { ...sums, closing },
        ...{ waiting: folded.waiting, uncovered: folded.uncovered, adds_up },
        entries: (await unsealFields(page.rows, ['notes', 'reason'], keys)).toReversed(),
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

/** Reads the student with the sums and rows of the same version: again, once or twice, if an event came in between. */
async function readSameVersion({ readModels: { sql } }: Needed, id: string, period: StatementPeriod) {
  const filters = { order: 'class-day', period } as const;
  for (let attempt = 1; ; attempt += 1) {
    const before = await fetchStudent(sql, id);
    const [totals, page] = await Promise.all([
      fetchClassTotals(sql, id, filters),
      fetchClassHistoryPage(sql, id, { ...filters, limit: STATEMENT_ROWS_MAX }),
    ]);
    const student = await fetchStudent(sql, id);
    if (student === undefined) return undefined;
    if (student.version === before?.version || attempt === 3) return { student, totals, page };
  }
}

/** The numbers at the end of a day after the events up to a version. */
async function foldUntil({ store, centre }: Needed, id: string, { version, to }: { version: number; to: string }) {
  const events = await readStudentEvents(store, id);
  const dayEnd = getLastInstant(to, centre.timeZone);
  const clocks = { effectiveOn: to, dayEnd, knownAt: dayEnd };
  return computeAsOf(
    events.filter((event) => event.version <= version),
    clocks,
  ).effective;
}
