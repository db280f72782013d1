/** A centre's record as its deciders and its sealing write it: one command, one event, the students in turn. */

import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { type ChainHead, createChainHead } from '#events/record/chain.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import type { EventToAppend, StoredEvent } from '#events/store/port/event-store.ts';
import type { StudentCommand } from '#events/student/commands.ts';
import type { StudentEvent } from '#events/student/events.ts';
import { MarksByDate } from '#events/student/marks-by-date.ts';
import { studentDecider } from '#events/student/student-decider.ts';
import type { StudentState } from '#events/student/student-state.ts';
import { toStudentStream } from '#events/student/student-stream.ts';
import { check } from '../harness/bench-row.ts';

const today = '2027-12-31';
const tutor = { id: crypto.randomUUID(), role: 'tutor' } as const;

/** One student of the course, and what the record must come to. */
export interface Learner {
  readonly id: string;
  readonly stream: string;
  readonly key: PersonalKey;
  head: ChainHead;
  state: StudentState;
  /** Changes of the balance: rows of class_transactions. */
  changes: number;
}

export const enrolAll = (keys: KeyRing, students: number): Promise<Learner[]> =>
  Promise.all(
    Array.from({ length: students }, async () => {
      const id = crypto.randomUUID();
      const stream = toStudentStream(id);
      const key = await keys.create(id);
      return { id, stream, key, head: createChainHead(stream), state: studentDecider.initial, changes: 0 };
    }),
  );

/** The next event of a student, decided, sealed and chained. */
export function nextEvent(learner: Learner): EventToAppend & Pick<StoredEvent, 'stream' | 'version'> {
  const command = commandOf(learner.state);
  const decided = studentDecider.decide(learner.state, command);
  check(Array.isArray(decided) && decided.length === 1, `${command.type} came to ${JSON.stringify(decided)}`);
  const metadata = { commandId: crypto.randomUUID(), fingerprint: 'f'.repeat(64), actor: tutor };
  const [event] = toEventsToAppend({
    stream: learner.stream,
    after: learner.head,
    events: decided,
    metadata,
    recordedAt: '2026-11-21T15:04:05.678Z',
    key: learner.key,
  }) as [EventToAppend];
  const version = learner.head.version + 1;
  learner.head = { version, hash: event.hash };
  const recorded = { ...decided[0], id: event.id, version, metadata } as RecordedEvent<StudentEvent>;
  learner.state = withLastMark(studentDecider.evolve(learner.state, recorded));
  if ('change' in recorded.data && recorded.data.change?.requested) learner.changes += 1;
  return { ...event, stream: learner.stream, version };
}

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

/** Enrolled, then a class a day, three in four attended, now and then corrected; a pack every two weeks. */
function commandOf({ version, marks }: StudentState): StudentCommand {
  if (version === 0) {
    return {
      type: 'EnrolStudent',
      name: 'Maya Okafor',
      email: 'maya@rollbook.example',
      classes: 12,
      via: 'tutor',
      today,
    };
  }
  const [last] = marks.values();
  if (version % 14 === 13) {
    return { type: 'AdjustClasses', direction: 'add', classes: 12, reason: 'Growth pack', today };
  }
  if (version % 17 === 5 && last) {
    const status = last.status === 'present' ? 'absent' : 'present';
    return { type: 'CorrectAttendance', from: last.date, date: last.date, status, reason: 'Taken for another', today };
  }
  const status = version % 4 ? 'present' : 'absent';
  return { type: 'MarkAttendance', date: day(version), status, note: 'Fractions, page 34.', today };
}

/** No date is marked twice and no mark but the last is corrected: the others need not be carried through a million events. */
function withLastMark(state: StudentState): StudentState {
  const last = [...state.marks.values()].at(-1);
  return { ...state, marks: last ? MarksByDate.none.with(last) : MarksByDate.none };
}
