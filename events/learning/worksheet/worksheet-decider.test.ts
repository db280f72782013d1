import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { WorksheetEvent } from './events.ts';
import { createWorksheetQuestions } from './test/worksheet-fixture.ts';
import { type WorksheetCommand, worksheetAggregate } from './worksheet-decider.ts';

const { decide, evolve, initial } = worksheetAggregate.decider;
const asked = { subject: 'math', grade: 4, topic: 'Addition', questions: createWorksheetQuestions() } as const;
const prepare: WorksheetCommand = { type: 'PrepareWorksheet', ...asked };

test('PrepareWorksheet: records the sheet once, and never changes it', () => {
  const prepared: WorksheetEvent = { type: 'WorksheetPrepared', data: { ...asked, questions: [...asked.questions] } };
  expect(decide(initial, prepare, undefined)).toEqual([prepared]);
  const recordedAt = '2026-11-21T15:00:00.000Z';
  const worksheet = evolve(initial, { ...prepared, recordedAt } as RecordedEvent<WorksheetEvent>);
  expect(worksheet).toEqual({ ...asked, preparedAt: recordedAt });
  expect(decide(worksheet, { ...prepare, topic: 'Subtraction' }, undefined)).toEqual([]);
});
