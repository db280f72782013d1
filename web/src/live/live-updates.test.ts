import { expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import { practiceApi } from '../api/practice-api.ts';
import { createStore } from '../api/store.ts';
import { startLiveUpdates } from './live-updates.ts';
import { startFakeFeedServer, toWirePosition } from './test/fake-feed-server.ts';

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<{ students: unknown[] }, void>({ query: () => '/students', providesTags: ['students'] }),
  }),
});

/** Creates a page that shows the list of students and has live updates. */
async function openPage(server: Awaited<ReturnType<typeof startFakeFeedServer>>) {
  const store = createStore();
  const builds: string[] = [];
  const list = store.dispatch(listApi.endpoints.list.initiate());
  await list;
  server.atTheEnd(startLiveUpdates(store, { feedUrl: server.feedUrl, onBuild: (build) => builds.push(build) }));
  server.atTheEnd(list.unsubscribe);
  await expect.poll(() => server.heard).toHaveLength(1);
  await expect.poll(() => builds).toHaveLength(1);
  return { store, builds };
}

test('startLiveUpdates: a change notification refetches the queries with its tags, at least up to its position', async () => {
  await using server = await startFakeFeedServer();
  await openPage(server);
  expect(server.asked).toEqual([undefined]);
  server.state.position = toWirePosition(7);
  server.say({ type: 'changed', position: toWirePosition(7), tags: ['students', 'student:x', 'of-a-newer-server'] });
  await expect.poll(() => server.asked).toEqual([undefined, toWirePosition(7)]);
});

const answeredApi = api.injectEndpoints({
  endpoints: (build) => ({
    answered: build.query<{ students: unknown[] }, void>({
      query: () => '/students',
      // The list has the tags that a list of students has before and after it is loaded.
      providesTags: (answer) => (answer ? ['roster', { type: 'student', id: 'x' }] : ['roster']),
    }),
  }),
});

test.each([
  ['the next change notification', 'student:x'],
  ['the next connection', undefined],
])('a query without an answer is repeated at %s', async (_, tag) => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  const answered = store.dispatch(answeredApi.endpoints.answered.initiate());
  server.atTheEnd(answered.unsubscribe);
  await answered;
  server.state.isAway = true;
  await store.dispatch(answeredApi.endpoints.answered.initiate(undefined, { forceRefetch: true }));
  const shown = () => answeredApi.endpoints.answered.select()(store.getState());
  expect(shown().isError).toBe(true);
  server.state.isAway = false;
  server.state.position = toWirePosition(7);
  if (tag === undefined) server.hangUp();
  else server.say({ type: 'changed', position: toWirePosition(7), tags: [tag] });
  await expect.poll(() => shown().isSuccess).toBe(true);
});

const overloadedApi = api.injectEndpoints({
  endpoints: (build) => ({
    overloaded: build.query<unknown, void>({ query: () => '/tutors', providesTags: ['roster'] }),
  }),
});

test('startLiveUpdates: a change notification also refetches a query without an answer', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  const overloaded = store.dispatch(overloadedApi.endpoints.overloaded.initiate());
  server.atTheEnd(overloaded.unsubscribe);
  await overloaded;
  for (const position of [2, 3, 4]) {
    const before = server.askedForTutors;
    server.say({ type: 'changed', position: toWirePosition(position), tags: ['homework'] });
    await expect.poll(() => server.askedForTutors).toBeGreaterThan(before);
  }
  expect(server.asked).toHaveLength(1);
});

test('startLiveUpdates: a change notification about other data refetches nothing', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  server.say({ type: 'changed', position: toWirePosition(3), tags: ['tutors'] });
  await expect.poll(() => store.getState().sync.latestPosition).toBe(toWirePosition(3));
  expect(server.asked).toHaveLength(1);
});

test('startLiveUpdates: after a reconnect the client sends the position it has seen', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  server.say({ type: 'changed', position: toWirePosition(5), tags: ['tutors'] });
  await expect.poll(() => store.getState().sync.latestPosition).toBe(toWirePosition(5));
  const states = new Set<string>();
  store.subscribe(() => states.add(store.getState().sync.feed));
  server.hangUp();
  await expect.poll(() => server.heard).toHaveLength(2);
  expect(server.heard).toEqual([
    { type: 'since', position: toWirePosition(1) },
    { type: 'since', position: toWirePosition(5) },
  ]);
  await expect.poll(() => store.getState().sync.feed).toBe('live');
  expect(states).toContain('interrupted');
});

test('startLiveUpdates: an answer during an interruption does not hide other changes', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  server.hangUp();
  server.state.position = toWirePosition(6);
  await store.dispatch(listApi.endpoints.list.initiate(undefined, { forceRefetch: true }));
  expect(store.getState().sync.latestPosition).toBe(toWirePosition(6));
  await expect.poll(() => server.heard).toHaveLength(2);
  expect(server.heard[1]).toEqual({ type: 'since', position: toWirePosition(1) });
});

test('startLiveUpdates: resync refetches everything', async () => {
  await using server = await startFakeFeedServer();
  await openPage(server);
  server.say({ type: 'resync', position: toWirePosition(9) });
  server.state.position = toWirePosition(9);
  await expect.poll(() => server.asked).toEqual([undefined, toWirePosition(9)]);
});

test('startLiveUpdates: a change of the log refetches everything and replaces the known position', async () => {
  const other = 'f3b1c2d4-0000-5000-8000-000000000000';
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  server.state.position = toWirePosition(1, other);
  server.hangUp();
  await expect.poll(() => server.asked).toEqual([undefined, toWirePosition(1, other)]);
  expect(store.getState().sync.latestPosition).toBe(toWirePosition(1, other));
});

test('startLiveUpdates: an outdated answer is requested again until it is current', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  server.say({ type: 'changed', position: toWirePosition(4), tags: ['students'] });
  await expect.poll(() => store.getState().sync.catchingUp).toBe(true);
  server.state.position = toWirePosition(4);
  await expect.poll(() => store.getState().sync.catchingUp).toBe(false);
});

test('startLiveUpdates: the return of the network reconnects at once', async () => {
  await using server = await startFakeFeedServer();
  await openPage(server);
  server.browser.dispatchEvent(new Event('online'));
  await expect.poll(() => server.heard).toHaveLength(2);
});

test('startLiveUpdates: each build that a server names is reported', async () => {
  await using server = await startFakeFeedServer();
  const { builds } = await openPage(server);
  server.state.build = 'two';
  server.hangUp();
  await expect.poll(() => builds).toEqual(['one', 'two']);
});

test('startLiveUpdates: invalid messages are ignored', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  for (const socket of server.sockets) socket.send('{"type":');
  server.say({ type: 'of a newer server', position: toWirePosition(2) });
  server.say({ type: 'changed', position: toWirePosition(6), tags: ['tutors'] });
  await expect.poll(() => store.getState().sync.latestPosition).toBe(toWirePosition(6));
});

test('startLiveUpdates: without a connection it polls, and reports it after five seconds', async () => {
  await using server = await startFakeFeedServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  try {
    const store = createStore();
    await store.dispatch(listApi.endpoints.list.initiate());
    server.atTheEnd(startLiveUpdates(store, { feedUrl: 'ws://127.0.0.1:9/api/feed', onBuild: () => {} }));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(store.getState().sync.feed).toBe('connecting');
    expect(server.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getState().sync.feed).toBe('offline');
    await expect.poll(() => server.asked.length).toBeGreaterThan(1);
    const before = server.asked.length;
    await vi.advanceTimersByTimeAsync(5_000);
    await expect.poll(() => server.asked.length).toBeGreaterThan(before);
  } finally {
    vi.useRealTimers();
  }
});

const board = (position: number, points: number) => ({
  position: toWirePosition(position),
  all: { entries: [], standings: [[points, 1]] },
  week: { entries: [], standings: [] },
  monday: '2026-11-16',
  counting: 'points',
  names: 'full',
});

test('startLiveUpdates: a board message is shown without a request, unless it is older', async () => {
  await using server = await startFakeFeedServer();
  const { store } = await openPage(server);
  server.state.position = toWirePosition(3);
  server.boards = board(3, 30);
  const shown = store.dispatch(practiceApi.endpoints.getLeaderboard.initiate({}));
  server.atTheEnd(shown.unsubscribe);
  const points = () =>
    practiceApi.endpoints.getLeaderboard
      .select({})(store.getState())
      .data?.all.standings.map(([each]) => each);
  await expect.poll(() => points()).toEqual([30]);

  server.say({ type: 'leaderboard', ...board(9, 90) });
  await expect.poll(() => points()).toEqual([90]);
  server.say({ type: 'leaderboard', ...board(8, 80) });
  server.say({ type: 'changed', position: toWirePosition(9), tags: ['tutors'] });
  await expect.poll(() => store.getState().sync.latestPosition).toBe(toWirePosition(9));
  expect(points()).toEqual([90]);
  expect(server.asked).toHaveLength(1);

  // This answer is older than the message.
  await shown.refetch();
  expect(points()).toEqual([90]);
  server.boards = board(12, 120);
  server.say({ type: 'changed', position: toWirePosition(12), tags: ['leaderboard'] });
  await expect.poll(() => points()).toEqual([120]);
});
