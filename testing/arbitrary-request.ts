/** Generates requests for a route: most are almost valid, and some have arbitrary values. */
import fc from 'fast-check';
import { z } from 'zod';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import { toArbitrary } from './schema-arbitrary.ts';

export interface FuzzRequest {
  readonly address: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

type Fields = Record<string, unknown>;

/** Existing ids that a request may name. */
export interface FuzzTargets {
  readonly students: readonly string[];
  readonly record: string;
  /** Ids of homework, and the id of a question of the first one. */
  readonly homework: readonly string[];
  readonly question: string;
  /** Ids of practice sessions. */
  readonly practice: readonly string[];
  /** Ids of purchases, payments, packets, cases and others, by the names that parameters and fields have for them. */
  readonly things: Readonly<Record<string, readonly string[]>>;
  /** Current versions of the attendance marks, by `toMarkKey`. */
  versions: ReadonlyMap<string, number>;
}

export const toMarkKey = (studentId: unknown, date: unknown): string => JSON.stringify([studentId, date]);

/** Few days, so that marks repeat. March 21 is in the future. Sometimes the first and the last day of all. */
const days = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom('2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-20', '2026-03-21'),
  },
  { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '9999-12-31') },
);
const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
const status = fc.constantFrom('present', 'absent');
/** A placeholder for the current version of the mark that the request changes. */
const NEWEST = 'newest';
const seenVersion = fc.constantFrom(0, 2, NEWEST, NEWEST, NEWEST);

/** Generates questions of a homework form, valid and invalid ones. */
const createQuestionsArbitrary = ({ question }: FuzzTargets): fc.Arbitrary<unknown> => {
  const common = { text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), id: fc.constant(question) };
  const choice = fc.record(
    {
      ...common,
      type: fc.constant('multiple-choice'),
      options: options,
      correct_answer: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: ['type', 'text', 'options', 'correct_answer'] },
  );
  const open = fc.record({ ...common, type: fc.constant('open-answer') }, { requiredKeys: ['type', 'text'] });
  const each = fc.oneof({ weight: 9, arbitrary: fc.oneof(choice, open) }, { weight: 1, arbitrary: odd });
  return fc.array(each, { minLength: 1, maxLength: 4 });
};
const options = fc.constantFrom(['a', 'b', 'c', 'd'], ['1', '2', '3', '4'], ['a'], []);

/** Likely values of the fields of homework routes. */
const createLikelyHomeworkValues = (targets: FuzzTargets): Record<string, fc.Arbitrary<unknown>> => ({
  title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  questions: createQuestionsArbitrary(targets),
  assigned_students: fc.uniqueArray(fc.constantFrom(...targets.students), { minLength: 1 }),
  grading_type: fc.constantFrom('auto-graded', 'tutor-graded'),
  due_date: days,
  ...{ keys_shown: fc.boolean(), unassign_submitted: fc.boolean() },
  regrading: fc.constantFrom('keep', 'regrade', 'credit'),
  // A grade of submitted work, or a school grade.
  grade: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 12 })),
  feedback: text(40),
  ...{ all: fc.constantFrom('true', 'false'), deleted: fc.constantFrom('true', 'false'), search: text(10) },
  answers: fc.array(fc.record({ question_id: fc.constant(targets.question), answer: fc.integer({ min: 0, max: 3 }) })),
  content_version: fc.integer({ min: 1, max: 3 }),
});

/** Likely values of the fields of practice and leaderboard routes. */
const createLikelyPracticeValues = ({ practice }: FuzzTargets): Record<string, fc.Arbitrary<unknown>> => ({
  subject: fc.constantFrom('math', 'math', 'english'),
  topic: fc.oneof(fc.constantFrom('Addition', 'Algebra'), text(40)),
  ...{ question: fc.integer({ min: 0, max: 4 }), choice: fc.integer({ min: 0, max: 3 }) },
  session_id: fc.constantFrom(...practice),
  verdict: fc.constantFrom('accept', 'dismiss'),
  ...{ hidden: fc.boolean(), nickname: text(24) },
});

const createLikelyValues = (targets: FuzzTargets): Record<string, fc.Arbitrary<unknown>> => {
  const { students } = targets;
  const row = fc.record(
    { student_id: fc.constantFrom(...students), status, notes: text(40), seen_version: seenVersion },
    { requiredKeys: ['student_id', 'status', 'seen_version'] },
  );
  return {
    classes: fc.integer({ min: 1, max: 20 }),
    classes_total: fc.integer({ min: 0, max: 30 }),
    ...{ reason: text(40), notes: text(40), generalNotes: text(40), status, seen_version: seenVersion },
    rows: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: odd }), {
      maxLength: students.length,
      selector: (each) => (each as { student_id?: unknown } | null)?.student_id ?? each,
    }),
    student_id: fc.constantFrom(...students),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    email: fc.uuid().map((id) => `${id}@rollbook.example`),
    password: fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 }),
    ...{ date: days, from: days, to: days },
    limit: fc.constantFrom('1', '200'),
    cursor: fc.constantFrom('WzFd', 'WzFlMTBd', 'WzldWzk', 'WyIyMDI2LTAzLTIwIl0'),
    ...createLikelyHomeworkValues(targets),
    ...createLikelyPracticeValues(targets),
    ...Object.fromEntries(Object.entries(targets.things).map(([field, ids]) => [field, fc.constantFrom(...ids)])),
  };
};

const odd = fc.oneof(
  fc.constantFrom(0, 19, 999, 1000, 1e9, -3, 1.5, '', '7', '2026-02-30', '2026-03-21', '9999-12-31', null, true),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);
const shapeOf = (schema: unknown): Record<string, z.ZodType> => (schema instanceof z.ZodObject ? schema.shape : {});
const createAlmostValidFields = (schema: unknown, likely: Record<string, fc.Arbitrary<unknown>>) => {
  const shape = shapeOf(schema);
  const toFieldArbitrary = (field: z.ZodType | undefined) => (field ? toArbitrary(field, (name) => likely[name]) : odd);
  const values = Object.keys(shape).map((field) => [
    field,
    fc.oneof({ weight: 15, arbitrary: likely[field] ?? toFieldArbitrary(shape[field]) }, { weight: 1, arbitrary: odd }),
  ]);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(shape).filter((field) => !shape[field]?.safeParse(undefined).success),
  });
};

const toSearchParams = (fields: object) =>
  new URLSearchParams(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  );

const createMostlyUsual = <Value>(usual: fc.Arbitrary<Value>, strange: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: strange });

/** Few keys, so that a key is used again with another request. */
const keys = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002', 'again'];
const headers = createMostlyUsual<Record<string, string>>(
  fc.constant({}),
  fc.oneof(
    fc.constantFrom(...keys).map((key) => ({ 'idempotency-key': key })),
    fc.constantFrom('"1"', '"9"', '7').map((version) => ({ 'if-match': version })),
    fc.constantFrom('text/plain', 'application/json; charset=latin1').map((type) => ({ 'content-type': type })),
  ),
);

const idsOf = (path: string, { homework, practice, students, things }: FuzzTargets): readonly string[] => {
  if (path.startsWith('/api/homework')) return homework;
  if (path.startsWith('/api/tutors')) return things.tutor ?? students;
  return path.startsWith('/api/practice') ? practice : students;
};

/** Generates any request that a client may send to a route. */
export const createRequestArbitrary = (
  { path, body, query }: UseCase,
  targets: FuzzTargets,
): fc.Arbitrary<FuzzRequest> => {
  const likely = createLikelyValues(targets);
  const named = (usual: fc.Arbitrary<string>) =>
    createMostlyUsual(usual, fc.string({ minLength: 1, maxLength: 40 })).map(encodeURIComponent);
  const parts = {
    id: named(fc.constantFrom(...idsOf(path, targets))),
    studentId: named(fc.constantFrom(...targets.students)),
    record: named(fc.constant(targets.record)),
    date: createMostlyUsual(days, fc.constantFrom('2026-02-30', '9999-12-31', 'today')),
    search: createAlmostValidFields(query, likely),
    body: fc.oneof<fc.MaybeWeightedArbitrary<Fields | string>[]>(
      { weight: 18, arbitrary: createAlmostValidFields(body, likely) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
    ),
    things: fc.record(
      Object.fromEntries(Object.entries(targets.things).map(([name, ids]) => [name, named(fc.constantFrom(...ids))])),
    ),
    other: named(fc.constantFrom('2026-03', 'trial', 'homework:new', 'generated-questions', targets.homework[0] ?? '')),
    headers,
  };
  return fc.record(parts).map(({ id, studentId, record, date, search, body: sent, headers: more, things, other }) => ({
    address: `${fillParameters(path, { ...things, id, studentId, record, date }, other)}?${toSearchParams(search)}`,
    body:
      typeof sent === 'string'
        ? sent
        : JSON.stringify(withCurrentVersions(sent, targets, id, path.includes(':date') && date)),
    headers: more,
  }));
};

/** Fills in the parameters of a path; `other` is for those that are no id. */
const fillParameters = (path: string, values: Readonly<Record<string, string>>, other: string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? other);

/** Fills in the current versions of the marks in a request. `day` is the date in the address, if it has one. */
const withCurrentVersions = (fields: Fields, { versions }: FuzzTargets, id: string, day: string | false): Fields => {
  const withCurrentVersion = (each: unknown, studentId: unknown) =>
    typeof each === 'object' && each !== null && 'seen_version' in each && each.seen_version === NEWEST
      ? { ...each, seen_version: versions.get(toMarkKey(studentId, day || fields.date)) ?? 0 }
      : each;
  const rows = Array.isArray(fields.rows)
    ? { rows: fields.rows.map((row) => withCurrentVersion(row, (row as Fields | null)?.student_id)) }
    : {};
  return { ...(withCurrentVersion(fields, id) as Fields), ...rows };
};
