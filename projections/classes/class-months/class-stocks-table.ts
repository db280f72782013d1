import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { type ClassLot, evolveClassLots, toUnused, toUnusedValue } from '#events/classes/student/class-lots.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { date, integer, oneOf, type StoredRow, text, uuid } from '../../engine/columns.ts';
import { defineKeyedTable, type GroupChange } from '../../engine/table.ts';
import { toErasedStudent, toStandingAfter } from '../balances/standing.ts';
import { classMonthsTable, type MonthRow } from './class-months-table.ts';

const columns = {
  student_id: uuid(),
  standing: oneOf('current', 'former', 'erased'),
  /** The classes that nobody has taken, and what they cost. */
  unused: integer().check('>= 0'),
  value_cents: integer(),
  /** The days of the first and of the last present mark. */
  first_present: date().nullable(),
  last_present: date().nullable(),
  /** The additions and removals as JSON, in the order of recording: the state of the fold. */
  lots: text(),
  /** Version of the student's stream after its last event. */
  version: integer(),
};
export type StocksRow = StoredRow<typeof columns>;

/** What the unused classes of each student cost, so that a sum or a list of them asks for no purchases. */
export const classStocksTable = defineKeyedTable({
  name: 'class_stocks',
  key: 'student_id',
  columns,
  indexes: {
    // Serves sumStocks and countPaces from the index alone.
    class_stocks_by_standing: '(standing, student_id) include (unused, value_cents)',
    // Serves countActiveStudents from the index alone.
    class_stocks_by_presence: '(last_present, first_present, student_id)',
  },
  keyOf: (event) => (event.type === 'PersonErased' ? toErasedStudent(event) : parseStudentStream(event.stream)),
  evolve(row, event, changeOf) {
    if (event.type === 'PersonErased') return row && { ...row, standing: 'erased' };
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (!isEventOf(studentEvents, event) || event.version <= (row?.version ?? 0)) return undefined;
    const before = row ?? beginStocks(parseStudentStream(event.stream) as string);
    const standing = toStandingAfter(before.standing, event.type);
    const lots = evolveClassLots(parseLots(before), event);
    const months = changeOf(classMonthsTable);
    const after = { ...before, standing, lots: before.lots, version: event.version };
    if (lots === parseLots(before) && months.changed.length === 0) return keepLots(after, lots);
    const rows = listRowsAfter(months);
    return keepLots(
      {
        ...after,
        ...toStocksNow(rows, lots),
        ...toPresence(rows),
        ...(lots !== parseLots(before) && { lots: JSON.stringify(lots) }),
      },
      lots,
    );
  },
});

const beginStocks = (student_id: string): StocksRow => ({
  ...{ student_id, standing: 'current', unused: 0, value_cents: 0, first_present: null, last_present: null },
  ...{ lots: '[]', version: 0 },
});

/** Cache of parsed lots: they are parsed once for each row that is loaded, and not for each event. */
const parsed = new WeakMap<StocksRow, readonly ClassLot[]>();
const keepLots = (row: StocksRow, lots: readonly ClassLot[]): StocksRow => {
  parsed.set(row, lots);
  return row;
};
export const parseLots = (row: StocksRow | undefined): readonly ClassLot[] => {
  if (row === undefined) return [];
  const lots = parsed.get(row) ?? (JSON.parse(row.lots) as ClassLot[]);
  parsed.set(row, lots);
  return lots;
};

/** The rows of a student after an event. */
export const listRowsAfter = ({ before, changed }: GroupChange<MonthRow>): readonly MonthRow[] =>
  changed.length === 0
    ? before
    : [...before.filter(({ month }) => changed.every((row) => row.month !== month)), ...changed];

const LAST_DAY = '9999-12-31';

const toStocksNow = (rows: readonly MonthRow[], lots: readonly ClassLot[]) => {
  let [remaining, waiting] = [0, 0];
  for (const row of rows) {
    remaining += row.remaining_change;
    waiting += row.waiting_change;
  }
  const unused = toUnused(remaining, waiting);
  return { unused, value_cents: toUnusedValue(lots, unused, LAST_DAY) };
};

const toPresence = (rows: readonly MonthRow[]): Pick<StocksRow, 'first_present' | 'last_present'> => {
  let first: MonthRow | undefined;
  let last: MonthRow | undefined;
  for (const row of rows) {
    if (row.present_days === 0) continue;
    if (first === undefined || row.month < first.month) first = row;
    if (last === undefined || row.month > last.month) last = row;
  }
  return {
    first_present: first ? toDay(first.month, 31 - Math.clz32(first.present_days & -first.present_days)) : null,
    last_present: last ? toDay(last.month, 31 - Math.clz32(last.present_days)) : null,
  };
};

/** The day of a bit of a month. */
export const toDay = (month: string, bit: number): string => `${month.slice(0, 8)}${String(bit + 1).padStart(2, '0')}`;
