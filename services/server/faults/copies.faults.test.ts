/** Two copies of the program, each in a process of its own, on one database. */
import { expect, test } from 'vitest';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { type CentreCopies, type CopyProcess, countLeads, openCentreCopies } from '#testing/centre-copies-fixture.ts';
import { Client } from '#testing/client.ts';
import { createStudents } from '#testing/command-load.ts';
import { countEventsByCommand, expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import { expectPausedLeaderFenced } from './test/paused-leader-case.ts';
import { expectRollingRestarts } from './test/rolling-restart-case.ts';

const TAKEOVER_MS_MAX = 5_000;
const PUSH_MS_MAX = 1_000;

/** Opens two copies, each at its own address, and signs a tutor in at both. */
async function openTwoCopies(opened: AsyncDisposableStack) {
  const copies: CentreCopies = opened.use(await openCentreCopies());
  const [first, second] = [await copies.start(), await copies.start()] as [CopyProcess, CopyProcess];
  const atFirst = await createTutorAndClient(copies.record, first.url);
  return { copies, first, second, atFirst, atSecond: atFirst.at(second.url) };
}

test('two copies: one that leads and is killed is replaced within 5 seconds', async () => {
  await using opened = new AsyncDisposableStack();
  const { copies, first, second, atFirst, atSecond } = await openTwoCopies(opened);
  const [id = ''] = await createStudents(atFirst);
  const leader = await copies.findLeader([first, second]);
  const [other, client] = leader === first ? [second, atSecond] : [first, atFirst];
  expect(countLeads(other)).toBe(0);

  const killed = performance.now();
  leader.server.child.kill('SIGKILL');
  const added = await client.post(`/api/students/${id}/classes/add`, { classes: 3 });
  expect(added.status).toBe(200);
  // The client asks until the read models have the command, which only the other copy can fold now.
  expect((await client.get(`/api/students/${id}`)).body.classes_remaining).toBe(12);
  expect(performance.now() - killed).toBeLessThan(TAKEOVER_MS_MAX);
  await expect.poll(() => countLeads(other)).toBe(1);
  await expectReadModelsEqualRebuild(copies.record);
});

test('two copies: one that leads and hangs for longer than its lease writes nothing afterwards', () =>
  expectPausedLeaderFenced(6_000));

test('two copies: limits, idempotency keys, sessions and pushes hold across them', async () => {
  await using opened = new AsyncDisposableStack();
  const { copies, first, second, atFirst, atSecond } = await openTwoCopies(opened);
  const [id = ''] = await createStudents(atFirst);

  // A command at one copy reaches the sockets of both.
  using nearSocket = await openFeedSocket(first.url, atFirst.cookie);
  using farSocket = await openFeedSocket(second.url, atSecond.cookie);
  const heard = [nearSocket, farSocket].map((socket) =>
    socket
      .waitForMessage((message) => message.type === 'changed' && message.tags.includes(`student:${id}`))
      .then(() => performance.now()),
  );
  await atFirst.post(`/api/students/${id}/classes/add`, { classes: 2, reason: 'Spring pack' });
  const answered = performance.now();
  for (const at of await Promise.all(heard)) expect(at - answered).toBeLessThan(PUSH_MS_MAX);

  // A command that is sent to both copies at once is carried out once, and answered alike.
  const key = crypto.randomUUID();
  const add = (client: Client) =>
    client.post(`/api/students/${id}/classes/add`, { classes: 1 }, { 'idempotency-key': key });
  const answers = await Promise.all([atFirst, atSecond, atSecond, atFirst].map(add));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await countEventsByCommand(copies.record, [id])).get(key)).toBe(1);

  // Wrong passwords are counted together.
  const guess = (n: number) =>
    new Client((n % 2 === 0 ? first : second).url).post('/api/auth/sign-in', {
      ...{ email: 'student-0@rollbook.example', password: 'not this one' },
    });
  const guesses = [];
  for (let n = 0; n < 6; n += 1) guesses.push((await guess(n)).status);
  expect(guesses).toEqual([401, 401, 401, 401, 429, 429]);

  // Who signs out at one copy is signed out at the other, and its open page is told so.
  expect((await atFirst.post('/api/auth/sign-out', {})).status).toBe(204);
  expect((await atSecond.get('/api/students')).status).toBe(401);
  expect(await farSocket.closed).toBe(feedCloseCodes.sessionEnded);
});

test('three copies behind a proxy: each is restarted once, and no request fails and no page waits for a change', () =>
  expectRollingRestarts(3));
