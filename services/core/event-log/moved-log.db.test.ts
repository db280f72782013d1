/** A log is moved to the other kind of event store, where the same events have other positions. */
import type { Sql } from 'postgres';
import { afterAll, expect, test, vi } from 'vitest';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { openEventStoreDb, openEventStoreDbOverClient } from '#events/store/eventstoredb/event-store-db.ts';
import { createFakeEventStoreDbServer } from '#events/store/eventstoredb/test/fake-event-store-db-server.ts';
import { openEventStoreDbServer } from '#events/store/eventstoredb/test/server-fixture.ts';
import { appendLog, type EventSource } from '#events/store/import-log.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createEventFixture, createEventFixtures, takeUntilCaughtUp } from '#events/store/test/event-fixtures.ts';
import { toTitleWithSkipReason } from '#events/store/test/test-log.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { recordImportedLog } from './accept-log.ts';
import { formatLogLoss } from './judge-log.ts';
import { advanceKnownLog, findBeginning, loadKnownLog, saveKnownLog } from './known-log.ts';
import { guardLog } from './log-guard.ts';

const server = await openEventStoreDbServer();
afterAll(() => ('missing' in server ? undefined : server.stop()));
const missing = 'missing' in server ? server.missing : undefined;

/** Opens two logs on one server, of which the second is that of another program. */
const openEventStoreDbLogs = {
  'a fake EventStoreDB': () => {
    const openClient = createFakeEventStoreDbServer();
    return ['moved-', 'others-'].map((prefix) => openEventStoreDbOverClient(openClient(), prefix));
  },
  EventStoreDB: () =>
    ['moved-', 'others-'].map((name) =>
      openEventStoreDb({ url: 'missing' in server ? '' : server.url, prefix: `${name}${crypto.randomUUID()}-` }),
    ),
};
type Kind = keyof typeof openEventStoreDbLogs;

/**
 * Expects that so many events are known, up to the end of their log at least: a server of EventStoreDB holds events of other
 * programs too, and what is counted may end with one of those.
 */
const expectCounted = async (sql: Sql, log: EventStore, events: number) => {
  const counted = (await loadKnownLog(sql))?.counted;
  expect(counted?.events).toBe(events);
  expect(counted?.position).toBeGreaterThanOrEqual(await log.head());
  return counted;
};

/** Opens a database that knows a log of seven events, and the empty log to which it is moved. */
const openMove = async (kind: Kind, direction: 'to' | 'from') => {
  const opened = new AsyncDisposableStack();
  const { sql } = opened.use(await openTestDatabase());
  const [moved, others] = openEventStoreDbLogs[kind]() as [EventStore, EventStore];
  const stores = [openPostgresStore({ sql }), moved] as const;
  for (const store of [...stores, others]) opened.defer(() => store.close());
  const [from, to] = direction === 'to' ? stores : [moved, stores[0]];
  const writeOthers = () => others.append(`student-${crypto.randomUUID()}`, createEventFixtures(1), 'no-stream');
  await from.append(CENTRE_STREAM, createEventFixtures(2), 'no-stream');
  for (const [index, event] of createEventFixtures(5).entries())
    await from.append('student-mia', [event], index === 0 ? 'no-stream' : index);
  await writeOthers();
  const beginning = await findBeginning(from);
  if (beginning) await saveKnownLog(sql, beginning);
  await advanceKnownLog(sql, from);
  const known = await loadKnownLog(sql);
  await expectCounted(sql, from, 7);
  const log = { error: vi.fn(), info: vi.fn() };
  return {
    ...{ sql, to, known, writeOthers },
    source: async function* () {
      for await (const { events } of readLogToEnd(from)) yield events;
    } satisfies EventSource,
    findLoss: () => guardLog({ store: to, loadKnown: () => loadKnownLog(sql), log }).guard.findLoss(),
    clearResults: vi.fn(async () => {}),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
};

const moves = [
  { direction: 'to', kind: 'a fake EventStoreDB', reason: undefined },
  { direction: 'from', kind: 'a fake EventStoreDB', reason: undefined },
  { direction: 'to', kind: 'EventStoreDB', reason: missing },
  { direction: 'from', kind: 'EventStoreDB', reason: missing },
] as const;

for (const { direction, kind, reason } of moves) {
  const title = (what: string) => toTitleWithSkipReason(`a log that is moved ${direction} ${kind} ${what}`, reason);

  test.skipIf(reason)(title('is the same log, and is counted from its new positions on'), async () => {
    await using move = await openMove(kind, direction);
    const { sql, to, known, source, findLoss, clearResults, writeOthers } = move;
    await appendLog(to, source);
    await writeOthers();
    expect(await findLoss()).toBeUndefined();
    // By chance an event of the new log may begin at the old position.
    const { events } = await takeUntilCaughtUp(to);
    await sql`update desk.known_log set position = ${String(events[3]?.position)}`;

    expect(await recordImportedLog(sql, to, clearResults)).toBeUndefined();
    expect(clearResults).toHaveBeenCalledOnce();
    const counted = await expectCounted(sql, to, 7);
    expect({ ...counted, position: 0n }).toEqual({ ...known?.counted, position: 0n });
    await to.append('student-ben', createEventFixtures(2), 'no-stream');
    await writeOthers();
    await advanceKnownLog(sql, to);
    await expectCounted(sql, to, 9);
    expect(await findLoss()).toBeUndefined();
  });

  test.skipIf(reason)(title('without its last events is an older copy, and stays one'), async () => {
    await using move = await openMove(kind, direction);
    const { sql, to, known, source, findLoss, clearResults } = move;
    const cut: EventSource = async function* () {
      const events = [];
      for await (const batch of source()) events.push(...batch);
      yield events.slice(0, 5);
    };
    await appendLog(to, cut);
    const loss = await recordImportedLog(sql, to, clearResults);
    expect(loss && formatLogLoss(loss)).toContain('an older copy of the log: 2 of its 7 events are missing');
    expect(await loadKnownLog(sql)).toEqual(known);
    expect(clearResults).not.toHaveBeenCalled();
    await advanceKnownLog(sql, to);
    expect(await loadKnownLog(sql)).toEqual(known);
    expect(await findLoss()).toMatchObject({ verdict: 'older' });
  });
}

test('a log that is imported into a new database is known at once', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = openPostgresStore({ sql });
  await store.append(CENTRE_STREAM, [createEventFixture()], 'no-stream');
  await store.append('student-mia', createEventFixtures(3), 'no-stream');
  expect(await recordImportedLog(sql, store, async () => {})).toBeUndefined();
  expect((await loadKnownLog(sql))?.counted).toMatchObject({ events: 4, position: 4n });
  await store.close();
});
