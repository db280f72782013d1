// Uses plain assertions, because thousands of histories make too many of them for `expect`.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { explainBalance } from './explain-balance.ts';
import { studentHistory } from './test/random-student-history.ts';

test('explainBalance: the terms of 2,000 random histories sum up to both balances, in at most 12 sentences', () => {
  const samples = chooseSamples(2_000);
  const seen = new Set<string>();
  fc.assert(
    fc.property(studentHistory, (events) => {
      const { figures, terms, sumsUp } = explainBalance(events);
      assert(sumsUp);
      const sum = (...of: string[]) =>
        terms.filter(({ kind }) => of.includes(kind)).reduce((all, { classes }) => all + classes, 0);
      assert.equal(sum('opening', 'added'), figures.added);
      assert.equal(sum('taken'), 0 - figures.taken);
      assert.equal(sum('late-cancellations'), 0 - figures.late_cancellations);
      assert.equal(sum('removed', 'withdrawn'), 0 - figures.removed);
      const last = events.findLast(({ data }) => 'change' in data && data.change !== undefined);
      const change = last && 'change' in last.data ? last.data.change : undefined;
      assert.equal(figures.remaining, change?.remainingAfter ?? 0);
      assert.equal(figures.total, change?.totalAfter ?? 0);
      assert.equal(terms[0]?.kind, 'opening');
      // An opening, one sentence each for what attendance and late cancellations took, and up to three each of what is named row by row.
      assert(terms.length <= 12);
      for (const { kind } of terms) seen.add(kind);
    }),
    { numRuns: samples, seed: chooseSeed(import.meta.filename) },
  );
  const kinds = ['opening', 'added', 'taken', 'late-cancellations', 'removed', 'withdrawn'];
  expect(kinds).toEqual(expect.arrayContaining([...seen]));
  // Few samples need not have the rarest kind.
  expect(seen.size).toBeGreaterThanOrEqual(samples === 2_000 ? kinds.length : kinds.length - 1);
}, 60_000);

test('explainBalance: an event whose balance does not follow from what it applied does not add up', () => {
  const [history = []] = fc.sample(studentHistory, { numRuns: 1, seed: 1 });
  const broken = history.map((event) =>
    event.type === 'StudentEnrolled'
      ? { ...event, data: { ...event.data, change: { ...event.data.change, appliedTotal: -1 } } }
      : event,
  );
  expect([explainBalance(history).sumsUp, explainBalance(broken).sumsUp]).toEqual([true, false]);
});
