import { expect, vi } from 'vitest';
import type { ServerMessage } from '#contracts/feed.ts';
import { unloggedTags } from '#contracts/tags.ts';
import { type EventStore, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openFeedSocket, requestUpgrade, requestUpgradeStatus } from '#testing/feed-socket.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openFeed } from './feed.ts';
import { SOCKETS_PER_PERSON_MAX } from './hub.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();

const enrolled = async () => {
  const person = await centre.createStudent();
  // Sockets that connect later are not notified of the enrolment.
  await expect
    .poll(() => centre.program.feed.notifiedPosition())
    .toBeGreaterThanOrEqual(await centre.program.store.head());
  const client = await centre.signIn(person.email, person.password);
  return { ...person, client };
};
const add = (id: string, classes = 1) => tutor.post(`/api/students/${id}/classes/add`, { classes });
const positionOf = (message: ServerMessage) => BigInt(message.position.split('.')[1] ?? 0);
const about = (tag: string) => (message: ServerMessage) => message.type === 'changed' && message.tags.includes(tag);

test('feed: notifies the people who may see a change, after the read models include it', async () => {
  const mia = await enrolled();
  using student = await openFeedSocket(centre.url, mia.client.cookie);
  using other = await openFeedSocket(centre.url, tutor.cookie);

  const added = await add(mia.id, 4);
  const hint = await student.waitForMessage(about(`student:${mia.id}`));
  expect(hint).toMatchObject({ type: 'changed', tags: [`student:${mia.id}`] });
  const after = { 'min-position': hint.position };
  expect((await mia.client.get(`/api/students/${mia.id}`, after)).body.classes_remaining).toBe(4);

  const told = await other.waitForMessage(about('students'));
  expect(told).toMatchObject({ tags: ['students', `student:${mia.id}`] });
  expect(positionOf(told)).toBeGreaterThanOrEqual(BigInt(added.headers.get('position')?.split('.')[1] ?? 0));
});

test('feed: a student is not notified of other students’ changes', async () => {
  const mia = await enrolled();
  const noah = await enrolled();
  using listening = await openFeedSocket(centre.url, mia.client.cookie);

  await add(noah.id);
  await centre.createTutor();
  await add(mia.id);
  await listening.waitForMessage(about(`student:${mia.id}`));

  const [hello, ...hints] = listening.messages;
  expect(hello?.type).toBe('hello');
  expect(hints).toEqual([{ type: 'changed', position: expect.any(String), tags: [`student:${mia.id}`] }]);
});

test('feed: a socket that reconnects gets the tags of what it missed, a tutor also those of changes without an event', async () => {
  const mia = await enrolled();
  const before = (await add(mia.id)).headers.get('position') ?? '';
  await add(mia.id);
  await centre.program.runner.caughtUp();

  using listening = await openFeedSocket(centre.url, tutor.cookie);
  listening.send({ type: 'since', position: before });
  expect(await listening.waitForMessage(({ type }) => type === 'changed')).toMatchObject({
    tags: ['students', `student:${mia.id}`, ...unloggedTags],
  });

  using student = await openFeedSocket(centre.url, mia.client.cookie);
  student.send({ type: 'since', position: before });
  expect(await student.waitForMessage(({ type }) => type === 'changed')).toMatchObject({ tags: [`student:${mia.id}`] });
});

test('feed: tutors, but not students, reload what is not in the log after the notifying connection was lost', async () => {
  const mia = await enrolled();
  using listening = await openFeedSocket(centre.url, tutor.cookie);
  using student = await openFeedSocket(centre.url, mia.client.cookie);
  const ended = await centre.program.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  expect(ended.length).toBeGreaterThan(0);
  for (const tag of unloggedTags) await listening.waitForMessage(about(tag));
  await add(mia.id);
  await student.waitForMessage(about(`student:${mia.id}`));
  for (const tag of unloggedTags) expect(student.messages.filter(about(tag))).toEqual([]);
});

test('feed: a position of another log leads to a resync', async () => {
  using listening = await openFeedSocket(centre.url, tutor.cookie);
  listening.send({ type: 'since', position: `${crypto.randomUUID()}.7` });
  expect(await listening.waitForMessage(({ type }) => type !== 'hello')).toMatchObject({ type: 'resync' });
});

test.each(['hello?', '{"type":"since"}', '{"type":"since","position":"7"}', '{"type":"changed","tags":[]}'])(
  'feed: the message %s ends the connection',
  async (message) => {
    using listening = await openFeedSocket(centre.url, tutor.cookie);
    listening.send(message);
    expect(await listening.closed).toBe(1008);
  },
);

test('feed: a page of another account than the signed-in one is closed without notifications', async () => {
  const mia = await enrolled();
  using listening = await openFeedSocket(centre.url, tutor.cookie);
  listening.send({ type: 'since', position: null, person: mia.id });
  expect(await listening.closed).toBe(4409);
  using own = await openFeedSocket(centre.url, mia.client.cookie);
  own.send({ type: 'since', position: null, person: mia.id });
  await add(mia.id);
  await own.waitForMessage(about(`student:${mia.id}`));
  expect(listening.messages.map(({ type }) => type)).toEqual(['hello']);
});

test('feed: a message of more than 4 KiB ends the connection', async () => {
  using listening = await openFeedSocket(centre.url, tutor.cookie);
  listening.send(JSON.stringify({ type: 'since', position: '7'.repeat(5_000) }));
  expect(await listening.closed).toBe(1009);
});

testInFaults(
  'feed: closes a client that floods it, does not answer its messages, and continues to notify others',
  async () => {
    const mia = await enrolled();
    const { headers } = await add(mia.id);
    const position = headers.get('position') ?? '';
    using flooder = await openFeedSocket(centre.url, tutor.cookie);
    using other = await openFeedSocket(centre.url, mia.client.cookie);

    for (let n = 0; n < 1_000; n += 1) flooder.send({ type: 'since', position: `${crypto.randomUUID()}.7` });
    await add(mia.id);
    const missed = (message: ServerMessage) => about(`student:${mia.id}`)(message) && message.position !== position;
    expect(await other.waitForMessage(missed)).toMatchObject({ type: 'changed' });
    expect(await flooder.closed).toBe(1008);
    expect(flooder.messages.filter(({ type }) => type === 'resync').length).toBeLessThan(100);
  },
);

/** A WebSocket frame with this first byte, a zero length with the mask bit, and a mask of four bytes. */
const emptyFrame = (first: number) => Buffer.of(first, 0x80, 1, 2, 3, 4);
const frames = {
  pings: [emptyFrame(0x89)],
  pongs: [emptyFrame(0x8a)],
  'parts of a message': [emptyFrame(0x01), emptyFrame(0x00)],
};

test.each(Object.entries(frames))('feed: closes a client that sends 20,000 %s', async (_, [first, next]) => {
  const connection = await requestUpgrade(centre.url, { cookie: tutor.cookie, origin: centre.url });
  if (typeof connection === 'number' || first === undefined) throw new Error(`not upgraded: ${connection}`);
  const closed = new Promise((resolve) => connection.on('close', resolve));
  connection.on('error', () => undefined).resume();
  connection.write(Buffer.concat([first, ...Array(20_000).fill(next ?? first)]));
  await closed;
});

test('feed: checks session and origin before the upgrade', async () => {
  const { cookie } = tutor;
  const origin = centre.url;
  const refused = [
    { cookie },
    { cookie, origin: 'https://evil.example' },
    { origin },
    { origin, cookie: 'rollbook=guessed' },
  ];
  expect(await Promise.all(refused.map((headers) => requestUpgradeStatus(centre.url, headers)))).toEqual([
    403, 403, 401, 401,
  ]);
  expect(await requestUpgradeStatus(centre.url, { cookie, origin })).toBe(101);
  const elsewhere = ['/', '/api/centre', '/health/live', '/api/students'];
  const statuses = elsewhere.map((path) => requestUpgradeStatus(centre.url, { cookie, origin }, path));
  expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404]);
});

test('feed: signing out closes the sockets of that session at once, archiving all sockets of that person', async () => {
  const mia = await enrolled();
  const second = await centre.signIn(mia.email, mia.password);
  using first = await openFeedSocket(centre.url, mia.client.cookie);
  using other = await openFeedSocket(centre.url, second.cookie);

  await mia.client.post('/api/auth/sign-out', undefined);
  expect(await first.closed).toBe(4401);
  await add(mia.id);
  await other.waitForMessage(about(`student:${mia.id}`));

  await tutor.delete(`/api/students/${mia.id}`);
  expect(await other.closed).toBe(4401);
});

testInFaults(
  'feed: closes the oldest socket of a person over the limit, and continues to notify the others',
  async () => {
    const mia = await enrolled();
    const second = await centre.signIn(mia.email, mia.password);
    await using opened = new AsyncDisposableStack();
    const open = async (cookie: string) => opened.use(await openFeedSocket(centre.url, cookie));
    const oldest = await open(mia.client.cookie);
    const other = await open(tutor.cookie);
    const newer = [];
    while (newer.length < SOCKETS_PER_PERSON_MAX)
      newer.push(await open(newer.length % 2 ? mia.client.cookie : second.cookie));

    expect(await oldest.closed).toBe(4429);
    await add(mia.id);
    await Promise.all([...newer, other].map((each) => each.waitForMessage(about(`student:${mia.id}`))));
  },
);

test('feed: closes the sockets of a session that ended on another copy of the program at the next check', async () => {
  const mia = await enrolled();
  using listening = await openFeedSocket(centre.url, mia.client.cookie);
  using other = await openFeedSocket(centre.url, tutor.cookie);

  await centre.program.sql`delete from accounts.session where "userId" = ${mia.id}`;
  await centre.program.feed.sweep();
  expect(await listening.closed).toBe(4401);
  await add(mia.id);
  await other.waitForMessage(about(`student:${mia.id}`));
});

test('signOutEverywhere: ends the sessions of every device and their sockets, also on another copy', async () => {
  await using copy = await openProgramCopy(centre.program.config);
  const { url } = copy;
  const mia = await enrolled();
  const phone = await centre.signIn(mia.email, mia.password);
  using desk = await openFeedSocket(centre.url, mia.client.cookie);
  using elsewhere = await openFeedSocket(url, phone.cookie);
  using other = await openFeedSocket(url, tutor.cookie);
  const { cookie } = mia.client;

  expect((await mia.client.post('/api/auth/sign-out-everywhere', undefined)).status).toBe(204);
  expect(await Promise.all([desk.closed, elsewhere.closed])).toEqual([4401, 4401]);
  expect(mia.client.cookie).not.toContain('rollbook=');
  const answers = [phone.get('/api/notifications'), centre.createVisitor().get('/api/notifications', { cookie })];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401]);
  expect((await mia.client.post('/api/auth/sign-out-everywhere', undefined)).status).toBe(204);
  await add(mia.id);
  await other.waitForMessage(about(`student:${mia.id}`));
});

test('feed: each copy of the program notifies its own sockets, whichever copy runs the projections', async () => {
  await using copy = await openProgramCopy(centre.program.config);
  const { url } = copy;
  using listening = await openFeedSocket(url, tutor.cookie);
  const mia = await enrolled();
  await add(mia.id);
  await listening.waitForMessage(about(`student:${mia.id}`));
});

test('feed: closes the sockets when the server stops', async () => {
  const stopping = await openTestCentre();
  const sam = await stopping.createTutor();
  const listening = await openFeedSocket(stopping.url, (await stopping.signIn(sam.email, sam.password)).cookie);

  await stopping[Symbol.asyncDispose]();
  expect(await listening.closed).toBe(1012);
});

/** Opens a second feed on the centre with another event store; it gets no commits from the projection runner. */
const openFeedOn = (store: EventStore, retryMs: number, warn = vi.fn()) => {
  const { program } = centre;
  return openFeed({
    ...program,
    store,
    logId: program.centre.logId,
    log: { ...program.log, warn } as unknown as typeof program.log,
    boards: () => Promise.reject(new Error('nobody asks for the boards')),
    retryMs,
  });
};

test.each([
  { which: 'that the read models had and the feed had not read yet', lostAfterStart: 4n },
  { which: 'that it had found in the read models at its start', lostAfterStart: 0n },
])('feed: notices a restored log that lost events $which', async ({ lostAfterStart }) => {
  const { store, runner } = centre.program;
  await runner.caughtUp();
  const head = await store.head();
  const warn = vi.fn();
  let isRestored = false;
  const feed = await openFeedOn(
    {
      ...store,
      // The restored log has lost the last event that the feed found at its start, unless only later ones were lost.
      read: async (...request) => (isRestored && lostAfterStart === 0n ? [] : store.read(...request)),
      async *subscribe(...request) {
        if (!isRestored) throw new StoreUnavailableError('Nobody answers.');
        yield* store.subscribe(...request);
      },
    },
    10,
    warn,
  );
  try {
    const before = feed.logId();
    const lastEvent = JSON.stringify(['student-lost', 4, crypto.randomUUID()]);
    feed.onCommitted({ position: head + lostAfterStart, lastEvent });
    // The feed warns between two attempts. During an attempt, its check could see the log from before the restore.
    warn.mockImplementationOnce(() => {
      isRestored = true;
    });
    await expect.poll(() => feed.logId()).not.toBe(before);
    expect(feed.position()).toBe(head);
    await expect.poll(() => feed.notifiedPosition()).toBe(head);
  } finally {
    await feed.close();
  }
});

test('feed: closes while it waits to read a log that does not answer', async () => {
  const warn = vi.fn();
  const feed = await openFeedOn(
    {
      ...centre.program.store,
      // biome-ignore lint/correctness/useYield: a log that cannot be read yields nothing
      async *subscribe() {
        throw new StoreUnavailableError('Nobody answers.');
      },
    },
    10 * 60_000,
    warn,
  );
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await feed.close();
});
