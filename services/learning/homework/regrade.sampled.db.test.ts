import { expect, test, vi } from 'vitest';
import { armCrashpoint } from '#events/kernel/crashpoint.ts';
import { fetchHomeworkIdsToRegrade } from '#projections/learning/homework/homework-to-regrade.ts';
import { Client } from '#testing/client.ts';
import { createChoiceQuestion, createHomeworkRequest, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { toEnvironment } from '#testing/operator-command.ts';
import { chooseSize } from '#testing/sampling.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { findFreePort } from '#testing/test-port.ts';
import { completeUnfinishedRegradings } from './regrade.ts';

const room = await openForAllTests(openHomeworkCentre());

/** Creates a homework of one question that Mia and Noah answered correctly, and the same question with another key. */
const answered = async () => {
  const id = await room.createHomework({ questions: [createChoiceQuestion('Half?', 0)] });
  await room.submitHomework(room.mia, id, { 'Half?': 0 });
  await room.submitHomework(room.noah, id, { 'Half?': 0 });
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}`);
  return { id, questions: [{ ...createChoiceQuestion('Half?', 1), id: body.questions[0].id }] };
};
const left = async () => {
  await room.centre.program.runner.caughtUp();
  return fetchHomeworkIdsToRegrade(room.centre.program.readModels.sql);
};
const gradesOf = async (id: string): Promise<number[]> => {
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
  return body.submissions.map(({ grade }: { grade: number }) => grade);
};

// The first append is the edit itself.
test.each([2, 3])('completeUnfinishedRegradings: completes a regrading interrupted at append %i, once', async (nth) => {
  const { id, questions } = await answered();
  const crash = armCrashpoint({ name: 'before-append', how: 'throw', nth });
  const saved = await room.tutor.post(`/api/homework/${id}`, {
    ...createHomeworkRequest(room.ids),
    questions,
    regrading: 'regrade',
  });
  expect(crash.hasFired).toBe(true);
  expect(saved.body).toMatchObject({ version: 2, regraded: 1 });
  expect(await left()).toEqual([id]);
  expect((await gradesOf(id)).toSorted((a, b) => a - b)).toEqual([0, 100]);

  // Two copies of the program run concurrently.
  await Promise.all([
    completeUnfinishedRegradings(room.centre.program),
    completeUnfinishedRegradings(room.centre.program),
  ]);
  expect(await left()).toEqual([]);
  const { body } = await room.getWhenCaughtUp(room.tutor, `/api/homework/${id}/submissions`);
  for (const row of body.submissions) {
    expect(row.grades).toMatchObject([
      { what: 'submitted', grade: 100 },
      { what: 'regraded', from_grade: 100, grade: 0, actor_name: 'Ms Lee' },
    ]);
  }
});

test('completeUnfinishedRegradings: a homework that cannot be read blocks no other', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    const { id, questions } = await answered();
    armCrashpoint({ name: 'before-append', how: 'throw', nth: 2 });
    await room.tutor.post(`/api/homework/${id}`, {
      ...createHomeworkRequest(room.ids),
      questions,
      regrading: 'regrade',
    });
    ids.push(id);
  }
  const [broken, sound] = (await left()) as [string, string];
  expect([broken, sound].toSorted()).toEqual(ids.toSorted());
  const { program } = room.centre;
  const loadAggregate: typeof program.loadAggregate = (aggregate, id) =>
    id === broken ? Promise.reject(new Error('not sound')) : program.loadAggregate(aggregate, id);
  const error = vi.fn();
  await completeUnfinishedRegradings({ ...program, loadAggregate, log: { error } as never });
  expect(error).toHaveBeenCalledTimes(1);
  expect(await left()).toEqual([broken]);
  await completeUnfinishedRegradings(program);
  expect(await left()).toEqual([]);
});

const kills = chooseSize({ test: [], faults: ['before-append:kill#3'] });
test.each(kills)(
  'completeUnfinishedRegradings: another copy finishes the regrading of one killed at %s',
  async (moment) => {
    const { id, questions } = await answered();
    const server = new ServerProcess('services/server/main.ts', {
      ...toEnvironment(room.centre),
      ...{ PORT: String(await findFreePort()), CRASHPOINT: moment, LOG_LEVEL: 'silent' },
    });
    await using _ = { [Symbol.asyncDispose]: async () => void (await server.end('SIGKILL')) };
    const [, address] = await server.waitForOutput(/(http:\/\/\S+:\d+)/);
    const tutor = new Client(address as string);
    await tutor.post('/api/auth/sign-in', { email: room.people.tutor.email, password: room.people.tutor.password });
    const body = { ...createHomeworkRequest(room.ids), questions, regrading: 'regrade' };
    await expect(tutor.post(`/api/homework/${id}`, body)).rejects.toThrow();
    expect((await server.end()).code).toBeNull();

    await expect.poll(left).toEqual([id]);
    await completeUnfinishedRegradings(room.centre.program);
    expect(await left()).toEqual([]);
    expect(await gradesOf(id)).toEqual([0, 0]);
  },
);

test('updateHomework: leaves no regrading incomplete once it has answered', async () => {
  const { id, questions } = await answered();
  await room.tutor.post(`/api/homework/${id}`, { ...createHomeworkRequest(room.ids), questions, regrading: 'credit' });
  expect(await left()).toEqual([]);
  expect(await gradesOf(id)).toEqual([100, 100]);
});
