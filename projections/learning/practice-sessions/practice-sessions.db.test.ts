import { describe, expect, test } from 'vitest';
import { practiceQuestions } from '#events/learning/practice/test/practice-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeReadModels } from '../../test/read-models-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { countOpenQuestionReports, fetchOpenQuestionReports, fetchSettledQuestionReports } from './practice-reports.ts';
import { fetchAccuracyBySubject, fetchContinuableSessions } from './practice-sessions-query.ts';

const [MIA, BEN, NOBODY] = createStudentIds(3) as [string, string, string];
const day = '2026-11-21';

let ids: Record<'half' | 'latest' | 'first' | 'second' | 'third', string>;
/** The instant at which each session was started. */
const begun: Record<string, string> = {};

const read = await openForAllTests(
  openPracticeReadModels(await openTestDatabase('read-models'), async (practiceLog) => {
    const begin = async (student: string, openMinutes = 120) => {
      const id = await practiceLog.begin(student, 'english', 4, openMinutes);
      begun[id] = new Date(practiceLog.clock.now).toISOString();
      return id;
    };
    await practiceLog.enrol(MIA, 'Mia Chen');
    const first = await practiceLog.session({ student: MIA, day, correct: 3 });
    const second = await practiceLog.session({ student: NOBODY, day, correct: 3 });
    const third = await practiceLog.session({ student: MIA, day, correct: 5, subject: 'history' });
    await practiceLog.session({ student: MIA, day, correct: 1 });
    const half = await begin(MIA, 30);
    await practiceLog.answer(half, 2);
    const latest = await begin(BEN);
    for (const question of [4, 0, 1]) await practiceLog.report(first, question);
    for (const question of [2, 3]) await practiceLog.report(second, question);
    await practiceLog.report(third, 0);
    await practiceLog.accept(second, 3);
    await practiceLog.dismiss(third, 0);
    await practiceLog.accept(first, 4);
    await practiceLog.dismiss(first, 1);
    ids = { half, latest, first, second, third };
  }),
);

test('fetchContinuableSessions: returns the newest session, and recent ones that have answers', async () => {
  const open = async (student: string, now: string) =>
    (await fetchContinuableSessions(read.sql, student, now)).map(({ id }) => id);
  const toInstant = (id: string, minutes: number) =>
    new Date(Date.parse(begun[id] as string) + minutes * 60_000).toISOString();
  // Mia's session is open for 30 minutes, and Ben's newest one for two hours.
  const [half, latest] = [toInstant(ids.half, 30), toInstant(ids.latest, 120)];
  expect(await fetchContinuableSessions(read.sql, MIA, half)).toEqual([
    {
      ...{ id: ids.half, subject: 'english', grade: 4, topic: expect.stringMatching(/^sealed\./) },
      questions_answered: 1,
    },
  ]);
  expect(await open(MIA, latest)).toEqual([]);
  expect(await open(BEN, latest)).toEqual([ids.latest]);
  expect(await open(BEN, new Date(Date.parse(latest) + 1).toISOString())).toEqual([]);
  expect(await open(NOBODY, half)).toEqual([]);
});

test('fetchAccuracyBySubject: counts only completed sessions, and accepted reports as correct answers', async () => {
  expect(await fetchAccuracyBySubject(read.sql, MIA)).toEqual([
    { subject: 'history', questions_answered: 5, correct_answers: 5 },
    { subject: 'math', questions_answered: 10, correct_answers: 5 },
  ]);
  expect(await fetchAccuracyBySubject(read.sql, BEN)).toEqual([]);
});

describe('reports', () => {
  test('fetchOpenQuestionReports: returns unsettled reports, oldest first', async () => {
    const open = await fetchOpenQuestionReports(read.sql, 9);
    expect(await fetchOpenQuestionReports(read.sql, 1)).toEqual(open.slice(0, 1));
    expect(open.map(({ session_id, question }) => [session_id, question])).toEqual([
      [ids.first, 0],
      [ids.second, 2],
    ]);
    const [text, options] = [practiceQuestions[0]?.text, practiceQuestions[0]?.options];
    expect(open[0]).toEqual({
      ...{ session_id: ids.first, student_id: MIA, student_name: 'Mia Chen', subject: 'math', grade: 4 },
      ...{ topic: expect.stringMatching(/^sealed\./), question: 0, text, options, correct_answer: 0, choice: 0 },
      ...{
        figure: null,
        explanation: 'One more than 0.',
        origin: { source: 'mathematics' },
        reported_at: expect.stringMatching(/Z$/),
        state: 'open',
      },
      ...{ settled_by_name: null, settled_at: null },
    });
    expect(open[1]).toMatchObject({ student_name: 'Unknown Student' });
    expect(await countOpenQuestionReports(read.sql)).toBe(2);
  });

  test('fetchSettledQuestionReports: returns settled reports, newest first', async () => {
    const settled = async (limit: number) =>
      (await fetchSettledQuestionReports(read.sql, limit)).map(({ session_id, question, state }) => [
        session_id,
        question,
        state,
      ]);
    const all = [
      [ids.first, 1, 'dismissed'],
      [ids.first, 4, 'accepted'],
      [ids.third, 0, 'dismissed'],
      [ids.second, 3, 'accepted'],
    ];
    expect(await settled(50)).toEqual(all);
    for (const limit of [1, 2, 3]) expect(await settled(limit)).toEqual(all.slice(0, limit));
    const [newest] = await fetchSettledQuestionReports(read.sql, 1);
    expect(newest).toMatchObject({ settled_by_name: 'Rollbook', settled_at: expect.stringMatching(/Z$/), choice: 1 });
  });
});
