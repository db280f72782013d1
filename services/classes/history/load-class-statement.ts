import type { Sql } from 'postgres';
import { STATEMENT_ROWS_MAX, type StatementResponse } from '#contracts/class-audit.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import {
  fetchClassHistoryPage,
  fetchClassTotals,
  sealedClassHistoryFields,
} from '#projections/classes/class-transactions/class-history.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getLastInstant } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { computeAsOf } from './compute-as-of.ts';
import { readStudentEvents } from './read-student-events.ts';

type Needed = Context<'readModels' | 'store' | 'keys' | 'centre' | 'log'>;

/** Civil days, both included. */
interface StatementDays {
  readonly from: string | undefined;
  readonly to: string;
}

export interface ClassStatement extends Omit<StatementResponse, 'made_at' | 'made_by'> {
  /** The version of the student after which everything in it was read. */
  readonly version: number;
}

/** A student's classes in a period, from one snapshot of the read models; undefined for somebody who is no student. */
export const loadClassStatement = async (
  context: Needed,
  id: string,
  { from, to }: StatementDays,
): Promise<ClassStatement | undefined> => {
  const { keys, centre, log } = context;
  const { student, totals, page } = await readSnapshot(context, id, { from, to, timeZone: centre.timeZone });
  if (!student) return undefined;
  const { opening, bought, given_back, attended, late_cancellations, removed } = totals;
  const closing = opening + bought + given_back - attended - late_cancellations - removed;
  const folded = await foldUntil(context, id, { version: student.version, to });
  const adds_up = folded?.remaining === closing;
  if (!adds_up) log.error({ studentId: id, to, closing, folded: folded?.remaining }, 'a statement does not add up');
  return {
    student: { id, name: student.name },
    period: { from: from ?? null, to },
    totals: { ...totals, closing },
    ...{ waiting: folded?.waiting ?? null, uncovered: folded?.uncovered ?? null, adds_up },
    entries: (await unsealFields(page.rows, sealedClassHistoryFields, keys)).toReversed(),
    has_more: page.nextCursor !== null,
    version: student.version,
  };
};

interface StatementPeriod extends StatementDays {
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
