import { expect, test } from 'vitest';
import { toConsecutiveStoredEvents } from '../port/to-stored-events.ts';
import { createEventFixture } from '../test/event-fixtures.ts';
import { createRecentEventCache } from './recent-event-cache.ts';

const upTo = (position: bigint, count: number) => {
  const events = Array.from({ length: count }, () => createEventFixture());
  return toConsecutiveStoredEvents('s', events, { status: 'appended', version: Number(position), position });
};
const positions = (events: readonly { position: bigint }[]) => events.map(({ position }) => position);

test('createRecentEventCache: returns the events after a position, and none if an unknown event may come first', () => {
  const recent = createRecentEventCache();
  expect(recent.after(0n, 9)).toEqual([]);
  recent.add(upTo(7n, 3));
  expect(positions(recent.after(4n, 9))).toEqual([5n, 6n, 7n]);
  expect(positions(recent.after(5n, 1))).toEqual([6n]);
  expect(recent.after(3n, 9)).toEqual([]);
  expect(recent.after(7n, 9)).toEqual([]);
});

test('createRecentEventCache: forgets the events before a gap', () => {
  const recent = createRecentEventCache();
  recent.add(upTo(3n, 3));
  recent.add(upTo(5n, 1));
  expect(recent.after(2n, 9)).toEqual([]);
  expect(positions(recent.after(4n, 9))).toEqual([5n]);
});

test('createRecentEventCache: keeps a bounded number of events', () => {
  const recent = createRecentEventCache();
  for (let position = 1_000n; position <= 20_000n; position += 1_000n) recent.add(upTo(position, 1_000));
  expect(recent.after(1_000n, 9)).toEqual([]);
  expect(positions(recent.after(19_998n, 9))).toEqual([19_999n, 20_000n]);
});
