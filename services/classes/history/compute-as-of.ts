import { type ClassFigures, sumFigures } from '#events/classes/student/class-figures.ts';
import { type LedgerEntry, toLedgerEntries } from '#events/classes/student/class-ledger.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { evolveFigures, initialFigures } from '#events/classes/student/fold-figures.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';

interface Clocks {
  /** The day up to whose end entries are effective. */
  readonly effectiveOn: string;
  /** The UTC instant until which events were recorded, included. */
  readonly knownAt: string;
  /** The last instant of the effective day. */
  readonly dayEnd: string;
}

export interface ClassesAsOf {
  /** What was applied to entries effective until the day, whenever they were recorded. It is a sum, not a decision. */
  readonly effective: ClassFigures;
  /** The state folded from the events recorded until the instant. */
  readonly known: ClassFigures;
  readonly knownStatus: StudentState['status'];
  /** Entries effective until the day and recorded after the instant: only the effective numbers include them. */
  readonly recordedLater: readonly LedgerEntry[];
  /** Entries recorded until the instant and effective after the day: only the known numbers include them. */
  readonly effectiveLater: readonly LedgerEntry[];
  /**
   * Entries effective until the day and recorded after its end. Only they can take a sum below 0, and above the cap unless
   * the owner lowered it.
   */
  readonly recordedLate: readonly LedgerEntry[];
}

/** A student's classes on two clocks, from all events of the student in the order of the stream. */
export const computeAsOf = (
  events: readonly RecordedEvent<StudentEvent>[],
  { effectiveOn, knownAt, dayEnd }: Clocks,
): ClassesAsOf => {
  const entries: LedgerEntry[] = [];
  let known = initialFigures;
  for (const event of events) {
    const own = toLedgerEntries(event);
    entries.push(...own);
    if (event.recordedAt <= knownAt) known = evolveFigures(known, event, own);
  }
  const isEffective = (entry: LedgerEntry) => entry.effectiveOn <= effectiveOn;
  const isKnown = ({ event }: LedgerEntry) => event.recordedAt <= knownAt;
  const effective = entries.filter(isEffective);
  return {
    effective: sumFigures(effective.map(({ change }) => change)),
    known: known.figures,
    knownStatus: known.state.status,
    recordedLater: effective.filter((entry) => !isKnown(entry)),
    effectiveLater: entries.filter((entry) => isKnown(entry) && !isEffective(entry)),
    recordedLate: effective.filter(({ event }) => event.recordedAt > dayEnd),
  };
};
