/** Proves one student's ledger from its events alone: what was applied adds up, and each charge has its mark. */
import { CLASSES_MAX } from '#events/limits.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { BalanceChange, StudentEvent } from '#events/student/events.ts';
import { student } from '#events/student/student.ts';

type StudentState = typeof student.initial;

export interface Ledger {
  readonly state: StudentState;
  readonly fault?: { readonly version: number; readonly what: string };
}

/** Folds a student's events in order, up to the first that does not fit those before it. */
export const checkLedger = (events: readonly RecordedEvent<StudentEvent>[]): Ledger => {
  let state: StudentState = student.initial;
  const applied = { remaining: 0, total: 0 };
  const charges: Charges = { active: new Map() };
  for (const event of events) {
    const before = state;
    const change = changeOf(event);
    applied.remaining += change?.appliedRemaining ?? 0;
    applied.total += change?.appliedTotal ?? 0;
    const wrong = markFault(before, event, charges);
    if (wrong === undefined) state = student.evolve(before, event);
    const what = wrong ?? sumFault(state, applied, change);
    if (what !== undefined) return { state: before, fault: { version: event.version, what } };
  }
  return { state };
};

export const changeOf = (event: RecordedEvent<StudentEvent>): BalanceChange | undefined =>
  'change' in event.data ? event.data.change : undefined;

const within = (classes: number) => classes >= 0 && classes <= CLASSES_MAX;

const sumFault = (
  state: StudentState,
  applied: { remaining: number; total: number },
  change: BalanceChange | undefined,
): string | undefined => {
  if (change && (change.remainingAfter !== applied.remaining || change.totalAfter !== applied.total)) {
    return (
      `says ${change.remainingAfter} / ${change.totalAfter} classes after it, ` +
      `but what was applied adds up to ${applied.remaining} / ${applied.total}`
    );
  }
  if (state.remaining !== applied.remaining || state.total !== applied.total) {
    return `folds to ${state.remaining} / ${state.total}, but what was applied adds up to ${applied.remaining} / ${applied.total}`;
  }
  return within(applied.remaining) && within(applied.total) ? undefined : `leaves 0…${CLASSES_MAX} classes`;
};

/** The class that a mark holds at this moment, by the mark's id: the event that took it. */
interface Charges {
  readonly active: Map<string, string>;
}

/** Why an event and its mark do not fit; moves the charge otherwise. */
const markFault = (
  state: StudentState,
  event: RecordedEvent<StudentEvent>,
  { active }: Charges,
): string | undefined => {
  if (event.type === 'AttendanceMarked') {
    if (state.marks.has(event.data.date)) return `marks ${event.data.date} a second time`;
    return chargeFault(event.id, event, event.data, active);
  }
  if (!('mark' in event.data)) return undefined;
  const { mark: id, date } = event.data;
  const stood = event.type === 'AttendanceMoved' ? event.data.from.date : date;
  if (state.marks.get(stood)?.id !== id) return `names a mark on ${stood} that does not exist`;
  if (event.type === 'UncoveredClassSettled') {
    return chargeFault(id, event, { status: 'present', charge: 'covered', change: event.data.change }, active);
  }
  if (event.type !== 'AttendanceCorrected' && event.type !== 'AttendanceMoved') return undefined;
  if (event.type === 'AttendanceMoved' && state.marks.has(date)) return `moves to ${date}, which is taken`;
  if (event.type === 'AttendanceMoved' && event.data.status === 'present') {
    return keptChargeFault(state.marks.get(stood)?.charge, event.data);
  }
  const { reverses } = event.data;
  if (reverses !== active.get(id))
    return `gives back ${reverses ?? 'nothing'}, but the mark holds ${active.get(id) ?? 'no class'}`;
  active.delete(id);
  return chargeFault(id, event, event.data, active);
};

/** Why a present mark does not arrive at its new date with the charge that it had. */
const keptChargeFault = (
  before: Marked['charge'] | undefined,
  { charge, change, reverses }: Marked & { readonly reverses?: string | undefined },
): string | undefined => {
  if (change !== undefined || reverses !== undefined) return 'gives back the class of a mark that stays present';
  return charge === before ? undefined : `arrives ${charge}, but left ${before}`;
};

interface Marked {
  readonly status: 'present' | 'absent';
  readonly charge: 'none' | 'covered' | 'uncovered';
  readonly change?: BalanceChange | undefined;
}

const chargeFault = (
  mark: string,
  event: RecordedEvent<StudentEvent>,
  { status, charge, change }: Marked,
  active: Map<string, string>,
): string | undefined => {
  if (status === 'absent') return charge === 'none' ? undefined : 'charges an absence';
  const moved = { none: undefined, covered: -1, uncovered: 0 }[charge];
  if (moved === undefined || change?.appliedRemaining !== moved) {
    return `is ${charge}, but took ${-(change?.appliedRemaining ?? 0)} classes`;
  }
  if (active.has(mark)) return 'charges a mark that holds a class already';
  if (charge === 'covered') active.set(mark, event.id);
  return undefined;
};
