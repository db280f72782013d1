import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MoneyEntry, PurchaseMoney } from '#contracts/money.ts';
import { armCrashpoint } from '#events/kernel/crashpoint.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { startJointPayments } from './complete-joint-payments.ts';

const centre = await openForAllTests(openTestCentre());
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const tutor = await centre.signIn(sam.email, sam.password);
const olga = await centre.createTutor({ name: 'Olga Owner', owner: true });
const owner = await centre.signIn(olga.email, olga.password);
const { today } = (await tutor.get('/api/centre')).body;

const transfer = { method: 'check', reference: '1042' };
const growth = { classes: 12, code: 'growth', purchase: { price_cents: 50_000 } };
const pay = (amount_cents: number, purchase_id?: string, cents = amount_cents) => ({
  ...{ amount_cents, ...transfer, received_on: today, received_by: sam.id },
  allocations: purchase_id === undefined ? [] : [{ purchase_id, cents }],
});

const enrolled = async (named: { name?: string } = {}) => {
  const { id, email, password } = await centre.createStudent(named);
  const at = (path: string) => `/api/students/${id}${path}`;
  const money = async (client = tutor) => (await client.get(at('/money'))).body;
  return { id, email, password, at, money };
};
/** A student with one unpaid purchase of $500, and its id. */
const bought = async (named: { name?: string } = {}) => {
  const student = await enrolled(named);
  expect((await tutor.post(student.at('/classes/add'), growth)).status).toBe(200);
  const { purchases } = (await student.money()) as { purchases: PurchaseMoney[] };
  return { ...student, purchase: purchases[0]?.id ?? '' };
};
const newKey = () => ({ 'idempotency-key': randomUUID() });

test('addClasses: states the price, and records what is paid at once as an entry of its own', async () => {
  const mia = await enrolled();
  expect((await tutor.post(mia.at('/classes/add'), { classes: 12, code: 'growth' })).body.errors).toHaveProperty(
    'purchase',
  );
  const cheaper = { ...growth, purchase: { price_cents: 45_000 } };
  expect((await tutor.post(mia.at('/classes/add'), cheaper)).body).toMatchObject({
    ...{ code: 'price-reason-needed', errors: { price_reason: expect.any(String) } },
  });
  const { allocations: _, ...payment } = pay(20_000);
  const agreed = { price_cents: 45_000, price_reason: 'Second child' };
  const unknown = { ...payment, received_by: mia.id };
  const sell = (more: object) => tutor.post(mia.at('/classes/add'), { ...growth, purchase: agreed, ...more });
  expect((await sell({ payment: unknown })).body.code).toBe('receiver-unknown');
  expect((await sell({ payment: { ...payment, received_on: '2999-01-01' } })).body.errors).toHaveProperty([
    'payment.received_on',
  ]);
  expect((await sell({ payment })).status).toBe(200);
  const { figures, purchases, entries } = await mia.money();
  expect(figures).toMatchObject({ due_cents: 45_000, paid_cents: 20_000, owed_cents: 25_000, owed_since: today });
  expect(purchases).toMatchObject([{ status: 'part-paid', open_cents: 25_000, returnable_cents: 20_000 }]);
  expect(entries).toMatchObject([
    { kind: 'payment', received_by_name: 'Sam Okafor', reference: '1042', owed_after_cents: 25_000 },
    { kind: 'purchase', price_reason: 'Second child', list_price_cents: 50_000, owed_after_cents: 45_000 },
  ]);
  const [, , paid] = await centre.program.store.read(`student-${mia.id}`);
  expect(String(paid?.data)).not.toContain('1042');
});

test('receivePayment: a double click pays once, and the same amount again must have been seen, whoever recorded it', async () => {
  const mia = await bought();
  const key = newKey();
  const twice = [1, 2].map(() => tutor.post(mia.at('/payments'), pay(20_000, mia.purchase), key));
  const [first, second] = await Promise.all(twice);
  expect(second?.body).toEqual(first?.body);
  expect(first?.body.figures.owed_cents).toBe(30_000);
  const again = await owner.post(mia.at('/payments'), pay(20_000, mia.purchase));
  expect(again.body).toMatchObject({ code: 'possible-duplicate', changed_by: 'Sam Okafor' });
  const seen_equal = again.body.equal_entries;
  const meant = await owner.post(mia.at('/payments'), { ...pay(20_000, mia.purchase), seen_equal });
  expect(meant.body.figures.owed_cents).toBe(10_000);
  expect((await tutor.post(mia.at('/payments'), pay(10_001, mia.purchase))).body.code).toBe('allocation-too-high');

  const { duplicates } = (await owner.get('/api/money/duplicates')).body;
  expect(duplicates).toMatchObject([{ entry: { tutor_name: 'Olga Owner' }, earlier: { tutor_name: 'Sam Okafor' } }]);
  const { entry } = duplicates[0];
  expect((await tutor.post(mia.at(`/money/${entry.id}/clear-duplicate`), {})).status).toBe(403);
  await owner.post(mia.at(`/money/${entry.id}/clear-duplicate`), {});
  expect((await owner.get('/api/money/duplicates')).body.duplicates).toEqual([]);
});

test('addClasses: a payment at once of the same amount must have been seen, like one that is recorded alone', async () => {
  const mia = await enrolled();
  expect((await owner.post(mia.at('/payments'), pay(20_000))).status).toBe(200);
  const { allocations: _, ...payment } = pay(20_000);
  const refused = await tutor.post(mia.at('/classes/add'), { ...growth, payment });
  const [{ id }] = (await mia.money()).payments;
  expect(refused.body).toMatchObject({ code: 'possible-duplicate', changed_by: 'Olga Owner', equal_entries: [id] });
  expect((await tutor.post(mia.at('/classes/add'), { ...growth, payment, seen_equal: [id] })).status).toBe(200);
});

test('receivePayment: two people who pay the same purchase at once pay it once', async () => {
  const mia = await bought();
  const answers = await Promise.all([
    tutor.post(mia.at('/payments'), pay(50_000, mia.purchase)),
    owner.post(mia.at('/payments'), pay(50_000, mia.purchase)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await mia.money()).figures).toMatchObject({ paid_cents: 50_000, owed_cents: 0 });
});

test('giveRefund, reverseRefund, reversePayment: are bounded by what was paid, and each is joined to what it undoes', async () => {
  const mia = await bought();
  await tutor.post(mia.at('/payments'), pay(50_000, mia.purchase));
  const refund = (cents: number, more: object = { purchase_id: mia.purchase }) => ({
    ...{ cents, ...transfer, returned_on: today, reason: 'Moving away', ...more },
  });
  expect((await tutor.post(mia.at('/refunds'), refund(50_001))).body.code).toBe('refund-too-high');
  expect((await tutor.post(mia.at('/refunds'), refund(100, {}))).body.code).toBe('refund-needs-owner');
  const tomorrow = { purchase_id: mia.purchase, returned_on: '2999-01-01' };
  expect((await tutor.post(mia.at('/refunds'), refund(100, tomorrow))).body.errors).toHaveProperty('returned_on');
  const taking = { purchase_id: mia.purchase, classes: 20, seen_taken: 20 };
  expect((await tutor.post(mia.at('/refunds'), refund(10_000, taking))).body.code).toBe('refund-classes-changed');
  expect((await tutor.post(mia.at('/refunds'), refund(10_000, { ...taking, seen_taken: 12 }))).status).toBe(200);
  const { figures, student, entries, payments } = await mia.money();
  expect(figures).toMatchObject({ refunded_cents: 10_000, reversed_cents: 10_000, owed_cents: 0 });
  expect(student.classes_remaining).toBe(0);
  const [row] = (await tutor.get(`/api/class-transactions?student_id=${mia.id}`)).body.transactions;
  expect(row).toMatchObject({ classes_changed: -20, applied_remaining: -12, amount_cents: 10_000, code: 'refund' });

  const reverse = (kind: string, id: string) => tutor.post(mia.at(`/${kind}/${id}/reverse`), { reason: 'Mistyped' });
  expect((await reverse('payments', payments[0].id)).body.code).toBe('payment-returned');
  const given = entries.find(({ kind }: MoneyEntry) => kind === 'refund');
  expect((await reverse('refunds', given.id)).status).toBe(200);
  expect((await reverse('refunds', given.id)).body.code).toBe('refund-reversed');
  expect((await reverse('payments', payments[0].id)).body.figures).toMatchObject({ owed_cents: 50_000 });
  const after = (await mia.money()).entries as MoneyEntry[];
  expect(after.slice(0, 2).map(({ kind, reverses }) => [kind, reverses])).toEqual([
    ['payment-reversed', payments[0].id],
    ['refund-reversed', given.id],
  ]);
  expect(after.find(({ id }) => id === given.id)?.reversed_by).toBe(after[1]?.id);
  expect((await owner.post(mia.at('/refunds'), refund(100, {}))).body.figures.owed_cents).toBe(50_000);
});

test('reversePurchase: the money that was paid is returned, owed to the family, or credit that pays a later purchase', async () => {
  const mia = await bought();
  await tutor.post(mia.at('/payments'), pay(50_000, mia.purchase));
  const reverse = (more: object) =>
    tutor.post(mia.at(`/purchases/${mia.purchase}/reverse`), { reason: 'Wrong plan', ...more });
  expect((await reverse({})).body.code).toBe('money-choice-needed');
  const returned = { ...transfer, returned_on: '2999-01-01' };
  expect((await reverse({ money: 'returned', returned })).body.errors).toHaveProperty(['returned.returned_on']);
  expect((await reverse({ money: 'credit' })).status).toBe(200);
  expect((await mia.money()).figures).toMatchObject({ credit_cents: 50_000, owed_cents: -50_000 });
  await tutor.post(mia.at('/classes/add'), { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } });
  const { id } = ((await mia.money()) as { purchases: PurchaseMoney[] }).purchases.at(-1) as PurchaseMoney;
  const use = (cents: number) => tutor.post(mia.at(`/purchases/${id}/apply-credit`), { cents });
  expect((await use(35_001)).body.code).toBe('credit-changed');
  expect((await use(35_000)).body.figures).toMatchObject({ credit_cents: 15_000, open_cents: 0, owed_cents: -15_000 });
});

const joint = (parts: { id: string; purchase?: string; cents: number }[]) => ({
  ...{ ...transfer, received_on: today, received_by: sam.id },
  amount_cents: parts.reduce((sum, { cents }) => sum + cents, 0),
  parts: parts.map(({ id, purchase, cents }) => ({
    ...{ student_id: id, amount_cents: cents },
    allocations: purchase === undefined ? [] : [{ purchase_id: purchase, cents }],
  })),
});

test('receiveFamilyPayment: one payment for two students, joined by one id; refused for one, it is recorded for none', async () => {
  const [mia, lee] = [await bought(), await bought()];
  const whole = joint([
    { ...mia, cents: 50_000 },
    { ...lee, cents: 50_000 },
  ]);
  expect((await tutor.post('/api/payments', { ...whole, amount_cents: 99_999 })).body.errors).toHaveProperty(
    'amount_cents',
  );
  const tooMuch = joint([
    { ...mia, cents: 50_000 },
    { ...lee, cents: 50_001 },
  ]);
  expect((await tutor.post('/api/payments', tooMuch)).body.code).toBe('allocation-too-high');
  expect((await mia.money()).figures.paid_cents).toBe(0);
  const key = newKey();
  expect((await tutor.post('/api/payments', whole, key)).status).toBe(204);
  expect((await tutor.post('/api/payments', whole, key)).status).toBe(204);
  const noah = await bought();
  const other = joint([
    { ...noah, cents: 50_000 },
    { ...mia, cents: 1 },
  ]);
  expect((await tutor.post('/api/payments', other, key)).body.code).toBe('command-reused');
  expect((await noah.money()).figures.paid_cents).toBe(0);
  const [emma, liam] = [await bought(), await bought()];
  const another = joint([
    { ...emma, cents: 50_000 },
    { ...liam, cents: 50_000 },
  ]);
  for (const send of [() => tutor.post('/api/payments', another, key), () => owner.post('/api/payments', whole, key)])
    expect((await send()).body.code).toBe('command-reused');
  expect((await tutor.post(emma.at('/payments'), pay(50_000, emma.purchase), key)).body.code).toBe('command-reused');
  expect((await emma.money()).figures.paid_cents).toBe(0);
  const entries = await Promise.all([mia, lee].map(async ({ money }) => (await money()).entries[0]));
  expect(entries).toMatchObject([
    { kind: 'payment', amount_cents: 50_000 },
    { kind: 'payment', amount_cents: 50_000 },
  ]);
  expect(entries[0].joint_id).toBe(entries[1].joint_id);
  expect((await lee.money()).figures).toMatchObject({ paid_cents: 50_000, owed_cents: 0 });
});

test('receiveFamilyPayment: of two requests with one key at once, one is recorded, whole', async () => {
  const [mia, lee, noah] = [await bought(), await bought(), await bought()];
  const key = newKey();
  const answers = await Promise.all(
    [mia, noah].map((each) => {
      const parts = [
        { ...each, cents: 50_000 },
        { ...lee, cents: 20_000 },
      ];
      return tutor.post('/api/payments', joint(parts), key);
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  const paid = await Promise.all([mia, lee, noah].map(async ({ money }) => (await money()).figures.paid_cents));
  expect(paid.sort()).toEqual([0, 20_000, 50_000]);
});

test('receiveFamilyPayment: what a crash left out is completed by a retry, or by the program itself', async () => {
  const crashed = async () => {
    const [mia, lee] = [await bought(), await bought()];
    const whole = joint([
      { ...mia, cents: 50_000 },
      { ...lee, cents: 50_000 },
    ]);
    const key = newKey();
    const armed = armCrashpoint({ name: 'before-append', how: 'throw', nth: 2 });
    expect((await tutor.post('/api/payments', whole, key)).status).toBe(500);
    expect(armed.hasFired).toBe(true);
    await centre.program.runner.caughtUp();
    const paid = async () =>
      (await Promise.all([mia, lee].map(({ money }) => money()))).map((each) => each.figures.paid_cents);
    expect((await paid()).sort()).toEqual([0, 50_000]);
    return { mia, lee, whole, key, paid };
  };
  const retried = await crashed();
  // Its purchase was paid by somebody else in between: the part becomes credit.
  await owner.post(retried.lee.at('/payments'), pay(50_000, retried.lee.purchase));
  expect((await tutor.post('/api/payments', retried.whole, retried.key)).status).toBe(204);
  expect(await retried.paid()).toEqual([50_000, 100_000]);
  expect((await retried.lee.money()).figures).toMatchObject({ credit_cents: 50_000, owed_cents: -50_000 });

  // Its first start skips what is in the log already.
  await (await startJointPayments(centre.program))();
  const left = await crashed();
  const stop = await startJointPayments(centre.program);
  await expect.poll(left.paid).toEqual([50_000, 50_000]);
  expect((await tutor.post('/api/payments', left.whole, left.key)).status).toBe(204);
  expect(await left.paid()).toEqual([50_000, 50_000]);
  await stop();
});

test('reversePayment: the whole payment of two students is reversed for both or for none, and a retry completes it', async () => {
  const [mia, lee] = [await bought(), await bought()];
  const whole = joint([
    { ...mia, cents: 50_000 },
    { ...lee, cents: 20_000 },
  ]);
  expect((await tutor.post('/api/payments', whole)).status).toBe(204);
  const [own, part] = [(await mia.money()).payments[0], (await lee.money()).payments[0]];
  const refund = { purchase_id: lee.purchase, cents: 100, ...transfer, returned_on: today, reason: 'Goodwill' };
  await tutor.post(lee.at('/refunds'), refund);
  const bounced = { reason: 'Bounced check', code: 'bounced-check', whole: true };
  const reverse = (key = newKey()) => tutor.post(mia.at(`/payments/${own.id}/reverse`), bounced, key);
  expect((await reverse()).body.code).toBe('payment-returned');
  const fromLee = await tutor.post(lee.at(`/payments/${part.id}/reverse`), bounced);
  expect(fromLee.body.code).toBe('payment-returned');
  expect((await mia.money()).figures.owed_cents).toBe(0);
  const [given] = (await lee.money()).entries as MoneyEntry[];
  await tutor.post(lee.at(`/refunds/${given?.id}/reverse`), { reason: 'Mistyped' });

  const key = newKey();
  const armed = armCrashpoint({ name: 'before-append', how: 'throw', nth: 2 });
  expect((await reverse(key)).status).toBe(500);
  expect(armed.hasFired).toBe(true);
  await centre.program.runner.caughtUp();
  expect((await mia.money()).payments).toMatchObject([{ id: own.id, reversed: true }]);
  expect((await lee.money()).payments).toMatchObject([{ id: part.id, reversed: false }]);
  for (const _ of [1, 2]) expect((await reverse(key)).body.figures.owed_cents).toBe(50_000);
  expect((await lee.money()).figures.owed_cents).toBe(50_000);

  const { frames } = (await owner.get(mia.at('/replay'))).body;
  const undone = { what: 'payment-reversed', amount_cents: 50_000 };
  expect(frames.at(-1)).toMatchObject({ money: undone, reason: 'Bounced check', code: 'bounced-check', account: null });
  const [act] = (await owner.get(`/api/activity?student=${mia.id}`)).body.entries;
  expect(act).toMatchObject({ ...undone, reason: 'Bounced check' });
});

test('reversePayment: the program itself reverses the parts of a whole payment that a crash left out', async () => {
  const [mia, lee] = [await bought(), await bought()];
  const whole = joint([
    { ...mia, cents: 50_000 },
    { ...lee, cents: 20_000 },
  ]);
  expect((await tutor.post('/api/payments', whole)).status).toBe(204);
  const [own] = (await mia.money()).payments;
  // Its first start skips what is in the log already.
  await (await startJointPayments(centre.program))();
  const armed = armCrashpoint({ name: 'before-append', how: 'throw', nth: 2 });
  const bounced = { reason: 'Bounced check', code: 'bounced-check', whole: true };
  expect((await tutor.post(mia.at(`/payments/${own.id}/reverse`), bounced)).status).toBe(500);
  expect(armed.hasFired).toBe(true);
  await centre.program.runner.caughtUp();
  expect((await lee.money()).payments).toMatchObject([{ reversed: false }]);
  const stop = await startJointPayments(centre.program);
  await expect.poll(async () => (await lee.money()).payments).toMatchObject([{ reversed: true }]);
  const [entry] = (await lee.money()).entries as MoneyEntry[];
  expect(entry).toMatchObject({ kind: 'payment-reversed', reason: 'Bounced check', tutor_name: 'Sam Okafor' });
  await stop();
});

test('getMoney: a payment for several students names those about whom the person may read', async () => {
  const [mia, lee] = [await bought(), await bought()];
  const parts = [
    { ...mia, cents: 30_000 },
    { ...lee, cents: 20_000 },
  ];
  expect((await tutor.post('/api/payments', joint(parts))).status).toBe(204);
  const signInFamily = async (...children: string[]) => {
    const { email, password } = await centre.createFamily({ children });
    return centre.signIn(email, password);
  };
  const loadParts = async (client = tutor) => (await mia.money(client)).joint_payments[0].parts;
  const named = parts.map(({ id, cents }) => expect.objectContaining({ student_id: id, amount_cents: cents }));
  expect(new Set(await loadParts())).toEqual(new Set(named));
  expect(new Set(await loadParts(await signInFamily(mia.id, lee.id)))).toEqual(new Set(named));
  const hidden = expect.objectContaining({ student_id: null, student_name: null, amount_cents: 20_000 });
  for (const client of [await signInFamily(mia.id), await centre.signIn(mia.email, mia.password)])
    expect(new Set(await loadParts(client))).toEqual(new Set([named[0], hidden]));
});

test('getMoney: the student reads it, another student does not, and balances due lists who owes', async () => {
  const [mia, lee] = [await bought(), await enrolled()];
  const own = await centre.signIn(mia.email, mia.password);
  expect((await mia.money(own)).figures.owed_cents).toBe(50_000);
  const other = await centre.signIn(lee.email, lee.password);
  expect((await other.get(mia.at('/money'))).status).toBe(403);
  expect((await lee.money()).entries).toEqual([]);
  const { students } = (await tutor.get('/api/money/due')).body;
  expect(students).toContainEqual(
    expect.objectContaining({ student_id: mia.id, open_cents: 50_000, owed_since: today }),
  );
  expect((await tutor.get(`/api/money/due?before=${today}`)).body.students).toEqual([]);
  expect((await own.get('/api/money/due')).status).toBe(403);
});

test('getMoneyToReturn: lists for whom money of a reversed purchase is to be returned, until it is, and owners are told', async () => {
  const [zoe, ada] = [await bought({ name: 'Zoe Park' }), await bought({ name: 'ada park' })];
  for (const student of [zoe, ada]) {
    await tutor.post(student.at('/payments'), pay(20_000, student.purchase));
    const reversal = { reason: 'Wrong plan', money: 'to-return' };
    expect((await tutor.post(student.at(`/purchases/${student.purchase}/reverse`), reversal)).status).toBe(200);
  }
  const { body: group } = await tutor.post('/api/groups', { name: 'Returned', students: [zoe.id, ada.id] });
  await centre.program.runner.caughtUp();
  const list = async (query = '') => (await tutor.get(`/api/money/to-return?group=${group.id}${query}`)).body;
  const { students, sums } = await list();
  expect(sums).toEqual({ count: 2, to_return_cents: 40_000 });
  const first = await list('&limit=1');
  const second = await list(`&limit=1&cursor=${first.next_cursor}`);
  expect([...first.students, ...second.students]).toEqual(students);
  // As everywhere, capitals and accents do not decide the order of names.
  expect(students.map(({ student_name }: { student_name: string }) => student_name)).toEqual(['ada park', 'Zoe Park']);
  expect(second.next_cursor).toBeNull();
  expect((await owner.get('/api/owner-decisions')).body.to_return).toEqual(
    (await tutor.get('/api/money/to-return')).body.sums,
  );

  const refund = { ...transfer, returned_on: today, reason: 'Returned', purchase_id: zoe.purchase, cents: 20_000 };
  expect((await tutor.post(zoe.at('/refunds'), refund)).status).toBe(200);
  expect(await list()).toMatchObject({
    sums: { count: 1 },
    students: [{ student_id: ada.id, to_return_cents: 20_000 }],
  });
  const own = await centre.signIn(ada.email, ada.password);
  expect((await own.get('/api/money/to-return')).status).toBe(403);
});

test('getClassStatement: the money of a period leads from what was owed before it to what is owed at its end', async () => {
  const mia = await bought();
  await tutor.post(mia.at('/payments'), pay(20_000, mia.purchase));
  const { figures } = await mia.money();
  const { money } = (await tutor.get(mia.at('/statement'))).body;
  expect(money).toMatchObject({
    ...{ opening_cents: 0, due_cents: 50_000, paid_cents: 20_000, closing_cents: 30_000, adds_up: true },
    entries: [{ kind: 'purchase' }, { kind: 'payment' }],
  });
  expect(money.closing_cents).toBe(figures.owed_cents);
  const { money: later } = (await tutor.get(mia.at('/statement?from=2999-01-01'))).body;
  expect(later).toMatchObject({
    opening_cents: 30_000,
    due_cents: 0,
    closing_cents: 30_000,
    adds_up: true,
    entries: [],
  });
  expect((await tutor.get((await enrolled()).at('/statement'))).body.money).toBeNull();
});

test('read models: equal a rebuild afterwards', async () => {
  await expectReadModelsEqualRebuild(centre.program);
});
