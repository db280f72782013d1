/** Generates three years of events of a centre, day by day: marks, packs, homework, submissions, grades and practice. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { FormQuestion, HomeworkFormContent } from '#events/learning/homework/commands.ts';
import { homeworkDecider } from '#events/learning/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { toSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toRawText } from '#events/store/port/stored-text.ts';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import { createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createPracticeLogWriter, toTestSessionId } from '#projections/test/practice-log-fixture.ts';
import { assertCorrect } from '../harness/run-suite.ts';

export interface CentreSize {
  readonly students: number;
  /** Attendance marks of each student. */
  readonly marks: number;
  readonly homework: number;
  /** Practice sessions of each student. */
  readonly sessions: number;
  /** Further changes of the first student's classes, spread over the three years. The default is 0. */
  readonly adjustments?: number;
}

export const TUTOR_ID = '00000000-0000-4000-8000-0000000000aa';
export const studentId = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
export const homeworkId = (index: number) => `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`;
/** Picture address in one question of each homework. */
export const PICTURE_PATH = `/api/pictures/${'ab'.repeat(32)}`;
/** The first session of the first student. */
export const SESSION_ID = toTestSessionId(1);

const DAYS = 3 * 365;
const DAY_MS = 86_400_000;
const MARKS_A_PACK = 12;
/** Share of reports that are open: the newest ones, of about two months. */
const OPEN_SHARE = 0.05;

/** Number of events per student and mark, including the homework and practice of that time. */
const EVENTS_A_MARK = 2.47;
const MARKS_A_HOMEWORK = 2;
const MARKS_A_SESSION = 10;

/** The size of a centre with about `events` events. A student has at most one mark on each day of three years. */
export const toCentreSize = ({ students, events }: { students: number; events: number }): CentreSize => {
  const marks = Math.ceil(events / (students * EVENTS_A_MARK));
  const homework = Math.ceil(marks / MARKS_A_HOMEWORK);
  return { students, marks, homework, sessions: Math.ceil(marks / MARKS_A_SESSION) };
};

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * The events in log order, and the states of the students, which are final when all events were generated. `end` is an
 * instant of the last day, in milliseconds since 1970.
 */
const createHistory = (size: CentreSize, keys: KeyRing, end: number) => {
  const cached = withCache(keys);
  const clock = { now: end - DAYS * DAY_MS };
  const writer = createLogWriter(cached, clock);
  const ids = Array.from({ length: size.students }, (_, index) => studentId(index));
  return {
    events: generateEvents(size, ids, { writer, clock, end, practice: createPracticeLogWriter(cached) }),
    students: () => ids.map((id) => ({ id, state: writer.state(id) })),
  };
};

interface Generator {
  readonly writer: Writer;
  readonly practice: ReturnType<typeof createPracticeLogWriter>;
  readonly clock: { now: number };
  readonly end: number;
}

async function* generateEvents(
  size: CentreSize,
  ids: readonly string[],
  { writer, practice, clock, end }: Generator,
): AsyncGenerator<readonly StoredEvent[]> {
  const actor = { id: TUTOR_ID, role: 'tutor' } as const;
  const person = { name: 'Sam Okafor', email: 'sam@rollbook.example', owner: true };

  yield await writer.record(toTutorStream(TUTOR_ID), [{ type: 'TutorJoined', data: person }], actor);
  for (const [index, id] of ids.entries()) {
    const who = { name: nameOf(index), email: `student${index}@rollbook.example`, via: 'tutor' } as const;
    yield await writer.execute(id, { type: 'EnrolStudent', ...who, classes: 12, today: dateOf(clock.now) });
  }
  for (let round = 0; round < size.marks; round += 1) {
    const at = end - DAYS * DAY_MS + Math.floor(((round + 1) * DAYS) / size.marks) * DAY_MS;
    clock.now = Math.max(clock.now, at);
    const today = dateOf(at);
    for (const [index, id] of ids.entries()) {
      const turn = round + index;
      if (turn % MARKS_A_PACK === 0) {
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
      if (turn % Math.ceil(size.marks / size.sessions) === 0) {
        practice.clock.now = clock.now;
        const session = await practice.session({ student: id, day: today, correct: turn % 6 });
        if (turn % 50 === 0) {
          await practice.report(session, 4);
          // Tutors have settled the reports that are older than a few weeks.
          if (round < size.marks * (1 - OPEN_SHARE)) await practice.dismiss(session, 4);
        }
        yield practice.log.splice(0);
      }
    }
    const adjusted = (rounds: number) => Math.floor((rounds * (size.adjustments ?? 0)) / size.marks);
    for (let number = adjusted(round); number < adjusted(round + 1); number += 1) {
      const direction = number % 2 === 0 ? 'add' : 'remove';
      const change = { direction, classes: 1, reason: 'Counted again with the family', today } as const;
      yield await writer.execute(studentId(0), { type: 'AdjustClasses', ...change });
    }
    // Creates the homework that is due by this day.
    const from = Math.floor((round * size.homework) / size.marks);
    const to = Math.floor(((round + 1) * size.homework) / size.marks);
    for (let number = from; number < to; number += 1) yield* homeworkOf(number, ids, writer, actor);
  }
}

type Writer = ReturnType<typeof createLogWriter>;
type Actor = { readonly id: string; readonly role: 'tutor' };

/**
 * Generates the events of a homework that is assigned to all students: 9 in 10 submit, and 2 in 3 tutor-graded
 * submissions are graded.
 */
async function* homeworkOf(number: number, ids: readonly string[], writer: Writer, actor: Actor) {
  const id = homeworkId(number);
  const auto = number % 2 === 0;
  const created = homeworkDecider.decide(homeworkDecider.initial, {
    type: 'CreateHomework',
    form: formOf(number, auto, actor),
    students: ids,
  });
  assertCorrect(Array.isArray(created), `a homework was refused: ${created}`);
  yield await writer.record(toHomeworkStream(id), created, actor);
  for (const [index, student] of ids.entries()) {
    if (index % 10 === 9) continue;
    const questionVersions = questions.map(({ id: question }) => ({ id: question, version: 1 }));
    const answers = questions.map(({ id: question, type }) => ({
      question,
      ...(type === 'multiple-choice' ? { choice: index % 4 } : { text: 'Because the one is as large as the other.' }),
    }));
    const about = { homework: id, student, contentVersion: 1, questions: questionVersions, answers, late: false };
    const graded = auto ? { correct: 2, grade: 40 } : {};
    const stream = toSubmissionStream(id, student);
    const own = { id: student, role: 'student' } as const;
    yield await writer.record(stream, [{ type: 'HomeworkSubmitted', data: { ...about, ...graded } }], own as never);
    if (auto || index % 3 === 0) continue;
    const grade = { grade: 60 + (index % 40), feedback: 'Well reasoned; mind the units in the last one.' };
    yield await writer.record(stream, [{ type: 'SubmissionGraded', data: grade }], actor);
  }
}

const questions: readonly FormQuestion[] = Array.from({ length: 5 }, (_, index) => {
  const id = `00000000-0000-4000-b000-${String(index + 1).padStart(12, '0')}`;
  const text = `What is ${index} and ${index}, and how do you know?`;
  const options = [0, 1, 2, 3].map((more) => `${2 * index + more}`);
  return index < 3
    ? { id, type: 'multiple-choice', text, options, correctAnswer: 0 }
    : { id, type: 'open-answer', text, imageUrl: PICTURE_PATH };
});

const formOf = (number: number, auto: boolean, { id: editor }: Actor): HomeworkFormContent => ({
  editor,
  title: `Assignment ${number + 1}: sums and differences`,
  gradingType: auto ? 'auto-graded' : 'tutor-graded',
  keysShown: true,
  questions,
});

const names = ['Ada', 'Ben', 'Cho', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon'];
const nameOf = (index: number) => `${names[index % 10]} ${names[Math.floor(index / 10) % 10]}son ${index}`;

/** Caches keys by person, because each stream looks its key up and one person has hundreds of streams. */
function withCache(keys: KeyRing): KeyRing {
  const known = new Map<string, Promise<PersonalKey>>();
  const create: KeyRing['create'] = (person) => {
    const key = known.get(person) ?? keys.create(person);
    known.set(person, key);
    return key;
  };
  return { ...keys, create };
}

interface CopiedHistory {
  /** The number of events in the log. */
  readonly events: number;
  /** The students with the state that their streams give. */
  readonly students: readonly { readonly id: string; readonly state: StudentState }[];
}

/** Appends the history of a centre to the log with COPY. */
export async function copyHistory(sql: Sql, size: CentreSize, keys: KeyRing): Promise<CopiedHistory> {
  const [head] = await sql<[{ position: string }]>`select coalesce(max(position), 0)::text as position from log.events`;
  let events = Number(head.position);
  const history = createHistory(size, keys, Date.now());
  const lines = async function* () {
    for await (const written of history.events) {
      for (const event of written) {
        events += 1;
        yield lineOf(event, events);
      }
    }
  };
  const columns = 'position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
  await pipeline(Readable.from(lines()), await sql.unsafe(`copy log.events (${columns}) from stdin`).writable());
  return { events, students: history.students() };
}

const lineOf = (event: StoredEvent, position: number): string => {
  const { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  const texts = [toRawText(metadata), toRawText(data)];
  return formatCopyLine([position, stream, version, id, type, schemaVersion, recordedAt, ...texts, hash]);
};
