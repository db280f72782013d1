import { expect, test } from 'vitest';
import { eventCatalogue } from '../catalogue/event-catalogue.ts';
import { upcastData } from '../record/upcast.ts';

test('PracticeSessionCompleted: the upcaster of version 1 drops the ranks', () => {
  const entry = eventCatalogue.PracticeSessionCompleted;
  if (!entry) throw new Error('The catalogue has no PracticeSessionCompleted');
  const completed = {
    ...{ grade: 4, subject: 'math', questionsAnswered: 5, correct: 3, points: 30 },
    ...{ day: '2026-11-21', sameDay: 'reset', hasty: false },
  };
  for (const rank of [{ before: 9, after: 7 }, { after: 1 }]) {
    expect(entry.schema.parse(upcastData(entry, 1, { ...completed, rank }))).toEqual(completed);
  }
  expect(entry.schema.parse(upcastData(entry, 2, completed))).toEqual(completed);
  expect(entry.schema.safeParse({ ...completed, rank: { after: 1 } }).success).toBe(false);
});
