import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import { createHistory } from './filled-log.ts';

test('createHistory: seals each text once, also the note of a mark that a correction repeats', async () => {
  const keys = createInMemoryKeyRing();
  const size = { students: 4, marks: 90, homework: 2, sessions: 2, adjustments: 3 };
  const events = (await Array.fromAsync(createHistory(size, keys).history)).flat();
  const unsealed = [];
  for (const stream of Map.groupBy(events, (event) => event.stream).values())
    unsealed.push(...(await checkAndUnsealEvents(stream, keys)));
  const corrected = unsealed.filter(({ type }) => type === 'AttendanceCorrected');
  expect(corrected.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ note: expect.stringContaining('page 34') }),
  );
  expect(JSON.stringify(unsealed.map(({ data }) => data))).not.toContain('sealed.1.');
});

test('createHistory: a centre that keeps its books has every kind of entry of money, and cases', async () => {
  const keys = createInMemoryKeyRing();
  const size = { students: 50, marks: 120, homework: 0, sessions: 0, books: true };
  const events = (await Array.fromAsync(createHistory(size, keys).history)).flat();
  const counts = Map.groupBy(events, ({ type }) => type);
  const kinds = [
    'PaymentReceived',
    'PaymentReversed',
    'RefundGiven',
    'WaitingClassesApplied',
    'CaseOpened',
    'CaseResolved',
  ];
  expect(kinds.filter((type) => !counts.has(type))).toEqual([]);
  const count = (type: string) => counts.get(type)?.length ?? 0;
  expect(count('ClassesAdjusted')).toBeGreaterThan(count('PaymentReceived'));
  expect(count('CaseOpened')).toBeGreaterThan(count('CaseResolved'));
});
