/** Generates realistic events of students with the real deciders and sealing: one event per command. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { MarksByDate } from '#events/classes/student/marks-by-date.ts';
import { type StudentContext, studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { createEmptyChainHead, type HashChainHead } from '#events/record/hash-chain.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import type { EventToAppend, StoredEvent } from '#events/store/port/event-store.ts';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import { DEFAULT_CLASSES_MAX } from '#events/values/limits.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect } from '../harness/run-suite.ts';

const context: StudentContext = { today: '2027-12-31', rules: { classesMax: DEFAULT_CLASSES_MAX } };
const tutor = { id: crypto.randomUUID(), role: 'tutor' } as const;

/** A generated student, with the state that the record must result in. */
export interface Learner {
  readonly id: string;
  readonly stream: string;
  readonly key: PersonalKey;
  head: HashChainHead;
  state: StudentState;
}

export const enrolLearners = (keys: KeyRing, students: number): Promise<Learner[]> =>
  Promise.all(
    Array.from({ length: students }, async () => {
      const id = crypto.randomUUID();
      const stream = toStudentStream(id);
      const key = await keys.create(id);
      return { id, stream, key, head: createEmptyChainHead(stream), state: studentDecider.initial };
    }),
  );

/** Generates the next event of a student: decided, sealed and chained. */
export function createNextEvent(learner: Learner): EventToAppend & Pick<StoredEvent, 'stream' | 'version'> {
  const command = commandOf(learner.state);
  const decided = studentDecider.decide(learner.state, command, context);
  assertCorrect(
    Array.isArray(decided) && decided.length === 1,
    `${command.type} resulted in ${JSON.stringify(decided)}`,
  );
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
  return { ...event, stream: learner.stream, version };
}

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

/**
 * Chooses the next command: first enrolment, then one mark per day (three in four present), some corrections, and a
 * pack every two weeks.
 */
function commandOf({ version, marks }: StudentState): StudentCommand {
  if (version === 0) {
    return {
      type: 'EnrolStudent',
      name: 'Maya Okafor',
      email: 'maya@rollbook.example',
      classes: 12,
      via: 'tutor',
    };
  }
  const [last] = marks.values();
  if (version % 14 === 13) {
    return { type: 'AdjustClasses', direction: 'add', classes: 12, reason: 'Growth pack' };
  }
  if (version % 17 === 5 && last) {
    const status = last.status === 'present' ? 'absent' : 'present';
    return {
      type: 'CorrectAttendance',
      from: last.date,
      date: last.date,
      status,
      reason: 'Taken for another',
    };
  }
  const status = version % 4 ? 'present' : 'absent';
  return { type: 'MarkAttendance', date: day(version), status, note: 'Fractions, page 34.' };
}

/** Drops all marks but the last from the state. Only the last one is ever corrected, and a million marks would need much memory. */
function withLastMark(state: StudentState): StudentState {
  const last = [...state.marks.values()].at(-1);
  return { ...state, marks: last ? MarksByDate.none.with(last) : MarksByDate.none };
}

const CHUNK = 250;

/** Fills an empty log with `events` events of the students in rotation, with COPY. */
export async function fillLog(sql: Sql, learners: readonly Learner[], events: number): Promise<void> {
  const columns = 'position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
  const copy = await sql.unsafe(`copy log.events (${columns}) from stdin`).writable();
  await pipeline(Readable.from(chunks(learners, events)), copy);
  // Runs now what autovacuum would otherwise do during the measurement.
  await sql`vacuum analyze log.events`;
  await sql`checkpoint`;
}

function* chunks(learners: readonly Learner[], events: number): Generator<string> {
  for (let from = 0; from < events; from += CHUNK) {
    const length = Math.min(CHUNK, events - from);
    yield Array.from({ length }, (_, index) => line(learners, from + index)).join('');
  }
}

function line(learners: readonly Learner[], before: number): string {
  const event = createNextEvent(learners[before % learners.length] as Learner);
  const { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  return formatCopyLine([before + 1, stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash]);
}

export interface FilledLog {
  readonly url: string;
  readonly sql: Sql;
  readonly events: number;
  readonly keys: KeyRing;
  /** The students with the state that their streams give. */
  readonly learners: readonly Learner[];
}

/** Creates a separate database with a log of `events` real events of the students in rotation. */
export async function createFilledLog(
  cluster: BenchCluster,
  name: string,
  { students, events }: { students: number; events: number },
): Promise<FilledLog> {
  const { sql, url } = await cluster.database(name);
  const keys = createInMemoryKeyRing();
  const learners = await enrolLearners(keys, students);
  await fillLog(sql, learners, events);
  return { sql, url, events, keys, learners };
}
