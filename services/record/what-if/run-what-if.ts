/** Reads the log once and supposes another rule for every student. Writes nothing. */
import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { type StudentEvent, studentEvents } from '#events/classes/student/events.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import { parseEventLazily } from '#events/record/parse-event-lazily.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { readStreamKindsToEnd } from '#events/store/port/read-log-to-end.ts';
import type { SameDayRule } from '#events/values/shapes.ts';
import { computeWhatIf, type WhatIf, type WhatIfRule } from './compute-what-if.ts';
import { evolveStreakWhatIf, type StreakWhatIf } from './streak-what-if.ts';

interface Supposition extends WhatIfRule {
  readonly store: EventStore;
  /** The supposed rule for a second practice session of a day; undefined leaves the streaks out. */
  readonly sameDay: SameDayRule | undefined;
  /** Called after each batch, with the events that are read. */
  readonly onProgress?: (events: number, position: bigint) => void;
}

export interface WhatIfResult {
  /** The position up to which the log was read. */
  readonly position: bigint;
  /** By the id of the student. */
  readonly classes: ReadonlyMap<string, WhatIf>;
  readonly streaks: ReadonlyMap<string, StreakWhatIf>;
}

/**
 * Decides all recorded requests about classes again, and counts all streaks again, under a supposed rule. Events are
 * not validated, because nothing is decided from them and somebody waits for the answer. Throws RecordFault,
 * StoreUnavailableError, LogGapError.
 */
export const runWhatIf = async (supposition: Supposition): Promise<WhatIfResult> => {
  const classes = new Map<string, WhatIf>();
  const streaks = new Map<string, StreakWhatIf>();
  let position = 0n;
  let events = 0;
  const { store, classesMax, sameDay } = supposition;
  const kinds = [...(classesMax === undefined ? [] : ['student']), ...(sameDay === undefined ? [] : ['practice'])];
  for await (const batch of readStreamKindsToEnd(store, kinds)) {
    ({ position } = batch);
    events += batch.events.length;
    supposition.onProgress?.(events, position);
    if (classesMax !== undefined) supposeClasses(classes, batch.events, supposition);
    if (sameDay !== undefined) supposeStreaks(streaks, batch.events, sameDay);
  }
  return { position, classes, streaks };
};

/** A batch holds whole appends, so no command is divided. */
const supposeClasses = (classes: Map<string, WhatIf>, events: readonly StoredEvent[], rule: WhatIfRule): void => {
  const byStudent = Map.groupBy(events, ({ stream }) => parseStudentStream(stream));
  for (const [studentId, stored] of byStudent) {
    if (studentId === undefined) continue;
    const parsed = stored.map(parseEventLazily);
    const recorded = parsed.filter((event): event is RecordedEvent<StudentEvent> => isEventOf(studentEvents, event));
    classes.set(studentId, computeWhatIf(recorded, rule, classes.get(studentId)));
  }
};

const supposeStreaks = (
  streaks: Map<string, StreakWhatIf>,
  events: readonly StoredEvent[],
  sameDay: SameDayRule,
): void => {
  for (const event of events) {
    const of = parsePracticeStream(event.stream);
    if (!of) continue;
    const evolved = evolveStreakWhatIf(streaks.get(of.studentId), parseEventLazily(event), sameDay);
    if (evolved) streaks.set(of.studentId, evolved);
  }
};
