import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StoreUnavailableError } from '#events/store/port/event-store.ts';
import { createEventFixtures } from '#events/store/test/event-fixtures.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { followLogPlace } from './follow-log-place.ts';
import { LOG_PLACE_CHANNEL, LOG_PLACE_LOCK } from './log-place.ts';

const settings = { eventStoreUrl: undefined, eventStorePrefix: 'rollbook-', personalDataKey: Buffer.alloc(32, 7) };
const log = pino({ level: 'silent' });

test('followLogPlace: is closed while writes are stopped, and refuses what waits for them', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const followed = await followLogPlace({ sql, settings, log });
  await using moving = await openDatabaseSession(sql);
  const isLocked = moving.sql`select pg_advisory_lock(hashtextextended(${LOG_PLACE_LOCK}, 0))`.execute();
  // As a move does: the copy may have given up the lock and shared it again before this session asked for it.
  const asking = setInterval(() => void sql.notify(LOG_PLACE_CHANNEL, '').catch(() => {}), 100);
  await isLocked;
  clearInterval(asking);

  const append = followed.store.append(`student-${randomUUID()}`, createEventFixtures(1), 'no-stream');
  const refused = expect(append).rejects.toBeInstanceOf(StoreUnavailableError);
  const subscription = followed.store.subscribe(0n, new AbortController().signal)[Symbol.asyncIterator]();
  const ended = subscription.next();
  await followed[Symbol.asyncDispose]();
  await refused;
  expect((await ended).done).toBe(true);
});
