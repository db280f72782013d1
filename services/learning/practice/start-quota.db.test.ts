/** Quota of started sessions per student and day. */
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';
import { PRACTICE_STARTS_A_DAY } from './start-quota.ts';

const room = await openForAllTests(openPracticeCentre());
const [mia, noah] = [await room.createStudent('Mia Chen'), await room.createStudent('Noah Brandt')];

const startAtOnce = async (times: number) => {
  const answers = await Promise.all(
    Array.from({ length: times }, () => mia.client.post('/api/practice', practiceRequest)),
  );
  await room.centre.program.runner.caughtUp();
  return answers;
};

test('withStartQuota: allows a hundred sessions a day, even for concurrent starts', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await mia.client.post('/api/practice', practiceRequest, key);
  const answers = await startAtOnce(PRACTICE_STARTS_A_DAY + 50);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(PRACTICE_STARTS_A_DAY - 1);
  expect(room.countDraws()).toBe(PRACTICE_STARTS_A_DAY);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'too-often',
      detail: 'You have started 100 practice sessions today. Come back tomorrow!',
    },
  });
  // A retry starts no second session.
  const again = await mia.client.post('/api/practice', practiceRequest, key);
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  // Open sessions can be finished, and other students are not limited.
  await room.answerQuestions(mia.client, first.body, 5);
  expect((await mia.client.post(`/api/practice/${first.body.id}/complete`, {})).status).toBe(200);
  expect((await noah.client.post('/api/practice', practiceRequest)).status).toBe(200);
});

test('withStartQuota: allows more on the next day', async () => {
  room.moveClock(86_400_000);
  expect((await mia.client.post('/api/practice', practiceRequest)).status).toBe(200);
});
