import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { isAttendanceEvent } from '#events/classes/student/attendance-change.ts';
import { changesClasses, toReturnLimit } from '#events/classes/student/balance.ts';
import { type BalanceChange, type StudentEvent, studentEvents } from '#events/classes/student/events.ts';
import { toMarkCountsChanges } from '#events/classes/student/mark-counts.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { toWaitingClassesChange } from '#events/classes/student/waiting-classes.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { integer, oneOf, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';
import { toErasedStudent, toStandingAfter } from './standing.ts';

const columns = {
  student_id: uuid(),
  /** As in the profile: an archived student is former. Sums and lists of the current students so read no profile. */
  standing: oneOf('current', 'former', 'erased'),
  classes_remaining: integer().check('>= 0'),
  classes_total: integer().check('>= 0'),
  classes_waiting: integer().check('>= 0'),
  classes_uncovered: integer().check('>= 0'),
  classes_attended: integer().check('>= 0'),
  /** See `toReturnLimit`. */
  classes_return_limit: integer().check('>= 0'),
  /**
   * The number of events that changed classes, counted without the fold of the class ledger: `verify` compares it with the
   * rows of class_transactions.
   */
  changes_counted: integer(),
  /** Version of the student's stream after its last event: the ETag for If-Match. */
  version: integer(),
};
export type BalanceRow = StoredRow<typeof columns>;

const balancesTable = defineKeyedTable({
  name: 'balances',
  key: 'student_id',
  columns,
  indexes: {
    // Serves fetchDashboardTotals, fetchStudentCounts and sumRemainingClasses from the index alone, and fetchStudentsInNeed
    // (`low`) in its order.
    balances_by_remaining: `(standing, classes_remaining, (-classes_uncovered))
      include (student_id, classes_total, classes_waiting, classes_uncovered)`,
    // Serves fetchStudentsInNeed (`uncovered`), most first.
    balances_uncovered: "((-classes_uncovered)) where standing = 'current' and classes_uncovered > 0",
    // Serves fetchStudentsInNeed (`waiting`).
    balances_waiting: "(student_id) where standing = 'current' and classes_waiting > 0",
  },
  keyOf: (event) => (event.type === 'PersonErased' ? toErasedStudent(event) : parseStudentStream(event.stream)),
  evolve(row, event) {
    // The erasure is in a stream of its own, whose versions are others.
    if (event.type === 'PersonErased') return row && { ...row, standing: 'erased' };
    if (!isEventOf(studentEvents, event)) return undefined;
    const before = row ?? nothing(parseStudentStream(event.stream) as string);
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (event.version <= before.version) return undefined;
    const classes_waiting = before.classes_waiting + toWaitingClassesChange(event);
    return {
      ...before,
      standing: toStandingAfter(before.standing, event.type),
      ...balancesAfter(before, event),
      ...counted(before, event),
      classes_waiting,
      version: event.version,
    };
  },
});

const nothing = (studentId: string): BalanceRow => ({
  student_id: studentId,
  standing: 'current',
  classes_remaining: 0,
  classes_total: 0,
  classes_waiting: 0,
  classes_uncovered: 0,
  classes_attended: 0,
  classes_return_limit: 0,
  changes_counted: 0,
  version: 0,
});

const changeOf = (event: RecordedEvent<StudentEvent>): BalanceChange | undefined =>
  'change' in event.data ? event.data.change : undefined;

const balancesAfter = (row: BalanceRow, event: RecordedEvent<StudentEvent>) => {
  const change = changeOf(event);
  if (!change) return undefined;
  const changes_counted = row.changes_counted + Number(changesClasses(change));
  const classes_return_limit = toReturnLimit(row.classes_return_limit, change, isAttendanceEvent(event));
  const { remainingAfter: classes_remaining, totalAfter: classes_total } = change;
  return { classes_remaining, classes_total, classes_return_limit, changes_counted };
};

/** Updates the numbers of marks, which no event contains: classes uncovered and attended. */
const counted = (row: BalanceRow, event: RecordedEvent<StudentEvent>): Partial<BalanceRow> => {
  const changes = toMarkCountsChanges(event);
  return {
    classes_attended: changes.reduce((sum, { attended }) => sum + attended, row.classes_attended),
    classes_uncovered: changes.reduce((sum, { uncovered }) => sum + uncovered, row.classes_uncovered),
  };
};

export const balancesProjection = {
  name: 'balances',
  version: 2,
  streams: ['student', 'erasures'],
  tables: [balancesTable],
} as const satisfies Projection;
