import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { StudentEvent } from '../student/events.ts';
import { findNumberedEntry } from './find-numbered-entry.ts';
import { papersAggregate } from './papers-decider.ts';

const { decide, evolve, initial } = papersAggregate.decider;
const [first, second] = [randomUUID(), randomUUID()];
const papers = [
  { entry: first, students: ['mia'], taxCents: 370 },
  { entry: second, students: ['ben', 'kim'] },
];

test('IssuePapers: each entry gets an event, whose version is its number', () => {
  expect(decide(initial, { type: 'IssuePapers', kind: 'invoice', after: 0, papers })).toEqual([
    { type: 'InvoiceIssued', data: { entry: first, students: ['mia'], taxCents: 370 } },
    { type: 'InvoiceIssued', data: { entry: second, students: ['ben', 'kim'] } },
  ]);
  expect(decide(initial, { type: 'IssuePapers', kind: 'receipt', after: 0, papers: papers.slice(1) })).toEqual([
    { type: 'ReceiptIssued', data: { entry: second, students: ['ben', 'kim'] } },
  ]);
  expect(evolve(1, { version: 2 } as never)).toBe(2);
});

test.each([1, 3])('IssuePapers: refuses what was chosen after number %d when 2 is the last one', (after) => {
  expect(decide(2, { type: 'IssuePapers', kind: 'invoice', after, papers })).toBe('numbers-taken');
});

const [MIA, BEN] = [randomUUID(), randomUUID()];
const eventOf = (type: StudentEvent['type'], data: object) =>
  ({ type, id: first, stream: `student-${MIA}`, data }) as RecordedEvent<StudentEvent>;
const find = (type: StudentEvent['type'], data: object) =>
  (['invoice', 'receipt'] as const).map((kind) => findNumberedEntry(kind, eventOf(type, data)));

test('findNumberedEntry: a purchase with a price gets an invoice, and a payment a receipt', () => {
  const own = { entry: first, students: [MIA], amountCents: 5_000 };
  expect(find('ClassesAdjusted', { purchase: { priceCents: 5_000 } })).toEqual([own, undefined]);
  expect(find('PaymentReceived', { amountCents: 5_000 })).toEqual([undefined, own]);
  for (const purchase of [undefined, {}, { priceCents: 0 }, { amountCents: 0 }])
    expect(find('ClassesAdjusted', { purchase })).toEqual([undefined, undefined]);
  expect(find('RefundGiven', { cents: 5_000 })).toEqual([undefined, undefined]);
});

test('findNumberedEntry: a purchase of an early log that says what was paid gets both', () => {
  const own = { entry: first, students: [MIA], amountCents: 5_000 };
  expect(find('ClassesAdjusted', { purchase: { amountCents: 5_000 } })).toEqual([own, own]);
});

test('findNumberedEntry: the parts of a payment for several students are one entry, of the whole amount', () => {
  const parts = [
    { student: MIA, amountCents: 5_000 },
    { student: BEN, amountCents: 2_000 },
  ];
  expect(find('PaymentReceived', { amountCents: 5_000, joint: { id: second, parts } })).toEqual([
    undefined,
    { entry: second, students: [MIA, BEN], amountCents: 7_000 },
  ]);
});
