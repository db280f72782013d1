import { expect, test } from 'vitest';
import { eventCatalogue } from '../../catalogue/event-catalogue.ts';
import { upcastData } from '../../record/upcast.ts';
import { practiceQuestions } from './test/practice-fixture.ts';

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

test('PracticeSessionStarted: sessions of earlier versions were open for two hours', () => {
  const entry = eventCatalogue.PracticeSessionStarted;
  if (!entry) throw new Error('The catalogue has no PracticeSessionStarted');
  const started = { grade: 4, subject: 'math', topic: 'Addition', questions: practiceQuestions };
  for (const version of [1, 2]) expect(upcastData(entry, version, started)).toEqual({ ...started, openMinutes: 120 });
  const latest = { ...started, openMinutes: 30 };
  expect(entry.schema.parse(upcastData(entry, 3, latest))).toEqual(latest);
  expect(entry.schema.safeParse(started).success).toBe(false);
});
