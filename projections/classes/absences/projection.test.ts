import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { absencesProjection } from './projection.ts';

const [MIA, ACTOR] = createStudentIds(2) as [string, string];
const keys = createInMemoryKeyRing();

test('absences: a report says who made it, and whether a tutor entered it', async () => {
  const writer = createLogWriter(keys);
  const by = (role: 'student' | 'family' | 'owner', date: string) =>
    writer.record(toStudentStream(MIA), [{ type: 'AbsenceReported', data: { date } }], { id: ACTOR, role });
  const log = [
    ...(await by('student', '2026-11-23')),
    ...(await by('family', '2026-11-24')),
    ...(await by('owner', '2026-11-25')),
  ];
  const { tables } = await foldInMemory(absencesProjection, log, keys, 1);
  expect(tables.absence_reports).toMatchObject(
    [false, false, true].map((by_centre) => ({ reporter_id: ACTOR, by_centre })),
  );
});

test('absences: each day has its newest report, which can be withdrawn and made again', async () => {
  const log = await createLogWriter(keys).record(toStudentStream(MIA), [
    { type: 'AbsenceReported', data: { date: '2026-11-23', reason: 'Dentist' } },
    { type: 'AbsenceReported', data: { date: '2026-11-30' } },
    { type: 'AbsenceReportWithdrawn', data: { date: '2026-11-23' } },
    { type: 'AbsenceReportWithdrawn', data: { date: '2026-11-30' } },
    { type: 'AbsenceReported', data: { date: '2026-11-23' } },
  ]);
  const { tables } = await foldInMemory(absencesProjection, log, keys, 1);
  expect(tables.absence_reports).toMatchObject([
    { date: '2026-11-23', event_id: log[4]?.id, reason: null, withdrawn_at: null, version: 5 },
    { date: '2026-11-30', event_id: log[1]?.id, withdrawn_at: log[3]?.recordedAt, version: 4 },
  ]);
  expect((await foldInMemory(absencesProjection, [...log, ...log.slice(2)], keys, 1)).tables).toEqual(tables);
  expect((await foldInMemory(absencesProjection, log, keys, 1_000)).tables).toEqual(tables);
  const [first] = log.slice(0, 1);
  const sealed = (await foldInMemory(absencesProjection, first ? [first] : [], keys, 1)).tables.absence_reports;
  expect(JSON.stringify(sealed)).not.toContain('Dentist');
});
