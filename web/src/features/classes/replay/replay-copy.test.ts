import { expect, test } from 'vitest';
import type { ReplayFrame, ReplayMark } from '#contracts/class-audit.ts';
import { toFrameText, toMarkDayText, toMarkStateText } from './replay-copy.ts';

const figures = {
  ...{ added: 0, taken: 0, late_cancellations: 0, removed: 0, waiting: 0 },
  ...{ remaining: 0, total: 0, attended: 0, uncovered: 0 },
};
const mark: ReplayMark = {
  ...{ id: 'mark', date: '2025-11-12', status: 'present', charge: 'covered', note: null, private_note: null },
  late_cancellation_hours: null,
  voided: false,
};
const frame: ReplayFrame = {
  ...{ id: 'event', version: 3, recorded_at: '2025-11-12T15:00:00.000Z', effective_on: '2025-11-12' },
  ...{
    tutor_name: 'Sam',
    reason: null,
    code: null,
    source: null,
    classes_changed: 0,
    what: null,
    moved: null,
    account: null,
    money: null,
  },
  ...{ late_cancellation_hours: null, from_status: null, status: null, charge: null },
  ...{ change: figures, figures, mark: null },
};
const moved = { from: '2025-11-10', to: '2025-11-12' };

test('toFrameText: words every kind of event as the class history does', () => {
  expect(toFrameText({ ...frame, account: 'archived' })).toBe('Became a former student');
  expect(toFrameText({ ...frame, account: 'merged' })).toBe('Merged with the account of a new sign-up');
  expect(toFrameText({ ...frame, what: 'privately-noted', mark })).toBe('Private note changed');
  expect(toFrameText({ ...frame, money: { what: 'payment-reversed', amount_cents: 20_000 } })).toBe(
    'Payment of $200.00 reversed',
  );
  expect(toFrameText({ ...frame, what: 'moved', moved, charge: 'covered' })).toBe(
    'Moved from Mon, Nov 10, 2025 with its class',
  );
  expect(toFrameText({ ...frame, what: 'moved', moved, charge: 'uncovered' })).toBe(
    'Moved from Mon, Nov 10, 2025, still uncovered',
  );
  const attended = { source: 'attendance', what: 'marked', classes_changed: -1, mark } as const;
  expect(toFrameText({ ...frame, ...attended })).toBe('Attended with no classes left');
  expect(toFrameText({ ...frame, ...attended, change: { ...figures, remaining: -1 } })).toBe('Attended class');
  const givenBack = { source: 'reversal', what: 'moved', classes_changed: 1, moved, mark } as const;
  expect(toFrameText({ ...frame, ...givenBack })).toBe('Given back, moved to Wed, Nov 12, 2025');
});

test('toMarkStateText, toMarkDayText: name a mark before and after an event', () => {
  expect(toMarkStateText(undefined)).toBe('No mark');
  expect(toMarkStateText({ ...mark, charge: 'uncovered' })).toBe('Present, uncovered');
  expect(toMarkStateText({ ...mark, voided: true })).toBe('Voided');
  expect(toMarkDayText(mark, mark)).toBe('Mark of Wed, Nov 12, 2025');
  expect(toMarkDayText({ ...mark, date: '2025-11-10' }, mark)).toBe(
    'Mark of Mon, Nov 10, 2025, now of Wed, Nov 12, 2025',
  );
});
