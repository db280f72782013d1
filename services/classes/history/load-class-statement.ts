import { isDeepStrictEqual } from 'node:util';
import type { Sql } from 'postgres';
import { STATEMENT_ROWS_MAX, type StatementMoney, type StatementResponse } from '#contracts/class-audit.ts';
import { computePeriodFigures, type LedgerPeriod, type PeriodFigures } from '#events/classes/student/class-ledger.ts';
import { computePeriodMoney, type PeriodMoney, toOwedCents } from '#events/classes/student/money.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { addDays } from '#events/values/add-days.ts';
import {
  type ClassTotals,
  fetchClassHistoryPage,
  fetchClassTotals,
  sealedClassHistoryFields,
} from '#projections/classes/class-transactions/class-history.ts';
import { fetchMoneyEntriesOfStudent, sealedMoneyFields } from '#projections/classes/money/money-query.ts';
import { fetchMoneySums } from '#projections/classes/money/money-reports.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { readStudentEvents } from './read-student-events.ts';

type Needed = Context<'readModels' | 'store' | 'keys' | 'centre' | 'log'>;

export interface ClassStatement extends Omit<StatementResponse, 'made_at' | 'made_by'> {
  /** The version of the student after which everything in it was read. */
  readonly version: number;
}

/** A student's classes in a period, from one snapshot of the read models; undefined for somebody who is no student. */
export const loadClassStatement = async (
  context: Needed,
  id: string,
  { from, to }: LedgerPeriod,
): Promise<ClassStatement | undefined> => {
  const { keys, centre, log } = context;
  const { student, totals, page, money } = await readSnapshot(context, id, { from, to, timeZone: centre.timeZone });
  if (!student) return undefined;
  const folded = await foldPeriod(context, id, { version: student.version, from, to });
  const adds_up = isDeepStrictEqual(folded && toClassTotals(folded.classes), totals);
  if (!adds_up) log.error({ studentId: id, to, totals, folded }, 'a statement does not add up');
  return {
    student: { id, name: student.name },
    period: { from: from ?? null, to },
    totals,
    counts: folded
      ? {
          attended: folded.classes.change.attended,
          waiting: folded.classes.closing.waiting,
          uncovered: folded.classes.closing.uncovered,
        }
      : null,
    adds_up,
    entries: (await unsealFields(page.rows, sealedClassHistoryFields, keys)).toReversed(),
    has_more: page.nextCursor !== null,
    money: await toStatementMoney(context, money, folded?.money),
    version: student.version,
  };
};

interface StatementPeriod extends LedgerPeriod {
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
      money: {
        sums: await fetchMoneySums(connection, id, period),
        before:
          period.from === undefined
            ? undefined
            : await fetchMoneySums(connection, id, { to: addDays(period.from, -1) }),
        page: await fetchMoneyEntriesOfStudent(connection, id, { ...period, limit: STATEMENT_ROWS_MAX }),
      },
    };
  });

type MoneySnapshot = Awaited<ReturnType<typeof readSnapshot>>['money'];

/** The money of the period; null if there is none until its end. */
const toStatementMoney = async (
  { keys }: Pick<Needed, 'keys'>,
  { sums: { count, ...change }, before, page }: MoneySnapshot,
  folded: PeriodMoney | undefined,
): Promise<StatementMoney | null> => {
  if (count === 0 && !before?.count) return null;
  const opening = before ? toOwedCents(before) : 0;
  const closing = opening + toOwedCents(change);
  const read: PeriodMoney = { opening, change, closing };
  const entries = await unsealFields(page.rows, sealedMoneyFields, keys);
  return {
    ...{ opening_cents: opening, due_cents: change.due, paid_cents: change.paid },
    ...{ refunded_cents: change.refunded, reversed_cents: change.reversed, closing_cents: closing },
    adds_up: isDeepStrictEqual(folded, read),
    entries: entries.sort(
      (one, other) => one.effective_on.localeCompare(other.effective_on) || one.version - other.version,
    ),
    has_more: page.nextCursor !== null,
  };
};

/** The sum of a period by the events. */
const toClassTotals = ({ opening, change, closing }: PeriodFigures): ClassTotals => ({
  opening: opening.remaining,
  ...{ added: change.added, taken: change.taken, late_cancellations: change.late_cancellations },
  ...{ removed: change.removed, left_waiting: change.waiting },
  closing: closing.remaining,
});

/** The figures of a period by the events up to a version; undefined if an event was altered or is missing. */
async function foldPeriod(
  { store, log }: Needed,
  id: string,
  { version, ...days }: LedgerPeriod & { version: number },
) {
  try {
    const events = (await readStudentEvents(store, id)).filter((event) => event.version <= version);
    return { classes: computePeriodFigures(events, days), money: computePeriodMoney(events, days) };
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault;
    log.error({ studentId: id, fault: fault.message }, 'the events of a student cannot be folded');
    return undefined;
  }
}
