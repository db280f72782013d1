import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor({ name: 'Sam Okafor' });

const enrolled = async (classes: number) => {
  const { id } = await centre.createStudent({ classes });
  return { id, at: (path: string) => `/api/students/${id}${path}` };
};

test('addClasses: classes over the limit wait, and can be applied or withdrawn', async () => {
  const mia = await enrolled(15);

  const added = await tutor.post(mia.at('/classes/add'), { classes: 6, reason: 'Spring pack' });
  expect(added.body.balance).toMatchObject({ classes_remaining: 18, classes_total: 18, classes_waiting: 3 });
  expect(added.body.change).toEqual({ requested: 6, applied_remaining: 3, applied_total: 3 });
  expect((await tutor.post(mia.at('/waiting/apply'), {})).body.code).toBe('no-room');

  await tutor.post(mia.at('/classes/remove'), { classes: 2, reason: 'Refund' });
  const applied = await tutor.post(mia.at('/waiting/apply'), {});
  expect(applied.body.balance).toMatchObject({ classes_remaining: 18, classes_total: 16, classes_waiting: 1 });

  const withdrawn = await tutor.post(mia.at('/waiting/withdraw'), { reason: 'Refunded' });
  expect(withdrawn.body.balance).toMatchObject({ classes_remaining: 18, classes_waiting: 0 });
});

test('reversePurchase: takes a mistyped purchase back once, and the history joins both rows', async () => {
  const mia = await enrolled(12);
  await tutor.post(mia.at('/classes/add'), { classes: 12, reason: 'Growth' });
  const [purchase] = (await tutor.get(`/api/class-transactions?student_id=${mia.id}`)).body.transactions;
  const at = mia.at(`/purchases/${purchase.id}/reverse`);

  expect((await tutor.post(at, { reason: ' ' })).body.errors.reason).toBe('Please give a reason.');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [first, retry] = await Promise.all([
    tutor.post(at, { reason: 'Wrong family' }, key),
    tutor.post(at, { reason: 'Wrong family' }, key),
  ]);
  expect(first.body).toEqual(retry.body);
  expect(first.body.change).toEqual({ requested: -12, applied_remaining: -6, applied_total: -6 });
  expect(first.body.balance).toMatchObject({ classes_remaining: 12, classes_total: 12, classes_waiting: 0 });
  expect((await tutor.post(at, { reason: 'Again' })).body.code).toBe('purchase-reversed');
  expect((await tutor.post(mia.at(`/purchases/${mia.id}/reverse`), { reason: 'x' })).status).toBe(404);

  const { body } = await tutor.get(mia.at('/class-history'));
  const [reversal, bought] = body.entries;
  expect(reversal).toMatchObject({
    ...{ source: 'purchase-reversal', reversed: purchase.id, reason: 'Wrong family' },
    ...{ transaction_type: 'remove', classes_changed: -12, applied_remaining: -6, remaining_after: 12 },
  });
  expect(bought).toMatchObject({ id: purchase.id, reversed_by: reversal.id });
});

test('markAttendance, takeAttendance, settleUncoveredClass: apply waiting classes in the same act when asked to', async () => {
  const withWaiting = async () => {
    const student = await enrolled(24);
    await tutor.post(student.at('/classes/remove'), { classes: 18, reason: 'Sister' });
    return student;
  };
  const [mia, noah, zoe] = [await withWaiting(), await withWaiting(), await withWaiting()];
  const marked = await tutor.post(mia.at('/attendance'), { status: 'present', apply_waiting: true });
  expect(marked.body.balance).toMatchObject({ classes_remaining: 5, classes_waiting: 0, classes_uncovered: 0 });

  const { today } = (await tutor.get('/api/centre')).body;
  const row = { student_id: noah.id, status: 'present', seen_version: 0, apply_waiting: true };
  const roll = await tutor.post('/api/attendance/roll', { date: today, rows: [row] });
  expect(roll.body.rows[0].balance).toMatchObject({ classes_remaining: 5, classes_waiting: 0 });

  await tutor.post(zoe.at('/attendance'), { status: 'present', date: today });
  const at = zoe.at(`/attendance/${today}/settle`);
  expect((await tutor.post(at, {})).body.code).toBe('no-classes-left');
  const [one, other] = await Promise.all([
    tutor.post(at, { apply_waiting: true }),
    tutor.post(at, { apply_waiting: true }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect((await tutor.get('/api/dashboard')).status).toBe(200);
});

test('getClassTransactions: rows have tutor, reason and applied change, newest first, in pages', async () => {
  const mia = await enrolled(6);
  await tutor.post(mia.at('/classes/add'), { classes: 15, reason: 'Spring pack' });
  await tutor.post(mia.at('/classes/remove'), { classes: 20, reason: 'Refund' });

  const address = `/api/class-transactions?student_id=${mia.id}&limit=2`;
  const first = (await tutor.get(address)).body;
  expect(first.transactions).toMatchObject([
    { transaction_type: 'remove', classes_changed: -20, applied_remaining: -18, remaining_after: 0, reason: 'Refund' },
    {
      ...{ transaction_type: 'add', classes_changed: 15, applied_remaining: 12, remaining_after: 18 },
      ...{ reason: 'Spring pack', tutor_name: 'Sam Okafor', student_name: 'Mia Lindqvist' },
    },
  ]);
  const second = (await tutor.get(`${address}&cursor=${first.next_cursor}`)).body;
  expect(second.transactions).toMatchObject([{ source: 'opening', classes_changed: 6 }]);
  expect(second.next_cursor).toBeNull();

  const series = (await tutor.get(mia.at('/balance-series'))).body.points;
  expect(series.map((point: { remaining_after: number }) => point.remaining_after)).toEqual([6, 18, 0]);
});

test('getClassHistory: includes marks without a charge between transactions, and unseals texts', async () => {
  const mia = await enrolled(1);
  await tutor.post(mia.at('/attendance'), { status: 'absent', notes: 'Ill', date: '2026-01-05' });
  const correction = { status: 'present', notes: 'Came after all', reason: 'Correction', date: '2026-01-05' };
  await tutor.post(mia.at('/attendance'), correction);
  await tutor.post(mia.at('/attendance'), { status: 'present', date: '2026-01-06' });

  const { entries, student, tutors } = (await tutor.get(mia.at('/class-history?order=recorded'))).body;
  expect(entries).toMatchObject([
    { kind: 'transaction', source: 'attendance', effective_on: '2026-01-06', can_settle: true },
    { source: 'attendance', effective_on: '2026-01-05', notes: 'Came after all', can_settle: false },
    { kind: 'mark', what: 'marked', status: 'absent', notes: 'Ill' },
    { kind: 'transaction', source: 'opening' },
  ]);
  expect(student).toMatchObject({ id: mia.id, classes_uncovered: 1, classes_attended: 2 });
  expect(tutors).toContainEqual({ id: expect.any(String), name: 'Sam Okafor' });

  const quiet = (await tutor.get(`${mia.at('/class-history')}?cause=mark`)).body.entries;
  expect(quiet).toMatchObject([{ kind: 'mark', notes: 'Ill' }]);
});

test('addClasses: refuses a stale version, and names who changed the student and when', async () => {
  const mia = await enrolled(1);
  const shown = await tutor.get(mia.at(''));
  expect(shown.headers.get('etag')).toBe('"1"');
  const ifMatch = { 'if-match': shown.headers.get('etag') ?? '' };

  const key = { ...ifMatch, 'idempotency-key': crypto.randomUUID() };
  const first = await tutor.post(mia.at('/classes/add'), { classes: 1 }, key);
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);

  const late = await tutor.post(mia.at('/classes/add'), { classes: 1 }, ifMatch);
  expect([late.status, late.body]).toEqual([
    412,
    expect.objectContaining({
      code: 'version-mismatch',
      detail: 'Sam Okafor changed this student while you were editing. Review the change before saving.',
      changed_by: 'Sam Okafor',
      changed_at: expect.stringMatching(/Z$/),
    }),
  ]);
  // A retry is not a stale edit: the first attempt has succeeded.
  const again = await tutor.post(mia.at('/classes/add'), { classes: 1 }, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('addClasses: refuses an idempotency key that was used for another command', async () => {
  const mia = await enrolled(1);
  const key = { 'idempotency-key': crypto.randomUUID() };
  await tutor.post(mia.at('/classes/add'), { classes: 1 }, key);
  const noah = await enrolled(1);

  for (const [address, body] of [
    [mia.at('/classes/add'), { classes: 2 }],
    [mia.at('/classes/remove'), { classes: 1, reason: 'Refund' }],
    [mia.at('/attendance'), { status: 'present' }],
    [noah.at('/classes/add'), { classes: 1 }],
  ] as const) {
    const answer = await tutor.post(address, body, key);
    expect([address, answer.status, answer.body.code]).toEqual([address, 422, 'command-reused']);
  }
});

test('addClasses: keeps the plan, its list price and the price that is due', async () => {
  const mia = await enrolled(1);
  const purchase = { price_cents: 45_000, price_reason: 'Second child' };
  await tutor.post(mia.at('/classes/add'), { classes: 12, code: 'growth', purchase });
  const expected = { code: 'growth', list_price_cents: 50_000, amount_cents: 45_000 };
  const [row] = (await tutor.get(`/api/class-transactions?student_id=${mia.id}`)).body.transactions;
  expect(row).toMatchObject(expected);
  const [stored] = await centre.program.store.read(`student-${mia.id}`, 2);
  const data = String(stored?.data);
  expect(JSON.parse(data)).toMatchObject({ code: 'growth', purchase: { listPriceCents: 50_000 } });
  expect(data).not.toContain('Second child');
  expect((await tutor.get(mia.at('/statement'))).body.entries.at(-1)).toMatchObject(expected);
  const file = await tutor.get(mia.at('/class-history/export?format=json-lines'));
  expect(JSON.parse(file.text.split('\n')[0] ?? '')).toMatchObject(expected);

  const suggestion = await tutor.get(mia.at('/refund-suggestion?classes=13'));
  expect(suggestion.body).toMatchObject({
    ...{ unused: 13, total_cents: 45_000 },
    lines: [
      { code: 'growth', refunded: 12, refund_cents: 45_000 },
      { refunded: 1, refund_cents: null },
    ],
  });
});

test('reason codes: each act takes only its own, and a price belongs to a plan or to other classes', async () => {
  const mia = await enrolled(6);
  const errorsOf = async (path: string, body: object) =>
    Object.keys((await tutor.post(mia.at(path), body)).body.errors);
  const reason = 'Told by the family';
  expect(await errorsOf('/classes/add', { classes: 1, code: 'refund' })).toEqual(['code']);
  expect(await errorsOf('/classes/remove', { classes: 1, reason, code: 'growth' })).toEqual(['code']);
  expect(await errorsOf('/classes/remove', { classes: 1, reason, code: 'refund' })).toEqual(['code']);
  expect(await errorsOf('/waiting/withdraw', { reason, code: 'goodwill' })).toEqual(['code']);
  expect(await errorsOf(`/purchases/${mia.id}/reverse`, { reason, code: 'refund' })).toEqual(['code']);
  const purchase = { price_cents: 100 };
  expect(await errorsOf('/classes/add', { classes: 1, code: 'goodwill', purchase })).toEqual(['purchase']);
  expect(await errorsOf('/classes/add', { classes: 1, code: 'growth', purchase: { price_cents: 1.5 } })).toEqual([
    'purchase.price_cents',
  ]);
  const payment = { amount_cents: 0, method: 'cash', received_on: '2026-01-02', received_by: mia.id };
  expect(await errorsOf('/classes/add', { classes: 1, code: 'growth', purchase, payment })).toEqual([
    'payment.amount_cents',
  ]);
  expect((await tutor.get(mia.at('/class-history'))).body.student.classes_remaining).toBe(6);
});

test('reports: tutors see the reasons of all tutors, and only owners see the sales', async () => {
  const sam = await centre.createTutor({ name: 'Olga Owner', owner: true });
  const owner = await centre.signIn(sam.email, sam.password);
  const mia = await enrolled(0);
  await tutor.post(mia.at('/classes/add'), {
    classes: 6,
    code: 'starter',
    purchase: { price_cents: 30_000, price_reason: 'Sibling' },
  });
  const refund = { classes: 2, reason: 'Moving away', cents: 10_000, method: 'cash', returned_on: '2026-01-02' };
  await owner.post(mia.at('/refunds'), refund);
  const { rows } = (await tutor.get('/api/reports/reasons')).body;
  expect(rows).toContainEqual(
    expect.objectContaining({ tutor_name: 'Olga Owner', code: 'refund', count: 1, removed: 2 }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ tutor_name: 'Sam Okafor', code: 'starter', added: 6 }));
  expect((await tutor.get(`/api/reports/reasons?tutor_id=${sam.id}`)).body.rows).toHaveLength(1);
  expect(await tutor.get('/api/reports/sales')).toMatchObject({ status: 403, body: { code: 'unauthorized' } });
  const sales = (await owner.get('/api/reports/sales?from=2026-01-01')).body;
  expect(sales.rows).toContainEqual(
    expect.objectContaining({ plan: 'starter', sold: 1, sold_classes: 6, sold_cents: 30_000 }),
  );
  expect(sales.money).toContainEqual({ month: '2026-01', received_cents: 0, refunded_cents: 10_000 });
  const file = await owner.get('/api/reports/sales/export');
  expect(file.text.split('\r\n')[0]).toBe(
    'Month,Plan,Sold,Sold classes,Sold amount,Without amount,Reversed,Reversed classes,Reversed amount,Currency,Time zone',
  );
});

test('reason codes: a correction of a note alone keeps its code, and histories, activity and reports have it', async () => {
  const owner = await centre.createSignedInTutor({ name: 'Ines Vale', owner: true });
  const mia = await enrolled(0);
  const { today } = (await owner.get('/api/centre')).body;
  await owner.post(mia.at('/classes/add'), {
    ...{ classes: 6, reason: 'For October', code: 'starter', purchase: { price_cents: 35_000 } },
  });
  await owner.post(mia.at('/attendance'), { status: 'present', date: today });
  const corrected = await owner.post(mia.at(`/attendance/${today}/correct`), {
    ...{ status: 'present', date: today, notes: 'Came late', seen_version: 3 },
    ...{ reason: 'Parent called', code: 'goodwill' },
  });
  expect(corrected.status).toBe(200);
  const entriesOf = async (query: string) =>
    (await owner.get(mia.at(`/class-history${query}`))).body.entries.map((entry: { [field: string]: unknown }) => [
      ...[entry.kind, entry.code, entry.reason],
    ]);
  expect(await entriesOf('?code=goodwill')).toEqual([['mark', 'goodwill', 'Parent called']]);
  expect(await entriesOf('?code=starter')).toEqual([['transaction', 'starter', 'For October']]);
  expect(await entriesOf('?code=starter&cause=mark')).toEqual([]);
  expect((await owner.get(mia.at('/class-history?code=No%20luck'))).status).toBe(400);

  const bought = `/api/class-transactions?student_id=${mia.id}&code=`;
  expect((await owner.get(`${bought}starter`)).body.transactions).toHaveLength(1);
  expect((await owner.get(`${bought}goodwill`)).body.transactions).toEqual([]);
  const toLines = async (path: string) => (await owner.get(path)).text.trim().split('\r\n');
  expect(await toLines(mia.at('/class-history/export?code=goodwill'))).toEqual([
    expect.stringContaining('Kind of reason,Reason'),
    expect.stringContaining('Goodwill,Parent called'),
  ]);

  const { entries } = (await owner.get(`/api/activity?student=${mia.id}`)).body;
  expect(entries.map((entry: { what: string; reason_code: string }) => [entry.what, entry.reason_code])).toEqual([
    ...[
      ['noted', 'goodwill'],
      ['marked', null],
      ['classes-added', 'starter'],
      ['enrolled', null],
    ],
  ]);
  const { frames } = (await owner.get(mia.at('/replay'))).body;
  expect(frames.map(({ code }: { code: string | null }) => code)).toEqual([null, 'starter', null, 'goodwill']);
  const { terms } = (await owner.get(mia.at('/classes/explanation'))).body;
  expect(terms).toContainEqual(expect.objectContaining({ kind: 'added', code: 'starter', reason: 'For October' }));
  const { rows } = (await owner.get('/api/reports/reasons')).body;
  expect(rows).toContainEqual(
    expect.objectContaining({ tutor_name: 'Ines Vale', code: 'goodwill', count: 1, added: 0, removed: 0 }),
  );
});

test('read models: equal a rebuild afterwards', () => expectReadModelsEqualRebuild(centre.program));
