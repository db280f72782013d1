import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { Row } from '../../engine/table.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createStudentIds, createStudentLog } from '../../test/student-log-fixture.ts';
import { attendanceProjection } from '../attendance/projection.ts';
import { balancesProjection } from '../balances/projection.ts';
import { classTransactionsProjection } from '../class-transactions/projection.ts';
import { classMonthsProjection } from './projection.ts';

const keys = createInMemoryKeyRing();
const fold = async (projection: Parameters<typeof foldInMemory>[0], log: readonly StoredEvent[]) =>
  (await foldInMemory(projection, log, keys, 64)).tables;

/** The days of a row whose bit is set in one of its columns. */
const listDays = (row: Row, column: 'present_days' | 'absent_days' | 'taken_days'): string[] =>
  Array.from({ length: 31 }, (_, index) => index).flatMap((index) =>
    (Number(row[column]) >> index) & 1
      ? `${String(row.month).slice(0, 8)}${String(index + 1).padStart(2, '0')} ${row.student_id}`
      : [],
  );

test('class_months: equals the marks, the balances and the class transactions of a random log', async () => {
  const log = await createStudentLog(keys, 6, 1_500, 4_711);
  const { class_months: months = [] } = await fold(classMonthsProjection, log);
  const { attendance = [] } = await fold(attendanceProjection, log);
  const { balances = [] } = await fold(balancesProjection, log);
  const { class_transactions: transactions = [] } = await fold(classTransactionsProjection, log);

  for (const [field, value, column] of [
    ['status', 'present', 'present_days'],
    ['status', 'absent', 'absent_days'],
    ['charge', 'covered', 'taken_days'],
  ] as const) {
    const marks = attendance.filter((mark) => mark[field] === value && mark.voided_at === null);
    expect(marks.length).toBeGreaterThan(3);
    expect(months.flatMap((row) => listDays(row, column)).sort()).toEqual(
      marks.map(({ date, student_id }) => `${date} ${student_id}`).sort(),
    );
  }
  const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
  for (const { student_id, classes_remaining, classes_waiting } of balances) {
    const own = months.filter((row) => row.student_id === student_id);
    expect([sum(own, 'remaining_change'), sum(own, 'waiting_change')]).toEqual([classes_remaining, classes_waiting]);
    for (const row of own) {
      const byDay = Object.entries(JSON.parse(String(row.changes_by_day)) as Record<string, [number, number]>);
      expect(byDay.reduce((total, [, [, waiting]]) => total + waiting, 0)).toBe(row.waiting_change);
      for (const [day, [remaining]] of byDay) {
        const date = `${String(row.month).slice(0, 8)}${day.padStart(2, '0')}`;
        const onDay = transactions.filter((each) => each.student_id === student_id && each.effective_on === date);
        expect(sum(onDay, 'applied_remaining')).toBe(remaining);
      }
    }
  }
  const batched = await foldInMemory(classMonthsProjection, [...log, ...log.slice(-20)], keys, 1);
  expect(batched.tables.class_months?.toSorted(byId), 'also by single events, with some delivered again').toEqual(
    months.toSorted(byId),
  );
});

test('class_months: a mark that moves to another month, or is voided, leaves its day', async () => {
  const [id = ''] = createStudentIds(1);
  const { execute } = createLogWriter(keys);
  const today = '2026-11-21';
  const rows = [];
  const log: StoredEvent[] = [];
  for (const command of [
    { type: 'EnrolStudent', name: 'Mia', email: 'm@example.com', classes: 3, via: 'tutor', today },
    { type: 'MarkAttendance', date: '2026-10-31', status: 'present', today },
    {
      type: 'CorrectAttendance',
      from: '2026-10-31',
      date: '2026-11-01',
      status: 'present',
      reason: 'Wrong day',
      today,
    },
    { type: 'VoidAttendance', date: '2026-11-01', reason: 'No class', today },
    { type: 'MarkAttendance', date: '2026-11-01', status: 'absent', today },
  ] as const) {
    log.push(...(await execute(id, command)));
    const { class_months = [] } = await fold(classMonthsProjection, log);
    rows.push(
      class_months
        .toSorted((one, other) => String(one.month).localeCompare(String(other.month)))
        .map(({ month, present_days, absent_days, taken_days, remaining_change }) => [
          String(month).slice(0, 7),
          ...[present_days, absent_days, taken_days, remaining_change],
        ]),
    );
  }
  const lastBit = 2 ** 30;
  expect(rows).toEqual([
    [['2026-11', 0, 0, 0, 3]],
    [
      ['2026-10', lastBit, 0, lastBit, -1],
      ['2026-11', 0, 0, 0, 3],
    ],
    [
      ['2026-10', 0, 0, 0, 0],
      ['2026-11', 1, 0, 1, 2],
    ],
    [
      ['2026-10', 0, 0, 0, 0],
      ['2026-11', 0, 0, 0, 3],
    ],
    [
      ['2026-10', 0, 0, 0, 0],
      ['2026-11', 0, 1, 0, 3],
    ],
  ]);
});

const byId = (one: Row, other: Row) => String(one.id).localeCompare(String(other.id));
