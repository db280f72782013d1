/** Logs with valid hash chains whose classes do not add up, which no decider would write. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClassTransactionRow } from '#events/classes/student/class-ledger.ts';
import type { BalanceChange, StudentEvent } from '#events/classes/student/events.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import type { LogEvent } from '#projections/engine/table.ts';
import { createAttendanceLog } from '#projections/test/attendance-log-fixture.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds, createStudentLog } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { verifyRecord } from './verify-record.ts';

const [MIA] = createStudentIds(1) as [string];
const stream = toStudentStream(MIA);
const DAY = '2026-09-01';
const NEXT = '2026-09-02';

let database: TestDatabase;
let engine: ReturnType<typeof openTestEngine>;
beforeEach(async () => {
  database = await openTestDatabase();
  engine = openTestEngine(database);
});
afterEach(async () => {
  await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** Appends a log, folds it with the projections of the engine, and verifies the tables with the same fold. */
const verify = async (log: readonly StoredEvent[]) => {
  await appendAll(engine.store, log);
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  return (await verifyRecord({ ...engine, schema: toReadSchemaName(engine.projections) })).faults;
};

const change = (applied: number, after: number, requested = applied): BalanceChange => {
  return {
    requested,
    appliedRemaining: applied,
    remainingAfter: after,
    appliedTotal: 0,
    totalAfter: 3,
    classesMax: 18,
  };
};
const covered = { date: DAY, status: 'present', charge: 'covered', change: change(-1, 2) } as const;
const marked: StudentEvent = { type: 'AttendanceMarked', data: covered };
const corrected = ([mark = '']: readonly string[], over: object = {}): StudentEvent => ({
  type: 'AttendanceCorrected',
  data: {
    ...{ mark, date: DAY, from: { status: 'present', charge: 'covered' }, status: 'absent', charge: 'none' },
    ...{ change: change(1, 3), reverses: mark, ...over },
  },
});

const voided = ([mark = '']: readonly string[], over: object = {}): StudentEvent => ({
  type: 'AttendanceVoided',
  data: {
    ...{ mark, date: DAY, from: { status: 'present', charge: 'covered' }, reason: 'Wrong student' },
    ...{ change: change(1, 3), reverses: mark, ...over },
  },
});

/** Enrols Mia with 3 classes and records the given events; a function receives the ids of the events before. */
const faultsAfter = async (...events: (StudentEvent | ((ids: readonly string[]) => StudentEvent))[]) => {
  const writer = createLogWriter(engine.keys);
  const who = { name: 'Mia Chen', email: 'mia@example.com', via: 'tutor', effectiveOn: DAY } as const;
  const enrolled: StudentEvent = {
    type: 'StudentEnrolled',
    data: { ...who, change: { ...change(3, 3), appliedTotal: 3 } },
  };
  const log = await writer.record(stream, [enrolled]);
  const ids: string[] = [];
  for (const event of events) {
    const [stored] = await writer.record(stream, [typeof event === 'function' ? event(ids) : event]);
    if (stored) log.push(stored);
    ids.push(stored?.id ?? '');
  }
  return verify(log);
};

test('ledger: accepts the events of every kind of command', async () => {
  expect(await verify(await createStudentLog(engine.keys, 3, 300, 20261128))).toBeUndefined();
});

test('ledger: accepts a new mark on the date of a voided one', async () => {
  expect(await faultsAfter(marked, (ids) => voided(ids), marked)).toBeUndefined();
});

test.each<[string, Parameters<typeof faultsAfter>, number, RegExp]>([
  [
    'a balance that is not the sum of what was applied',
    [{ type: 'ClassesAdjusted', data: { direction: 'add', effectiveOn: DAY, change: change(1, 5) } }],
    2,
    /records 5 \/ 3 classes after it/,
  ],
  [
    'a second mark on a date',
    [marked, { type: 'AttendanceMarked', data: { date: DAY, status: 'absent', charge: 'none' } }],
    3,
    /more than one mark on 2026-09-01/,
  ],
  [
    'a voided mark that keeps its class',
    [marked, (ids) => voided(ids, { change: undefined, reverses: undefined })],
    2,
    /no mark refers to and nothing gives back/,
  ],
  [
    'an absence that keeps its class',
    [marked, (ids) => corrected(ids, { change: undefined, reverses: undefined })],
    2,
    /no mark refers to and nothing gives back/,
  ],
  [
    'a class given back that was taken for another mark',
    [
      marked,
      { type: 'AttendanceMarked', data: { ...covered, date: NEXT, change: change(-1, 1) } },
      ([first = '', second = '']) => corrected([second], { date: NEXT, change: change(1, 2), reverses: first }),
    ],
    4,
    /gives back a class that was not taken for its mark/,
  ],
  [
    'a covered mark that took nothing',
    [{ type: 'AttendanceMarked', data: { ...covered, change: change(0, 3, -1) } }],
    2,
    /is covered, but refers to a class that was not taken for it/,
  ],
])('ledger: %s is a fault', async (_, events, version, what) => {
  expect(await faultsAfter(...events)).toContainEqual({ stream, version, what: expect.stringMatching(what) });
});

const ledgerFaults: [string, (rows: ClassTransactionRow[]) => ClassTransactionRow[], RegExp][] = [
  ['leaves a row out', (rows) => rows.filter(({ source }) => source !== 'attendance'), /events changed classes, but/],
  [
    'applies what was requested',
    (rows) => rows.map((row) => ({ ...row, applied_total: row.classes_changed })),
    /the changes and marks add up to/,
  ],
  [
    'states another balance after a change',
    (rows) => rows.map((row) => ({ ...row, remaining_after: row.remaining_after + 1 })),
    /classes after it, but the applied changes add up to/,
  ],
];

// Both sides of the comparison are folded with the fault, so that only a sum that needs no fold finds it.
test.each(ledgerFaults)('ledger: finds a fold of the class ledger that %s', async (_, change, what) => {
  const projections = allProjections.map((projection) => ({
    ...projection,
    tables: projection.tables.map((table) =>
      table.name === 'class_transactions' && table.kind === 'journal'
        ? { ...table, rowsOf: (event: LogEvent) => change(table.rowsOf(event) as ClassTransactionRow[]) }
        : table,
    ),
  }));
  await engine[Symbol.asyncDispose]();
  engine = openTestEngine(database, projections);
  const faults = await verify(await createAttendanceLog(engine.keys));
  expect(faults).toContainEqual(expect.objectContaining({ stream, what: expect.stringMatching(what) }));
});
