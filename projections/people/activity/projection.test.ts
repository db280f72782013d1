import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { practiceQuestions } from '#events/learning/practice/test/practice-fixture.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { createAttendanceLog, MIA_ID, TUTOR_ID } from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { activityProjection } from './projection.ts';

const rowsOf = async (log: Parameters<typeof foldInMemory>[1], keys = createInMemoryKeyRing(), batch = 100) =>
  (await foldInMemory(activityProjection, log, keys, batch)).tables.activity ?? [];

test('activity: each event is a row with its actor, act, subject and changes', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createAttendanceLog(keys);
  const rows = await rowsOf(log, keys);

  const moves = rows.map((row) => [row.what, row.date, row.remaining_before, row.remaining_after, row.total_after]);
  expect(moves).toEqual([
    ['joined', null, null, null, null],
    ['enrolled', '2026-09-03', 0, 1, 1],
    ['marked', '2026-09-01', 1, 0, 1],
    ['marked', '2026-09-02', 0, 0, 1],
    ['classes-added', '2026-09-03', 0, 2, 3],
    ['settled', '2026-09-02', 2, 1, 3],
    ['corrected', '2026-09-01', 1, 2, 3],
    ['marked', '2026-09-03', null, null, null],
    ['noted', '2026-09-03', null, null, null],
  ]);
  const [joined, enrolled, first, uncovered, , settled, corrected, third, noted] = rows;
  expect(joined).toMatchObject({ subject_id: TUTOR_ID, actor_role: 'tutor' });
  expect(enrolled).toMatchObject({ subject_id: MIA_ID, actor_id: TUTOR_ID, created_at: log[1]?.recordedAt });
  expect(uncovered).toMatchObject({ charge: 'uncovered', requested: -1, attendance_id: log[3]?.id });
  expect(settled?.attendance_id).toBe(log[3]?.id);
  expect(corrected).toMatchObject({ attendance_id: first?.id, from_status: 'present', status: 'absent' });
  expect(noted?.attendance_id).toBe(third?.id);
});

test('activity: a moved mark has a row with its old date and the class that it gave back', async () => {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const [today, seenVersion] = ['2026-09-03', 2];
  const log = [
    await writer.execute(MIA_ID, {
      ...{ type: 'EnrolStudent', name: 'Mia Chen', email: 'mia@example.com', classes: 1, via: 'tutor', today },
    }),
    await writer.execute(MIA_ID, { type: 'MarkAttendance', date: '2026-09-01', status: 'present', today }),
    await writer.execute(MIA_ID, {
      ...{ type: 'CorrectAttendance', from: '2026-09-01', date: '2026-09-02', status: 'present', today, seenVersion },
      reason: 'It was the day after',
    }),
    await writer.execute(MIA_ID, {
      ...{ type: 'CorrectAttendance', from: '2026-09-02', date: '2026-08-31', status: 'absent', today },
      reason: 'Was not there',
    }),
  ].flat();
  const [, marked, moved, gone] = await rowsOf(log, keys);

  expect(moved).toMatchObject({
    ...{ what: 'moved', attendance_id: marked?.id, from_date: '2026-09-01', date: '2026-09-02' },
    ...{ from_status: 'present', status: 'present', charge: 'covered', remaining_after: null },
    reason: expect.stringMatching(/^sealed\./),
  });
  expect(gone).toMatchObject({
    ...{ what: 'moved', from_date: '2026-09-02', date: '2026-08-31', from_status: 'present', status: 'absent' },
    ...{ remaining_before: 0, remaining_after: 1 },
  });
});

test('activity: notes and reasons stay sealed', async () => {
  const keys = createInMemoryKeyRing();
  const rows = await rowsOf(await createAttendanceLog(keys), keys);
  expect(rows[2]?.notes).toMatch(/^sealed\./);
  expect(rows[4]?.reason).toMatch(/^sealed\./);
});

test('activity: lists only the decisions about reports and the streak rule of practice', async () => {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const [session, program] = [toPracticeStream(randomUUID(), MIA_ID), { id: TUTOR_ID, role: 'system' } as const];
  const [student, tutor] = [{ id: MIA_ID, role: 'student' } as const, { id: TUTOR_ID, role: 'tutor' } as const];
  const [accepted, dismissed] = [0, 1];
  const started = {
    openMinutes: 120,
    grade: 4,
    subject: 'math',
    topic: 'Addition',
    questions: practiceQuestions,
  } as const;
  const reported = (question: number) => ({ type: 'PracticeQuestionReported', data: { question } }) as const;
  const log = [
    await writer.record(session, [{ type: 'PracticeSessionStarted', data: started }], student),
    await writer.record(session, [reported(accepted), reported(dismissed)], student),
    await writer.record(
      session,
      [{ type: 'PracticeReportAccepted', data: { question: accepted, correct: 1, points: 10 } }],
      tutor,
    ),
    await writer.record(session, [{ type: 'PracticeReportDismissed', data: { question: dismissed } }], tutor),
    await writer.record(`leaderboard-${MIA_ID}`, [{ type: 'NicknameReset', data: {} }], tutor),
    await writer.record('centre', [{ type: 'StreakRuleSet', data: { sameDay: 'keep' } }], program),
    await writer.record('centre', [{ type: 'StreakRuleSet', data: { sameDay: 'reset' } }], program),
  ].flat();
  const rows = await rowsOf(log, keys);
  expect(rows.map(({ what, actor_role, subject_id }) => [what, actor_role, subject_id])).toEqual([
    ['report-accepted', 'tutor', MIA_ID],
    ['report-dismissed', 'tutor', MIA_ID],
    ['nickname-reset', 'tutor', MIA_ID],
    ['streak-kept', 'system', null],
    ['streak-reset', 'system', null],
  ]);
});

test('activity: lists events of accounts, waiting classes and the centre', async () => {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const today = '2026-09-03';
  const program = { id: '00000000-0000-0000-0000-000000000000', role: 'system' } as const;
  const opened = { demo: false, timeZone: 'America/New_York', rules: { classesMax: 18 } };
  const log = [
    await writer.record('centre', [{ type: 'CentreOpened', data: opened }], program),
    await writer.execute(MIA_ID, {
      ...{ type: 'EnrolStudent', name: 'Mia Chen', email: 'mia@example.com', classes: 20, via: 'tutor', today },
    }),
    await writer.execute(MIA_ID, { type: 'AdjustClasses', direction: 'remove', classes: 1, today }),
    await writer.execute(MIA_ID, { type: 'ApplyWaitingClasses', today }),
    await writer.execute(MIA_ID, { type: 'WithdrawWaitingClasses', reason: 'Refunded', today }),
    await writer.execute(MIA_ID, { type: 'ArchiveStudent' }),
    await writer.execute(MIA_ID, { type: 'RestoreStudent', email: 'mia@example.com' }),
    await writer.execute(MIA_ID, { type: 'ArchiveStudent' }),
    await writer.execute(MIA_ID, { type: 'RestoreStudent', email: 'mia.chen@example.com', via: 'merge' }),
  ].flat();
  const rows = await rowsOf(log, keys);

  expect(rows.map(({ what, requested, remaining_after }) => [what, requested, remaining_after])).toEqual([
    ['opened', null, null],
    ['enrolled', 20, 18],
    ['classes-removed', -1, 17],
    ['waiting-applied', 1, 18],
    ['waiting-withdrawn', -1, 18],
    ['archived', null, null],
    ['restored', null, null],
    ['archived', null, null],
    ['restored-by-merge', null, null],
  ]);
  expect(rows[0]).toMatchObject({ subject_id: null, actor_role: 'system' });
});
