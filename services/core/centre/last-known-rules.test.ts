import { expect, test, vi } from 'vitest';
import { defaultCentreRules } from '#events/core/centre/centre-rules.ts';
import { createLastKnownRules } from './last-known-rules.ts';

test.each([
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['is damaged', () => Promise.reject(new Error('The chain is broken.'))],
])('createLastKnownRules: answers with the rules that it knows while the log %s', async (_, loadAggregate) => {
  const log = { error: vi.fn() };
  const { loadLastKnownRules } = createLastKnownRules({
    ...{ loadAggregate, log, clock: () => new Date('2026-11-20T12:00:00Z'), centre: { timeZone: 'America/New_York' } },
  });
  expect(await loadLastKnownRules()).toEqual(defaultCentreRules);
  expect(log.error).toHaveBeenCalledOnce();
});
