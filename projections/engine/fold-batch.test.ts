import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { practiceSessionsProjection } from '../learning/practice-sessions/projection.ts';
import { createPracticeLogWriter, toTestSessionId } from '../test/practice-log-fixture.ts';
import { findTouchedKeys, planBatch } from './fold-batch.ts';
import { parseEvents } from './parsed-event.ts';

test('findTouchedKeys: looks for no row in a batch that creates it, if the tables were empty at the start', async () => {
  const practice = createPracticeLogWriter(createInMemoryKeyRing());
  await practice.session({ student: '00000000-0000-4000-8000-000000000001', day: '2026-11-21', correct: 3 });
  const [started, ...answers] = parseEvents(practice.log);
  const keysOf = (batch: Parameters<typeof planBatch>[1], empty: boolean) => [
    ...(findTouchedKeys(planBatch(practiceSessionsProjection, batch), new Map(), empty).values().next().value ?? []),
  ];
  expect(keysOf(started ? [started, ...answers] : [], true)).toEqual([]);
  expect(keysOf(answers, true)).toEqual([toTestSessionId(1)]);
  expect(keysOf(started ? [started] : [], false)).toEqual([toTestSessionId(1)]);
});
