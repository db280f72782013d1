/** Missed questions that come again outside sessions, and what a student achieves. */
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { practiceRequest } from '#testing/practice-fixture.ts';

const centre = await openForAllTests(openTestCentre());
const { id, email, password } = await centre.createStudent();
const client = await centre.signIn(email, password);
const other = await centre.createStudent();
const stranger = await centre.signIn(other.email, other.password);
const missedPath = `/api/students/${id}/practice/missed`;

/** Answers five questions with the first option and returns the results. */
async function practise() {
  const { body: session } = await client.post('/api/practice', practiceRequest);
  const results: { choice: number; correct: boolean; correct_answer: number }[] = [];
  for (const question of [0, 1, 2, 3, 4])
    results.push((await client.post(`/api/practice/${session.id}/answers`, { question, choice: 0 })).body);
  await centre.program.runner.caughtUp();
  return { session: session.id as string, results };
}

test('missed questions come again without points until they are put right', async () => {
  const { session, results } = await practise();
  const wrong = results.flatMap(({ correct }, at) => (correct ? [] : [at]));
  const { body, text } = await client.get(missedPath);
  expect(body.questions.map(({ question }: { question: number }) => question)).toEqual(wrong);
  expect(text).not.toMatch(/correct_?answer|explanation/i);
  const [question = -1] = wrong;
  const key = results[question]?.correct_answer as number;
  const { body: stats } = await client.get(`/api/students/${id}/practice`);
  const review = (choice: number) => client.post(`/api/practice/${session}/reviews`, { question, choice });
  expect((await review((key + 1) % 4)).body).toMatchObject({ correct: false, correct_answer: key });
  expect((await review(key)).body).toMatchObject({ correct: true });
  await centre.program.runner.caughtUp();
  expect((await client.get(missedPath)).body.questions).toHaveLength(wrong.length - 1);
  expect((await client.get(`/api/students/${id}/practice`)).body.stats).toEqual(stats.stats);
  const { body: achieved } = await client.get(`/api/students/${id}/practice/achievements`);
  expect(achieved.next).toContainEqual({ kind: 'put-right', count: 10, reached: 1 });
});

test('a session of somebody else cannot be reviewed, and an open one gives no key away', async () => {
  const { session } = await practise();
  const foreign = await stranger.post(`/api/practice/${session}/reviews`, { question: 0, choice: 0 });
  const unknown = await stranger.post(`/api/practice/${crypto.randomUUID()}/reviews`, { question: 0, choice: 0 });
  expect([foreign.status, foreign.body.code]).toEqual([unknown.status, unknown.body.code]);
  expect((await stranger.get(missedPath)).status).toBe(403);
  const { body: open } = await client.post('/api/practice', practiceRequest);
  const { status, text } = await client.post(`/api/practice/${open.id}/reviews`, { question: 0, choice: 0 });
  expect(status).toBe(409);
  expect(text).not.toContain('correct_answer');
});

test('a goal of the week is chosen by the student or a tutor, and the report counts to it', async () => {
  const mia = await centre.createStudent();
  const own = await centre.signIn(mia.email, mia.password);
  const ms = await centre.createTutor();
  const tutor = await centre.signIn(ms.email, ms.password);
  const path = `/api/students/${mia.id}/practice`;
  expect((await own.get(`${path}/report`)).body).toMatchObject({ sessions: 0, sessions_before: 0, goal: null });
  expect((await own.post(`${path}/goal`, { sessions: 5 })).status).toBe(204);
  expect((await stranger.post(`${path}/goal`, { sessions: 1 })).status).toBe(403);
  expect((await tutor.post(`${path}/goal`, { sessions: 21 })).status).toBe(400);
  const { body: session } = await own.post('/api/practice', practiceRequest);
  for (const question of [0, 1, 2, 3, 4])
    await own.post(`/api/practice/${session.id}/answers`, { question, choice: 0 });
  await centre.program.runner.caughtUp();
  const { body: stats } = await own.get(path);
  expect((await tutor.get(`${path}/report`)).body).toMatchObject({
    ...{ sessions: 1, days: 1, answers: 5, correct: stats.stats.correct_answers, goal: 5 },
  });
  await tutor.post(`${path}/goal`, { sessions: null });
  await centre.program.runner.caughtUp();
  expect((await own.get(`${path}/report`)).body.goal).toBeNull();
});
