import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { addDays } from '../../values/add-days.ts';
import { caseAskers, caseKindsByAsker } from '../../values/enum-values.ts';
import { CASE_DUE_DAYS_MAX, CASE_NOTES_MAX, CASE_REOPENINGS_MAX, CASES_PER_DAY_MAX } from '../../values/limits.ts';
import { type CaseCommand, type CasesState, caseDecider } from './case-decider.ts';
import { type CaseEvent, caseEvents } from './events.ts';

const { initial, evolve } = caseDecider;
const now = '2026-11-21T15:00:00.000Z';
const [TODAY, DUE] = ['2026-11-21', '2026-11-28'];
const decide = (state: CasesState, command: CaseCommand, at = now) =>
  caseDecider.decide(state, command, { now: at, today: at.slice(0, 10) });
const tomorrow = '2026-11-22T15:00:00.000Z';
const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ROW, CASE] = [toId(99), toId(0)];
const proof = { version: 3, position: '41', hash: 'ab'.repeat(32) };
const toRow = (id: string) => ({ row: { id, proof } });
const whole = { type: 'OpenCase', asker: 'student', kind: 'wrong-date', text: '' } as const;
const open = { ...whole, ...toRow(ROW) } as const;
const answer = { type: 'AnswerCase', case: CASE, text: 'Let me check.', packet: undefined } as const;
const explain = {
  ...({ type: 'ResolveCase', case: CASE, outcome: undefined } as const),
  ...{ text: 'You came late.', packet: undefined },
};
const reopen = { type: 'ReopenCase', case: CASE, text: 'I was at home.' } as const;
const phoned = { asker: 'family', askedBy: { who: 'family', name: 'Ann Chen', channel: 'phone', on: TODAY } } as const;
const lee = { id: toId(70), isCurrentTutor: true };
const plan = { type: 'PlanCase', case: CASE, seenVersion: 1, assignee: lee, dueOn: DUE } as const;
const note = { type: 'AddCaseNote', case: CASE, text: 'Call back after 6.' } as const;

/** The state after commands, each of which must be accepted; the first case has the id `CASE`. */
const after = (commands: readonly CaseCommand[]): CasesState =>
  commands.reduce((state, command, at) => {
    const events = decide(state, command);
    if (typeof events === 'string') throw new Error(events);
    const recorded = events.map((event) => ({ ...event, id: toId(at), recordedAt: now, version: at + 1 }));
    return (recorded as unknown as RecordedEvent<CaseEvent>[]).reduce(evolve, state);
  }, initial);

test('OpenCase: records what is wrong, with the proof of the row, the days, the words and who asked', () => {
  const kind = 'wrong-date' as const;
  expect(decide(initial, open)).toEqual([
    { type: 'CaseOpened', data: { kind, row: ROW, rowProof: proof, dueOn: DUE } },
  ]);
  const period = { from: '2026-10-01', to: '2026-10-31' };
  expect(decide(initial, { ...whole, ...phoned, period, text: 'One is missing' })).toEqual([
    { type: 'CaseOpened', data: { kind, period, askedBy: phoned.askedBy, text: 'One is missing', dueOn: DUE } },
  ]);
});

test('OpenCase: takes only what the one who asks can say is wrong, and no day that is still to come', () => {
  for (const asker of caseAskers)
    for (const kind of ['charged-twice', 'missing-classes', 'wrong-price', 'other'] as const) {
      const isOffered = (caseKindsByAsker[asker] as readonly string[]).includes(kind);
      expect(decide(initial, { ...open, asker, kind }), `${asker} ${kind}`).toEqual(
        isOffered ? [expect.anything()] : 'case-kind-unfit',
      );
    }
  expect(caseKindsByAsker.student).not.toContain('wrong-price');
  const late = { ...whole, ...phoned, askedBy: { ...phoned.askedBy, on: '2026-11-22' } };
  expect(decide(initial, late)).toBe('case-asked-in-future');
  expect(decide(initial, late, tomorrow)).toHaveLength(1);
});

test('CaseOpened: refuses days whose end is before their beginning', () => {
  const { schema } = caseEvents.CaseOpened;
  const parse = (from: string, to: string) => schema.safeParse({ kind: 'other', period: { from, to } }).success;
  expect([parse('2026-11-02', '2026-11-01'), parse('2026-11-01', '2026-11-01')]).toEqual([false, true]);
});

test('OpenCase: a row has one case; without a row, a resolved case about the same days is out of the way', () => {
  expect(decide(after([open]), open)).toBe('case-exists');
  expect(decide(after([open, explain]), open)).toBe('case-exists');
  expect(decide(after([open]), { ...open, ...toRow(toId(98)) })).toHaveLength(1);
  expect(decide(after([open]), whole)).toHaveLength(1);
  const october = { ...whole, period: { from: '2026-10-01', to: '2026-10-31' } };
  for (const one of [whole, october]) {
    expect(decide(after([one]), { ...one, ...phoned })).toBe('case-exists');
    expect(decide(after([one, explain]), one)).toHaveLength(1);
  }
  expect(decide(after([whole]), october)).toHaveLength(1);
  expect(decide(after([october]), { ...whole, period: { ...october.period, to: '2026-10-30' } })).toHaveLength(1);
  expect(decide(after([october]), { ...whole, period: { ...october.period, from: '2026-10-02' } })).toHaveLength(1);
});

test('OpenCase, ReopenCase: accepts ten together in 24 hours', () => {
  const cases = Array.from({ length: CASES_PER_DAY_MAX - 1 }, (_, at) => ({ ...open, ...toRow(toId(at + 100)) }));
  const full = after([...cases, { ...answer }, reopen]);
  expect(decide(full, open)).toBe('case-too-often');
  expect(decide(full, open, tomorrow)).toHaveLength(1);
  // What a tutor opens is neither limited nor counted.
  expect(decide(full, { ...open, ...phoned })).toHaveLength(1);
  expect(decide(after([...cases, { ...open, ...phoned, ...toRow(toId(96)) }]), open)).toHaveLength(1);
  const answered = after([...cases, { ...open, ...toRow(toId(97)) }, answer]);
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

test('ResolveCase: a correction or a refund must be another entry that was recorded after the case was opened', () => {
  for (const type of ['correction', 'refund'] as const) {
    const end = (at: string | undefined, id = toId(50)) =>
      decide(after([open]), {
        ...explain,
        text: '',
        outcome: { type, id, recorded: at === undefined ? at : { at, on: TODAY } },
      });
    expect(end(tomorrow, ROW)).toBe(`${type}-unknown`);
    expect(end(undefined)).toBe(`${type}-unknown`);
    expect(end('2026-11-21T14:59:59.999Z')).toBe(`${type}-unknown`);
    expect(end(tomorrow)).toEqual([{ type: 'CaseResolved', data: { case: CASE, [type]: toId(50) } }]);
  }
});

test('ResolveCase: an entry of the day on which a tutor was asked counts, though the case was opened later', () => {
  const asked = after([{ ...whole, ...phoned, ...toRow(ROW) }]);
  const end = (on: string, id = toId(50)) =>
    decide(asked, {
      ...explain,
      outcome: { type: 'refund', id, recorded: { at: '2026-11-21T14:59:59.999Z', on } },
    });
  expect(end(TODAY)).toMatchObject([{ data: { refund: toId(50) } }]);
  expect(end(addDays(TODAY, -1))).toBe('refund-unknown');
  expect(end(TODAY, ROW)).toBe('refund-unknown');
});

test('AnswerCase, ResolveCase: record the packet that comes with the words', () => {
  const packet = toId(60);
  for (const command of [answer, explain])
    expect(decide(after([open]), { ...command, packet })).toMatchObject([{ data: { text: command.text, packet } }]);
});

test('PlanCase: records who is responsible and the day, each if it changes, and nothing otherwise', () => {
  const assigned = { type: 'CaseAssigned', data: { case: CASE, assignee: lee.id } };
  const moved = { type: 'CaseDueDateChanged', data: { case: CASE, dueOn: '2026-12-01' } };
  expect(decide(after([open]), plan)).toEqual([assigned]);
  expect(decide(after([open]), { ...plan, dueOn: '2026-12-01' })).toEqual([assigned, moved]);
  expect(decide(after([open]), { ...plan, assignee: undefined, dueOn: '2026-12-01' })).toEqual([moved]);
  const again = { ...plan, seenVersion: 2 };
  expect(decide(after([open, plan]), again)).toEqual([]);
  expect(decide(after([open, plan]), { ...again, assignee: undefined })).toEqual([
    { type: 'CaseAssigned', data: { case: CASE } },
  ]);
  expect(decide(after([open, { ...plan, assignee: undefined, dueOn: '2026-12-01' }]), again)).toEqual([
    assigned,
    { type: 'CaseDueDateChanged', data: { case: CASE, dueOn: DUE } },
  ]);
});

test('PlanCase: refuses a case that changed, somebody who is no tutor now, and a day that is over or too far', () => {
  expect(decide(after([open, answer]), plan)).toBe('case-changed');
  expect(decide(after([open, explain]), { ...plan, seenVersion: 2 })).toBe('case-changed');
  // A private note changes nothing that was seen.
  expect(decide(after([open, note]), plan)).toHaveLength(1);
  const former = { ...lee, isCurrentTutor: false };
  expect(decide(after([open]), { ...plan, assignee: former })).toBe('assignee-unknown');
  const on = (dueOn: string, at = now) => decide(after([open]), { ...plan, dueOn }, at);
  expect([on('2026-11-20'), on('2027-11-22')]).toEqual(['due-day-unfit', 'due-day-unfit']);
  expect(CASE_DUE_DAYS_MAX).toBe(365);
  for (const day of [TODAY, '2027-11-21']) expect(on(day), day).toHaveLength(2);
  // The day of an overdue case stays when only its tutor changes.
  expect(on(DUE, '2026-12-05T15:00:00.000Z')).toHaveLength(1);
});

test('AddCaseNote: accepts 50 private notes of a case, in every state', () => {
  expect(decide(initial, note)).toBe('case-unknown');
  const notes = Array.from({ length: CASE_NOTES_MAX - 1 }, () => note);
  expect(decide(after([open, explain, ...notes]), note)).toEqual([
    { type: 'CaseNoteAdded', data: { case: CASE, privateNote: note.text } },
  ]);
  expect(decide(after([open, explain, ...notes, note]), note)).toBe('case-notes-full');
});

test('ReopenCase: after an answer and after a resolution, but not while it waits, and not forever', () => {
  expect(decide(initial, reopen)).toBe('case-unknown');
  expect(decide(after([open]), reopen)).toBe('case-changed');
  for (const before of [answer, explain])
    expect(decide(after([open, before]), reopen)).toEqual([
      { type: 'CaseReopened', data: { case: CASE, text: reopen.text, dueOn: DUE } },
    ]);
  // The next answer has its time from then on.
  const later = decide(after([open, explain]), reopen, '2026-12-24T15:00:00.000Z');
  expect(later).toMatchObject([{ data: { dueOn: '2026-12-31' } }]);
  expect(decide(after([open, explain, reopen]), answer)).toHaveLength(1);
  const rounds = Array.from({ length: CASE_REOPENINGS_MAX }, () => [explain, reopen]).flat();
  expect(decide(after([open, ...rounds, explain]), reopen)).toBe('case-reopened-too-often');
});
