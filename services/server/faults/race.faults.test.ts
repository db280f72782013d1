/** The program and its database are killed in the middle of a class race. It goes on at the same question. */
import { expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { openKillableCentre } from '#testing/killable-centre-fixture.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import { expectDone } from '#testing/race-fixture.ts';

const ROUNDS = 2;

test('kill -9 while a question is open: the race goes on at that question, and answers from before and after count', {
  timeout: 600_000,
}, async () => {
  await using centre = await openKillableCentre();
  const url = await centre.start();
  const tutor = await (async () => {
    await using record = await centre.openRecord();
    return await createTutorAndClient(record, url);
  })();
  const students: { id: string; client: Client }[] = [];
  for (const name of ['Mia Chen', 'Ben Roy']) {
    const credentials = { email: `${name.slice(0, 3)}@rollbook.example`, password: 'chalk and slate' };
    const { body } = expectDone(await tutor.post('/api/students', { ...credentials, name, classes_total: 0 }));
    const client = new Client(url);
    expectDone(await client.post('/api/auth/sign-in', credentials));
    students.push({ id: body.balance.student_id, client });
  }
  const [mia, ben] = students.map(({ client }) => client) as [Client, Client];
  const created = { name: 'Tuesday', students: students.map(({ id }) => id) };
  const group = expectDone(await tutor.post('/api/groups', created)).body.id;
  const asked = { subject: 'math', grade: 4, topic: 'Addition', questions: 5, seconds: 60 };
  const race = expectDone(await tutor.post('/api/races', { ...asked, group_id: group })).body.id as string;
  for (const client of [mia, ben]) expectDone(await client.post(`/api/races/${race}/join`, {}));
  const load = async (client: Client) => (await client.get(`/api/races/${race}`, { 'min-position': '' })).body;

  for (let question = 0; question < ROUNDS; question += 1) {
    expectDone(await tutor.post(`/api/races/${race}/steps`, { step: 'open', question }));
    expectDone(await mia.post(`/api/races/${race}/answers`, { question, choice: 1 }));
    await centre.kill();
    expect(await centre.start(new URL(url).port)).toBe(url);
    const { race: after, own } = await load(mia);
    expect(after.question).toMatchObject({ index: question, status: 'open', answered: [0], result: null });
    expect(own.choices[question]).toBe(1);

    using phone = await openFeedSocket(url, ben.cookie);
    expectDone(await ben.post(`/api/races/${race}/answers`, { question, choice: 2 }));
    const closed = await phone.waitForMessage(
      (message) => message.type === 'race' && message.race.question?.status === 'closed',
    );
    expect(closed).toMatchObject({ race: { question: { index: question, answered: [0, 1] } } });
  }

  // The results are recorded by whatever runs after the end.
  expectDone(await tutor.post(`/api/races/${race}/steps`, { step: 'end' }));
  await centre.kill();
  await centre.start(new URL(url).port);
  await expect.poll(async () => (await load(mia)).race.results_recorded).toBe(true);
  const { own } = await load(mia);
  expect((await mia.get(`/api/practice/${own.session_id}`)).body).toMatchObject({ questions_answered: ROUNDS });
  await using record = await centre.openRecord();
  await expectReadModelsEqualRebuild(record);
});
