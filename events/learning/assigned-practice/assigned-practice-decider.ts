/** The rules by which tutors assign topics to one student as practice and take them back, and a goal of the week is chosen. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { ASSIGNED_PRACTICE_PER_DAY_MAX, WEEKLY_GOAL_CHOICES_PER_DAY_MAX } from '../../values/limits.ts';
import type { PracticeSubject } from '../../values/shapes.ts';
import { toAssignedPracticeStream } from './assigned-practice-stream.ts';
import type { AssignedPracticeEvent } from './events.ts';

export interface AssignedPracticeState {
  /** Ids of what was assigned and not taken back. Whether it is done depends on the student's sessions. */
  readonly assigned: ReadonlySet<string>;
  /** Ids of what was taken back. */
  readonly withdrawn: ReadonlySet<string>;
  /** The newest assignments, oldest first. */
  readonly newest: readonly NewAssignment[];
  /** Sessions in a week; undefined without a goal. */
  readonly weeklyGoal: number | undefined;
  /** The instants (UTC, ISO 8601) at which each person chose the goal last, oldest first, by the person's id. */
  readonly goalChosenAt: ReadonlyMap<string, readonly string[]>;
}

interface NewAssignment {
  readonly id: string;
  readonly subject: PracticeSubject;
  readonly grade: number;
  readonly topic: string;
  /** UTC, ISO 8601. */
  readonly assignedAt: string;
}

export type AssignedPracticeCommand =
  /** `topic` is the slug of a topic with questions. */
  | { type: 'AssignPractice'; subject: PracticeSubject; grade: number; topic: string; dueOn?: string | undefined }
  | { type: 'WithdrawAssignedPractice'; assigned: string }
  /** `chosenBy` is the id of the student or of the tutor who sends the command. */
  | { type: 'ChooseWeeklyGoal'; sessions: number | undefined; chosenBy: string };
export type AssignedPracticeRefusal =
  | 'already-open'
  | 'assigned-too-often'
  | 'assigned-practice-unknown'
  | 'goal-too-often';
type AssignedPracticeContext = Pick<DecisionContext, 'now'>;

const DAY_MS = 86_400_000;
/** For this time an assignment counts as open, because the read model, which knows what is done, may not list it yet. */
const SURELY_OPEN_MS = 60_000;

/** Assignments are limited because each one stays in the log for good. */
const isTooOften = ({ newest: [oldest, ...rest] }: AssignedPracticeState, now: string): boolean =>
  oldest !== undefined && rest.length + 1 >= ASSIGNED_PRACTICE_PER_DAY_MAX && isWithin(DAY_MS, oldest, now);
const isWithin = (time: number, { assignedAt }: NewAssignment, now: string): boolean =>
  Date.parse(now) - Date.parse(assignedAt) < time;

/** Two tutors, or two clicks, assign a topic once. */
const isJustAssigned = (
  { newest, assigned }: AssignedPracticeState,
  { subject, grade, topic }: Extract<AssignedPracticeCommand, { type: 'AssignPractice' }>,
  now: string,
): boolean =>
  newest.some(
    (each) =>
      assigned.has(each.id) &&
      each.subject === subject &&
      each.grade === grade &&
      each.topic === topic &&
      isWithin(SURELY_OPEN_MS, each, now),
  );

/** Each person has a limit of their own, so that a student cannot use up the tutor's. */
const chooseWeeklyGoal = (
  { weeklyGoal, goalChosenAt }: AssignedPracticeState,
  { sessions, chosenBy }: Extract<AssignedPracticeCommand, { type: 'ChooseWeeklyGoal' }>,
  now: string,
): AssignedPracticeEvent[] | AssignedPracticeRefusal => {
  if (weeklyGoal === sessions) return [];
  const own = goalChosenAt.get(chosenBy) ?? [];
  const [oldest] = own;
  const isFull = own.length >= WEEKLY_GOAL_CHOICES_PER_DAY_MAX;
  if (isFull && oldest !== undefined && Date.parse(now) - Date.parse(oldest) < DAY_MS) return 'goal-too-often';
  return [{ type: 'WeeklyGoalChosen', data: sessions === undefined ? {} : { sessions } }];
};

const decide = (
  state: AssignedPracticeState,
  command: AssignedPracticeCommand,
  { now }: AssignedPracticeContext,
): AssignedPracticeEvent[] | AssignedPracticeRefusal => {
  if (command.type === 'AssignPractice') {
    const { subject, grade, topic, dueOn } = command;
    if (isJustAssigned(state, command, now)) return 'already-open';
    if (isTooOften(state, now)) return 'assigned-too-often';
    return [{ type: 'PracticeAssigned', data: { subject, grade, topic, ...(dueOn && { dueOn }) } }];
  }
  if (command.type === 'ChooseWeeklyGoal') return chooseWeeklyGoal(state, command, now);
  const { assigned } = command;
  if (state.withdrawn.has(assigned)) return [];
  if (!state.assigned.has(assigned)) return 'assigned-practice-unknown';
  return [{ type: 'AssignedPracticeWithdrawn', data: { assigned } }];
};

const evolve = (state: AssignedPracticeState, event: RecordedEvent<AssignedPracticeEvent>): AssignedPracticeState => {
  if (event.type === 'PracticeAssigned') {
    const { subject, grade, topic } = event.data;
    const added = { id: event.id, subject, grade, topic, assignedAt: event.recordedAt };
    const newest = [...state.newest, added].slice(-ASSIGNED_PRACTICE_PER_DAY_MAX);
    return { ...state, assigned: new Set([...state.assigned, event.id]), newest };
  }
  if (event.type === 'WeeklyGoalChosen') {
    const { id } = event.metadata.actor;
    const own = [...(state.goalChosenAt.get(id) ?? []), event.recordedAt].slice(-WEEKLY_GOAL_CHOICES_PER_DAY_MAX);
    return { ...state, weeklyGoal: event.data.sessions, goalChosenAt: new Map([...state.goalChosenAt, [id, own]]) };
  }
  const { assigned: id } = event.data;
  const assigned = new Set([...state.assigned].filter((each) => each !== id));
  return { ...state, assigned, withdrawn: new Set([...state.withdrawn, id]) };
};

export const assignedPracticeDecider: Decider<
  AssignedPracticeState,
  AssignedPracticeCommand,
  AssignedPracticeEvent,
  AssignedPracticeRefusal,
  AssignedPracticeContext
> = {
  initial: { assigned: new Set(), withdrawn: new Set(), newest: [], weeklyGoal: undefined, goalChosenAt: new Map() },
  decide,
  evolve,
};

export const assignedPracticeAggregate = defineAggregate(assignedPracticeDecider, {
  toStream: toAssignedPracticeStream,
  toPerson: (studentId) => studentId,
  usesRules: false,
});
