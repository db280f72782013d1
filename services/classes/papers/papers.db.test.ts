import { expect, test } from 'vitest';
import { paperStreams } from '#events/classes/papers/paper-streams.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openProgramCopy } from '#testing/program-copy-fixture.ts';
import { issueDuePapers, startIssuingPapers, toIncludedTaxCents } from './issue-papers.ts';

const TODAY = '2026-11-20';
const clock = runningClockFromNoon();
const centre = await openForAllTests(openTestCentre({ clock }));
const { program } = centre;
const copy = await openForAllTests(openProgramCopy(program.config, { clock }));
const sam = await centre.createTutor();
const tutor = await centre.signIn(sam.email, sam.password);

const cash = { method: 'cash', received_on: TODAY, received_by: sam.id };
const post = async (path: string, body: object) => {
  const answer = await tutor.post(path, body);
  expect(answer.status, answer.text).toBe(200);
};
const sell = (id: string, price_cents: number, fields: object = {}) =>
  post(`/api/students/${id}/classes/add`, { classes: 12, code: 'growth', purchase: { price_cents }, ...fields });
/** The ids of a student's purchases or payments, in the order of their recording. */
const listEntries = async (id: string, kind: 'purchase' | 'payment'): Promise<string[]> => {
  await program.runner.caughtUp();
  const { entries } = (await tutor.get(`/api/students/${id}/money`)).body;
  const found = entries.filter((entry: { kind: string }) => entry.kind === kind);
  return found.map((entry: { id: string }) => entry.id).reverse();
};
/** The entries that the log has numbered, in the order of the numbers. */
const listNumbered = async (kind: PaperKind): Promise<unknown[]> => {
  const events = (await program.store.read(paperStreams[kind])).map((event) => parseStoredEvent(event));
  return events.map(({ data }) => 'entry' in data && data.entry);
};
const issueAll = async () => {
  await program.runner.caughtUp();
  for (const kind of ['invoice', 'receipt'] as const) await issueDuePapers(program, kind);
};

test('50 parallel purchases at two copies of the program get the numbers 1 to 50, each one', async () => {
  const stops = [startIssuingPapers(program), startIssuingPapers(copy.program)];
  const second = new Client(copy.url);
  await second.post('/api/auth/sign-in', { email: sam.email, password: sam.password });
  const students = await Promise.all(Array.from({ length: 5 }, () => centre.createStudent()));
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const path = `/api/students/${students[index % 5]?.id}/classes/add`;
      const purchase = { price_cents: 1_000 + index };
      const answer = await [tutor, second][index % 2]?.post(path, { classes: 1, code: 'other', purchase });
      expect(answer?.status, answer?.text).toBe(200);
    }),
  );
  await expect.poll(async () => (await listNumbered('invoice')).length).toBe(50);
  await Promise.all(stops.map((stop) => stop()));
  const sold = await Promise.all(students.map(({ id }) => listEntries(id, 'purchase')));
  expect((await listNumbered('invoice')).toSorted()).toEqual(sold.flat().toSorted());
});

test('issueDuePapers: entries get their numbers in the order of recording, once, also those from before', async () => {
  const mia = await centre.createStudent();
  const before = (await listNumbered('invoice')).length;
  await sell(mia.id, 50_000);
  await sell(mia.id, 35_000, { purchase: { price_cents: 35_000, price_reason: 'Sibling' } });
  await sell(mia.id, 0, { purchase: { price_cents: 0, price_reason: 'Prize' } });
  const [first, second] = await listEntries(mia.id, 'purchase');
  await Promise.all([issueAll(), issueDuePapers(copy.program, 'invoice')]);
  await issueAll();
  expect((await listNumbered('invoice')).slice(before)).toEqual([first, second]);
});

test('getInvoice: what was sold, what was paid for it and what is open; getReceipt: what a payment pays', async () => {
  const mia = await centre.createStudent({ name: 'Mia Chen' });
  const ann = await centre.createFamily({ name: 'Ann Chen', children: [mia.id] });
  await centre.createFamily({ name: 'Bo Chen', children: [mia.id] });
  const price = { purchase: { price_cents: 45_000, price_reason: 'Sibling' } };
  await sell(mia.id, 45_000, { ...price, payment: { ...cash, amount_cents: 20_000, reference: 'R 7' } });
  await post(`/api/students/${mia.id}/payments`, { ...cash, amount_cents: 1_000, allocations: [] });
  const [purchase = ''] = await listEntries(mia.id, 'purchase');
  const [paid = '', credit = ''] = await listEntries(mia.id, 'payment');
  const load = async (path: string, client = tutor) => (await client.get(`/api/students/${mia.id}/${path}`)).body;
  expect(await load(`invoices/${purchase}`)).toMatchObject({ number: null });
  await issueAll();
  const [invoices, receipts] = [await listNumbered('invoice'), await listNumbered('receipt')];
  const [number, receipt] = [invoices.indexOf(purchase) + 1, receipts.indexOf(paid) + 1];

  const invoice = {
    ...{ number, date: TODAY, billed_to: ['Ann Chen', 'Bo Chen'], student: { id: mia.id, name: 'Mia Chen' } },
    ...{ code: 'growth', classes: 12, price_cents: 45_000, list_price_cents: 50_000, price_reason: 'Sibling' },
    payments: [{ id: paid, number: receipt, on: TODAY, method: 'cash', cents: 20_000 }],
    ...{ tax: null, refunds: [], open_cents: 25_000, reversed: null },
  };
  expect(await load(`invoices/${purchase}`)).toMatchObject(invoice);
  expect(await load(`receipts/${paid}`)).toMatchObject({
    ...{ number: receipt, date: TODAY, billed_to: ['Ann Chen', 'Bo Chen'], amount_cents: 20_000, method: 'cash' },
    ...{ reference: 'R 7', received_by_name: 'Sam Okafor', other_students: 0 },
    parts: [
      {
        ...{ student: { id: mia.id, name: 'Mia Chen' }, amount_cents: 20_000, credit_cents: 0, refunds: [] },
        purchases: [{ id: purchase, number, on: TODAY, code: 'growth', classes: 12, cents: 20_000 }],
        reversed_on: null,
      },
    ],
  });
  expect(await load(`receipts/${credit}`)).toMatchObject({ parts: [{ purchases: [], credit_cents: 1_000 }] });

  // A family reads its own name, and another student or family nothing.
  const family = await centre.signIn(ann.email, ann.password);
  expect(await load(`invoices/${purchase}`, family)).toMatchObject({ billed_to: ['Ann Chen'] });
  const student = await centre.signIn(mia.email, mia.password);
  expect(await load(`receipts/${paid}`, student)).toMatchObject({ number: receipt });
  const ben = await centre.createStudent({ name: 'Ben Roy' });
  const others = [ben, await centre.createFamily({ name: 'Cy Roy', children: [ben.id] })];
  for (const { email, password } of others) {
    const other = await centre.signIn(email, password);
    for (const path of [`invoices/${purchase}`, `receipts/${paid}`]) {
      expect((await other.get(`/api/students/${mia.id}/${path}`)).status).toBe(403);
      expect((await other.get(`/api/students/${ben.id}/${path}`)).status).toBe(404);
    }
  }

  // What is undone keeps its number and says so.
  const refund = { cents: 5_000, method: 'cash', returned_on: TODAY, reason: 'Moved away', purchase_id: purchase };
  await post(`/api/students/${mia.id}/refunds`, refund);
  expect(await load(`invoices/${purchase}`)).toMatchObject({
    refunds: [{ on: TODAY, cents: 5_000 }],
  });
  await post(`/api/students/${mia.id}/payments/${credit}/reverse`, { reason: 'Bounced' });
  await post(`/api/students/${mia.id}/purchases/${purchase}/reverse`, { reason: 'Wrong plan', money: 'credit' });
  expect(await load(`invoices/${purchase}`)).toMatchObject({
    // The 50 dollars that were returned came from this payment.
    payments: [{ id: paid, cents: 5_000 }],
    ...{ number, open_cents: 0, reversed: { on: TODAY, money: 'credit' } },
  });
  expect(await load(`receipts/${credit}`)).toMatchObject({ parts: [{ credit_cents: 0, reversed_on: TODAY }] });
});

test('getReceipt: a payment for several students has one number, and shows each reader their students', async () => {
  const [mia, ben] = [await centre.createStudent({ name: 'Mia Roy' }), await centre.createStudent({ name: 'Ben Roy' })];
  const ann = await centre.createFamily({ name: 'Ann Roy', children: [mia.id, ben.id] });
  const bo = await centre.createFamily({ name: 'Bo Roy', children: [ben.id] });
  const parts = [mia, ben].map(({ id }) => ({ student_id: id, amount_cents: 4_000, allocations: [] }));
  expect((await tutor.post('/api/payments', { ...cash, amount_cents: 8_000, parts })).status).toBe(204);
  await issueAll();
  const number = (await listNumbered('receipt')).length;
  const [ofMia = ''] = await listEntries(mia.id, 'payment');
  const [ofBen = ''] = await listEntries(ben.id, 'payment');
  const both = { number, amount_cents: 8_000, other_students: 0, parts: [{ amount_cents: 4_000 }, {}] };
  const load = async (client: Client, path: string) => (await client.get(`/api/students/${path}`)).body;
  expect(await load(tutor, `${mia.id}/receipts/${ofMia}`)).toMatchObject(both);
  expect(await load(tutor, `${ben.id}/receipts/${ofBen}`)).toMatchObject(both);
  expect(await load(await centre.signIn(ann.email, ann.password), `${ben.id}/receipts/${ofBen}`)).toMatchObject(both);
  for (const { email, password } of [bo, ben]) {
    const seen = await load(await centre.signIn(email, password), `${ben.id}/receipts/${ofBen}`);
    expect(seen).toMatchObject({ number, other_students: 1 });
    expect(seen.parts.map((part: { student: { name: string } }) => part.student.name)).toEqual(['Ben Roy']);
  }
});

test('toIncludedTaxCents: the part of a price that is tax, in whole cents', () => {
  const tax = { label: 'Sales tax', percent: 8.875 };
  expect([50_000, 1].map((cents) => toIncludedTaxCents(tax, cents))).toEqual([4_076, 0]);
  expect(toIncludedTaxCents('Prices include no sales tax.', 50_000)).toBeUndefined();
  expect(toIncludedTaxCents(undefined, 50_000)).toBeUndefined();
});
