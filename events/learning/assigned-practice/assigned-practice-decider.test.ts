import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { ASSIGNED_PRACTICE_PER_DAY_MAX } from '../../values/limits.ts';
import {
  type AssignedPracticeCommand,
  type AssignedPracticeState,
  assignedPracticeDecider,
} from './assigned-practice-decider.ts';
import type { AssignedPracticeEvent } from './events.ts';

const now = '2026-11-21T15:00:00.000Z';
const { initial, evolve } = assignedPracticeDecider;
const decide = (state: AssignedPracticeState, command: AssignedPracticeCommand, at = now) =>
  assignedPracticeDecider.decide(state, command, { now: at });
const fractions = { type: 'AssignPractice', subject: 'math', grade: 4, topic: 'fractions' } as const;
const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const TUTOR = toId(101);
const STUDENT = toId(102);

const after = (commands: readonly AssignedPracticeCommand[]): AssignedPracticeState =>
  commands.reduce((state, command, at) => {
    const events = decide(state, command);
    if (typeof events === 'string') throw new Error(events);
    const actor = { id: command.type === 'ChooseWeeklyGoal' ? command.chosenBy : TUTOR };
    const recorded = events.map((event) => ({ ...event, id: toId(at), recordedAt: now, metadata: { actor } }));
    return (recorded as unknown as RecordedEvent<AssignedPracticeEvent>[]).reduce(evolve, state);
  }, initial);

test('AssignPractice: records the topic, with the day on which it is due if there is one', () => {
  const data = { subject: 'math', grade: 4, topic: 'fractions' };
  expect(decide(initial, fractions)).toEqual([{ type: 'PracticeAssigned', data }]);
  expect(decide(initial, { ...fractions, dueOn: '2026-11-27' })).toEqual([
    { type: 'PracticeAssigned', data: { ...data, dueOn: '2026-11-27' } },
  ]);
});

test('AssignPractice: accepts fifty in 24 hours', () => {
  const topics = Array.from({ length: ASSIGNED_PRACTICE_PER_DAY_MAX }, (_, n) => ({
    ...fractions,
    topic: `topic-${n}`,
  }));
  const state = after(topics);
  expect(decide(state, fractions)).toBe('assigned-too-often');
  expect(decide(state, fractions, '2026-11-22T15:00:00.000Z')).toHaveLength(1);
});

test('AssignPractice: refuses a topic that was assigned within the last minute, unless it was taken back', () => {
  const state = after([fractions]);
  expect(decide(state, fractions)).toBe('already-open');
  expect(decide(state, { ...fractions, grade: 5 })).toHaveLength(1);
  expect(decide(state, fractions, '2026-11-21T15:01:00.000Z')).toHaveLength(1);
  const withdraw = { type: 'WithdrawAssignedPractice', assigned: toId(0) } as const;
  expect(decide(after([fractions, withdraw]), fractions)).toHaveLength(1);
});

test('WithdrawAssignedPractice: takes back what was assigned, once', () => {
  const withdraw = { type: 'WithdrawAssignedPractice', assigned: toId(0) } as const;
  expect(decide(initial, withdraw)).toBe('assigned-practice-unknown');
  expect(decide(after([fractions]), withdraw)).toEqual([
    { type: 'AssignedPracticeWithdrawn', data: { assigned: toId(0) } },
  ]);
  expect(decide(after([fractions, withdraw]), withdraw)).toEqual([]);
});

test('ChooseWeeklyGoal: records a change, and ten of each person in 24 hours', () => {
  const choose = (sessions: number | undefined, chosenBy = STUDENT) =>
    ({ type: 'ChooseWeeklyGoal', sessions, chosenBy }) as const;
  expect(decide(initial, choose(undefined))).toEqual([]);
  expect(decide(initial, choose(5))).toEqual([{ type: 'WeeklyGoalChosen', data: { sessions: 5 } }]);
  const five = after([choose(5)]);
  expect(decide(five, choose(5))).toEqual([]);
  expect(decide(five, choose(undefined))).toEqual([{ type: 'WeeklyGoalChosen', data: {} }]);
  const ten = after(Array.from({ length: 10 }, (_, at) => choose(at + 1)));
  expect(decide(ten, choose(1))).toBe('goal-too-often');
  expect(decide(ten, choose(1, TUTOR))).toEqual([{ type: 'WeeklyGoalChosen', data: { sessions: 1 } }]);
  const nine = Array.from({ length: 9 }, (_, at) => choose(at + 1));
  const both = [...nine, choose(10, TUTOR), choose(11)];
  expect(decide(after(both), choose(1))).toBe('goal-too-often');
  expect(decide(after(both), choose(1, TUTOR))).toHaveLength(1);
  expect(decide(ten, choose(1), '2026-11-22T15:00:00.000Z')).toHaveLength(1);
});
