import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('Tally.report: ends with the totals even when nothing ran', () => {
  expect(new Tally().report()).toBe('\n0 passed, 0 failed, 0 skipped');
});

test('Tally.report: says in its last line how many tests ran on EventStoreDB', () => {
  const tally = new Tally();
  for (const name of ['adds', 'subtracts']) tally.addTest(name, 'passed', 3);
  tally.onEventStoreDb = 1;
  expect(tally.report().split('\n').at(-1)).toBe('2 passed, 0 failed, 0 skipped; 1 ran on EventStoreDB');
});

test('Tally.report: counts failed steps as failed tests, and names skipped and failed tests', () => {
  const tally = new Tally();
  tally.addStep('types', true);
  tally.addStep('dead code', false);
  tally.addTest('adds', 'passed', 3);
  tally.addTest('subtracts', 'failed', 2, 'expected 3 to be 1');
  tally.addTest('divides', 'skipped', 0);

  const lines = tally.report().split('\n');
  expect(lines.at(-1)).toBe('1 passed, 2 failed, 1 skipped');
  expect(lines).toEqual(expect.arrayContaining(['  dead code', '  subtracts: expected 3 to be 1', '  divides']));
});

test('Tally.report: counts a test that passed on a retry as passed, and names it with its failure', () => {
  const tally = new Tally();
  tally.addTest('moves', 'passed', 3, 'Timeout 20000ms exceeded.');

  const lines = tally.report().split('\n');
  expect(lines.at(-1)).toBe('1 passed, 0 failed, 0 skipped');
  expect(lines).toContain('  moves: Timeout 20000ms exceeded.');
});

test('Tally.report: names repeated and failed tests in the last lines', () => {
  const tally = new Tally();
  tally.addTest('divides', 'skipped', 0);
  tally.addTest('moves', 'passed', 3, 'Timeout 20000ms exceeded.');
  tally.addTest('subtracts', 'failed', 2, 'expected 3 to be 1');
  expect(tally.report().split('\n').slice(-7)).toEqual([
    'Passed only when repeated',
    '  moves: Timeout 20000ms exceeded.',
    '',
    'Failed',
    '  subtracts: expected 3 to be 1',
    '',
    '1 passed, 1 failed, 1 skipped',
  ]);
});

test('Tally.report: lists the ten slowest tests, slowest first', () => {
  const tally = new Tally();
  for (let ms = 1; ms <= 12; ms += 1) tally.addTest(`test ${ms}`, 'passed', ms * 1_000);
  const listed = tally.report().match(/test \d+/g);
  expect(listed).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `test ${n}`));
});
