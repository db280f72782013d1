import { beforeEach, expect } from 'vitest';
import type { CentreFigures } from '#contracts/centre-figures.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { toOpenCents, toReturnableCents } from '#events/classes/student/money.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { addDays } from '#events/values/add-days.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { appendAll, createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';

const FRIDAY = new Date('2026-11-20T17:00:00Z');
const TODAY = '2026-11-20';
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const { id: ownerId, email, password } = await centre.createTutor({ owner: true });
const owner = await centre.signIn(email, password);
beforeEach(() => {
  now = FRIDAY;
});

const get = async (path: string) => (await owner.get(path)).body;
const load = (query = '') => get(`/api/centre-figures${query}`);

/** All rows of a list. */
async function list(path: string, key: string) {
  const rows = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await get(`${path}&limit=50${cursor && `&cursor=${cursor}`}`);
    rows.push(...page[key]);
    cursor = page.next_cursor;
  }
  return rows;
}

type Below = (limit: number) => number;
type Writer = ReturnType<typeof createLogWriter>;

/** A payment, a refund or a reversal. */
const chooseMoneyCommand = ({ money }: StudentState, day: string, below: Below): StudentCommand | undefined => {
  const on = addDays(day, -below(30));
  const [purchases, payments] = [Object.entries(money.purchases), Object.keys(money.payments)];
  const [open, owed] = purchases.find(([, purchase]) => toOpenCents(purchase) > 0) ?? [];
  const [paid, given] = purchases.find(([, purchase]) => toReturnableCents(purchase) > 0) ?? [];
  const chance = below(8);
  if (chance < 4) {
    const amountCents = 1 + below(40_000);
    const cents = Math.min(owed ? toOpenCents(owed) : 0, amountCents);
    const allocations = open && cents > 0 ? [{ purchase: open, cents }] : [];
    return { type: 'ReceivePayment', method: 'check', amountCents, receivedOn: on, receivedBy: ownerId, allocations };
  }
  if (chance < 6 && paid && given) {
    const cents = 1 + below(toReturnableCents(given));
    return { type: 'GiveRefund', method: 'cash', purchase: paid, cents, returnedOn: on, reason: 'Moved away' };
  }
  if (chance === 6 && payments.length > 0)
    return { type: 'ReversePayment', payment: payments.at(-1) as string, reason: 'Bounced' };
  const last = purchases.at(-1)?.[0];
  return last === undefined || below(3) > 0
    ? undefined
    : { type: 'ReversePurchase', purchase: last, reason: 'Mistyped', money: 'credit' };
};

/** A change of classes or of a mark. */
const chooseClassCommand = (day: string, below: Below): StudentCommand | undefined => {
  const [from, date] = [addDays(day, -below(20)), addDays(day, -below(20))];
  const purchase = { priceCents: 100 * below(500), priceReason: 'Agreed' };
  const bought = { code: (['starter', 'growth'] as const)[below(2)], purchase };
  const commands: readonly StudentCommand[] = [
    {
      ...{ type: 'AdjustClasses', direction: 'add', classes: 1 + below(18) },
      ...(below(3) > 0 ? bought : { code: 'goodwill' }),
    },
    { type: 'AdjustClasses', direction: 'remove', classes: 1 + below(3), reason: 'Moved away' },
    { type: 'CorrectAttendance', from, date, status: below(4) > 0 ? 'present' : 'absent', reason: 'Wrong day' },
    { type: 'VoidAttendance', date: from, reason: 'No class' },
    { type: 'ApplyWaitingClasses' },
  ];
  return commands[below(10)];
};

/** Half a year of some students. What a rule refuses is left out. */
async function appendHistory(students: readonly string[], firstDay: string, below: Below): Promise<void> {
  const { store, keys } = centre.program;
  const clock = { now: Date.parse(`${firstDay}T17:00:00Z`) };
  const writer: Writer = createLogWriter(keys, clock);
  const log: StoredEvent[] = [];
  for (const [index, id] of students.entries()) {
    const name = `${['Ada', 'Ben', 'Cai', 'Dee', 'Eli', 'Fay'][index]} Random`;
    const enrol = { type: 'EnrolStudent', name, email: `random${index}@example.com`, via: 'tutor' } as const;
    log.push(...(await writer.execute(id, { ...enrol, classes: below(20), today: firstDay })));
  }
  for (let today = firstDay; today <= TODAY; today = addDays(today, 1)) {
    clock.now = Date.parse(`${today}T17:00:00Z`);
    const chosen = students[below(students.length)] as string;
    const toCommands = [
      () => chooseClassCommand(today, below),
      () => chooseMoneyCommand(writer.state(chosen), today, below),
    ];
    for (const toCommand of toCommands) {
      const command = toCommand();
      if (command) log.push(...(await writer.execute(chosen, { ...command, today })));
    }
    for (const id of students) {
      if (below(4) > 0) continue;
      const status = below(4) > 0 ? 'present' : 'absent';
      log.push(...(await writer.execute(id, { type: 'MarkAttendance', date: today, status, today })));
    }
  }
  await appendAll(store, log);
  await centre.program.runner.caughtUp();
}

/** The figures of a period are the sums of the rows that they open. */
async function expectSumsOfLists(answer: CentreFigures, which: 'now' | 'before', group?: string): Promise<void> {
  const span = which === 'now' ? answer.period : answer.before;
  const days = new URLSearchParams(span);
  const ofGroup = group === undefined ? '' : `&group=${group}`;
  const marks = `/api/attendance?${days}${group === undefined ? '' : `&members=${group}`}`;
  const purchases = `?${days}&source=purchase${ofGroup}`;
  const [payments, refunds] = (['payments', 'refunds'] as const).map(
    (kind) => `/api/money/entries?list=${kind}&${days}${ofGroup}`,
  );
  const [present, records, taken, sold, received, refunded] = await Promise.all([
    list(`${marks}&status=present`, 'records'),
    list(marks, 'records'),
    list(`${marks}&charge=covered`, 'records'),
    list(`/api/class-transactions${purchases}`, 'transactions'),
    list(`${payments}`, 'entries'),
    list(`${refunds}`, 'entries'),
  ]);
  const sum = (rows: readonly Record<string, number>[], field: string) =>
    rows.reduce((total, row) => total + (row[field] as number), 0);
  const countStudents = (rows: readonly { student_id: string }[]) =>
    new Set(rows.map(({ student_id }) => student_id)).size;
  const sums = {
    active_students: countStudents(present),
    ...{ present: present.length, absent: records.length - present.length, classes_delivered: taken.length },
    classes_sold: sum(sold, 'classes_changed'),
    ...{ received: sum(received, 'amount_cents'), refunded: sum(refunded, 'amount_cents') },
  };
  const figures = Object.fromEntries(Object.keys(sums).map((name) => [name, answer[name as keyof typeof sums][which]]));
  expect({ span, ...figures }).toEqual({ span, ...sums });
  if (which === 'now') expectCharts(answer, records, sold);
  const summary = (path: string, query: string) => get(`${path}/export?${query}&format=summary`);
  expect(await summary('/api/attendance', marks.split('?')[1] as string)).toEqual({
    ...{ count: records.length, classes: null, present: present.length, students: countStudents(records) },
  });
  expect(await summary('/api/class-transactions', purchases.slice(1))).toMatchObject({
    ...{ count: sold.length, sold: sums.classes_sold },
  });
  expect([(await get(`${payments}`)).amount_cents, (await get(`${refunds}`)).amount_cents]).toEqual([
    sums.received,
    sums.refunded,
  ]);
}

interface ListedMark {
  readonly date: string;
  readonly status: string;
  readonly charge: string;
}
interface ListedSale {
  readonly effective_on: string;
  readonly classes_changed: number;
}

/** The charts are of the same rows: the months that lie in the period, and the days of the week. */
function expectCharts({ period, months, weekdays }: CentreFigures, marks: ListedMark[], sales: ListedSale[]): void {
  for (const { month, sold, delivered } of months) {
    if (`${month}-01` < period.from) continue;
    const taken = marks.filter(({ date, charge }) => date.startsWith(month) && charge === 'covered').length;
    const ofMonth = sales.filter(({ effective_on }) => effective_on.startsWith(month));
    const classes = ofMonth.reduce((sum, { classes_changed }) => sum + classes_changed, 0);
    expect({ month, sold, delivered }).toEqual({ month, sold: classes, delivered: taken });
  }
  const count = (weekday: number, status: string) =>
    marks.filter((mark) => (new Date(mark.date).getUTCDay() + 6) % 7 === weekday && mark.status === status).length;
  expect(weekdays).toEqual(
    weekdays.map((_, weekday) => ({ present: count(weekday, 'present'), absent: count(weekday, 'absent') })),
  );
}

/** The classes at the end of the day before the period are those of each student as of that day. */
async function expectStockBefore({ period, stock: { before } }: CentreFigures, ofGroup: string): Promise<void> {
  const eve = addDays(period.from, -1);
  const rows = await list(`/api/balances?${ofGroup}`, 'balances');
  const asOf = await Promise.all(
    rows.map(({ id }) => get(`/api/students/${id}/classes/as-of?effective=${eve}&known=${TODAY}T23:59`)),
  );
  const sumOf = (field: string) => asOf.reduce((sum, { effective }) => sum + effective.figures[field], 0);
  expect([eve, before.remaining, before.waiting]).toEqual([eve, sumOf('remaining'), sumOf('waiting')]);
}

/** The classes of today are the sums of all balances, and what is open that of the balances due. */
async function expectStockNow({ stock, balances, open }: CentreFigures, ofGroup: string): Promise<void> {
  const rows = await list(`/api/balances?${ofGroup}`, 'balances');
  const { sums } = await get(`/api/balances?${ofGroup}`);
  expect(stock.now).toEqual(sums);
  for (const { id, classes_remaining, classes_waiting, value_cents } of rows) {
    const classes = classes_remaining + classes_waiting;
    const refund = classes > 0 && (await get(`/api/students/${id}/refund-suggestion?classes=${classes}`));
    expect([id, value_cents]).toEqual([id, refund ? refund.total_cents : 0]);
  }
  const known = rows.flatMap(({ weeks_left }) => weeks_left ?? []);
  expect(known.length).toBeGreaterThan(0);
  const sum = (toNumber: (row: Record<string, number>) => number) => rows.reduce((all, row) => all + toNumber(row), 0);
  expect(sums).toMatchObject({
    students: rows.length,
    remaining: sum((row) => row.classes_remaining as number),
    waiting: sum((row) => row.classes_waiting as number),
    unused: sums.remaining + sums.waiting,
    value_cents: sum((row) => row.value_cents as number),
    weeks_left: expect.closeTo(known.reduce((all, weeks) => all + weeks, 0) / known.length, 9),
  });
  for (const [index, [min, max]] of [[0, 0], [1, 2], [3, 6], [7, 12], [13]].entries()) {
    const ofSize = await get(`/api/balances?min=${min}${max === undefined ? '' : `&max=${max}`}${ofGroup}`);
    expect([min, balances[index]]).toEqual([min, ofSize.sums.students]);
  }
  const due = await list(`/api/money/due?${ofGroup}`, 'students');
  const open_cents = due.reduce((all, row) => all + row.open_cents, 0);
  expect([open.now, (await get(`/api/money/due?${ofGroup}`)).sums]).toEqual([
    open_cents,
    { count: due.length, open_cents },
  ]);
}

test('getCentreFigures: works without students, for this month', async () => {
  const { months, weeks, weekdays, ...rest } = await load();
  const none = { now: 0, before: 0 };
  const noStock = { students: 0, remaining: 0, waiting: 0, unused: 0, value_cents: 0, weeks_left: null };
  expect(rest).toEqual({
    today: TODAY,
    period: { from: '2026-11-01', to: TODAY },
    before: { from: '2026-10-12', to: '2026-10-31' },
    ...{
      active_students: none,
      classes_sold: none,
      classes_delivered: none,
      received: none,
      refunded: none,
      open: none,
      present: none,
      absent: none,
    },
    stock: { now: noStock, before: noStock },
    balances: [0, 0, 0, 0, 0],
  });
  expect([months.length, months[0], months.at(-1)]).toEqual([
    12,
    { month: '2025-12', sold: 0, delivered: 0 },
    { month: '2026-11', sold: 0, delivered: 0 },
  ]);
  expect([weeks.length, weeks.at(-1), weekdays.length]).toEqual([12, { monday: '2026-11-16', points: 0 }, 7]);
});

test('getCentreFigures: is for owners, and refuses a period that ends before it begins', async () => {
  const tutor = await centre.createSignedInTutor();
  expect((await tutor.get('/api/centre-figures')).status).toBe(403);
  expect((await tutor.get('/api/balances')).status).toBe(403);
  expect((await owner.get('/api/centre-figures?from=2026-11-02&to=2026-11-01')).status).toBe(400);
});

test('getCentreFigures: a period can be as long as the calendar, and begin a year after it', async () => {
  expect(await load('?from=1901-01-01&to=9999-12-31')).toMatchObject({
    before: { from: '1900-01-01', to: '1900-12-31' },
    months: Array(36).fill({ month: expect.any(String), sold: 0, delivered: 0 }),
  });
  expect((await load('?to=1901-01-01')).before).toEqual({ from: '1900-12-31', to: '1900-12-31' });
  for (const query of ['from=1900-12-31&to=1901-01-01', 'to=1900-01-01']) {
    const { status, body } = await owner.get(`/api/centre-figures?${query}`);
    expect([status, Object.values(body.errors)]).toEqual([400, ['Choose a day after 1900.']]);
  }
});

test('getReasonReport, getSalesReport: end as early as the calendar allows', async () => {
  for (const report of ['reasons', 'sales']) {
    const { period } = await get(`/api/reports/${report}?to=1900-01-02`);
    expect(period).toEqual({ from: '1900-01-01', to: '1900-01-02' });
  }
});

test('getCentreFigures: a payment of an earlier day than its purchase was credit until then, as in the closing', async () => {
  now = new Date('2025-10-20T17:00:00Z');
  const { id } = await centre.createStudent({ name: 'Paid Early' });
  const act = async (path: string, body: object) =>
    expect([path, (await owner.post(`/api/students/${id}${path}`, body)).status]).toEqual([path, 200]);
  await act('/classes/add', { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } });
  now = new Date('2025-11-05T17:00:00Z');
  await act('/classes/add', { classes: 6, code: 'other', purchase: { price_cents: 20_000 } });
  const { purchases } = await get(`/api/students/${id}/money`);
  const purchase = purchases.find(({ price_cents }: { price_cents: number }) => price_cents === 20_000);
  const allocations = [{ purchase_id: purchase.id, cents: 15_000 }];
  const transfer = { method: 'cash', received_on: '2025-10-25', received_by: ownerId };
  await act('/payments', { ...transfer, amount_cents: 15_000, allocations });
  now = FRIDAY;
  expect((await load('?from=2025-11-01&to=2025-11-30')).open).toEqual({ now: 40_000, before: 35_000 });
  expect((await get('/api/closing/2025-11')).figures.opening).toMatchObject({
    open_cents: 35_000,
    credit_cents: 15_000,
  });
  await owner.delete(`/api/students/${id}`);
});

testInFaults('getCentreFigures: figures are the sums of the lists that they open, also after a rebuild', async () => {
  const random = createSeededRandom(chooseSeed(import.meta.filename));
  const below = (limit: number) => Math.floor(random() * limit);
  const FIRST = '2026-07-01';
  const students = createStudentIds(6);
  await appendHistory(students, FIRST, below);
  // Nobody can tell for how long the classes of a newcomer last.
  const newcomer = await centre.createStudent({ name: 'Gus Newcomer', classes: 3 });
  const { id: group } = (await owner.post('/api/groups', { name: 'Tuesday', students: students.slice(0, 3) })).body;
  const unpaid = { code: 'starter', purchase: { price_cents: 35_000 } };
  await owner.post(`/api/students/${students[2]}/classes/add`, { classes: 1, ...unpaid });
  await owner.post(`/api/groups/${group}`, { name: 'Tuesday', students: students.slice(1, 4) });
  await owner.delete(`/api/students/${students[5]}`);

  const from = addDays(FIRST, below(100));
  const asked = [
    ...[{}, { group }].map((members) => ({ from: '2026-11-01', to: TODAY, ...members })),
    { from: '2026-10-01', to: '2026-10-31' },
    { from: addDays(TODAY, -89), to: TODAY, group },
    ...[{}, { group }].map((members) => ({ from: '2026-01-01', to: TODAY, ...members })),
    { from, to: addDays(from, below(40)) },
    { from: '1901-01-01', to: TODAY },
    // It begins within a month, on a day on which classes changed.
    { from: TODAY, to: TODAY },
  ];
  const answers: CentreFigures[] = [];
  for (const { group: chosen, ...period } of asked) {
    const ofGroup = chosen === undefined ? '' : `&group=${chosen}`;
    const answer = await load(`?${new URLSearchParams(period)}${ofGroup}`);
    answers.push(answer);
    await Promise.all([
      expectSumsOfLists(answer, 'now', chosen),
      expectSumsOfLists(answer, 'before', chosen),
      expectStockBefore(answer, ofGroup),
    ]);
    const eve = addDays(answer.period.from, -1);
    if (chosen === undefined && eve.slice(0, 7) !== answer.period.from.slice(0, 7))
      expect([eve, (await get(`/api/closing/${eve.slice(0, 7)}`)).figures.closing.open_cents]).toEqual([
        ...[eve, answer.open.before],
      ]);
  }
  const { weeks_left: unknown } = (await list('/api/balances?', 'balances')).find(({ id }) => id === newcomer.id);
  expect(unknown).toBeNull();
  await expectStockNow(answers[0] as CentreFigures, '');
  await expectStockNow(answers[1] as CentreFigures, `&group=${group}`);
  for (const figure of ['classes_sold', 'classes_delivered', 'received', 'refunded', 'open'] as const) {
    expect([figure, answers.some((answer) => answer[figure].now > 0)]).toEqual([figure, true]);
  }
  const closing = (await get('/api/closing/2026-11')).figures;
  const { received, refunded, classes_sold, classes_delivered, open, stock } = await load(
    '?from=2026-11-01&to=2026-11-30',
  );
  const month = { ...closing.change, open_cents: closing.closing.open_cents };
  expect(month).toMatchObject({
    ...{ sold: classes_sold.now, delivered: classes_delivered.now, open_cents: open.now },
    ...{ received_cents: received.now, refunded_cents: refunded.now },
  });
  const { unused, former_unused, value_cents, former_value_cents } = closing.closing;
  expect([stock.now.unused, stock.now.value_cents]).toEqual([unused - former_unused, value_cents - former_value_cents]);

  const { sql, store, keys } = centre.program;
  await rebuildReadModels({ sql, store, keys, projections: allProjections, logId: centre.program.centre.logId });
  await centre.program.runner.caughtUp();
  const rebuilt = await Promise.all(asked.map((query) => load(`?${new URLSearchParams(query)}`)));
  expect(rebuilt).toEqual(answers);
});
