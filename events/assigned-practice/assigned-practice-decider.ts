/** The rules by which tutors assign topics to one student as practice, and take them back. */
import type { Decider } from '../decider/decider.ts';
import type { RecordedEvent } from '../decider/recorded-event.ts';
import { ASSIGNED_PRACTICE_PER_DAY_MAX } from '../values/limits.ts';
import type { PracticeSubject } from '../values/shapes.ts';
import type { AssignedPracticeEvent } from './events.ts';

export interface AssignedPracticeState {
  /** Ids of what was assigned and not taken back. Whether it is done depends on the student's sessions. */
  readonly assigned: ReadonlySet<string>;
  /** Ids of what was taken back. */
  readonly withdrawn: ReadonlySet<string>;
  /** The instants (UTC, ISO 8601) of the newest assignments, oldest first. */
  readonly assignedAt: readonly string[];
}

export type AssignedPracticeCommand =
  /** `topic` is the slug of a topic with questions; `now` is a UTC instant, ISO 8601. */
  | {
      type: 'AssignPractice';
      subject: PracticeSubject;
      grade: number;
      topic: string;
      dueOn?: string | undefined;
      now: string;
    }
  | { type: 'WithdrawAssignedPractice'; assigned: string };
export type AssignedPracticeRefusal = 'assigned-too-often' | 'assigned-practice-unknown';

const DAY_MS = 86_400_000;

/** Assignments are limited because each one stays in the log for good. */
const isTooOften = ({ assignedAt }: AssignedPracticeState, now: string): boolean =>
  assignedAt.length >= ASSIGNED_PRACTICE_PER_DAY_MAX && Date.parse(now) - Date.parse(assignedAt[0] as string) < DAY_MS;

const decide = (
  state: AssignedPracticeState,
  command: AssignedPracticeCommand,
): AssignedPracticeEvent[] | AssignedPracticeRefusal => {
  if (command.type === 'AssignPractice') {
    const { subject, grade, topic, dueOn, now } = command;
    if (isTooOften(state, now)) return 'assigned-too-often';
    return [{ type: 'PracticeAssigned', data: { subject, grade, topic, ...(dueOn && { dueOn }) } }];
  }
  const { assigned } = command;
  if (state.withdrawn.has(assigned)) return [];
  if (!state.assigned.has(assigned)) return 'assigned-practice-unknown';
  return [{ type: 'AssignedPracticeWithdrawn', data: { assigned } }];
};

const evolve = (state: AssignedPracticeState, event: RecordedEvent<AssignedPracticeEvent>): AssignedPracticeState => {
  if (event.type === 'PracticeAssigned') {
    const assignedAt = [...state.assignedAt, event.recordedAt].slice(-ASSIGNED_PRACTICE_PER_DAY_MAX);
    return { ...state, assigned: new Set([...state.assigned, event.id]), assignedAt };
  }
  const { assigned: id } = event.data;
  const assigned = new Set([...state.assigned].filter((each) => each !== id));
  return { ...state, assigned, withdrawn: new Set([...state.withdrawn, id]) };
};

export const assignedPracticeDecider: Decider<
  AssignedPracticeState,
  AssignedPracticeCommand,
  AssignedPracticeEvent,
  AssignedPracticeRefusal
> = { initial: { assigned: new Set(), withdrawn: new Set(), assignedAt: [] }, decide, evolve };
