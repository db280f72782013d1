/** Proves the record: it reads the log itself and trusts no table before it has been compared with it. */
import type { Sql } from 'postgres';
import { homeworkStream } from '#events/homework/homework.ts';
import { leaderboardStream } from '#events/leaderboard/leaderboard.ts';
import { practiceStream } from '#events/practice/practice.ts';
import type { KeyRing } from '#events/record/keys.ts';
import { readEvents } from '#events/record/read.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { type EventStore, GapFound } from '#events/store/event-store.ts';
import type { StudentEvent } from '#events/student/events.ts';
import { studentIdOf, studentStream } from '#events/student/student.ts';
import { submissionStream } from '#events/submission/submission.ts';
import { tutorIdOf, tutorStream } from '#events/tutor/tutor.ts';
import { type Fault, faultOf } from './fault.ts';
import { checkLedger, type Ledger } from './ledger.ts';
import { compareWithLog, type LogRows } from './log-rows.ts';
import { profileDiffers, readProfile } from './profile.ts';
import { differenceOf, readSnapshot, type Snapshot } from './read-model.ts';
import { readStreamRows, streamRowsDiffer } from './stream-rows.ts';

export interface VerifyOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  /** The read schema to compare with. */
  readonly schema: string;
  readonly onProgress?: (checked: number, streams: number) => void;
}

export interface Verified {
  readonly streams: number;
  readonly students: number;
  readonly events: number;
  /** The first fault; undefined when everything adds up. */
  readonly fault?: Fault;
}

/**
 * Checks each stream's chain, opens and validates its events, and for each student that fold = sum of applied = last
 * balance after = read models, each charge with its mark; and every row of every read model with its fold. Events that
 * come meanwhile are no fault. Throws StoreUnavailable.
 */
export const verify = async (options: VerifyOptions): Promise<Verified> => {
  const { sql, store, schema, onProgress } = options;
  const found = { streams: 0, students: 0, events: 0 };
  const logRows = await compareWithLog(sql, schema);
  const { streams, gap } = await streamsOf(store, logRows);
  // those that the read models know too: a stream that is gone from the log names nobody there
  for (const stream of await streamsOfPeople(sql, schema)) streams.add(stream);
  for (const stream of await streamsOfRows(sql, schema)) streams.add(stream);
  for (const stream of streams) {
    const { events, fault } = await checkStream(options, stream);
    if (fault) return { ...found, fault };
    found.streams += 1;
    found.events += events;
    found.students += Number(studentIdOf(stream) !== undefined);
    onProgress?.(found.streams, streams.size);
  }
  // after the streams: what is wrong with an event is told as that, not as what follows from it
  const fault = gap === undefined ? logRows.fault() : { stream: 'the log', version: 0, what: gap };
  return fault ? { ...found, fault } : found;
};

const checkStream = async (
  { sql, store, keys, schema }: VerifyOptions,
  stream: string,
): Promise<{ events: number; fault?: Fault }> => {
  const studentId = studentIdOf(stream);
  // the rows before the stream, so that the stream has at least what they were folded from
  const snapshot = studentId === undefined ? undefined : await readSnapshot(sql, schema, studentId);
  const personId = studentId ?? tutorIdOf(stream);
  const profile = personId === undefined ? undefined : await readProfile(sql, schema, stream, personId);
  const told = await readStreamRows(sql, schema, stream);
  const stored = await store.read(stream);
  const read = await readEvents(stored, withoutErased(keys)).catch((error: unknown) => faultOf(stream, error));
  if (!Array.isArray(read)) return { events: 0, fault: read };
  const ledger = snapshot && ledgerFault(snapshot, read as RecordedEvent<StudentEvent>[]);
  const fault = ledger ?? (profile && profileDiffers(profile, read)) ?? (told && streamRowsDiffer(told, read));
  return fault ? { events: 0, fault: { stream, ...fault } } : { events: read.length };
};

const ledgerFault = (snapshot: Snapshot, events: readonly RecordedEvent<StudentEvent>[]): Ledger['fault'] => {
  const whole = checkLedger(events);
  if (whole.fault) return whole.fault;
  const folded = events.filter(({ position }) => position <= snapshot.position);
  return differenceOf(snapshot, folded, folded.length === events.length ? whole : checkLedger(folded));
};

/** No event erases anybody yet, so a key that is gone is a fault: the log decides who is erased. */
const withoutErased = (keys: KeyRing): KeyRing => ({
  ...keys,
  async byId(keyIds) {
    const found = await keys.byId(keyIds);
    return new Map([...found].filter(([, key]) => key !== 'erased'));
  },
});

const streamsOfPeople = async (sql: Sql, schema: string): Promise<string[]> => {
  const rows = await sql<{ id: string; role: string }[]>`
    select student_id as id, 'student' as role from ${sql(schema)}.balances
    union select id, role from ${sql(schema)}.profiles`;
  return rows.map(({ id, role }) => (role === 'tutor' ? tutorStream(id) : studentStream(id)));
};

const streamsOfRows = async (sql: Sql, schema: string): Promise<string[]> => {
  const [homework, submissions, sessions, places] = await Promise.all([
    sql<{ id: string }[]>`select id from ${sql(schema)}.homework`,
    sql<{ homework_id: string; student_id: string }[]>`
      select homework_id, student_id from ${sql(schema)}.submissions`,
    sql<{ id: string; student_id: string }[]>`select id, student_id from ${sql(schema)}.practice_sessions`,
    sql<{ student_id: string }[]>`select student_id from ${sql(schema)}.leaderboard_places`,
  ]);
  return [
    ...homework.map(({ id }) => homeworkStream(id)),
    ...submissions.map(({ homework_id, student_id }) => submissionStream(homework_id, student_id)),
    ...sessions.map(({ id, student_id }) => practiceStream(id, student_id)),
    ...places.map(({ student_id }) => leaderboardStream(student_id)),
  ];
};

/** The names of all streams, in the order in which they began, up to a gap in the log. */
const streamsOf = async (store: EventStore, logRows: LogRows): Promise<{ streams: Set<string>; gap?: string }> => {
  const streams = new Set<string>();
  const reading = new AbortController();
  try {
    for await (const item of store.subscribe(0n, reading.signal)) {
      if (item.kind === 'caught-up') break;
      for (const { stream } of item.events) streams.add(stream);
      await logRows.take(item.events);
    }
    return { streams };
  } catch (error) {
    if (error instanceof GapFound) return { streams, gap: error.message };
    throw error;
  }
};
