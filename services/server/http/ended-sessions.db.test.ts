/** What ends the sessions of a person ends them at once: on another copy of the program, and for the sockets that are open. */
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openFeedSocket, requestUpgradeStatus } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';

const centre = await openForAllTests(openTestCentre());
const copy = await openForAllTests(openProgramCopy(centre.program.config));
const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
const owner = await centre.signIn(ada.email, ada.password);

const CHOSEN = 'a slate of my own';
const createStudent = () => centre.createStudent();
const createTutor = () => centre.createTutor();
const reset = async ({ id }: TestPerson) => {
  const made = await centre.program.accounts.makeResetCode({ id });
  return centre.createVisitor().post('/api/auth/reset', { token: made?.code, password: CHOSEN });
};
const changePassword = async ({ email, password }: TestPerson) => {
  const client = await centre.signIn(email, password);
  return client.post('/api/account/password', { password, new_password: CHOSEN });
};
const signOutElsewhere = async ({ email, password }: TestPerson) =>
  (await centre.signIn(email, password)).post('/api/account/sessions/end', {});

test.each([
  [
    'a tutor who is removed',
    createTutor,
    ({ id }: TestPerson) => owner.post(`/api/tutors/${id}/archive`, { homework_to: ada.id }),
  ],
  ['a student who is archived', createStudent, ({ id }: TestPerson) => owner.delete(`/api/students/${id}`)],
  ['somebody who changes their password on another device', createTutor, changePassword],
  ['somebody whose password is set by a code', createStudent, reset],
  ['somebody who ends their other sessions', createStudent, signOutElsewhere],
] as const)('sessions: those of %s end at once on every copy, with their sockets', async (_, create, end) => {
  const person = await create();
  const client = await centre.signIn(person.email, person.password);
  const there = client.at(copy.url);
  using ofHere = await openFeedSocket(centre.url, client.cookie);
  using ofCopy = await openFeedSocket(copy.url, client.cookie);
  expect((await there.get('/api/account')).status).toBe(200);

  expect([200, 204]).toContain((await end(person)).status);
  const answers = [client, there].map((each) => each.get('/api/account', { 'min-position': '' }));
  expect((await Promise.all(answers)).map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'signed-out'],
    [401, 'signed-out'],
  ]);
  for (const { url } of [centre, copy])
    expect(await requestUpgradeStatus(url, { cookie: client.cookie, origin: url, host: new URL(url).host })).toBe(401);
  expect(await Promise.all([ofHere.closed, ofCopy.closed])).toEqual([4401, 4401]);
});

test('sessions: one from before a change of role has the rights of the new role, on every copy', async () => {
  const person = await centre.createTutor();
  const client = await centre.signIn(person.email, person.password);
  const clients = [client, client.at(copy.url)];
  const statuses = async () => {
    await centre.program.runner.caughtUp();
    return Promise.all(clients.map(async (each) => (await each.get('/api/tutors', { 'min-position': '' })).status));
  };
  expect(await statuses()).toEqual([403, 403]);
  expect((await owner.post(`/api/tutors/${person.id}/owner`, undefined)).status).toBe(204);
  expect(await statuses()).toEqual([200, 200]);
  expect((await owner.delete(`/api/tutors/${person.id}/owner`)).status).toBe(204);
  expect(await statuses()).toEqual([403, 403]);
  const act = await clients[1]?.post(`/api/tutors/${person.id}/owner`, undefined);
  expect([act?.status, act?.body.code]).toEqual([403, 'unauthorized']);
});
