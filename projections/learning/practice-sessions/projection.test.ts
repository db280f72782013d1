import { expect, test } from 'vitest';
import { foldPracticeLog } from '../../test/fold-practice-log.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { practiceSessionsProjection } from './projection.ts';

const [MIA] = createStudentIds(1) as [string];
const TUTOR = '00000000-0000-4000-8000-0000000000aa';
const day = '2026-11-21';

const foldPractice = async (writeSessions: Parameters<typeof foldPracticeLog>[1]) => {
  const { tables, log } = await foldPracticeLog(practiceSessionsProjection, writeSessions);
  const [row] = tables.practice_sessions ?? [];
  const json = (column: string) => JSON.parse(String(row?.[column]));
  return { row, log, data: json('session_data'), answers: json('answers'), reports: json('reports') };
};

test('practice_sessions: a started session has its questions and its sealed topic', async () => {
  const { row, log, data, answers, reports } = await foldPractice(({ begin }) => begin(MIA, 'science', 4, 30));
  expect(row).toMatchObject({
    ...{ student_id: MIA, subject: 'science', grade: 4, topic: expect.stringMatching(/^sealed\./), version: 1 },
    ...{ questions_answered: 0, correct_answers: 0, points_earned: 0, started_at: log[0]?.recordedAt },
    ...{ completed_at: null, day: null },
    open_until: new Date(Date.parse(log[0]?.recordedAt as string) + 30 * 60_000).toISOString(),
  });
  expect(data).toMatchObject({ grade: 4, subject: 'science', topic: row?.topic });
  expect(data.questions).toHaveLength(5);
  expect([answers, reports]).toEqual([{}, {}]);
});

test('practice_sessions: counts each answer of an open session', async () => {
  const { row, answers } = await foldPractice(async ({ begin, answer }) => {
    const id = await begin(MIA);
    await answer(id, 3);
    await answer(id, 0, false);
  });
  expect(answers).toEqual({ 3: { choice: 3, correct: true }, 0: { choice: 1, correct: false } });
  expect(row).toMatchObject({ questions_answered: 2, correct_answers: 1, points_earned: 10, completed_at: null });
});

test('practice_sessions: a completed session has its score and its day', async () => {
  const { row, log } = await foldPractice((practiceLog) => practiceLog.session({ student: MIA, day, correct: 4 }));
  expect(row).toMatchObject({
    ...{ questions_answered: 5, correct_answers: 4, points_earned: 40, day },
    ...{ completed_at: log.at(-1)?.recordedAt, version: 7 },
  });
});

test('practice_sessions: an accepted report counts once, whether before or after completion', async () => {
  const before = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.begin(MIA);
    for (const question of [0, 1, 2, 3]) await practiceLog.answer(id, question, question > 0);
    await practiceLog.report(id, 0);
    await practiceLog.accept(id, 0);
    await practiceLog.answer(id, 4);
    await practiceLog.complete(id, day);
  });
  expect(before.row).toMatchObject({ correct_answers: 5, points_earned: 50 });

  const after = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.session({ student: MIA, day, correct: 3 });
    for (const question of [0, 3, 4]) await practiceLog.report(id, question);
    for (const question of [0, 3]) await practiceLog.accept(id, question);
  });
  expect(after.row).toMatchObject({ correct_answers: 4, points_earned: 40, open_reports: 1 });
});

test('practice_sessions: an undone decision opens the report again, and an undone report is gone', async () => {
  const { row, reports } = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.session({ student: MIA, day, correct: 3 });
    for (const question of [3, 4]) await practiceLog.report(id, question);
    await practiceLog.accept(id, 3);
    await practiceLog.reopen(id, 3);
    await practiceLog.withdrawReport(id, 4);
  });
  expect(reports).toMatchObject({ 3: { state: 'open', settled_by: null, settled_at: null } });
  expect(Object.keys(reports)).toEqual(['3']);
  expect(row).toMatchObject({ correct_answers: 3, points_earned: 30, open_reports: 1, settled_at: null });
});

test('practice_sessions: a settled report has the tutor and the time', async () => {
  const { row, log, reports } = await foldPractice(async (practiceLog) => {
    const id = await practiceLog.session({ student: MIA, day, correct: 3 });
    for (const question of [0, 4]) await practiceLog.report(id, question);
    await practiceLog.dismiss(id, 4);
  });
  const [, reported, settled] = log.slice(-3).map(({ recordedAt }) => recordedAt);
  expect(reports).toMatchObject({
    0: { state: 'open', settled_by: null, settled_at: null },
    4: { state: 'dismissed', reported_at: reported, settled_by: TUTOR, settled_at: settled },
  });
  expect(row).toMatchObject({ correct_answers: 3, points_earned: 30, open_reports: 1, settled_at: settled });
});
