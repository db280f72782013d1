import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { StudentEvent } from './events.ts';
import { toMarkCountsChanges } from './mark-counts.ts';
import { evolveStudent, initialStudentState, type StudentState } from './student-state.ts';

/** The numbers of a student's classes, or a change of them. */
export interface ClassFigures {
  readonly remaining: number;
  readonly total: number;
  readonly waiting: number;
  readonly uncovered: number;
  readonly attended: number;
}

export const noClasses: ClassFigures = { remaining: 0, total: 0, waiting: 0, uncovered: 0, attended: 0 };

const addFigures = (one: ClassFigures, other: ClassFigures): ClassFigures => ({
  remaining: one.remaining + other.remaining,
  total: one.total + other.total,
  waiting: one.waiting + other.waiting,
  uncovered: one.uncovered + other.uncovered,
  attended: one.attended + other.attended,
});

export const sumFigures = (changes: readonly ClassFigures[]): ClassFigures => changes.reduce(addFigures, noClasses);

/** A student's state with the number of present marks, which the state does not hold. */
interface FoldedFigures {
  readonly state: StudentState;
  readonly attended: number;
}

export const initialFigures: FoldedFigures = { state: initialStudentState, attended: 0 };

export const evolveFigures = (
  { state, attended }: FoldedFigures,
  event: RecordedEvent<StudentEvent>,
): FoldedFigures => ({
  state: evolveStudent(state, event),
  attended: toMarkCountsChanges(event).reduce((sum, change) => sum + change.attended, attended),
});

export const toFigures = ({
  state: { remaining, total, waiting, uncovered },
  attended,
}: FoldedFigures): ClassFigures => ({
  ...{ remaining, total, waiting, uncovered, attended },
});

/** The numbers after these events, which are the first ones of a student's stream, as deciders fold them. */
export const foldFigures = (
  events: readonly RecordedEvent<StudentEvent>[],
): { readonly figures: ClassFigures; readonly status: StudentState['status'] } => {
  const folded = events.reduce(evolveFigures, initialFigures);
  return { figures: toFigures(folded), status: folded.state.status };
};
