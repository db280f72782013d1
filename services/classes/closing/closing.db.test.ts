import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SalesReport } from '#contracts/class-reports.ts';
import type { ClosingChange, ClosingResponse } from '#contracts/closing.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { toChainHead } from '#events/record/hash-chain.ts';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { planIds } from '#events/values/enum-values.ts';
import { fixedReasonCode } from '#events/values/shapes.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { parseCsv, parseCsvRows } from '#services/core/exports/test/parse-csv.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { FORMER_PLAN, studentHistory } from '../history/test/random-student-history.ts';
import { recordHistory } from '../history/test/record-history.ts';
import { issueDuePapers } from '../papers/issue-papers.ts';

const STUDENTS = 40;
const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02'];
const allMonths = 'from=2026-08-01&to=2027-02-28';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2027-02-10T17:00:00Z') }));
const owner = await centre.createSignedInTutor({ name: 'Olga Owner', owner: true });
const tutor = await centre.createSignedInTutor({ name: 'Tom Tutor' });

/** Histories in which everything occurs that the tests look for; `compute-closing.sampled.test.ts` has others each time. */
const histories = fc.sample(studentHistory, { numRuns: STUDENTS, seed: 1 });
const clock = { now: 0 };
const writer = createLogWriter(centre.program.keys, clock, 0);
/** Records each event at its own instant. */
const recordAtItsTime = (events: readonly RecordedEvent<StudentEvent>[]): typeof writer.record => {
  const instants = events.map(({ recordedAt }) => Date.parse(recordedAt))[Symbol.iterator]();
  return (...args) => {
    clock.now = instants.next().value ?? clock.now;
    return writer.record(...args);
  };
};
for (const events of histories) {
  const record = recordAtItsTime(events);
  await appendAll(centre.program.store, await recordHistory({ record }, toStudentStream(randomUUID()), events));
}
await centre.program.runner.caughtUp();
for (const kind of ['invoice', 'receipt'] as const) await issueDuePapers(centre.program, kind);
await centre.program.runner.caughtUp();

const read = async <Answer>(path: string, client: Client = owner): Promise<Answer> => {
  const { status, body, text } = await client.get(path);
  expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
  return body;
};
const close = (month: string, known = '') =>
  read<ClosingResponse>(`/api/closing/${month}${known && `?known=${known}`}`);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const query = async <Row>(statement: string): Promise<Row[]> =>
  (await centre.program.readModels.sql.unsafe(statement)) as unknown as Row[];

const closings = await Promise.all(MONTHS.map((month) => close(month)));
const sumChanges = (name: keyof ClosingChange) => sum(closings.map(({ figures }) => figures.change[name]));

test('getClosing: each month begins as the one before ended, and all together are the read models', async () => {
  for (const [index, { figures }] of closings.entries())
    expect(figures.opening).toEqual(closings[index - 1]?.figures.closing ?? figures.opening);
  const [classes] = await query<{ unused: number; former: number }>(`
    select sum(b.classes_remaining + b.classes_waiting)::int as unused,
      coalesce(sum(b.classes_remaining + b.classes_waiting) filter (where p.archived_at is not null), 0)::int as former
    from balances b join profiles p on p.id = b.student_id`);
  const [money] =
    await query<object>(`select sum(open_cents)::int as open_cents, sum(credit_cents)::int as credit_cents,
    sum(to_return_cents)::int as to_return_cents from money_accounts`);
  const last = closings.at(-1)?.figures.closing;
  expect(last).toMatchObject({ ...money, unused: classes?.unused, former_unused: classes?.former, taken_early: 0 });
  const [marks] = await query<{ delivered: number }>(`
    select count(*)::int as delivered from attendance where charge = 'covered' and voided_at is null`);
  expect(sumChanges('delivered')).toBe(marks?.delivered);
  expect(sumChanges('delivered_cents')).toBe(
    sumChanges('sold_cents') - sumChanges('reversed_cents') - sumChanges('removed_cents') - (last?.value_cents ?? 0),
  );
  expect(
    [sumChanges('sold'), sumChanges('received_cents'), sumChanges('refunded_cents')].every((each) => each > 0),
  ).toBe(true);
});

test('getClosing: the value of unused classes is the price of the newest ones, counted one by one', async () => {
  const rows = await query<{
    student_id: string;
    id: string;
    source: string;
    classes: number;
    reversed: string;
    price: number;
  }>(`
    select t.student_id, t.id, t.source, t.reversed, coalesce(e.due_cents, 0) as price,
      case when t.source = 'manual' and t.classes_changed < 0 then t.applied_remaining else t.classes_changed end as classes
    from class_transactions t left join money_entries e on e.id = t.id and e.kind = 'purchase'
    where t.source in ('opening', 'manual', 'purchase-reversal') or t.source = 'waiting' and t.classes_changed < 0
    order by t.student_id, t.version`);
  const balances = await query<{ student_id: string; unused: number }>(
    'select student_id, classes_remaining + classes_waiting as unused from balances',
  );
  let value = 0;
  for (const { student_id, unused } of balances) {
    let classes: { id: string; price: number; of: number }[] = [];
    for (const { id, source, classes: count, reversed, price } of rows.filter((row) => row.student_id === student_id)) {
      if (source === 'purchase-reversal') classes = classes.filter((each) => each.id !== reversed);
      else if (count < 0) classes = classes.slice(0, count);
      else classes = [...classes, ...Array.from({ length: count }, () => ({ id, price, of: count }))];
    }
    const left = Map.groupBy(classes.slice(classes.length - unused), ({ id }) => id);
    value += sum([...left.values()].map((lot) => Math.round(((lot[0]?.price ?? 0) * lot.length) / (lot[0]?.of ?? 1))));
  }
  expect(closings.at(-1)?.figures.closing.value_cents).toBe(value);
  expect(value).toBeGreaterThan(0);
});

test('getClosing: sells, reverses, receives and refunds what the reports and the lists of the same month say', async () => {
  const { rows, money } = await read<SalesReport>(`/api/reports/sales?${allMonths}`);
  for (const { month, figures, period } of closings) {
    const { change } = figures;
    const sales = rows.filter((row) => row.month === month);
    const ofSales = (name: 'sold_classes' | 'sold_cents' | 'reversed_classes' | 'reversed_cents') =>
      sum(sales.map((row) => row[name]));
    expect([month, change.sold, change.sold_cents]).toEqual([month, ofSales('sold_classes'), ofSales('sold_cents')]);
    expect([month, change.reversed, change.reversed_cents]).toEqual([
      ...[month, ofSales('reversed_classes'), ofSales('reversed_cents')],
    ]);
    const moved = money.find((each) => each.month === month);
    const { received_cents, refunded_cents } = change;
    expect([month, moved?.received_cents ?? 0, moved?.refunded_cents ?? 0]).toEqual([
      month,
      received_cents,
      refunded_cents,
    ]);
    const days = `from=${period.from}&to=${period.to}`;
    for (const [list, cents] of [
      ['purchases', change.sold_cents - change.reversed_cents],
      ['payments', received_cents],
      ['refunds', refunded_cents],
    ] as const) {
      const { amount_cents, count } = await read<{ amount_cents: number; count: number }>(
        `/api/money/entries?list=${list}&${days}`,
      );
      expect([month, list, amount_cents]).toEqual([month, list, cents]);
      const file = parseCsv((await owner.get(`/api/money/entries/export?list=${list}&${days}`)).text);
      expect(file).toHaveLength(count);
      expect(Math.round(100 * sum(file.map(({ Amount }) => Number(Amount))))).toBe(cents);
    }
  }
  const due = parseCsv((await owner.get('/api/money/due/export')).text);
  const open = closings.at(-1)?.figures.closing.open_cents;
  expect(Math.round(100 * sum(due.map((row) => Number(row['Open amount']))))).toBe(open);
});

test('getSalesReport: counts each purchase under its plan, and a reversed one also in the month of its reversal', async () => {
  const { rows } = await read<SalesReport>(`/api/reports/sales?${allMonths}`);
  const events = histories.flatMap((history, index) => history.map((event) => ({ ...event, of: index })));
  const added = events.flatMap((event) =>
    event.type === 'ClassesAdjusted' && event.data.direction === 'add' ? [event] : [],
  );
  const planOf = (code = 'other') => (fixedReasonCode.safeParse(code).success ? 'other' : code);
  const sold = added.filter(({ data }) => data.purchase !== undefined || planOf(data.code) !== 'other');
  const reversals = new Set(
    events.flatMap((event) => (event.type === 'PurchaseReversed' ? [`${event.of} ${event.data.purchase}`] : [])),
  );
  for (const plan of [...planIds, FORMER_PLAN, 'other']) {
    const ofPlan = sold.filter(({ data }) => planOf(data.code) === plan);
    const reversed = ofPlan.filter(({ of, id }) => reversals.has(`${of} ${id}`));
    const withoutPrice = ofPlan.filter(({ data }) => data.purchase?.priceCents === undefined);
    const total = (name: 'sold' | 'without_amount' | 'reversed') =>
      sum(rows.filter((row) => row.plan === plan).map((row) => row[name]));
    expect([plan, total('sold'), total('without_amount'), total('reversed')]).toEqual([
      ...[plan, ofPlan.length, withoutPrice.length, reversed.length],
    ]);
  }
  expect(reversals.size).toBeGreaterThan(0);
});

test('getClosing: shows a month as it was known on a day, and lists what was recorded since', async () => {
  const [now, then] = [closings[1], await close('2026-09', '2026-09-25')];
  expect(then.known).toEqual({ on: '2026-09-25', at: '2026-09-26T03:59:59.999Z' });
  expect(then.now?.figures).toEqual(now?.figures);
  expect(then.figures).not.toEqual(now?.figures);
  const { entries = [], count = 0 } = then.now ?? {};
  expect(entries.length).toBe(Math.min(100, count));
  expect(
    entries.every(({ recorded_at, effective_on }) => recorded_at > then.known.at && effective_on <= '2026-09-30'),
  ).toBe(true);
  expect(entries.map(({ recorded_at }) => recorded_at)).toEqual(
    entries
      .map((each) => each.recorded_at)
      .toSorted()
      .toReversed(),
  );
  const { unused: unusedThen, taken_early: earlyThen } = then.figures.closing;
  const closing = now?.figures.closing;
  expect(sum(entries.map(({ classes }) => classes))).toBe(
    (closing?.unused ?? 0) - (closing?.taken_early ?? 0) - unusedThen + earlyThen,
  );
  // Nothing is recorded after today.
  expect(await close('2026-09', '2027-02-10')).toMatchObject({ known: { on: null }, figures: now?.figures, now: null });
  expect((await close('2026-10', '2026-09-30')).figures.change).toEqual(
    Object.fromEntries(Object.keys(closings[0]?.figures.change ?? {}).map((name) => [name, 0])),
  );
});

test('getClosing: is for owners, and for months that have begun', async () => {
  for (const path of ['/api/closing/2026-09', '/api/closing/2026-09/export', '/api/money/entries?list=payments'])
    expect(await tutor.get(path)).toMatchObject({ status: 403, body: { code: 'unauthorized' } });
  expect((await owner.get('/api/closing/2027-03')).body.code).toBe('date-in-future');
  expect((await owner.get('/api/closing/2026-13')).status).toBe(400);
});

test('the files for the books name the invoice of each purchase and the receipt of each payment, also beside their reversals', async () => {
  for (const [list, first, kind] of [
    ['purchases', 'INV-000001', 'purchase'],
    ['payments', 'REC-000001', 'payment'],
  ] as const) {
    const lines = (await owner.get(`/api/money/entries/export?list=${list}&format=json-lines`)).text.split('\n');
    const entries: { id: string; what: string; number: string; reverses_id: string | null }[] = lines
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    const numberOf = new Map(entries.filter(({ what }) => what === kind).map(({ id, number }) => [id, number]));
    expect([...numberOf.values()].toSorted()[0]).toBe(first);
    expect(new Set(numberOf.values()).size).toBe(numberOf.size);
    const reversals = entries.filter(({ what }) => what === `${kind} reversed`);
    expect(reversals.length).toBeGreaterThan(0);
    for (const { number, reverses_id } of reversals) expect(number).toBe(numberOf.get(reverses_id ?? ''));
  }
});

test('the files for the books have the columns that are documented, in their order', async () => {
  const headers = async (path: string) => {
    const csv = parseCsvRows((await owner.get(path)).text)[0]?.join();
    const line =
      (await owner.get(`${path}${path.includes('?') ? '&' : '?'}format=json-lines`)).text.split('\n')[0] ?? '{}';
    return [csv, Object.keys(JSON.parse(line)).join()];
  };
  expect(await headers('/api/money/entries/export?list=payments')).toEqual([
    'Day,Recorded on,Student,What,Sold,Classes,Amount,Currency,List price amount,Price reason,Method,Reference,Reason,Received by,Recorded by,Kind of reason,Number,Time zone',
    'day,recorded_on,student_name,what,sold,classes,amount_cents,currency,list_price_cents,price_reason,method,reference,reason,received_by_name,tutor_name,id,version,hash,student_id,received_by_id,tutor_id,reverses_id,reversed_by_id,purchase_id,payment_id,joint_id,kind_of_reason,number,time_zone',
  ]);
  expect(await headers('/api/money/due/export')).toEqual([
    'Owed since,Student,Is former,Open amount,Credit amount,To return amount,Owed amount,Currency,Time zone',
    'owed_since,student_name,is_former,open_cents,credit_cents,to_return_cents,owed_cents,currency,student_id,time_zone',
  ]);
  expect(await headers('/api/closing/2026-09/export?known=2026-09-30')).toEqual([
    'Month,Known on,Line,Classes,Amount,Currency,Now classes,Now amount,Time zone',
    'month,known_on,line,classes,amount_cents,currency,now_classes,now_amount_cents,line_id,time_zone',
  ]);
  const [first, second] = parseCsv((await owner.get('/api/closing/2026-09/export?known=2026-09-30')).text);
  expect([first?.Line, second?.Line, second?.['Known on']]).toEqual(['Unused before', 'Sold', '2026-09-30']);
  expect(second?.Amount).toMatch(/^\d+\.\d\d$/);
  const payment = parseCsv((await owner.get('/api/money/entries/export?list=payments')).text)[0];
  expect(payment?.Day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([payment?.Amount, payment?.Currency]).toEqual([expect.stringMatching(/^-?\d+\.\d\d$/), 'USD']);
});

test('getClosing: says that the record is damaged if an event reverses a payment that was never recorded', async () => {
  const { store, keys, runner } = centre.program;
  const { id } = await centre.createStudent();
  const stream = toStudentStream(id);
  const last = (await store.read(stream)).at(-1) as StoredEvent;
  const after = toChainHead(last);
  const data = { payment: randomUUID(), cents: 500, reason: 'Bounced', effectiveOn: '2026-09-01' };
  const metadata = { commandId: randomUUID(), fingerprint: '', actor: { id, role: 'tutor' } } as const;
  const { recordedAt } = last;
  const key = (await keys.forPerson(id)) as PersonalKey;
  const written = toEventsToAppend({
    ...{ stream, after, events: [{ type: 'PaymentReversed', data }], metadata, recordedAt, key },
  });
  await store.append(stream, written, after.version);
  await runner.caughtUp();
  expect(await owner.get('/api/closing/2026-09')).toMatchObject({ status: 409, body: { code: 'record-damaged' } });
});
