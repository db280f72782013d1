import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { type ClassFigures, noClasses, sumFigures } from './class-figures.ts';
import { type LedgerEntry, toLedgerEntries } from './class-ledger.ts';
import type { StudentEvent } from './events.ts';
import { type ClassesState, evolveClasses, initialClassesState } from './student-state.ts';

/** A student's state with the figures, of which the state holds only those that deciders need. */
export interface FoldedFigures {
  readonly state: ClassesState;
  readonly figures: ClassFigures;
}

export const initialFigures: FoldedFigures = { state: initialClassesState, figures: noClasses };

/** `entries` are those of the event. */
export const evolveFigures = (
  before: FoldedFigures,
  event: RecordedEvent<StudentEvent>,
  entries: readonly LedgerEntry[],
): FoldedFigures => {
  const state = evolveClasses(before.state, event);
  const { remaining, total, waiting, uncovered } = state;
  const figures = sumFigures([before.figures, ...entries.map(({ change }) => change)]);
  return { state, figures: { ...figures, remaining, total, waiting, uncovered } };
};

/** The figures after these events, which are the first ones of a student's stream, as deciders fold them. */
export const foldFigures = (events: readonly RecordedEvent<StudentEvent>[]): FoldedFigures =>
  events.reduce((folded, event) => evolveFigures(folded, event, toLedgerEntries(event)), initialFigures);
