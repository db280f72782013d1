/** Logs with valid hash chains whose classes do not add up, which no decider would write. */
import { beforeAll, expect, test } from 'vitest';
import type { ClassTransactionRow } from '#events/classes/student/class-ledger.ts';
import type { BalanceChange, StudentEvent } from '#events/classes/student/events.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { type LogEvent, noRowChange, type Row } from '#projections/engine/table.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll, createLogWriter, TUTOR } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds, createStudentLog } from '#projections/test/student-log-fixture.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import type { VerifyFault } from './verify-fault.ts';
import { verifyRecord } from './verify-record.ts';

const DAY = '2026-09-01';
const NEXT = '2026-09-02';

/** Folds a log with these projections, and verifies the tables with the same fold. */
const findFaults = async (createLog: (keys: KeyRing) => Promise<StoredEvent[]>, projections = allProjections) => {
  await using database = await openTestDatabase('read-models');
  await using engine = openTestEngine(database, projections);
  await appendAll(engine.store, await createLog(engine.keys));
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  return (await verifyRecord(engine)).faults ?? [];
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

/** Events after an enrolment with 3 classes; a function receives the ids of the events before. */
type History = readonly (StudentEvent | ((ids: readonly string[]) => StudentEvent))[];

const late = { status: 'absent', lateCancellationHours: 24, charge: 'covered' } as const;
const lateMark: StudentEvent = { type: 'AttendanceMarked', data: { ...covered, ...late } };
const money = { method: 'cash', effectiveOn: DAY, reason: 'Mistyped' } as const;
const paid: StudentEvent = {
  type: 'PaymentReceived',
  data: { amountCents: 500, method: 'cash', receivedOn: DAY, receivedBy: TUTOR.id, allocations: [], effectiveOn: DAY },
};
const unpaid = ([payment = '']: readonly string[], cents = 500): StudentEvent => ({
  type: 'PaymentReversed',
  data: { payment, cents, reason: 'Bounced', effectiveOn: DAY },
});

const SOUND: [string, History][] = [
  ['a new mark on the date of a voided one', [marked, (ids) => voided(ids), marked]],
  ['a payment that was reversed', [paid, (ids) => unpaid(ids), paid]],
  [
    'a purchase and a refund of an early log',
    [
      {
        type: 'ClassesAdjusted',
        data: { direction: 'add', effectiveOn: DAY, purchase: { amountCents: 500 }, change: change(1, 4) },
      },
      {
        type: 'ClassesAdjusted',
        data: { direction: 'remove', effectiveOn: DAY, refundCents: 200, change: change(-1, 3) },
      },
    ],
  ],
  ['a late cancellation that gives its class back', [lateMark, (ids) => corrected(ids, { from: late })]],
  [
    'a present mark that becomes a late cancellation and keeps its class',
    [marked, (ids) => corrected(ids, { ...late, change: undefined, reverses: undefined })],
  ],
];
/** Each with the version and the text of the fault. */
const FAULTY: [string, History, number, RegExp][] = [
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
    'an absence that took a class and is no late cancellation',
    [{ type: 'AttendanceMarked', data: { ...covered, status: 'absent' } }],
    2,
    /the mark on 2026-09-01 is covered/,
  ],
  [
    'a present mark that is a late cancellation',
    [{ type: 'AttendanceMarked', data: { ...covered, lateCancellationHours: 24 } }],
    2,
    /the mark on 2026-09-01 is covered/,
  ],
  [
    'a late cancellation without a charge',
    [{ type: 'AttendanceMarked', data: { date: DAY, status: 'absent', lateCancellationHours: 24, charge: 'none' } }],
    2,
    /the mark on 2026-09-01 is none/,
  ],
  [
    'a covered mark that took nothing',
    [{ type: 'AttendanceMarked', data: { ...covered, change: change(0, 3, -1) } }],
    2,
    /is covered, but refers to a class that was not taken for it/,
  ],
  ['a payment reversed with another amount', [paid, (ids) => unpaid(ids, 400)], 3, /had another amount/],
  ['a payment reversed twice', [paid, (ids) => unpaid(ids), (ids) => unpaid(ids)], 4, /was already reversed/],
  [
    'a refund that cancels what was not due',
    [
      paid,
      ([payment = '']) => ({
        type: 'RefundGiven',
        data: { ...money, payment, cents: 200, canceledCents: 200, returnedOn: DAY },
      }),
    ],
    3,
    /but the entries and the purchases add up to/,
  ],
];

const histories = [...SOUND, ...FAULTY].map(([, history]) => history);
const streams = createStudentIds(histories.length).map(toStudentStream);
const toStream = (history: History) => streams[histories.indexOf(history)] as string;

/** Records each history for a student of its own. */
const recordHistories = async (keys: KeyRing, all: readonly History[]): Promise<StoredEvent[]> => {
  const writer = createLogWriter(keys);
  const log: StoredEvent[] = [];
  for (const [at, history] of all.entries()) {
    const ids: string[] = [];
    const record = async (event: StudentEvent) => {
      const [recorded] = (await writer.record(streams[at] as string, [event])) as [StoredEvent];
      log.push(recorded);
      return recorded.id;
    };
    const who = { name: 'Mia Chen', email: 'mia@example.com', via: 'tutor', effectiveOn: DAY } as const;
    await record({ type: 'StudentEnrolled', data: { ...who, change: { ...change(3, 3), appliedTotal: 3 } } });
    for (const event of history) ids.push(await record(typeof event === 'function' ? event(ids) : event));
  }
  return log;
};

let faults: readonly VerifyFault[];
beforeAll(async () => {
  faults = await findFaults((keys) => recordHistories(keys, histories));
});

test('ledger: accepts the events of every kind of command', async () => {
  expect(await findFaults((keys) => createStudentLog(keys, 3, 300, 20261128))).toEqual([]);
});

test.each(SOUND)('ledger: accepts %s', (_, history) => {
  expect(faults).not.toContainEqual(expect.objectContaining({ stream: toStream(history) }));
});

test.each(FAULTY)('ledger: %s is a fault', (_, history, version, what) => {
  const stream = toStream(history);
  expect(faults).toContainEqual({ stream, version, what: expect.stringMatching(what) });
});

/** A fault of the fold of each student's rows, and how it is found. */
const FOLD_FAULTS: [(rows: ClassTransactionRow[]) => ClassTransactionRow[], RegExp][] = [
  [(rows) => rows.filter(({ source }) => source !== 'attendance'), /events changed classes, but/],
  [(rows) => rows.map((row) => ({ ...row, applied_total: row.classes_changed })), /the changes and marks add up to/],
  [
    (rows) => rows.map((row) => ({ ...row, remaining_after: row.remaining_after + 1 })),
    /classes after it, but the applied changes add up to/,
  ],
  [
    (rows) => rows.map((row) => ({ ...row, classes_changed: row.classes_changed + Number(row.source === 'opening') })),
    /0 classes wait, but the changes leave 1 waiting/,
  ],
];

const ids = createStudentIds(FOLD_FAULTS.length);
// Both sides of the comparison are folded with the faults, so that only a sum that needs no fold finds them.
test('ledger: finds a fold that leaves a row out, applies what was requested, or states another balance or request', async () => {
  const changeRows = (rows: ClassTransactionRow[]) =>
    ids.flatMap((id, at) => FOLD_FAULTS[at]?.[0](rows.filter(({ student_id }) => student_id === id)) ?? []);
  const projections = allProjections.map((projection) => ({
    ...projection,
    tables: projection.tables.map((table) =>
      table.name === 'class_transactions' && table.kind === 'grouped'
        ? {
            ...table,
            evolve: (rows: readonly Row[], event: LogEvent) =>
              changeRows(table.evolve(rows, event, noRowChange) as ClassTransactionRow[]),
          }
        : table,
    ),
  }));
  const found = await findFaults(
    (keys) =>
      recordHistories(
        keys,
        FOLD_FAULTS.map(() => [marked]),
      ),
    projections,
  );
  for (const [at, [, what]] of FOLD_FAULTS.entries())
    expect(found).toContainEqual(expect.objectContaining({ stream: streams[at], what: expect.stringMatching(what) }));
});
