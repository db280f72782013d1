/** Any file of facts about the centre is accepted, or refused with the names of the facts that are wrong. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { createChangedJsonArbitrary } from '#testing/changed-json.ts';
import { expectCheap } from '#testing/cpu-limit.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import json from './centre-facts.json' with { type: 'json' };
import { parseCentreFacts } from './centre-facts.ts';
import { toCents } from './plans.ts';

const SAMPLES = 20_000;

test('parseCentreFacts: accepts only prices that can be sold, and names every wrong fact', async () => {
  await fc.assert(
    fc.asyncProperty(createChangedJsonArbitrary(json), async (facts) => {
      const parsed = await expectCheap(facts, () => parseCentreFacts(facts)).catch((error: unknown) => error);
      if (parsed instanceof ZodError) return void expect(parsed.issues.length).toBeGreaterThan(0);
      if (parsed instanceof Error) throw parsed;
      const { plans, formerPlans } = parsed as ReturnType<typeof parseCentreFacts>;
      for (const { price } of plans) expect(toCents(price)).toBeGreaterThan(0);
      expect(new Set([...plans, ...formerPlans].map(({ id }) => id)).size).toBe(plans.length + formerPlans.length);
    }),
    { numRuns: chooseSamples(SAMPLES), seed: chooseSeed(import.meta.filename) },
  );
});
