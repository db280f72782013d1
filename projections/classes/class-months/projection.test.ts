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
import { centreDaySums } from './centre-months-table.ts';
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
      const others = JSON.parse(String(row.other_changes_by_day)) as Record<string, [number, number]>;
      expect(Object.values(others).reduce((total, [, waiting]) => total + waiting, 0)).toBe(row.waiting_change);
      for (let day = 1; day <= 31; day += 1) {
        const date = `${String(row.month).slice(0, 8)}${String(day).padStart(2, '0')}`;
        const onDay = transactions.filter((each) => each.student_id === student_id && each.effective_on === date);
        const taken = (Number(row.taken_days) >> (day - 1)) & 1;
        expect(sum(onDay, 'applied_remaining')).toBe((others[String(day)]?.[0] ?? 0) - taken);
      }
      const earlier = own.filter(({ month }) => String(month) < String(row.month));
      expect(row.remaining_before).toBe(sum(earlier, 'remaining_change'));
    }
  }
  const { class_stocks: stocks = [], centre_months: centre = [] } = await fold(classMonthsProjection, log);
  const days = centre.flatMap((row) => Object.values(JSON.parse(String(row.days)) as Record<string, number[]>));
  const sumOfDays = (name: (typeof centreDaySums)[number]) =>
    days.reduce((total, sums) => total + (sums[centreDaySums.indexOf(name)] ?? 0), 0);
  const current = balances.filter(({ standing }) => standing === 'current');
  const valued = stocks.filter(({ standing }) => standing === 'current');
  expect(sumOfDays('remaining')).toBe(sum(current, 'classes_remaining'));
  expect(sumOfDays('waiting')).toBe(sum(current, 'classes_waiting'));
  expect(sumOfDays('unused')).toBe(sum(valued, 'unused'));
  expect(sumOfDays('value_cents')).toBe(sum(valued, 'value_cents'));
  expect(sumOfDays('present')).toBe(months.flatMap((row) => listDays(row, 'present_days')).length);

  const batched = await foldInMemory(classMonthsProjection, [...log, ...log.slice(-20)], keys, 1);
  expect(batched.tables.class_months?.toSorted(byId), 'also by single events, with some delivered again').toEqual(
    months.toSorted(byId),
  );
  expect(batched.tables.class_stocks?.toSorted(byStudent)).toEqual(stocks.toSorted(byStudent));
  expect(batched.tables.centre_months?.toSorted(byId)).toEqual(centre.toSorted(byId));
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

test('centre_months: the classes of a former student and what they cost leave the sums, and come back with the student', async () => {
  const [id = ''] = createStudentIds(1);
  const { execute } = createLogWriter(keys);
  const today = '2026-11-21';
  const log: StoredEvent[] = [];
  const sums = [];
  const purchase = { priceCents: 12_000, priceReason: 'Agreed' };
  for (const command of [
    { type: 'EnrolStudent', name: 'Mia', email: 'm@example.com', classes: 2, via: 'tutor', today: '2026-10-01' },
    { type: 'AdjustClasses', direction: 'add', classes: 6, code: 'growth', purchase, today },
    { type: 'MarkAttendance', date: '2026-10-31', status: 'present', today },
    { type: 'ArchiveStudent' },
    { type: 'RestoreStudent', email: 'm@example.com' },
  ] as const) {
    log.push(...(await execute(id, command)));
    const { centre_months = [] } = await fold(classMonthsProjection, log);
    sums.push(
      Object.fromEntries(
        centre_months.flatMap(({ month, days }) =>
          Object.entries(JSON.parse(String(days)) as Record<string, number[]>).map(([day, numbers]) => [
            `${String(month).slice(5, 8)}${day}`,
            numbers.join(' '),
          ]),
        ),
      ),
    );
  }
  expect(sums).toEqual([
    { '10-1': '0 0 0 0 2 0 2 0' },
    { '10-1': '0 0 0 0 2 0 2 0', '11-21': '0 0 0 6 6 0 6 12000' },
    { '10-1': '0 0 0 0 2 0 2 0', '10-31': '1 0 1 0 -1 0 -1 0', '11-21': '0 0 0 6 6 0 6 12000' },
    { '10-31': '1 0 1 0 0 0 0 0', '11-21': '0 0 0 6 0 0 0 0' },
    { '10-1': '0 0 0 0 2 0 2 0', '10-31': '1 0 1 0 -1 0 -1 0', '11-21': '0 0 0 6 6 0 6 12000' },
  ]);
});

const byStudent = (one: Row, other: Row) => String(one.student_id).localeCompare(String(other.student_id));
const byId = (one: Row, other: Row) => String(one.id).localeCompare(String(other.id));
