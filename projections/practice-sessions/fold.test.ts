import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { foldInMemory } from '../test/fold-in-memory.ts';
import { createPracticeLog } from '../test/practice-log-fixture.ts';
import { studentIds } from '../test/student-log-fixture.ts';
import { practiceSessions } from './projection.ts';

const [MIA] = studentIds(1) as [string];
const TUTOR = '00000000-0000-4000-8000-0000000000aa';
const day = '2026-11-21';

const told = async (tell: (course: ReturnType<typeof createPracticeLog>) => Promise<unknown>) => {
  const keys = createInMemoryKeyRing();
  const course = createPracticeLog(keys);
  await tell(course);
  const { tables, parked } = await foldInMemory(practiceSessions, course.log, keys, 1);
  expect(parked).toEqual([]);
  expect((await foldInMemory(practiceSessions, course.log, keys, 1_000)).tables).toEqual(tables);
  const [row] = tables.practice_sessions ?? [];
  const json = (column: string) => JSON.parse(String(row?.[column]));
  return { row, log: course.log, data: json('session_data'), answers: json('answers'), reports: json('reports') };
};

test('a session that was started has its questions, and its topic sealed', async () => {
  const { row, log, data, answers, reports } = await told(({ begin }) => begin(MIA, 'science'));
  expect(row).toMatchObject({
    ...{ student_id: MIA, subject: 'science', grade: 4, topic: expect.stringMatching(/^sealed\./), version: 1 },
    ...{ questions_answered: 0, correct_answers: 0, points_earned: 0, started_at: log[0]?.recordedAt },
    ...{ completed_at: null, day: null },
  });
  expect(data).toMatchObject({ grade: 4, subject: 'science', topic: row?.topic });
  expect(data.questions).toHaveLength(5);
  expect([answers, reports]).toEqual([{}, {}]);
});

test('answers are counted as they come', async () => {
  const { row, answers } = await told(async ({ begin, answer }) => {
    const id = await begin(MIA);
    await answer(id, 3);
    await answer(id, 0, false);
  });
  expect(answers).toEqual({ 3: { choice: 3, correct: true }, 0: { choice: 1, correct: false } });
  expect(row).toMatchObject({ questions_answered: 2, correct_answers: 1, points_earned: 10, completed_at: null });
});

test('a completed session has its score, its day and the ranks that were told', async () => {
  const { row, log } = await told((course) => course.session({ student: MIA, day, correct: 4 }));
  expect(row).toMatchObject({
    ...{ questions_answered: 5, correct_answers: 4, points_earned: 40, day },
    ...{ completed_at: log.at(-1)?.recordedAt, version: 7 },
  });
});

test('an accepted report counts once, be it before the session is completed or after', async () => {
  const before = await told(async (course) => {
    const id = await course.begin(MIA);
    for (const question of [0, 1, 2, 3]) await course.answer(id, question, question > 0);
    await course.report(id, 0);
    await course.accept(id, 0);
    await course.answer(id, 4);
    await course.complete(id, day);
  });
  expect(before.row).toMatchObject({ correct_answers: 5, points_earned: 50 });

  const after = await told(async (course) => {
    const id = await course.session({ student: MIA, day, correct: 3 });
    for (const question of [0, 3, 4]) await course.report(id, question);
    for (const question of [0, 3]) await course.accept(id, question);
  });
  expect(after.row).toMatchObject({ correct_answers: 4, points_earned: 40, open_reports: 1 });
});

test('a report has who settled it and when', async () => {
  const { row, log, reports } = await told(async (course) => {
    const id = await course.session({ student: MIA, day, correct: 3 });
    for (const question of [0, 4]) await course.report(id, question);
    await course.dismiss(id, 4);
  });
  const [, reported, settled] = log.slice(-3).map(({ recordedAt }) => recordedAt);
  expect(reports).toMatchObject({
    0: { state: 'open', settled_by: null, settled_at: null },
    4: { state: 'dismissed', reported_at: reported, settled_by: TUTOR, settled_at: settled },
  });
  expect(row).toMatchObject({ correct_answers: 3, points_earned: 30, open_reports: 1, settled_at: settled });
});
