import { expect, test } from 'vitest';
import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { parseEvents } from '../../engine/parsed-event.ts';
import { createAttendanceLog, MIA_ID } from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createStudentIds, createStudentLog } from '../../test/student-log-fixture.ts';
import { balancesProjection } from './projection.ts';

test('balances: has the balances after the last event of a student', async () => {
  const keys = createInMemoryKeyRing();

  const { tables } = await foldInMemory(balancesProjection, await createAttendanceLog(keys), keys, 100);

  expect(tables.balances).toEqual([
    {
      ...{ student_id: MIA_ID, standing: 'current' },
      ...{ classes_remaining: 2, classes_total: 3, classes_waiting: 0 },
      ...{ classes_uncovered: 0, classes_attended: 1, classes_return_limit: 2, changes_counted: 6, version: 8 },
    },
  ]);
});

test('balances: classes over the cap wait until they are applied or withdrawn', async () => {
  const keys = createInMemoryKeyRing();
  const { execute } = createLogWriter(keys);
  const today = '2026-09-03';
  const log = [
    await execute(MIA_ID, {
      type: 'EnrolStudent',
      name: 'Mia',
      email: 'm@example.com',
      classes: 25,
      via: 'tutor',
      today,
    }),
    await execute(MIA_ID, { type: 'AdjustClasses', direction: 'remove', classes: 3, today }),
    await execute(MIA_ID, { type: 'ApplyWaitingClasses', today }),
    await execute(MIA_ID, { type: 'WithdrawWaitingClasses', classes: 1, reason: 'Refunded', today }),
  ];
  const waiting = [];
  for (const [index] of log.entries()) {
    const { tables } = await foldInMemory(balancesProjection, log.slice(0, index + 1).flat(), keys, 1);
    waiting.push(tables.balances?.map((row) => [row.classes_remaining, row.classes_total, row.classes_waiting]));
  }
  expect(waiting).toEqual([[[18, 18, 7]], [[15, 15, 7]], [[18, 15, 4]], [[18, 15, 3]]]);
});

test('balances: equals the state of the decider after a random log', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createStudentLog(keys, 6, 1_500, 77);

  const { tables } = await foldInMemory(balancesProjection, log, keys, 64);

  for (const id of createStudentIds(6)) {
    const own = parseEvents(log.filter(({ stream }) => stream === `student-${id}`));
    const state = own.reduce(
      (before, { event }) => (event && isEventOf(studentEvents, event) ? studentDecider.evolve(before, event) : before),
      studentDecider.initial,
    );
    expect(tables.balances).toContainEqual({
      student_id: id,
      standing: 'current',
      classes_remaining: state.remaining,
      classes_total: state.total,
      classes_waiting: state.waiting,
      classes_uncovered: state.uncovered,
      classes_return_limit: state.returnLimit,
      classes_attended: [...state.marks.values()].filter(({ status }) => status === 'present').length,
      changes_counted: expect.any(Number),
      version: state.version,
    });
  }
});
