import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { CASE_REOPENINGS_MAX, CASES_PER_DAY_MAX } from '../../values/limits.ts';
import { type CaseCommand, type CasesState, caseDecider } from './case-decider.ts';
import type { CaseEvent } from './events.ts';

const { initial, evolve } = caseDecider;
const now = '2026-11-21T15:00:00.000Z';
const decide = (state: CasesState, command: CaseCommand, at = now) => caseDecider.decide(state, command, { now: at });
const tomorrow = '2026-11-22T15:00:00.000Z';
const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ROW, CASE] = [toId(99), toId(0)];
const open = { type: 'OpenCase', kind: 'not-there', row: ROW, text: '' } as const;
const answer = { type: 'AnswerCase', case: CASE, text: 'Let me check.' } as const;
const explain = { type: 'ResolveCase', case: CASE, correction: undefined, text: 'You came late.' } as const;
const reopen = { type: 'ReopenCase', case: CASE, text: 'I was at home.' } as const;

/** The state after commands, each of which must be accepted; the first case has the id `CASE`. */
const after = (commands: readonly CaseCommand[]): CasesState =>
  commands.reduce((state, command, at) => {
    const events = decide(state, command);
    if (typeof events === 'string') throw new Error(events);
    const recorded = events.map((event) => ({ ...event, id: toId(at), recordedAt: now }));
    return (recorded as unknown as RecordedEvent<CaseEvent>[]).reduce(evolve, state);
  }, initial);

test('OpenCase: records the kind with the row and the text, if there are any', () => {
  expect(decide(initial, open)).toEqual([{ type: 'CaseOpened', data: { kind: 'not-there', row: ROW } }]);
  expect(decide(initial, { ...open, row: undefined, text: 'One is missing' })).toEqual([
    { type: 'CaseOpened', data: { kind: 'not-there', text: 'One is missing' } },
  ]);
});

test('OpenCase: a row has one case; without a row, a resolved case is out of the way', () => {
  const without = { ...open, row: undefined };
  expect(decide(after([open]), open)).toBe('case-exists');
  expect(decide(after([open, explain]), open)).toBe('case-exists');
  expect(decide(after([open]), { ...open, row: toId(98) })).toHaveLength(1);
  expect(decide(after([open]), without)).toHaveLength(1);
  expect(decide(after([without]), without)).toBe('case-exists');
  expect(decide(after([without, explain]), without)).toHaveLength(1);
});

test('OpenCase, ReopenCase: accepts ten together in 24 hours', () => {
  const cases = Array.from({ length: CASES_PER_DAY_MAX - 1 }, (_, at) => ({ ...open, row: toId(at + 100) }));
  const full = after([...cases, { ...answer }, reopen]);
  expect(decide(full, open)).toBe('case-too-often');
  expect(decide(full, open, tomorrow)).toHaveLength(1);
  const answered = after([...cases, { ...open, row: toId(97) }, answer]);
  expect(decide(answered, reopen)).toBe('case-too-often');
});

test('AnswerCase, ResolveCase: a case is answered once, and then resolved once', () => {
  expect(decide(initial, answer)).toBe('case-unknown');
  expect(decide(after([open]), answer)).toEqual([{ type: 'CaseAnswered', data: { case: CASE, text: answer.text } }]);
  expect(decide(after([open, answer]), answer)).toBe('case-changed');
  for (const before of [[open], [open, answer]])
    expect(decide(after(before), explain)).toEqual([
      { type: 'CaseResolved', data: { case: CASE, text: explain.text } },
    ]);
  expect(decide(after([open, explain]), explain)).toBe('case-changed');
  expect(decide(after([open, explain]), answer)).toBe('case-changed');
});

test('ResolveCase: a correction must be another row that was recorded after the case was opened', () => {
  const correct = (recordedAt: string | undefined, id = toId(50)) =>
    decide(after([open]), { ...explain, text: '', correction: { id, recordedAt } });
  expect(correct(tomorrow, ROW)).toBe('correction-unknown');
  expect(correct(undefined)).toBe('correction-unknown');
  expect(correct('2026-11-21T14:59:59.999Z')).toBe('correction-unknown');
  expect(correct(tomorrow)).toEqual([{ type: 'CaseResolved', data: { case: CASE, correction: toId(50) } }]);
});

test('ReopenCase: after an answer and after a resolution, but not while it waits, and not forever', () => {
  expect(decide(initial, reopen)).toBe('case-unknown');
  expect(decide(after([open]), reopen)).toBe('case-changed');
  for (const before of [answer, explain])
    expect(decide(after([open, before]), reopen)).toEqual([
      { type: 'CaseReopened', data: { case: CASE, text: reopen.text } },
    ]);
  expect(decide(after([open, explain, reopen]), answer)).toHaveLength(1);
  const rounds = Array.from({ length: CASE_REOPENINGS_MAX }, () => [explain, reopen]).flat();
  expect(decide(after([open, ...rounds, explain]), reopen)).toBe('case-reopened-too-often');
});
