import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { MerkleFrontier } from '#events/record/merkle/merkle-frontier.ts';
import { computeRoot } from '#events/record/merkle/merkle-proofs.ts';
import { hashEventLeaf, sha256 } from '#events/record/merkle/tree-hash.ts';
import type { EventStore, EventToAppend } from '#events/store/port/event-store.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { createEventFixture } from '#events/store/test/event-fixtures.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { growTree, remakeTree } from './grow-tree.ts';
import { readTree } from './read-tree.ts';

const toEvent = (name: string): EventToAppend =>
  createEventFixture({ hash: Buffer.from(sha256(Buffer.from(name))).toString('hex') });
const toEvents = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => toEvent(`${prefix}${n}`));

/** Appends events to streams of their own, and returns them after the events before. */
const appendEach = async (
  store: EventStore,
  events: readonly EventToAppend[],
  before: readonly EventToAppend[] = [],
) => {
  for (const event of events) await store.append(event.id, [event], 'no-stream');
  return [...before, ...events];
};
const toRoot = (events: readonly EventToAppend[]): string => {
  const tree = new MerkleFrontier();
  for (const event of events) tree.append(hashEventLeaf(event));
  return Buffer.from(tree.root()).toString('hex');
};
const readRoot = (sql: Sql) =>
  readTree(sql, async ({ size, readSubtree }) => ({
    size,
    root: Buffer.from(await computeRoot(readSubtree, size)).toString('hex'),
  }));

test('growTree: keeps the tree of the log, and continues where it was', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = createInMemoryEventStore();
  expect(await growTree({ sql, store })).toBe(0);
  let events = await appendEach(store, toEvents('a', 1_500));
  expect(await growTree({ sql, store })).toBe(1_500);
  expect(await readRoot(sql)).toEqual({ size: 1_500, root: toRoot(events) });
  for (const count of [1, 700]) {
    events = await appendEach(store, toEvents(`b${count}-`, count), events);
    expect(await growTree({ sql, store })).toBe(events.length);
    expect(await growTree({ sql, store })).toBe(events.length);
    expect(await readRoot(sql)).toEqual({ size: events.length, root: toRoot(events) });
  }
});

test('growTree: reads the log in PostgreSQL', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const events = await appendEach(store, toEvents('a', 300));
  expect(await growTree({ sql, store })).toBe(300);
  const more = await appendEach(store, toEvents('b', 5), events);
  expect(await growTree({ sql, store })).toBe(305);
  expect(await readRoot(sql)).toEqual({ size: 305, root: toRoot(more) });
  await store.close();
});

test('growTree: several copies at once keep one tree', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = createInMemoryEventStore();
  const events = await appendEach(store, toEvents('a', 3_000));
  const sizes = await Promise.all(Array.from({ length: 4 }, () => growTree({ sql, store })));
  expect(sizes).toEqual([3_000, 3_000, 3_000, 3_000]);
  expect(await readRoot(sql)).toEqual({ size: 3_000, root: toRoot(events) });
});

test.each([
  ['is shorter', 1_100, 0],
  ['went on with other events', 1_100, 900],
  ['has another last event', 1_499, 1],
  ['is empty', 0, 0],
])('growTree: makes the tree again when a restored log %s', async (_, kept, added) => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = createInMemoryEventStore();
  const events = await appendEach(store, toEvents('a', 1_500));
  await growTree({ sql, store });

  const restored = createInMemoryEventStore();
  const before = await appendEach(restored, events.slice(0, kept));
  const after = await appendEach(restored, toEvents('b', added), before);
  expect(await growTree({ sql, store: restored })).toBe(after.length);
  expect(await readRoot(sql)).toEqual({ size: after.length, root: toRoot(after) });
});

test('remakeTree: makes tiles again that do not match the log', async () => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = createInMemoryEventStore();
  const events = await appendEach(store, toEvents('a', 300));
  await growTree({ sql, store });
  await sql`update desk.tree_tiles set hashes = overlay(hashes placing '\\xff'::bytea from 1) where number = 0`;
  expect((await readRoot(sql)).root).not.toBe(toRoot(events));
  expect(await remakeTree({ sql, store })).toBe(300);
  expect(await readRoot(sql)).toEqual({ size: 300, root: toRoot(events) });
});

test.each([
  ['a leaf that is not in a full tile', 0, 1],
  ['the root of a full tile', 1, 0],
])('growTree: makes the tree again when %s was changed', async (_, level, number) => {
  await using database = await openTestDatabase();
  const { sql } = database;
  const store = createInMemoryEventStore();
  const events = await appendEach(store, toEvents('a', 300));
  await growTree({ sql, store });
  await sql`
    update desk.tree_tiles set hashes = overlay(hashes placing '\\xff'::bytea from 1)
    where level = ${level} and number = ${number}`;
  const more = await appendEach(store, toEvents('b', 3), events);
  expect(await growTree({ sql, store })).toBe(303);
  expect(await readRoot(sql)).toEqual({ size: 303, root: toRoot(more) });
});
