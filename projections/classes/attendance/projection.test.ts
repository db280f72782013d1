import { expect, test } from 'vitest';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { Row } from '../../engine/table.ts';
import { createAttendanceLog, createAttendanceLogWithMove, MIA_ID } from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createSeededRandom } from '../../test/seeded-random.ts';
import { attendanceProjection } from './projection.ts';

test('attendance: has the current mark of each date and the event that took its class', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLog(keys);
  const [, , first, second, , settled, corrected, third, noted] = log;

  const { tables } = await foldInMemory(attendanceProjection, log, keys, 100);

  const sealed = expect.stringMatching(/^sealed\./);
  expect(tables.attendance).toMatchObject([
    {
      id: first?.id,
      date: '2026-09-01',
      status: 'absent',
      charge: 'none',
      charged_by: null,
      notes: sealed,
      version: 6,
    },
    { id: second?.id, status: 'present', charge: 'covered', charged_by: settled?.id, notes: null, version: 5 },
    { id: third?.id, status: 'absent', charge: 'none', notes: sealed, version: 8, updated_at: noted?.recordedAt },
  ]);
  const history = tables.attendance_history?.toSorted(byVersion);
  expect(history?.map(({ what, quiet, from_status }) => [what, quiet, from_status])).toEqual([
    ['marked', false, null],
    ['marked', false, null],
    ['settled', false, null],
    ['corrected', false, 'present'],
    ['marked', true, null],
    ['noted', true, null],
  ]);
  expect(history?.[3]).toMatchObject({ attendance_id: first?.id, id: corrected?.id });
});

test('attendance: a mark that moves is listed on its new date only', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLogWithMove(keys);
  const [, , , second] = log;
  const moved = log.at(-1);
  const settled = log[5];

  const { tables } = await foldInMemory(attendanceProjection, log, keys, 100);

  const sealed = expect.stringMatching(/^sealed\./);
  const mine = tables.attendance?.filter(({ id }) => id === second?.id);
  expect(mine).toMatchObject([
    { date: '2026-08-31', status: 'present', charge: 'covered', charged_by: settled?.id, notes: sealed, version: 9 },
  ]);
  expect(tables.attendance_history?.toSorted(byVersion).slice(-1)).toMatchObject([
    {
      ...{ id: moved?.id, attendance_id: second?.id, what: 'moved', from_date: '2026-09-02', date: '2026-08-31' },
      ...{ from_status: 'present', status: 'present', charge: 'covered', notes: sealed, reason: sealed, quiet: true },
    },
  ]);
});

const byVersion = (one: Row, other: Row) => Number(one.version) - Number(other.version);

/** A log with every kind of change of a mark, on few days, so that most marks change several times. */
const createMarksLog = async (keys: KeyRing, events: number): Promise<StoredEvent[]> => {
  const random = createSeededRandom(20261128);
  const choose = <Of>(...from: readonly [Of, ...Of[]]): Of => from[Math.floor(random() * from.length)] ?? from[0];
  const writer = createLogWriter(keys);
  const today = '2026-09-09';
  const enrolment = { name: 'Mia', email: 'm@example.com', classes: 2, via: 'tutor', today } as const;
  const log = await writer.execute(MIA_ID, { type: 'EnrolStudent', ...enrolment });
  while (log.length < events) {
    const [date, other] = [choose('2026-09-01', '2026-09-02', '2026-09-03'), choose('2026-09-02', '2026-09-04')];
    const mark = {
      date,
      today,
      status: choose('present' as const, 'absent' as const),
      reason: choose('Late', undefined),
    };
    const command = choose<Parameters<typeof writer.execute>[1]>(
      {
        type: 'AdjustClasses',
        direction: choose('add' as const, 'remove' as const),
        classes: 1,
        reason: 'A pack',
        today,
      },
      { type: 'MarkAttendance', ...mark, note: choose('Fractions', 'Decimals', '', undefined) },
      { type: 'MarkAttendance', ...mark, privateNote: choose('Tired', 'Ill', '') },
      { type: 'CorrectAttendance', ...mark, from: date, date: choose(date, other), reason: 'Wrong day' },
      { type: 'VoidAttendance', date, reason: 'Wrong student', today },
      { type: 'SettleUncoveredClass', date, today },
    );
    log.push(...(await writer.execute(MIA_ID, command)));
  }
  return log;
};

test('attendance_history: a row has what later events of its mark did to it', async () => {
  const keys = createInMemoryKeyRing();
  const { tables } = await foldInMemory(attendanceProjection, await createMarksLog(keys, 1_500), keys, 100);
  const rows = (tables.attendance_history ?? []).toSorted(byVersion);
  const marks = new Map(tables.attendance?.map((mark) => [mark.id, mark]));
  const seen = new Set<string>();
  for (const row of rows) {
    const later = rows.filter((one) => one.attendance_id === row.attendance_id && byVersion(row, one) < 0);
    const correction = later.find(
      ({ what, reason, created_at }) =>
        String(created_at) > String(row.created_at) &&
        (['corrected', 'moved', 'voided'].includes(String(what)) || (what === 'noted' && reason !== null)),
    );
    const isUncovered = row.charge === 'uncovered' && row.charged_by === row.id;
    const resolution = isUncovered
      ? later.find(
          ({ what, status }) =>
            ['settled', 'corrected', 'voided'].includes(String(what)) || (what === 'moved' && status === 'absent'),
        )
      : undefined;
    const mark = marks.get(row.attendance_id);
    const last = later.at(-1) ?? row;
    const gaveBack = row.what === 'moved' && row.quiet === false;
    expect(row).toMatchObject({
      can_correct: ![row.what, last.what].includes('voided') && [row, ...later].findLast(isPublic) === row,
      correction_id: correction?.id ?? null,
      corrected_as: correction ? (correction.what === 'voided' ? 'voided' : 'corrected') : null,
      corrected_at: correction?.created_at ?? null,
      corrected_by: correction?.tutor_id ?? null,
      resolved_as: resolution ? (resolution.what === 'moved' ? 'corrected' : resolution.what) : null,
      resolved_at: resolution?.created_at ?? null,
      moved_to: gaveBack ? row.date : null,
    });
    if (later.length === 0)
      expect(pickMark(mark)).toEqual(
        pickMark({ ...row, charged_by: row.charge === 'covered' ? (row.charged_by ?? null) : null }),
      );
    for (const [name, value] of Object.entries(row)) if (value !== null && value !== false) seen.add(name);
    seen.add(`${row.what} ${row.resolved_as}`);
  }
  for (const name of ['moved_to', 'correction_id', 'marked settled', 'marked corrected', 'marked voided']) {
    expect(seen).toContain(name);
  }
});

const isPublic = ({ what }: Row) => what !== 'privately-noted';
/** What the current mark and the last row of its history have in common. */
const pickMark = (row: Row | undefined) => {
  const { date, status, charge, charged_by, notes, notes_event, private_notes, private_notes_event, version } =
    row ?? {};
  return { date, status, charge, charged_by, notes, notes_event, private_notes, private_notes_event, version };
};
