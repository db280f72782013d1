import fc from 'fast-check';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { AppendOutcome, EventStore, EventToAppend, ExpectedVersion } from '../../port/event-store.ts';
import { createEventFixture, takeUntilCaughtUp } from '../../test/event-fixtures.ts';
import { createInMemoryEventStore } from '../../test/in-memory-event-store.ts';
import { expectLogOrder } from '../../test/subscribe-cases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';

/** Draws from few streams, versions and ids, so that the appends of a group conflict often. */
const drawnAppend = fc.record({
  stream: fc.integer({ min: 0, max: 2 }),
  expected: fc.integer({ min: 0, max: 4 }),
  ids: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }),
  content: fc.integer({ min: 0, max: 1 }),
  refused: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const drawnGroup = fc.array(drawnAppend, { minLength: 1, maxLength: 14 });
type DrawnAppend = typeof drawnAppend extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Three appends that write, two of them to one stream, and a fourth that repeats the events 7 and 8. The first append
 * wrote 7 and the third wrote 8, so no single append wrote both.
 */
const repeatOfTwo: DrawnAppend[] = [
  { stream: 0, expected: 0, ids: [7], content: 1, refused: false },
  { stream: 1, expected: 0, ids: [1], content: 1, refused: false },
  { stream: 0, expected: 1, ids: [8, 0], content: 1, refused: false },
  { stream: 0, expected: 0, ids: [7, 8], content: 1, refused: false },
];

interface AppendRequest {
  readonly stream: string;
  readonly events: EventToAppend[];
  readonly expected: ExpectedVersion;
}

/**
 * Appends with new streams and ids. Some have data that PostgreSQL refuses; each of these goes to a separate stream.
 */
const toAppendRequests = (drawn: readonly DrawnAppend[]): AppendRequest[] => {
  const group = crypto.randomUUID();
  return drawn.map(({ stream, expected, ids, content, refused }, n) => ({
    stream: refused ? `${group}-refused-${n}` : `${group}-${stream}`,
    expected: refused || expected === 0 ? 'no-stream' : expected,
    events: ids.map((id) =>
      createEventFixture({
        id: refused ? crypto.randomUUID() : `${group.slice(0, -4)}${id}00${id}`,
        data: refused ? '{"not":' : `{"content":${content}}`,
      }),
    ),
  }));
};

const sendAppend = (
  store: EventStore,
  { stream, events, expected }: AppendRequest,
): Promise<AppendOutcome | 'refused'> =>
  store.append(stream, events, expected).catch((error: { code?: string }) => {
    if (error instanceof SyntaxError || error.code === '22P02') return 'refused';
    throw error;
  });

/** The part of an outcome on which two stores must agree. Positions differ between stores. */
const toComparableOutcome = (outcome: AppendOutcome | 'refused') =>
  outcome === 'refused' ? outcome : { status: outcome.status, version: 'version' in outcome && outcome.version };

/**
 * Sends random groups of appends at once and compares the store with a model store that handles one append after the
 * other in log order: both write the same events, each append gets its right outcome, and both agree on retries.
 */
export const expectAppendGroupsMatchModel = async (
  sql: Sql,
  runs: { numRuns: number; seed: number },
): Promise<void> => {
  const store = openPostgresStore({ sql });
  const compareWithModel = async (drawn: DrawnAppend[]): Promise<void> => {
    const model = createInMemoryEventStore();
    const requests = toAppendRequests(drawn);
    const before = (await store.head()) as bigint;
    const outcomes = await Promise.all(requests.map((one) => sendAppend(store, one)));
    const { events, position } = await takeUntilCaughtUp(store, before);
    expectLogOrder(events);
    expect(position).toBe(before + BigInt(events.length));

    const accepted = requests.map((one, n) => ({ one, outcome: outcomes[n] as AppendOutcome })).filter(isAppended);
    const log = events.map(({ id }) => id);
    for (const { one, outcome } of new Set([...(findWriters(log, accepted) ?? []), ...accepted]))
      expect(toComparableOutcome(await sendAppend(model, one))).toEqual(toComparableOutcome(outcome));
    expect((await takeUntilCaughtUp(model)).events.map(({ id }) => id)).toEqual(log);

    for (const [n, one] of requests.entries()) {
      const [now, outcome] = [await sendAppend(store, one), outcomes[n] as AppendOutcome | 'refused'];
      expect(toComparableOutcome(now)).toEqual(toComparableOutcome(await sendAppend(model, one)));
      // A conflict was right at the time, but the stream may have reached the expected version since.
      if (outcome === 'refused' || outcome.status !== 'conflict') expect(now).toEqual(outcome);
      else expect(outcome.version).not.toBe(one.expected === 'no-stream' ? 0 : one.expected);
    }
  };
  await fc.assert(fc.asyncProperty(drawnGroup, compareWithModel), { ...runs, examples: [[repeatOfTwo]] });
  await store.close();
};

/**
 * Finds appends that together wrote exactly this log in this order; undefined if there are none. Every other append only
 * repeats their events.
 */
const findWriters = (log: readonly string[], accepted: readonly AcceptedAppend[]): AcceptedAppend[] | undefined => {
  if (log.length === 0) return [];
  for (const first of accepted.filter(({ one }) => one.events.every(({ id }, n) => id === log[n]))) {
    const others = findWriters(log.slice(first.one.events.length), accepted);
    if (others) return [first, ...others];
  }
  return undefined;
};

interface AcceptedAppend {
  readonly one: AppendRequest;
  readonly outcome: Extract<AppendOutcome, { status: 'appended' }>;
}

const isAppended = <One extends { outcome: AppendOutcome | 'refused' }>(
  one: One,
): one is One & { outcome: Extract<AppendOutcome, { status: 'appended' }> } =>
  one.outcome !== 'refused' && one.outcome.status === 'appended';
