import { expect, test } from 'vitest';
import { REMEMBERED_CHANGES_MAX, REMEMBERED_TAGS_MAX, RecentChanges } from './recent-changes.ts';

const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    stream: `student-${(from + index) % 3}`,
    type: 'ClassesAdjusted',
    position: BigInt(from + index),
  }));

test('between: returns the tags between two positions, each once', () => {
  const recent = new RecentChanges(10n);
  recent.add(events(11, 20), 20n);

  expect(recent.between(10n, 11n)).toEqual(['students', 'student:2']);
  expect(recent.between(14n, 20n)).toEqual(['students', 'student:0', 'student:1', 'student:2']);
  expect(recent.between(20n, 20n)).toEqual([]);
  expect(recent.seen).toBe(20n);
});

test('between: returns too-many for a position before the start', () => {
  expect(new RecentChanges(10n).between(9n, 10n)).toBe('too-many');
});

test('between: returns too-many above 1,000 events, not at 1,000', () => {
  const recent = new RecentChanges(0n);
  recent.add(events(1, REMEMBERED_CHANGES_MAX), BigInt(REMEMBERED_CHANGES_MAX));
  expect(recent.between(0n, recent.seen)).toHaveLength(4);

  recent.add(events(REMEMBERED_CHANGES_MAX + 1, REMEMBERED_CHANGES_MAX + 1), BigInt(REMEMBERED_CHANGES_MAX + 1));
  expect(recent.between(0n, recent.seen)).toBe('too-many');
  expect(recent.between(1n, recent.seen)).toHaveLength(4);
});

test('add: advances over batches without events', () => {
  const recent = new RecentChanges(0n);
  recent.add([], 500n);
  expect(recent.between(0n, 500n)).toEqual([]);
  expect(recent.seen).toBe(500n);
});

test('add: forgets old events when there are too many tags', () => {
  const recent = new RecentChanges(0n);
  const students = Array.from({ length: 1_000 }, (_, index) => `s${index}`);
  const created = (position: number) => ({
    ...{ stream: `homework-00000000-0000-4000-8000-${String(position).padStart(12, '0')}`, type: 'HomeworkCreated' },
    ...{ students, position: BigInt(position) },
  });
  for (let position = 1; position <= 100; position += 1) recent.add([created(position)], BigInt(position));
  expect(recent.between(0n, 100n)).toBe('too-many');
  expect(recent.between(100n - BigInt(REMEMBERED_TAGS_MAX / 2_000), 100n)).toHaveLength(
    1_000 + 1 + REMEMBERED_TAGS_MAX / 2_000,
  );
});
