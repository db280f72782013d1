import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#events/values/add-days.ts';
import { allProjections } from '#projections/all.ts';
import { rebuildReadModels } from '#projections/engine/rebuild-read-models.ts';
import { createSeededRandom } from '#projections/test/seeded-random.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { chooseSeed } from '#testing/sampling.ts';

const FRIDAY = new Date('2026-11-20T17:00:00Z');
const TODAY = '2026-11-20';
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const { id: ownerId, email, password } = await centre.createTutor({ owner: true });
const owner = await centre.signIn(email, password);
beforeEach(() => {
  now = FRIDAY;
});

const get = async (path: string) => {
  await centre.program.runner.caughtUp();
  return (await owner.get(path)).body;
};
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

/** A payment, a refund or a reversal; what a rule refuses is left out. */
async function actOnMoney(id: string, day: string, below: (limit: number) => number) {
  const { purchases, payments } = await get(`/api/students/${id}/money`);
  const at = (path: string, body: object) => owner.post(`/api/students/${id}${path}`, body);
  const on = addDays(day, -below(30));
  const open = purchases.find(({ open_cents }: { open_cents: number }) => open_cents > 0);
  const paid = purchases.find(({ returnable_cents }: { returnable_cents: number }) => returnable_cents > 0);
  const chance = below(8);
  if (chance < 4) {
    const amount_cents = 1 + below(40_000);
    const cents = Math.min(open?.open_cents ?? 0, amount_cents);
    const allocations = cents > 0 ? [{ purchase_id: open.id, cents }] : [];
    await at('/payments', { method: 'check', amount_cents, received_on: on, received_by: ownerId, allocations });
  } else if (chance < 6 && paid) {
    const cents = 1 + below(paid.returnable_cents);
    await at('/refunds', { method: 'cash', purchase_id: paid.id, cents, returned_on: on, reason: 'Moved away' });
  } else if (chance === 6 && payments.length > 0) {
    await at(`/payments/${payments.at(-1).id}/reverse`, { reason: 'Bounced' });
  } else if (purchases.length > 0 && below(3) === 0) {
    await at(`/purchases/${purchases.at(-1).id}/reverse`, { reason: 'Mistyped', money: 'credit' });
  }
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

test('getCentreFigures: the figures are the sums of the lists that they open, and those after a rebuild', async () => {
  const random = createSeededRandom(chooseSeed(import.meta.filename));
  const below = (limit: number) => Math.floor(random() * limit);
  const FIRST = '2026-07-01';
  now = new Date(`${FIRST}T17:00:00Z`);
  const students: string[] = [];
  for (const name of ['Ada', 'Ben', 'Cai', 'Dee', 'Eli', 'Fay']) {
    students.push((await centre.createStudent({ name: `${name} Random`, classes: below(20) })).id);
  }
  const { id: group } = (await owner.post('/api/groups', { name: 'Tuesday', students: students.slice(0, 3) })).body;
  for (let day = FIRST; day <= TODAY; day = addDays(day, 1)) {
    now = new Date(`${day}T17:00:00Z`);
    const id = students[below(students.length)];
    const at = (path: string, body: object) => owner.post(`/api/students/${id}${path}`, body);
    const date = addDays(day, -below(20));
    const status = below(4) > 0 ? 'present' : 'absent';
    const plan = {
      code: ['starter', 'growth'][below(2)],
      purchase: { price_cents: 100 * below(500), price_reason: 'Agreed' },
    };
    const chance = below(10);
    if (chance === 0)
      await at('/classes/add', { classes: 1 + below(18), ...(below(3) > 0 ? plan : { code: 'goodwill' }) });
    if (chance === 1) await at('/classes/remove', { classes: 1 + below(3), reason: 'Moved away' });
    if (chance === 2)
      await at(`/attendance/${date}/correct`, { date: addDays(day, -below(20)), status, reason: 'Wrong day' });
    if (chance === 3) await at(`/attendance/${date}/void`, { reason: 'No class' });
    if (chance === 4) await at('/waiting/apply', {});
    await actOnMoney(id as string, day, below);
    for (const other of students) {
      if (below(4) === 0) await owner.post(`/api/students/${other}/attendance`, { date: day, status });
    }
  }
  now = FRIDAY;
  const unpaid = { code: 'starter', purchase: { price_cents: 35_000 } };
  await owner.post(`/api/students/${students[2]}/classes/add`, { classes: 1, ...unpaid });
  await owner.post(`/api/groups/${group}`, { name: 'Tuesday', students: students.slice(1, 4) });
  await owner.delete(`/api/students/${students[5]}`);

  const periods = [
    { from: '2026-11-01', to: TODAY },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: addDays(TODAY, -89), to: TODAY },
    { from: '2026-01-01', to: TODAY },
    ...[0, 1].map(() => {
      const from = addDays(FIRST, below(100));
      return { from, to: addDays(from, below(40)) };
    }),
  ];
  const asked = periods.flatMap((period) => [undefined, group].map((chosen) => ({ ...period, group: chosen })));
  const answers = [];
  for (const { group, ...period } of asked) {
    const query = new URLSearchParams(period);
    const ofGroup = group === undefined ? '' : `&group=${group}`;
    const answer = await load(`?${query}${ofGroup}`);
    answers.push(answer);
    for (const [which, span] of [
      ['now', answer.period],
      ['before', answer.before],
    ] as const) {
      const days = new URLSearchParams(span);
      const marks = `/api/attendance?${days}${group === undefined ? '' : `&members=${group}`}`;
      const present = await list(`${marks}&status=present`, 'records');
      const records = await list(marks, 'records');
      expect([span, answer.present[which], answer.absent[which], answer.active_students[which]]).toEqual([
        span,
        present.length,
        records.length - present.length,
        new Set(present.map(({ student_id }) => student_id)).size,
      ]);
      const taken = await list(`${marks}&charge=covered`, 'records');
      expect([span, answer.classes_delivered[which]]).toEqual([span, taken.length]);
      expect(await get(`/api/attendance/export?${marks.split('?')[1]}&format=summary`)).toEqual({
        ...{ count: records.length, classes: null, present: present.length },
        students: new Set(records.map(({ student_id }) => student_id)).size,
      });
      for (const [figure, kind] of [
        ['received', 'payments'],
        ['refunded', 'refunds'],
      ] as const) {
        const entries = `/api/money/entries?list=${kind}&${days}${ofGroup}`;
        const cents = (await list(entries, 'entries')).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
        expect([span, kind, answer[figure][which]]).toEqual([span, kind, cents]);
        expect((await get(entries)).amount_cents).toBe(cents);
      }
      const purchases = `?${days}&source=purchase${ofGroup}`;
      const sold = await list(`/api/class-transactions${purchases}`, 'transactions');
      expect([span, answer.classes_sold[which]]).toEqual([
        span,
        sold.reduce((sum, { classes_changed }) => sum + classes_changed, 0),
      ]);
      expect(await get(`/api/class-transactions/export${purchases}&format=summary`)).toMatchObject({
        ...{ count: sold.length, sold: answer.classes_sold[which] },
      });
    }
    const { weekdays, months, balances, stock } = answer;
    expect(weekdays.reduce((sum: number, each: { present: number }) => sum + each.present, 0)).toBe(answer.present.now);
    if (answer.period.from <= `${months[0].month}-01`) {
      const charted = (field: 'sold' | 'delivered') =>
        months.reduce((sum: number, month: Record<string, number>) => sum + (month[field] ?? 0), 0);
      expect([charted('sold'), charted('delivered')]).toEqual([answer.classes_sold.now, answer.classes_delivered.now]);
    }
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
    expect(sums).toMatchObject({
      students: rows.length,
      remaining: rows.reduce((sum, row) => sum + row.classes_remaining, 0),
      unused: rows.reduce((sum, row) => sum + row.classes_remaining + row.classes_waiting, 0),
      waiting: rows.reduce((sum, row) => sum + row.classes_waiting, 0),
      value_cents: rows.reduce((sum, row) => sum + row.value_cents, 0),
      weeks_left: expect.closeTo(known.reduce((sum, weeks) => sum + weeks, 0) / known.length, 9),
    });
    for (const [index, [min, max]] of [[0, 0], [1, 2], [3, 6], [7, 12], [13]].entries()) {
      const ofSize = await get(`/api/balances?min=${min}${max === undefined ? '' : `&max=${max}`}${ofGroup}`);
      expect([min, balances[index]]).toEqual([min, ofSize.sums.students]);
    }
    const due = await list(`/api/money/due?${ofGroup}`, 'students');
    const open = due.reduce((sum, { open_cents }) => sum + open_cents, 0);
    expect([answer.open.now, (await get(`/api/money/due?${ofGroup}`)).sums]).toEqual([
      open,
      { count: due.length, open_cents: open },
    ]);
    const eve = addDays(answer.period.from, -1);
    const asOf = await Promise.all(
      rows.map(({ id }) => get(`/api/students/${id}/classes/as-of?effective=${eve}&known=${TODAY}T23:59`)),
    );
    const sumOf = (field: string) => asOf.reduce((sum, { effective }) => sum + effective.figures[field], 0);
    expect([eve, stock.before.remaining, stock.before.waiting]).toEqual([eve, sumOf('remaining'), sumOf('waiting')]);
  }
  for (const figure of ['classes_sold', 'classes_delivered', 'received', 'refunded', 'open']) {
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
  for (const [index, { group: chosen, ...period }] of asked.entries()) {
    const query = new URLSearchParams({ ...period, ...(chosen && { group: chosen }) });
    expect(await load(`?${query}`)).toEqual(answers[index]);
  }
});
