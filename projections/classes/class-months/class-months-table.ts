import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { isAttendanceEvent, toAttendanceChange } from '#events/classes/student/attendance-change.ts';
import { toLedgerEntries } from '#events/classes/student/class-ledger.ts';
import { type StudentEvent, studentEvents } from '#events/classes/student/events.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';
import { date, integer, jsonb, type StoredRow, text, uuid } from '../../engine/columns.ts';
import { defineGroupedTable } from '../../engine/table.ts';

/** Changes of the remaining and of the waiting classes, without the classes that the day's mark took. */
export type ChangeOfDay = readonly [remaining: number, waiting: number];

const columns = {
  /** The id of the event that began the month's row, and the month. */
  id: text(),
  student_id: uuid(),
  /** The first day of the month. */
  month: date(),
  /** The days of the month with a present mark and with an absent one, as bits: 1 for the first day, 2 for the second. */
  present_days: integer(),
  absent_days: integer(),
  /** The days with a mark that holds a class. */
  taken_days: integer(),
  /** The classes that remain at the beginning of the month, by the days of the changes. */
  remaining_before: integer(),
  /** The changes that are effective in the month, in classes. */
  remaining_change: integer(),
  waiting_change: integer(),
  /**
   * Of these changes, by day of the month, what differs from one class less on each of the \`taken_days\`, for a period that begins
   * within the month. Most months have none, so that nothing is parsed for a mark.
   */
  other_changes_by_day: jsonb<Record<string, ChangeOfDay>>(),
  /** Version of the student's stream at the last change of the row. */
  version: integer(),
};
export type MonthRow = StoredRow<typeof columns>;

export const toMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const toBit = (day: string): number => 1 << (Number(day.slice(8)) - 1);

/**
 * What a student attended in each month, and how their classes changed. A sum over all students and years reads a row for
 * each student and month instead of one for each mark.
 */
export const classMonthsTable = defineGroupedTable({
  name: 'class_months',
  key: 'id',
  group: 'student_id',
  columns,
  indexes: {
    // Serves the loading of a student's rows by the fold.
    class_months_of_student: '(student_id, month)',
    // Serves fetchAttendanceSums, countTakenByMonth and fetchStudentStocks, and countPaces and countActiveStudents from the index
    // alone.
    class_months_by_month: `(month, student_id)
      include (present_days, taken_days, remaining_before, remaining_change, other_changes_by_day)`,
  },
  keyOf: (event) => (isEventOf(studentEvents, event) ? parseStudentStream(event.stream) : undefined),

  evolve(rows, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (!isEventOf(studentEvents, event) || rows.some(({ version }) => event.version <= version)) return [];
    const changed = new Map<string, MonthRow>();
    const change = (day: string, evolveRow: (row: MonthRow) => Partial<MonthRow>) => {
      const month = toMonth(day);
      const row = changed.get(month) ?? rows.find((each) => each.month === month) ?? beginMonth(event, month);
      changed.set(month, { ...row, ...evolveRow(row), version: event.version });
    };
    for (const mark of toChangedMarks(event)) change(mark.day, (row) => toDayBits(row, mark));
    for (const { effectiveOn, change: classes } of toLedgerEntries(event)) {
      if (classes.remaining !== 0 || classes.waiting !== 0)
        change(effectiveOn, (row) => addChange(row, effectiveOn, classes));
    }
    return withRemainingBefore(rows, changed);
  },
});

/** The changed rows and the later ones, with what remains before each. */
function withRemainingBefore(rows: readonly MonthRow[], changed: ReadonlyMap<string, MonthRow>): MonthRow[] {
  if (changed.size === 0) return [];
  const [first = ''] = [...changed.keys()].sort();
  const all = [...rows.filter(({ month }) => !changed.has(month)), ...changed.values()];
  let remaining = all.reduce((sum, row) => (row.month < first ? sum + row.remaining_change : sum), 0);
  const result: MonthRow[] = [];
  for (const row of all.filter(({ month }) => month >= first).sort(byMonth)) {
    if (changed.has(row.month) || row.remaining_before !== remaining)
      result.push({ ...row, remaining_before: remaining });
    remaining += row.remaining_change;
  }
  return result;
}

export const byMonth = (one: MonthRow, other: MonthRow): number => (one.month < other.month ? -1 : 1);

const beginMonth = (event: RecordedEvent<StudentEvent>, month: string): MonthRow => ({
  ...{ id: `${event.id} ${month}`, student_id: parseStudentStream(event.stream) as string, month },
  ...{ present_days: 0, absent_days: 0, taken_days: 0 },
  ...{ remaining_before: 0, remaining_change: 0, waiting_change: 0, other_changes_by_day: '{}', version: 0 },
});

/** The mark of a day after an event. What is undefined stays as it was; a day without a mark has the status `none`. */
interface ChangedMark {
  readonly day: string;
  readonly status: AttendanceStatus | 'none' | undefined;
  readonly charge: AttendanceCharge | undefined;
}

function toChangedMarks(event: RecordedEvent<StudentEvent>): ChangedMark[] {
  if (!isAttendanceEvent(event)) return [];
  const { what, from, date, status, charge } = toAttendanceChange(event);
  const noMark = { status: 'none', charge: 'none' } as const;
  if (what === 'voided') return [{ day: date, ...noMark }];
  if (status === undefined && charge === undefined) return [];
  const isMoved = from?.date !== undefined && from.date !== date;
  return [...(isMoved ? [{ day: from.date, ...noMark }] : []), { day: date, status, charge }];
}

function toDayBits(row: MonthRow, { day, status, charge }: ChangedMark): Partial<MonthRow> {
  const bit = toBit(day);
  const set = (days: number, isSet: boolean | undefined) =>
    isSet === undefined ? days : isSet ? days | bit : days & ~bit;
  const taken_days = set(row.taken_days, charge && charge === 'covered');
  const taken = countBits(taken_days & bit) - countBits(row.taken_days & bit);
  return {
    present_days: set(row.present_days, status && status === 'present'),
    absent_days: set(row.absent_days, status && status === 'absent'),
    taken_days,
    // The change itself follows from the ledger entry of the event.
    ...(taken !== 0 && { other_changes_by_day: addToDay(row, day, [taken, 0]) }),
  };
}

const countBits = (bit: number): number => (bit === 0 ? 0 : 1);

const addChange = (
  row: MonthRow,
  day: string,
  { remaining, waiting }: { readonly remaining: number; readonly waiting: number },
): Partial<MonthRow> => ({
  remaining_change: row.remaining_change + remaining,
  waiting_change: row.waiting_change + waiting,
  other_changes_by_day: addToDay(row, day, [remaining, waiting]),
});

function addToDay({ other_changes_by_day }: MonthRow, day: string, [remaining, waiting]: ChangeOfDay): string {
  const byDay = parseOtherChanges(other_changes_by_day);
  const key = String(Number(day.slice(8)));
  const [remainingBefore, waitingBefore] = byDay[key] ?? [0, 0];
  const { [key]: _, ...others } = byDay;
  const sum = [remainingBefore + remaining, waitingBefore + waiting] as const;
  return JSON.stringify(sum[0] === 0 && sum[1] === 0 ? others : { ...others, [key]: sum });
}

export const parseOtherChanges = (text: string): Record<string, ChangeOfDay> => (text === '{}' ? {} : JSON.parse(text));
