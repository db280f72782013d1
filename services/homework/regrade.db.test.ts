import { afterAll, beforeAll, expect, test } from 'vitest';
import { arm } from '#events/crashpoint.ts';
import { regradingLeft } from '#projections/submissions/regrading.ts';
import { type Classroom, choice, classroom, form } from '#scripts/test/classroom.ts';
import { completeRegrading } from './regrade.ts';

let room: Classroom;
beforeAll(async () => {
  room = await classroom();
});
afterAll(() => room[Symbol.asyncDispose]());

/** A homework of one question that Mia and Noah answered rightly, and the question with another key. */
const answered = async () => {
  const id = await room.create({ questions: [choice('Half?', 0)] });
  await room.submit(room.mia, id, { 'Half?': 0 });
  await room.submit(room.noah, id, { 'Half?': 0 });
  const { body } = await room.see(room.tutor, `/api/homework/${id}`);
  return { id, questions: [{ ...choice('Half?', 1), id: body.questions[0].id }] };
};
const left = async () => {
  await room.centre.program.runner.caughtUp();
  return regradingLeft(room.centre.program.readModels.sql);
};
const gradesOf = async (id: string): Promise<number[]> => {
  const { body } = await room.see(room.tutor, `/api/homework/${id}/submissions`);
  return body.submissions.map(({ grade }: { grade: number }) => grade);
};

// the first append is the edit itself
test.each([2, 3])('a regrading that breaks off at append %i is completed in the background, once', async (nth) => {
  const { id, questions } = await answered();
  const crash = arm({ name: 'before-append', how: 'throw', nth });
  const saved = await room.tutor.post(`/api/homework/${id}`, { ...form(room.ids), questions, regrading: 'regrade' });
  expect(crash.struck).toBe(true);
  expect(saved.body).toMatchObject({ version: 2, regraded: 1 });
  expect(await left()).toEqual([id]);
  expect((await gradesOf(id)).toSorted((a, b) => a - b)).toEqual([0, 100]);

  // two copies of the program at once
  await Promise.all([completeRegrading(room.centre.program), completeRegrading(room.centre.program)]);
  expect(await left()).toEqual([]);
  const { body } = await room.see(room.tutor, `/api/homework/${id}/submissions`);
  for (const row of body.submissions) {
    expect(row.grades).toMatchObject([
      { what: 'submitted', grade: 100 },
      { what: 'regraded', from: 100, grade: 0, by_name: 'Ms Lee' },
    ]);
  }
});

test('nothing is left to do after a save that was answered', async () => {
  const { id, questions } = await answered();
  await room.tutor.post(`/api/homework/${id}`, { ...form(room.ids), questions, regrading: 'credit' });
  expect(await left()).toEqual([]);
  expect(await gradesOf(id)).toEqual([100, 100]);
});
