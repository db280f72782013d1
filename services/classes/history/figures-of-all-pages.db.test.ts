/** Every page shows the same number by the same word, for random histories, and reports agree with the events. */
import fc from 'fast-check';
import type { Sql } from 'postgres';
import { expect, test } from 'vitest';
import { figureWords, toClassSumLines } from '#contracts/class-sum.ts';
import { toOwedChangeCents } from '#contracts/money-words.ts';
import { listPacketBalances } from '#contracts/packet-words.ts';
import type { PacketRow } from '#contracts/packets.ts';
import { type ClassFigures, subtractFigures } from '#events/classes/student/class-figures.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { listEntries } from '#events/record/list-entries.ts';
import { currentReasonCodes } from '#events/values/enum-values.ts';
import { classHistoryOrder } from '#events/values/shapes.ts';
import { countAttendance } from '#projections/classes/attendance/attendance-query.ts';
import { countMarksByWeek } from '#projections/classes/class-months/centre-days-query.ts';
import {
  type ClassHistoryFilters,
  type ClassHistoryTransaction,
  type ClassTotals,
  fetchClassHistoryPage,
  fetchClassTotals,
} from '#projections/classes/class-transactions/class-history.ts';
import { fetchReasonReport } from '#projections/classes/class-transactions/class-reports.ts';
import { fetchTransactionsPage } from '#projections/classes/class-transactions/class-transactions-query.ts';
import { fetchMoneyAccount } from '#projections/classes/money/money-query.ts';
import { openReadModelPool } from '#projections/engine/read-model-pool.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import { openTestEngine } from '#projections/test/engine-fixture.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { readRawHistory } from '#services/classes/packets/read-raw-history.ts';
import { type ReadEvent, readEvents } from '#services/record/packet-check/read-marks.ts';
import { listProvenMoneyRows, toProvenMoney } from '#services/record/packet-check/read-money.ts';
import { toProvenRow } from '#services/record/packet-check/read-rows.ts';
import { toProvenTotals } from '#services/record/packet-check/read-totals.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { computeAsOf } from './compute-as-of.ts';
import { computeReplay } from './compute-replay.ts';
import { explainBalance } from './explain-balance.ts';
import { type ClassStatement, loadClassStatement } from './load-class-statement.ts';
import { readStudentEvents } from './read-student-events.ts';
import { FORMER_PLAN, HISTORY_DAYS, studentHistory, toHistoryDate } from './test/random-student-history.ts';
import { recordHistory } from './test/record-history.ts';
import { replayHistory } from './test/replay-history.ts';

const STUDENTS = 60;
interface MoneyPages {
  readonly read: readonly ReadEvent[];
  readonly statement: Pick<ClassStatement, 'money'>;
  readonly period: { readonly from: string; readonly to: string };
}

/** What the check of a packet reads of money out of the events has the sums and the entries of the statement, in its order. */
function expectSameMoneyInPacket(id: string, { read, statement: { money }, period }: MoneyPages): void {
  const versions = new Map(read.map((event) => [event.id, event.version]));
  const toVersion = (entry: string | null) => (entry === null ? null : (versions.get(entry) ?? null));
  const rows = listProvenMoneyRows(read, period);
  if (money === null) {
    expect([id, rows, toProvenMoney(read, period)]).toEqual([id, [], null]);
    return;
  }
  const { adds_up: _, entries, has_more: __, ...sums } = money;
  expect([id, toProvenMoney(read, period)]).toEqual([id, sums]);
  let owed = money.opening_cents;
  const listed = entries.map((entry) => {
    owed += toOwedChangeCents(entry);
    return {
      ...pickFields(entry, ['version', 'effective_on', 'kind', 'code', 'classes', 'list_price_cents', 'amount_cents']),
      ...pickFields(entry, ['method', 'received_by', 'due_cents', 'paid_cents', 'refunded_cents', 'reversed_cents']),
      ...{ recorded_at: entry.created_at, recorded_by: entry.tutor_id, owed_cents: owed },
      ...{ purchase: toVersion(entry.purchase_id), payment: toVersion(entry.payment_id) },
      ...{ corrects: toVersion(entry.reverses), corrected_by: toVersion(entry.reversed_by) },
      duplicate_cleared: entry.duplicate_cleared,
    };
  });
  expect([id, rows]).toEqual([id, listed]);
  expect([id, owed]).toEqual([id, money.closing_cents]);
}

const pickFields = <Name extends string>(of: Readonly<Record<Name, unknown>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

/** What a mark that changed no balance leaves empty in a row of a packet. */
const noChange = {
  ...{ source: null, classes_changed: 0, applied_remaining: 0, applied_total: 0 },
  ...{ remaining_after: null, total_after: null },
  ...{ amount_cents: null, paid_on: null },
};
type HistoryEvent = { id: string; type: string; data: object };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The reports of all months, compared with sums over the events themselves. */
async function expectReportsToAgree(sql: Sql, histories: readonly (readonly HistoryEvent[])[]): Promise<void> {
  const period = { from: '2026-01-01', to: '2027-12-31' };
  // Each history numbers its events anew, so its place makes their ids unique.
  const events = histories.flatMap((history, index) =>
    (history as RecordedEvent<StudentEvent>[]).map((event) => ({ ...event, stream: String(index) })),
  );
  const adjusted = events.flatMap((event) => (event.type === 'ClassesAdjusted' ? [event] : []));
  const given = events.flatMap((event) => (event.type === 'RefundGiven' ? [event] : []));
  const withdrawn = events.flatMap((event) => (event.type === 'WaitingClassesWithdrawn' ? [event] : []));
  const reversals = events.flatMap((event) => (event.type === 'PurchaseReversed' ? [event] : []));
  const givenBack = events.flatMap(({ data }) => ('reverses' in data && data.reverses ? [data.change] : []));

  const reasons = await fetchReasonReport(sql, period);
  const added = adjusted.filter(({ data }) => data.direction === 'add');
  const removed = adjusted.filter(({ data }) => data.direction === 'remove');
  expect(sum(reasons.map((row) => row.added))).toBe(
    sum([...added, ...reversals].map(({ data }) => data.change.requested)),
  );
  expect(sum(reasons.map((row) => row.given_back))).toBe(sum(givenBack.map((change) => change?.requested ?? 0)));
  expect(sum(reasons.map((row) => row.removed))).toBe(
    0 -
      sum([...removed, ...given].map(({ data }) => data.change?.appliedRemaining ?? 0)) -
      sum(withdrawn.map(({ data }) => data.change.requested)),
  );
  const refunded = given
    .filter(({ data }) => data.change)
    .map(({ data }) => ({ data: { code: data.code ?? 'refund' } }));
  for (const code of [...currentReasonCodes, FORMER_PLAN]) {
    const coded = [...adjusted, ...withdrawn, ...refunded].filter(({ data }) => data.code === code);
    expect([code, sum(reasons.filter((row) => row.code === code).map(({ count }) => count))]).toEqual([
      code,
      coded.length,
    ]);
  }
}

const addCivilDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The weeks of the tutor's dashboard, compared with the classes that all students had attended by the end of each. */
async function expectDashboardToAgree(sql: Sql, countAttendedUntil: (date: string) => Promise<number>): Promise<void> {
  const weeks = await countMarksByWeek(sql, toHistoryDate(HISTORY_DAYS), Math.ceil(HISTORY_DAYS / 7) + 1);
  let before = await countAttendedUntil(addCivilDays(weeks[0]?.monday ?? '', -1));
  for (const { monday, present } of weeks) {
    const after = await countAttendedUntil(addCivilDays(monday, 6));
    expect([monday, present]).toEqual([monday, after - before]);
    before = after;
  }
  expect(before).toBeGreaterThan(0);
}

type Balances = Pick<ClassHistoryTransaction, 'remaining_after' | 'total_after'>;
const toBalances = ({ remaining_after, total_after }: Balances) => [remaining_after, total_after];

/** All rows of a list, read in short pages. */
async function readAll<Row>(
  fetchPage: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await fetchPage(cursor);
    rows.push(...page.rows);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
}

/**
 * The balances beside the rows of a student's history: in each order they follow from row to row, and are those of the replay
 * after each event, and of the as-of page after each day. Answers how many rows differ in the two orders.
 */
async function expectBalancesToFollow(
  sql: Sql,
  id: string,
  events: readonly RecordedEvent<StudentEvent>[],
): Promise<number> {
  const read = async (filters: Omit<ClassHistoryFilters, 'limit' | 'cursor'>, limit = 7) => {
    const rows = await readAll((cursor) => fetchClassHistoryPage(sql, id, { ...filters, cursor, limit }));
    return rows.flatMap((row) => (row.kind === 'transaction' ? [row] : []));
  };
  const balancesById = new Map<string, readonly number[]>();
  let differing = 0;
  const { frames } = computeReplay(events, (instant) => instant.slice(0, 10));
  const figuresByVersion = new Map(frames.map(({ entry, figures }) => [entry.event.version, figures]));
  for (const order of classHistoryOrder.options) {
    const rows = await read({ order });
    for (const [at, row] of rows.entries()) {
      const older = rows[at + 1] ?? { remaining_after: 0, total_after: 0 };
      const [remaining = 0, total = 0] = toBalances(row);
      expect([id, order, remaining - row.applied_remaining, total - row.applied_total]).toEqual([
        ...[id, order],
        ...toBalances(older),
      ]);
      const isLastOfDay = rows[at - 1]?.effective_on !== row.effective_on;
      const figures =
        order === 'recorded' ? figuresByVersion.get(row.version) : isLastOfDay && figuresOn(events, row.effective_on);
      if (figures) expect([id, order, ...toBalances(row)]).toEqual([id, order, figures.remaining, figures.total]);
      const other = balancesById.get(row.id);
      if (other && String(other) !== String(toBalances(row))) differing += 1;
      balancesById.set(row.id, toBalances(row));
    }
    // A filter leaves rows out, and the balances beside the others stay the same.
    const middle = rows[Math.floor(rows.length / 2)]?.effective_on;
    const filtered = await read({ order, cause: 'attendance', period: { to: middle, timeZone: 'UTC' } }, 3);
    const ofEverybody = await readAll((cursor) =>
      fetchTransactionsPage(sql, { studentId: id, order, cursor, limit: 9 }),
    );
    for (const row of [...filtered, ...ofEverybody]) {
      expect([id, order, toBalances(row)]).toEqual([id, order, balancesById.get(row.id)]);
    }
    expect(ofEverybody).toHaveLength(rows.length);
  }
  return differing;
}

const asOf = (events: readonly RecordedEvent<StudentEvent>[], date: string) => {
  const dayEnd = `${date}T23:59:59.999Z`;
  return computeAsOf(events, { effectiveOn: date, dayEnd, knownAt: dayEnd });
};
/** The numbers on a day, with all that was recorded of it until now; and those that were known then. */
const figuresOn = (events: readonly RecordedEvent<StudentEvent>[], date: string): ClassFigures =>
  asOf(events, date).effective;
const knownOn = (events: readonly RecordedEvent<StudentEvent>[], date: string): ClassFigures =>
  asOf(events, date).known;

/**
 * The version that a row names as corrected if no class is given back: that of the last event before it that states the mark
 * and is of another command. Null for an event that corrects nothing.
 */
function findCorrectedVersion(events: readonly ReadEvent[], version: number): number | null {
  const event = events.find((each) => each.version === version);
  const corrections = ['AttendanceCorrected', 'AttendanceMoved', 'AttendanceVoided'];
  const isReasonedNote = event?.type === 'AttendanceNoted' && event.data.reason !== undefined;
  if (!event || !(corrections.includes(event.type) || isReasonedNote)) return null;
  const corrected = events.findLast(
    ({ version: earlier, type, markId, commandId }) =>
      earlier < version &&
      markId === event.markId &&
      commandId !== event.commandId &&
      ['AttendanceMarked', 'AttendanceCorrected', 'AttendanceMoved'].includes(type),
  );
  return corrected?.version ?? null;
}

/** The numbers of a page by their words. */
type Page = Readonly<Record<string, number>>;

const toPage = (figures: Partial<ClassFigures>): Page =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [figureWords[name as keyof ClassFigures], value]));

/** The sum of a page. What is left waiting and what remains of all that a student ever had are those of now. */
const toSumPage = (totals: ClassTotals, isWhole: boolean): Page => {
  const lines = toClassSumLines(totals, { opening: 'At the start', closing: isWhole ? 'Remaining' : 'At the end' });
  // Each line adds up to the last, also those with the word of what undid something.
  const last = lines.pop();
  expect(sum(lines.map(({ sign, classes }) => (sign === '−' ? -classes : classes)))).toBe(last?.classes);
  const { opening, added, taken, late_cancellations, removed, left_waiting, closing } = totals;
  return {
    ...toPage({ added, taken, late_cancellations, removed }),
    ...(isWhole
      ? toPage({ waiting: left_waiting, remaining: closing })
      : { 'At the start': opening, 'Left waiting': left_waiting, 'At the end': closing }),
  };
};

const toCountsPage = (counts: { attended: number; waiting: number; uncovered: number } | null): Page => {
  const { attended, waiting, uncovered } = counts ?? { attended: -1, waiting: -1, uncovered: -1 };
  return toPage({ attended, waiting, uncovered });
};

/** Finds the words under which two pages have different numbers. */
const listDifferences = (pages: Readonly<Record<string, Page>>): string[] => {
  const words = new Set(Object.values(pages).flatMap((page) => Object.keys(page)));
  return [...words].flatMap((word) => {
    const shown = Object.entries(pages).flatMap(([name, page]) =>
      page[word] === undefined ? [] : [`${name} ${page[word]}`],
    );
    const isSame = new Set(shown.map((text) => text.split(' ').at(-1))).size === 1;
    return isSame && shown.length > 1 ? [] : [`${word}: ${shown.join(', ')}`];
  });
};

/** After every event of the histories. */
const LAST_DAY = toHistoryDate(500);

test('the same word has the same number on the class history, statement, as-of, replay, packet and explanation of random histories', async () => {
  const seed = chooseSeed(import.meta.filename);
  await using database = await openTestDatabase();
  await using engine = openTestEngine(database);
  const writer = createLogWriter(engine.keys);
  const histories = fc.sample(studentHistory, { numRuns: STUDENTS, seed });
  for (const [index, id] of createStudentIds(STUDENTS).entries()) {
    await appendAll(engine.store, await recordHistory(writer, toStudentStream(id), histories[index] ?? []));
  }
  const runner = engine.run();
  await runner.caughtUp();
  await runner.stop();
  await using pool = openReadModelPool({ databaseUrl: engine.url, schema: engine.schema });
  const context = {
    ...{ readModels: pool, store: engine.store, keys: engine.keys, centre: { timeZone: 'UTC' } },
    log: { error: () => {} },
  } as unknown as Parameters<typeof loadClassStatement>[0];
  const loadStatement = async (...[id, period]: [string, { from: string | undefined; to: string }]) => {
    const statement = await loadClassStatement(context, id, period);
    if (!statement) throw new Error(`student ${id} is not projected`);
    return statement;
  };
  const days = fc.sample(fc.tuple(fc.integer({ min: -5, max: HISTORY_DAYS }), fc.nat(30)), { numRuns: STUDENTS, seed });
  let movedRows = 0;
  let lateRows = 0;
  let paidRows = 0;
  let correctionsOfMarks = 0;
  const seen = new Map<string, number>();
  /** What the check of a packet reads out of the rows of the events is what the class history lists. */
  const expectSameRowsInPacket = async (id: string, read: readonly ReadEvent[]) => {
    const { rows } = await fetchClassHistoryPage(pool.sql, id, { order: 'recorded', limit: 1_000 });
    movedRows += rows.filter((row) => row.kind === 'transaction' && row.moved_from !== null).length;
    lateRows += rows.filter((row) => row.late_cancellation_hours !== null).length;
    correctionsOfMarks += rows.filter(({ version }) => findCorrectedVersion(read, version) !== null).length;
    const versions = new Map(rows.map((row) => [row.id, row.version]));
    const toVersion = (rowId: string | null) => (rowId === null ? null : (versions.get(rowId) ?? null));
    const toFirst = (one: number | null, other: number | null) =>
      one === null || other === null ? (one ?? other) : Math.min(one, other);
    const proven = new Map(read.flatMap((event) => toProvenRow(event) ?? []).map((row) => [row.version, row]));
    const listed = rows.toReversed().map(({ version, effective_on, created_at, tutor_id, ...row }) => ({
      ...{ version, effective_on, recorded_at: created_at, recorded_by: tutor_id, code: row.code },
      late_cancellation_hours: row.late_cancellation_hours ?? undefined,
      ...(row.kind === 'mark'
        ? { ...noChange, ...{ what: row.what, status: row.status, charge: row.charge, from_date: row.from_date } }
        : {
            ...{ source: row.source, what: null, status: null, charge: null, from_date: null },
            ...{ classes_changed: row.classes_changed, applied_remaining: row.applied_remaining },
            ...{
              applied_total: row.applied_total,
              remaining_after: row.remaining_after,
              total_after: row.total_after,
            },
            ...{ amount_cents: row.amount_cents, paid_on: row.paid_on },
          }),
      // A row of the history names only what it reverses, but each row names its first correction.
      corrects: toVersion(row.kind === 'mark' ? null : row.reversed) ?? findCorrectedVersion(read, version),
      corrected_by: toFirst(toVersion(row.kind === 'mark' ? null : row.reversed_by), toVersion(row.correction_id)),
    }));
    expect([...proven.values()]).toEqual(listed);
  };
  let reordered = 0;
  for (const [index, id] of createStudentIds(STUDENTS).entries()) {
    const [first = 0, length = 0] = days[index] ?? [];
    const [from, to] = [toHistoryDate(first), toHistoryDate(first + length)];
    const events = await readStudentEvents(engine.store, id);
    reordered += await expectBalancesToFollow(pool.sql, id, events);
    const raw = await readRawHistory(engine.store, id, events.length);
    // The pages number what the student's stream holds.
    const read = readEvents(
      listEntries(toStudentStream(id), raw).map(({ entry, event: { version } }) => ({
        ...entry,
        version,
        index: null,
        proof: '',
        keys: {},
      })),
    );
    await expectSameRowsInPacket(id, read);

    const wholeStatement = await loadStatement(id, { from: undefined, to: LAST_DAY });
    const wholePacket = toProvenTotals(read, { from: '0000-01-01', to: '9999-12-31' });
    const { terms, figures: explained } = explainBalance(events);
    const sumTerms = (...kinds: string[]) =>
      sum(terms.filter(({ kind }) => kinds.includes(kind)).map(({ classes }) => classes));
    const student = await fetchStudent(pool.sql, id);
    const whole = {
      history: toSumPage(await fetchClassTotals(pool.sql, id, { order: 'class-day' }), true),
      'history by recording': toSumPage(await fetchClassTotals(pool.sql, id, { order: 'recorded' }), true),
      statement: { ...toSumPage(wholeStatement.totals, true), ...toCountsPage(wholeStatement.counts) },
      packet: { ...toSumPage(wholePacket.totals, true), ...toCountsPage(wholePacket) },
      'as of, effective': toPage(figuresOn(events, LAST_DAY)),
      'as of, known': toPage(knownOn(events, LAST_DAY)),
      replay: toPage(computeReplay(events, (instant) => instant.slice(0, 10)).frames.at(-1)?.figures ?? {}),
      explanation: toPage({
        ...{ added: sumTerms('opening', 'import', 'added'), taken: 0 - sumTerms('taken') },
        late_cancellations: 0 - sumTerms('late-cancellations'),
        ...{ removed: 0 - sumTerms('removed', 'withdrawn'), waiting: explained.waiting },
        ...{ remaining: sum(terms.map(({ classes }) => classes)) - explained.waiting },
        total: sum(terms.map(({ appliedTotal }) => appliedTotal)),
      }),
      'balances of dashboards and lists': toPage({
        ...{ remaining: student?.classes_remaining ?? -1, total: student?.classes_total ?? -1 },
        ...{ waiting: student?.classes_waiting ?? -1, uncovered: student?.classes_uncovered ?? -1 },
        attended: student?.classes_attended ?? -1,
      }),
      'attendance records': toPage({
        attended: await countAttendance(pool.sql, { studentId: id, status: 'present' }),
        taken: await countAttendance(pool.sql, { studentId: id, charge: 'covered', status: 'present' }),
        late_cancellations: await countAttendance(pool.sql, { studentId: id, charge: 'covered', status: 'absent' }),
        uncovered: await countAttendance(pool.sql, { studentId: id, charge: 'uncovered' }),
      }),
      'the events alone': toPage(replayHistory(events).figures),
    };
    expect([id, listDifferences(whole)]).toEqual([id, []]);

    // Wherever marks moved, a period has the classes of its own days.
    const statement = await loadStatement(id, { from, to });
    const packet = toProvenTotals(read, { from, to: toHistoryDate(first + length + 1) });
    const [before, after] = [figuresOn(events, toHistoryDate(first - 1)), figuresOn(events, to)];
    const change = subtractFigures(after, before);
    const marks = { studentId: id, from, to };
    const ofPeriod = {
      history: toSumPage(
        await fetchClassTotals(pool.sql, id, { order: 'class-day', period: { from, to, timeZone: 'UTC' } }),
        false,
      ),
      statement: { ...toSumPage(statement.totals, false), ...toCountsPage(statement.counts) },
      packet: { ...toSumPage(packet.totals, false), ...toCountsPage(packet) },
      'as of both days': {
        ...toPage({ added: change.added, taken: change.taken, late_cancellations: change.late_cancellations }),
        ...toPage({ removed: change.removed, attended: change.attended }),
        ...{ 'At the start': before.remaining, 'Left waiting': change.waiting, 'At the end': after.remaining },
        ...toPage({ waiting: after.waiting, uncovered: after.uncovered }),
      },
      'attendance records': toPage({
        attended: await countAttendance(pool.sql, { ...marks, status: 'present' }),
        taken: await countAttendance(pool.sql, { ...marks, charge: 'covered', status: 'present' }),
        late_cancellations: await countAttendance(pool.sql, { ...marks, charge: 'covered', status: 'absent' }),
      }),
    };
    expect([id, listDifferences(ofPeriod)]).toEqual([id, []]);
    expect([id, statement.adds_up, wholeStatement.adds_up]).toEqual([id, true, true]);
    for (const [word, number] of Object.entries(whole.statement)) seen.set(word, (seen.get(word) ?? 0) + number);

    // The statement, the page of payments and the packet have one sum of money, which is that of the events.
    expect([id, wholeStatement.money?.adds_up ?? true, statement.money?.adds_up ?? true]).toEqual([id, true, true]);
    expect([id, wholeStatement.money?.closing_cents ?? 0]).toEqual([
      id,
      (await fetchMoneyAccount(pool.sql, id)).figures.owed_cents,
    ]);
    paidRows += statement.money?.entries.length ?? 0;
    expectSameMoneyInPacket(id, { read, statement, period: { from, to: toHistoryDate(first + length + 1) } });
    const everyDay = { from: '0000-01-01', to: '9999-12-31' };
    expectSameMoneyInPacket(id, { read, statement: wholeStatement, period: everyDay });

    // Each row has the classes left after it: opening + rows = closing.
    const { totals, entries } = statement;
    const balances = listPacketBalances({
      totals,
      rows: entries.map((row) => (row.kind === 'mark' ? { ...row, ...noChange } : row)) as unknown as PacketRow[],
    });
    expect([id, balances]).toEqual([id, entries.map((row) => (row.kind === 'mark' ? null : row.remaining_after))]);
    expect([id, balances.findLast((left) => left !== null) ?? totals.opening]).toEqual([id, totals.closing]);
  }
  await expectDashboardToAgree(pool.sql, async (date) => {
    const figures = createStudentIds(STUDENTS).map(async (id) =>
      figuresOn(await readStudentEvents(engine.store, id), date),
    );
    return sum((await Promise.all(figures)).map(({ attended }) => attended));
  });
  // Each figure occurs, or the pages would agree on nothing.
  for (const word of Object.values(figureWords).filter((word) => word !== figureWords.total))
    expect([word, (seen.get(word) ?? 0) > 0]).toEqual([word, true]);
  expect(movedRows).toBeGreaterThan(10);
  expect(correctionsOfMarks).toBeGreaterThan(10);
  expect(reordered).toBeGreaterThan(100);
  expect(lateRows).toBeGreaterThan(10);
  expect(paidRows).toBeGreaterThan(10);
  await expectReportsToAgree(pool.sql, histories);
}, 120_000);
