/** Fills a log with three years of a centre, day by day: marks, packs, homework, submissions, grades and practice. */
import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { copyIntoEmptyLog } from '#events/store/postgres/copy-into-empty-log.ts';
import { ASSIGNED_STUDENTS_MAX } from '#events/values/limits.ts';
import { toTestHomeworkId } from '#projections/test/homework-log-fixture.ts';
import { createLogWriter, TUTOR } from '#projections/test/log-writer-fixture.ts';
import { createPracticeLogWriter, toTestSessionId } from '#projections/test/practice-log-fixture.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { type BenchCluster, settleDatabase } from './bench-cluster.ts';
import { generateCase, generatePurchase } from './books-history.ts';
import { assertCorrect } from './measure.ts';

export interface CentreSize {
  readonly students: number;
  /** Attendance marks of each student. A student has at most one mark on each day of three years. */
  readonly marks: number;
  /** Homework that each student is assigned. */
  readonly homework: number;
  /** Practice sessions of each student. */
  readonly sessions: number;
  /** Further changes of the first student's classes, spread over the three years. The default is 0. */
  readonly adjustments?: number;
  /** Whether the classes are bought with money, and families ask about them. Without, a pack is added for every twelve marks. */
  readonly books?: boolean;
}

export interface FilledLog {
  readonly url: string;
  readonly sql: Sql;
  readonly events: number;
  readonly masterKey: Buffer;
  readonly keys: KeyRing;
  /** The students with the state that their streams give. */
  readonly students: readonly { readonly id: string; readonly state: StudentState }[];
}

export const TUTOR_ID = TUTOR.id;
export const studentId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
export const homeworkId = (index: number) => toTestHomeworkId(index + 1);
/** Picture address in one question of each homework. */
export const PICTURE_PATH = `/api/pictures/${'ab'.repeat(32)}`;
/** The first session of the first student. */
export const SESSION_ID = toTestSessionId(1);

const DAYS = 3 * 365;
const DAY_MS = 86_400_000;
const MARKS_A_PACK = 12;
/** Share of reports and cases that are open: the newest ones, of about two months. */
const OPEN_SHARE = 0.05;
/** Number of events per student and mark: with the homework and practice of that time, and with neither. */
const EVENTS_A_MARK = { everything: 2.47, classes: 1.11 };

/** The size of a centre with about `events` events, of every kind or only of the students' classes. */
export function toCentreSize(kind: 'everything' | 'classes', students: number, events: number): CentreSize {
  const marks = Math.ceil(events / (students * EVENTS_A_MARK[kind]));
  if (kind === 'classes') return { students, marks, homework: 0, sessions: 0 };
  return { students, marks, homework: Math.ceil(marks / 2), sessions: Math.ceil(marks / 10) };
}

/** Creates a database with the log of a centre of this size. */
export async function createFilledLog(cluster: BenchCluster, name: string, size: CentreSize): Promise<FilledLog> {
  const { url, sql } = await cluster.database(name);
  const masterKey = randomBytes(32);
  const keys = createPersonalKeyRing({ sql, masterKey });
  const { history, students } = createHistory(size, keys);
  let events = 0;
  const counted = async function* () {
    for await (const batch of history) {
      events += batch.length;
      yield batch;
    }
  };
  await copyIntoEmptyLog(sql, counted(), async () => {});
  await settleDatabase(sql);
  return { url, sql, events, masterKey, keys, students: students() };
}

/** The events in log order, and the states of the students, which are final when all events were generated. */
export function createHistory(size: CentreSize, keys: KeyRing) {
  const cached = withCache(keys);
  const clock = { now: Date.now() - DAYS * DAY_MS };
  const writer = createLogWriter(cached, clock);
  const ids = Array.from({ length: size.students }, (_, index) => studentId(index));
  const generator = { size, ids, writer, clock, practice: createPracticeLogWriter(cached) };
  return { history: generateEvents(generator), students: () => ids.map((id) => ({ id, state: writer.state(id) })) };
}

interface Generator {
  readonly size: CentreSize;
  readonly ids: readonly string[];
  readonly writer: ReturnType<typeof createLogWriter>;
  readonly practice: ReturnType<typeof createPracticeLogWriter>;
  readonly clock: { now: number };
}

async function* generateEvents(generator: Generator): AsyncGenerator<readonly StoredEvent[]> {
  const { size, ids, writer, clock } = generator;
  const began = clock.now;
  const person = { name: 'Sam Okafor', email: 'sam@rollbook.example', owner: true };
  yield await writer.record(toTutorStream(TUTOR_ID), [{ type: 'TutorJoined', data: person }]);
  for (const [index, id] of ids.entries()) {
    const who = { name: nameOf(index), email: `student${index}@rollbook.example`, via: 'tutor' } as const;
    yield await writer.execute(id, { type: 'EnrolStudent', ...who, classes: 12, today: toDate(clock.now) });
  }
  for (let round = 0; round < size.marks; round += 1) {
    const at = began + Math.floor(((round + 1) * DAYS) / size.marks) * DAY_MS;
    clock.now = Math.max(clock.now, at);
    for (const index of ids.keys()) yield* generateLesson(generator, index, round, toDate(at));
    /** How many of `all` things are due before a round. */
    const due = (all: number, rounds: number) => Math.floor((rounds * all) / size.marks);
    const adjustments = size.adjustments ?? 0;
    for (let number = due(adjustments, round); number < due(adjustments, round + 1); number += 1) {
      // A pack, and then its classes one by one.
      const isPack = number % (MARKS_A_PACK + 1) === 0;
      const [direction, classes] = isPack ? (['add', MARKS_A_PACK] as const) : (['remove', 1] as const);
      const change = { direction, classes, reason: 'Counted again with the family', today: toDate(at) } as const;
      yield await writer.execute(studentId(0), { type: 'AdjustClasses', ...change });
    }
    for (let number = due(size.homework, round); number < due(size.homework, round + 1); number += 1)
      for (let first = 0; first < ids.length; first += ASSIGNED_STUDENTS_MAX)
        yield* generateHomework(generator, number, first);
  }
}

/** What happens to a student on a day: always a mark, and now and then a pack, a case, a correction or a practice session. */
async function* generateLesson(
  { size, ids, writer, practice, clock }: Generator,
  index: number,
  round: number,
  today: string,
) {
  const id = ids[index] as string;
  const turn = round + index;
  if (size.books) {
    yield* generatePurchase(writer, id, turn, today);
    yield* generateCase(writer, id, turn, round > size.marks * (1 - OPEN_SHARE));
  } else if (turn % MARKS_A_PACK === 0) {
    const pack = { direction: 'add', classes: 12, reason: 'Growth pack, paid by card', today } as const;
    yield await writer.execute(id, { type: 'AdjustClasses', ...pack });
  }
  const status = turn % 5 === 0 ? 'absent' : 'present';
  const note = turn % 3 === 0 ? { note: 'Fractions, page 34: worked well with the others.' } : {};
  yield await writer.execute(id, { type: 'MarkAttendance', date: today, status, ...note, today });
  if (turn % 40 === 7) {
    const other = status === 'present' ? 'absent' : 'present';
    const corrected = { from: today, date: today, status: other, reason: 'Taken for another', today } as const;
    yield await writer.execute(id, { type: 'CorrectAttendance', ...corrected });
  }
  if (size.sessions === 0 || turn % Math.ceil(size.marks / size.sessions) > 0) return;
  practice.clock.now = clock.now;
  const session = await practice.session({ student: id, day: today, correct: turn % 6 });
  if (turn % 50 === 0) {
    await practice.report(session, 4);
    // Tutors have settled the reports that are older than a few weeks.
    if (round < size.marks * (1 - OPEN_SHARE)) await practice.dismiss(session, 4);
  }
  yield practice.log.splice(0);
}

/**
 * A homework that is assigned to as many students as one can have, from the `first` on: 9 in 10 submit, and 2 in 3
 * tutor-graded submissions are graded.
 */
async function* generateHomework({ size, ids, writer }: Generator, number: number, first: number) {
  const students = ids.slice(first, first + ASSIGNED_STUDENTS_MAX);
  const id = homeworkId(number + (size.homework * first) / ASSIGNED_STUDENTS_MAX);
  const auto = number % 2 === 0;
  const title = `Assignment ${number + 1}: sums and differences`;
  const gradingType = auto ? 'auto-graded' : 'tutor-graded';
  const form = { editor: TUTOR_ID, title, gradingType, keysShown: true, questions } as const;
  const created = homeworkDecider.decide(homeworkDecider.initial, { type: 'CreateHomework', form, students });
  assertCorrect(Array.isArray(created), `a homework was refused: ${created}`);
  yield await writer.record(toHomeworkStream(id), created);
  for (const [index, student] of students.entries()) {
    if (index % 10 === 9) continue;
    const answers = questions.map(({ id: question, type }) => ({
      question,
      ...(type === 'multiple-choice' ? { choice: index % 4 } : { text: 'Because the one is as large as the other.' }),
    }));
    const versions = questions.map(({ id: question }) => ({ id: question, version: 1 }));
    const about = { homework: id, student, contentVersion: 1, questions: versions, answers, late: false };
    const stream = toSubmissionStream(id, student);
    const submitted = { type: 'HomeworkSubmitted', data: { ...about, ...(auto && { correct: 2, grade: 40 }) } };
    yield await writer.record(stream, [submitted], { id: student, role: 'student' });
    if (auto || index % 3 === 0) continue;
    const grade = { grade: 60 + (index % 40), feedback: 'Well reasoned; mind the units in the last one.' };
    yield await writer.record(stream, [{ type: 'SubmissionGraded', data: grade }]);
  }
}

const questions = Array.from({ length: 5 }, (_, index) => {
  const id = `00000000-0000-4000-b000-${String(index + 1).padStart(12, '0')}`;
  const text = `What is ${index} and ${index}, and how do you know?`;
  const options = [0, 1, 2, 3].map((more) => `${2 * index + more}`);
  return index < 3
    ? ({ id, type: 'multiple-choice', text, options, correctAnswer: 0 } as const)
    : ({ id, type: 'open-answer', text, imageUrl: PICTURE_PATH } as const);
});

const names = ['Ada', 'Ben', 'Cho', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon'];
const nameOf = (index: number) => `${names[index % 10]} ${names[Math.floor(index / 10) % 10]}son ${index}`;
const toDate = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Caches keys by person, because each stream looks its key up and one person has hundreds of streams. */
function withCache(keys: KeyRing): KeyRing {
  const known = new Map<string, Promise<PersonalKey>>();
  return {
    ...keys,
    create(person) {
      const key = known.get(person) ?? keys.create(person);
      known.set(person, key);
      return key;
    },
  };
}
