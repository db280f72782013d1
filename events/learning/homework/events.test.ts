import { expect, test } from 'vitest';
import { eventCatalogue } from '../../catalogue/event-catalogue.ts';
import { upcastData } from '../../record/upcast.ts';
import { ADA_ID, createChoiceQuestion } from './test/homework-fixture.ts';

test('HomeworkCreated: reads the questions of versions 1 and 2', () => {
  const entry = eventCatalogue.HomeworkCreated;
  if (!entry) throw new Error('The catalogue has no HomeworkCreated');
  const question = { ...createChoiceQuestion(1), version: 1 };
  const provenance = { origin: { source: 'mathematics' }, at: '2026-11-20T17:00:00.000Z', edited: true };
  const content = { title: 'Sums', gradingType: 'auto-graded', keysShown: true, students: [ADA_ID] };
  const first = { ...content, questions: [question] };
  const second = { ...content, questions: [{ ...question, provenance }] };
  expect(entry.schema.parse(upcastData(entry, 1, first))).toEqual(first);
  expect(entry.schema.parse(upcastData(entry, 2, second))).toEqual(second);
});
