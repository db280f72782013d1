/** What the student's stream has come to: folded from its events alone. */
import type { RecordedEvent } from '../decider/recorded-event.ts';
import type { AttendanceMark } from './attendance-mark.ts';
import { type Balance, countLeftWaiting } from './balance.ts';
import type { BalanceChange, StudentEvent } from './events.ts';
import { MarksByDate } from './marks-by-date.ts';

export interface StudentState extends Balance {
  readonly status: 'none' | 'current' | 'archived';
  /** Classes that went over the cap of remaining and were neither applied nor withdrawn. */
  readonly waiting: number;
  /** Present marks for which no class was left. */
  readonly uncovered: number;
  readonly marks: MarksByDate;
  readonly version: number;
}

export const initialStudentState: StudentState = {
  status: 'none',
  remaining: 0,
  total: 0,
  waiting: 0,
  uncovered: 0,
  marks: MarksByDate.none,
  version: 0,
};

const moved = (state: StudentState, change: BalanceChange | undefined, waiting = 0): StudentState =>
  change === undefined
    ? state
    : { ...state, remaining: change.remainingAfter, total: change.totalAfter, waiting: state.waiting + waiting };

const marked = (state: StudentState, mark: AttendanceMark): StudentState => {
  const before = state.marks.get(mark.date);
  const uncovered = Number(mark.charge === 'uncovered') - Number(before?.charge === 'uncovered');
  return { ...state, marks: state.marks.with(mark), uncovered: state.uncovered + uncovered };
};

const withoutMark = (state: StudentState, date: string): StudentState => ({
  ...state,
  marks: state.marks.without(date),
  uncovered: state.uncovered - Number(markOn(state, date).charge === 'uncovered'),
});

const changeBy = ({ version, metadata, recordedAt }: RecordedEvent) => ({
  version,
  changedBy: metadata.actor.id,
  changedAt: recordedAt,
});

const step = (state: StudentState, event: RecordedEvent<StudentEvent>): StudentState => {
  switch (event.type) {
    case 'StudentEnrolled':
      return { ...moved(state, event.data.change, countLeftWaiting(event.data.change)), status: 'current' };
    case 'ClassesAdjusted': {
      const { direction, change } = event.data;
      return moved(state, change, direction === 'add' ? countLeftWaiting(change) : 0);
    }
    case 'AttendanceMarked': {
      const { date, status, charge, note, change } = event.data;
      const chargedBy = charge === 'covered' ? event.id : undefined;
      return marked(moved(state, change), {
        date,
        id: event.id,
        status,
        charge,
        chargedBy,
        note,
        ...changeBy(event),
      });
    }
    case 'AttendanceCorrected': {
      const { mark, date, status, charge, note, change, reverses } = event.data;
      const waiting = change !== undefined && reverses !== undefined ? countLeftWaiting(change) : 0;
      const chargedBy = charge === 'covered' ? event.id : undefined;
      return marked(moved(state, change, waiting), {
        date,
        id: mark,
        status,
        charge,
        chargedBy,
        note,
        ...changeBy(event),
      });
    }
    case 'AttendanceMoved': {
      const { mark, from, date, status, charge, note, change } = event.data;
      const waiting = change === undefined ? 0 : countLeftWaiting(change);
      const chargedBy = charge === 'covered' ? markOn(state, from.date).chargedBy : undefined;
      const left = withoutMark(moved(state, change, waiting), from.date);
      return marked(left, { date, id: mark, status, charge, chargedBy, note, ...changeBy(event) });
    }
    case 'AttendanceNoted':
      return marked(state, {
        ...markOn(state, event.data.date),
        note: event.data.note,
        ...changeBy(event),
      });
    case 'UncoveredClassSettled': {
      const { date, change } = event.data;
      const mark = markOn(state, date);
      return marked(moved(state, change), {
        ...mark,
        charge: 'covered',
        chargedBy: event.id,
        ...changeBy(event),
      });
    }
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return moved(state, event.data.change, -Math.abs(event.data.change.requested));
    case 'StudentArchived':
      return { ...state, status: 'archived' };
    case 'StudentRestored':
      return { ...state, status: 'current' };
    case 'StudentEmailChanged':
      return state;
  }
};

/** The mark that an event of the log names; one without it is a fault of the log. */
const markOn = (state: StudentState, date: string): AttendanceMark => {
  const mark = state.marks.get(date);
  if (mark === undefined) throw new Error(`The log names a mark on ${date} that it never made.`);
  return mark;
};

export const evolveStudent = (state: StudentState, event: RecordedEvent<StudentEvent>): StudentState => ({
  ...step(state, event),
  version: event.version,
});
