/** Combines the situations in which event stores on PostgreSQL have lost, repeated or reordered events. */
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import postgres, { type Sql } from 'postgres';
import { expect } from 'vitest';
import type { EventStore, StoredEvent } from '../../port/event-store.ts';
import { createEventFixtures } from '../../test/event-fixtures.ts';
import { expectLogOrder } from '../../test/subscribe-cases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { appendGroup } from '../statements.ts';

const TRANSACTIONS = 12;
const QUEUED = 4;

const step = fc.record({
  events: fc.integer({ min: 1, max: 3 }),
  /** Milliseconds between taking the naive log's number and the transaction's id, and the append. */
  before: fc.integer({ min: 0, max: 8 }),
  /** Milliseconds between the append and the end of the transaction. */
  after: fc.oneof({ weight: 7, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(15) }),
  rolledBack: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class RolledBack extends Error {}

/** Takes numbers and a transaction id first and appends second. Returns the ids that were committed. */
const appendInTransactions = async (sql: Sql, stream: string, steps: readonly Step[], signal: AbortSignal) => {
  const committed: string[] = [];
  for (let n = 0, version = 0; !signal.aborted; n += 1) {
    const { events: count, before, after, rolledBack } = steps[n % steps.length] as Step;
    const events = createEventFixtures(count);
    const ids = events.map(({ id }) => id);
    const ended = sql.begin(async (transaction) => {
      await transaction`insert into naive (id) select unnest(${ids}::uuid[])`;
      await pause(before);
      const [outcome] = await appendGroup(transaction as unknown as Sql, [{ stream, events, expected: version }]);
      expect(outcome).toMatchObject({ status: 'appended', version: version + count });
      await pause(after);
      if (rolledBack) throw new RolledBack();
    });
    const failed = await ended.then(() => undefined).catch((error: unknown) => error);
    if (failed && !(failed instanceof RolledBack)) throw failed;
    if (failed) continue;
    version += count;
    committed.push(...ids);
  }
  return committed;
};

/** Appends like the program, with some conflicts. Returns the ids that were acknowledged. */
const appendThroughStore = async (store: EventStore, stream: string, signal: AbortSignal) => {
  const acknowledged: string[] = [];
  for (let version = 0; !signal.aborted; version += 2) {
    const events = createEventFixtures(2);
    const [outcome] = await Promise.all([
      store.append(stream, events, version === 0 ? 'no-stream' : version),
      store.append(stream, createEventFixtures(1), version + 7),
    ]);
    expect(outcome).toMatchObject({ status: 'appended', version: version + 2 });
    acknowledged.push(...events.map(({ id }) => id));
    await pause(5);
  }
  return acknowledged;
};

/** Collects the events of a subscription until it reaches a position. */
const collectEvents = (store: EventStore, after = 0n) => {
  const events: StoredEvent[] = [];
  const enough = new AbortController();
  const ended = (async () => {
    for await (const message of store.subscribe(after, enough.signal))
      if (message.kind === 'batch') events.push(...message.events);
  })();
  ended.catch(() => undefined);
  return {
    events,
    async until(position: bigint): Promise<StoredEvent[]> {
      const arrived = expect.poll(() => events.at(-1)?.position).toBe(position);
      await Promise.race([arrived, ended]);
      enough.abort();
      await ended;
      return events;
    },
  };
};

/** Polls for numbers above the largest one seen, which is a common but wrong way to read a table with a sequence. */
const readNaively = async (sql: Sql, signal: AbortSignal): Promise<Set<string>> => {
  const seen = new Set<string>();
  let last = '0';
  for (;;) {
    const ending = signal.aborted;
    const rows = await sql<{ position: string; id: string }[]>`
      select position::text, id from naive where position > ${last} order by naive.position`;
    for (const { id } of rows) seen.add(id);
    last = rows.at(-1)?.position ?? last;
    if (ending && rows.length === 0) return seen;
    await pause(2);
  }
};

/**
 * Runs sixteen writers for `ms`, twelve of them in slow transactions of which some are rolled back, while another
 * transaction stays open with an older id and snapshot. Expects that subscribers from 0 and from a later position miss,
 * repeat and reorder no event before that transaction ends, and that a naive reader misses more than one event in a hundred.
 */
export const expectNoEventLostUnderLoad = async (
  url: string,
  { ms, seed }: { ms: number; seed: number },
): Promise<void> => {
  const [pool, others] = [postgres(url, { max: 8 }), postgres(url, { max: TRANSACTIONS + 2 })];
  await pool`create table naive (position bigint generated always as identity primary key, id uuid not null)`;
  const [busy, idle] = [openPostgresStore({ sql: pool }), openPostgresStore({ sql: others })];
  const plans = fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), { seed, numRuns: TRANSACTIONS });
  const signal = AbortSignal.timeout(ms);
  const ended = Promise.all([
    readNaively(pool, signal),
    ...plans.map((steps, n) => appendInTransactions(others, `t${n}`, steps, signal)),
  ]);
  const queued = Promise.all(Array.from({ length: QUEUED }, (_, n) => appendThroughStore(busy, `q${n}`, signal)));

  await pool.begin('isolation level repeatable read', async (held) => {
    await held`create table held_open (id integer)`;
    await held`select count(*) from log.events`;
    const followers = [collectEvents(busy), collectEvents(idle)];
    await expect.poll(() => followers[0]?.events.length).toBeGreaterThan(50);
    const from = followers[0]?.events[40]?.position as bigint;
    const late = [collectEvents(busy, from), collectEvents(idle, from)];

    const [seenNaively, ...committed] = await ended;
    const expected = new Set([...committed, ...(await queued)].flat());
    const head = await idle.head();
    expect(head).toBe(BigInt(expected.size));
    const [one, two] = await Promise.all(followers.map((follower) => follower.until(head as bigint)));
    for (const events of [one, two] as StoredEvent[][]) {
      expect(events).toHaveLength(expected.size);
      expect(new Set(events.map(({ id }) => id))).toEqual(expected);
      expectLogOrder(events);
    }
    for (const events of await Promise.all(late.map((follower) => follower.until(head as bigint))))
      expect(events).toEqual(one?.slice(41));

    const lost = committed.flat().filter((id) => !seenNaively.has(id)).length;
    expect(lost / committed.flat().length).toBeGreaterThan(0.01);
  });
  await Promise.all([busy.close(), idle.close()]);
  await Promise.all([pool.end(), others.end()]);
};
