import { REPLAY_FRAMES_MAX } from '#contracts/class-audit.ts';
import { type ClassFigures, sumFigures } from '#events/classes/student/class-figures.ts';
import { type LedgerEntry, toClassTransactions, toLedgerEntries } from '#events/classes/student/class-ledger.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { evolveFigures, initialFigures } from '#events/classes/student/fold-figures.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import {
  type AttendanceMarkRow,
  attendanceTable,
  evolveAttendanceMark,
} from '#projections/classes/attendance/attendance-table.ts';

/** One event with what it changed in all, and what it led to. */
export interface FoldedFrame {
  readonly entry: LedgerEntry;
  readonly figures: ClassFigures;
  /** The mark that the event concerns, after the event; undefined if it concerns none. */
  readonly mark: AttendanceMarkRow | undefined;
}

export interface Replay {
  /** What the events before the first frame led to. */
  readonly start: {
    readonly version: number;
    readonly figures: ClassFigures;
    readonly marks: readonly AttendanceMarkRow[];
  };
  readonly frames: readonly FoldedFrame[];
}

type ToDay = (instant: string) => string;

/** The newest events of a student as frames, from all events of the student in the order of the stream. */
export const computeReplay = (
  events: readonly RecordedEvent<StudentEvent>[],
  toDay: ToDay,
  framesMax = REPLAY_FRAMES_MAX,
): Replay => {
  let folded = initialFigures;
  const marks = new Map<string, AttendanceMarkRow>();
  const fold = (event: RecordedEvent<StudentEvent>) => {
    const entries = toLedgerEntries(event);
    folded = evolveFigures(folded, event, entries);
    const key = attendanceTable.keyOf(event);
    const mark = key === undefined ? undefined : evolveAttendanceMark(marks.get(key), event);
    if (mark) marks.set(mark.id, mark);
    return { entries, mark };
  };
  const first = Math.max(0, events.length - framesMax);
  for (const event of events.slice(0, first)) fold(event);
  const start = {
    version: folded.state.version,
    figures: folded.figures,
    marks: [...marks.values()].filter(({ voided_at }) => voided_at === null),
  };
  const frames = events.slice(first).map((event): FoldedFrame => {
    const { entries, mark } = fold(event);
    return { entry: toWholeEntry(event, entries, toDay), figures: folded.figures, mark };
  });
  return { start, frames };
};

/** What an event changes on all days together, on its own day or, if it has none, on the day of recording. */
const toWholeEntry = (
  event: RecordedEvent<StudentEvent>,
  entries: readonly LedgerEntry[],
  toDay: ToDay,
): LedgerEntry => {
  const [transaction] = toClassTransactions(event);
  const { data } = event;
  const day = 'effectiveOn' in data ? data.effectiveOn : 'date' in data ? data.date : toDay(event.recordedAt);
  return {
    ...{ event, transaction },
    effectiveOn: transaction?.effective_on ?? day,
    change: sumFigures(entries.map(({ change }) => change)),
  };
};
